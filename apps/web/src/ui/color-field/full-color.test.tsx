import { isTagColor } from '@touchstone/rules/tags';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../testing/render-markup.tsx';
import { colorFieldMessages } from './color-field-messages.ts';
import { ColorField } from './color-field.tsx';
import { presetColors, toFullColor } from './full-color.ts';

describe('toFullColor', () => {
  it.each([
    ['#1e88e5', '#1e88e5'],
    [' #1E88E5 ', '#1E88E5'],
    ['#abc', '#aabbcc'],
    ['#0F9', '#00FF99'],
    ['', presetColors[0]],
    ['#', presetColors[0]],
    ['#12', presetColors[0]],
    ['#12345', presetColors[0]],
    ['red', presetColors[0]],
    ['1e88e5', presetColors[0]],
    ['#gggggg', presetColors[0]],
  ])('%s is %s', (typed, full) => {
    expect(toFullColor(typed)).toBe(full);
  });

  it('is always a colour of six digits, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `#${text}`),
        ),
        (typed) => {
          expect(toFullColor(typed)).toMatch(/^#[0-9a-f]{6}$/i);
        },
      ),
    );
  });

  it('every preset is a colour that the server accepts', () => {
    expect(presetColors.filter((color) => !isTagColor(color))).toEqual([]);
  });
});

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('ColorField in %s', (locale) => {
  const m = colorFieldMessages[locale];
  const render = (value: string) =>
    renderMarkup(<ColorField value={value} onChange={() => undefined} error={undefined} />, { locale });

  it('marks the preset that is chosen, in any case of letters', () => {
    const pressed = render(' #1e88E5 ')
      .all('button')
      .filter((preset) => preset.attribute('aria-pressed') === 'true');
    expect(pressed.map(({ name }) => name)).toEqual([m.preset('#1E88E5')]);
  });

  it('marks no preset for another colour', () => {
    const presets = render('#123456').all('button');
    expect(presets).toHaveLength(presetColors.length);
    expect(presets.some((preset) => preset.attribute('aria-pressed') === 'true')).toBe(false);
  });

  it('keeps the typed text in the field while the picker shows a colour', () => {
    const field = render('#12');
    expect(field.get('textbox', m.color).attribute('value')).toBe('#12');
    expect(field.get('textbox', m.colorPicker).attribute('value')).toBe(presetColors[0]);
  });
});
