import { describe, expect, it } from 'vitest';
import { saveBarMessages } from './save-bar-messages.ts';
import { SaveBar } from './save-bar.tsx';
import { renderMarkup } from './testing/render-markup.tsx';

const ignore = () => undefined;

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('SaveBar in %s', (locale) => {
  const m = saveBarMessages[locale];
  it.each([
    ['nothing changed', false, false, m.clean, true, true],
    ['something changed', true, false, m.dirty, false, false],
    ['it is saved', true, true, m.dirty, true, true],
  ])('while %s', (_name, isDirty, isSaving, text, isDiscardDisabled, isSaveDisabled) => {
    const bar = renderMarkup(<SaveBar isDirty={isDirty} isSaving={isSaving} onDiscard={ignore} />, {
      locale,
    });
    expect(bar.names('status')).toEqual([text]);
    expect(bar.get('button', m.discard).isDisabled).toBe(isDiscardDisabled);
    const save = bar.all('button').find((button) => button.attribute('type') === 'submit');
    expect(save?.isDisabled === true || save?.attribute('data-loading') !== undefined).toBe(isSaveDisabled);
  });

  it('takes other texts', () => {
    const bar = renderMarkup(
      <SaveBar isDirty isSaving={false} onDiscard={ignore} texts={{ save: 'Send', dirty: 'Draft' }} />,
      { locale },
    );
    expect(bar.find('button', 'Send')).toBeDefined();
    expect(bar.find('button', m.discard)).toBeDefined();
    expect(bar.names('status')).toEqual(['Draft']);
  });
});
