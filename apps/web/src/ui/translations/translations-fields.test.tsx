import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../testing/render-markup.tsx';
import { TranslationsFields } from './translations-fields.tsx';
import { translationsMessages } from './translations-messages.ts';

const m = translationsMessages['en-US'];
const show = (changes: Partial<Parameters<typeof TranslationsFields>[0]> = {}) =>
  renderMarkup(
    <TranslationsFields label="Title" value={{}} onChange={() => undefined} maxLength={9} {...changes} />,
  );
const all = ['Title · 简体中文', 'Title · 繁體中文（香港）', 'Title · English'];

describe('the translations of a text', () => {
  it.each([[{}], [{ 'en-US': '' }]])('are closed while there are none: %j', (value) => {
    const markup = show({ value });
    expect(markup.get('button', m.add).attribute('aria-expanded')).toBe('false');
    expect(markup.names('textbox')).toEqual([]);
  });

  it('are open with one field per language if there is one', () => {
    const markup = show({ value: { 'zh-HK': '米' } });
    expect(markup.get('button', m.hide).attribute('aria-expanded')).toBe('true');
    expect(markup.names('textbox')).toEqual(all);
    expect(markup.get('textbox', 'Title · 繁體中文（香港）').attribute('value')).toBe('米');
  });

  it('are open while one has an error', () => {
    const markup = show({ errorOf: (locale) => (locale === 'en-US' ? 'Too long' : undefined) });
    expect(markup.names('textbox')).toEqual(all);
    expect(markup.text).toContain('Too long');
  });
});
