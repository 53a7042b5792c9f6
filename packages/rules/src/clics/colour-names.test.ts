import { expect, test } from 'vitest';
import { parseColour } from './colour-names.ts';

test.each([
  ['#ff0000', '#ff0000', 'red'],
  ['#F00', '#ff0000', 'red'],
  ['#00ff0080', '#00ff00', 'green'],
  ['#fff', '#ffffff', 'white'],
  ['#0000ff', '#0000ff', 'blue'],
  ['#ffd700', '#ffd700', 'yellow'],
])('%s is %s, %s', (text, rgb, name) => {
  expect(parseColour(text)).toEqual({ rgb, name });
});

test.each([[null], [''], ['red'], ['#12345'], ['rgb(1,2,3)']])('%j is no colour', (text) => {
  expect(parseColour(text)).toBeUndefined();
});
