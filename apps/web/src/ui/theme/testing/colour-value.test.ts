import { expect, test } from 'vitest';
import { contrastOf, layOn, readColour, substitute } from './colour-value.ts';

test.each([
  ['#ff8000', [255, 128, 0, 1]],
  ['#fff', [255, 255, 255, 1]],
  ['transparent', [0, 0, 0, 0]],
  ['rgb(5 8 12 / 0.64)', [5, 8, 12, 0.64]],
  ['rgb(5 8 12)', [5, 8, 12, 1]],
  ['color-mix(in srgb, #000000 25%, #ffffff)', [191.25, 191.25, 191.25, 1]],
  ['color-mix(in srgb, #000000, #ffffff)', [127.5, 127.5, 127.5, 1]],
  ['color-mix(in srgb, #000000 calc(30% - 5%), #ffffff)', [191.25, 191.25, 191.25, 1]],
  ['color-mix(in srgb, #ff0000 10%, transparent)', [255, 0, 0, 0.1]],
  ['color-mix(in srgb, color-mix(in srgb, #000000 50%, #ffffff) 50%, #ffffff)', [191.25, 191.25, 191.25, 1]],
])('reads %s', (text, expected) => {
  expect(readColour(text).map((part) => Math.round(part * 1000) / 1000)).toEqual(expected);
});

test.each(['red', 'var(--x)', 'oklch(1 0 0)', '#12345'])('refuses %s', (text) => {
  expect(() => readColour(text)).toThrow();
});

test.each([
  ['var(--a)', '#111111'],
  ['var(--b)', 'color-mix(in srgb, #111111 5%, #222222)'],
  ['var(--none, var(--a))', '#111111'],
  ['var(--none, color-mix(in srgb, var(--a) 5%, #fff))', 'color-mix(in srgb, #111111 5%, #fff)'],
  ['1px solid var(--a)', '1px solid #111111'],
  ['var(--none)', undefined],
])('replaces the custom properties of %s', (value, expected) => {
  const properties = { '--a': '#111111', '--b': 'color-mix(in srgb, var(--a) 5%, #222222)' };
  expect(substitute(value, properties)).toBe(expected);
});

/** The figures of WebAIM's contrast checker. */
test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#0000ff', '#ffff00', 8],
])('the contrast of %s on %s is %d', (text, ground, expected) => {
  expect(contrastOf(readColour(text), readColour(ground))).toBeCloseTo(expected, 2);
});

test('a transparent text is read as it shows', () => {
  expect(layOn([0, 0, 0, 0.5], [255, 255, 255, 1])).toEqual([127.5, 127.5, 127.5, 1]);
  expect(contrastOf([0, 0, 0, 0.5], [255, 255, 255, 1])).toBeLessThan(4);
});
