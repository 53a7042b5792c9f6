import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import { frameMessages } from './frame-messages.ts';
import { isLengthValid, LengthField, toDays, toLength } from './length-field.tsx';

const m = frameMessages['en-US'];

describe('the length of a membership', () => {
  it.each([
    [{ isEndless: false, days: 30 }, true, 30],
    [{ isEndless: false, days: '365' }, true, 365],
    [{ isEndless: true, days: '' }, true, null],
    [{ isEndless: false, days: '' }, false, 0],
    [{ isEndless: false, days: 0 }, false, 0],
    [{ isEndless: false, days: 1.5 }, false, 1.5],
    [{ isEndless: false, days: 36_501 }, false, 36_501],
  ])('%j is valid: %s', (value, isValid, days) => {
    expect(isLengthValid(value)).toBe(isValid);
    expect(toDays(value)).toBe(days);
  });

  it.each([30, null])('%j days return to the form', (days) => {
    expect(toDays(toLength(days))).toBe(days);
  });

  it('shows the problem after the form was sent', () => {
    const show = (isTried: boolean) =>
      renderMarkup(
        <LengthField value={{ isEndless: false, days: '' }} isTried={isTried} onChange={() => undefined} />,
      ).text;
    expect(show(false)).not.toContain(m.wholeNumber(1, 36_500));
    expect(show(true)).toContain(m.wholeNumber(1, 36_500));
  });
});
