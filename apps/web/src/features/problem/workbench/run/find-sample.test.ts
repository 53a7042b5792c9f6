import { expect, it } from 'vitest';
import { findSample } from './find-sample.ts';

const samples = [
  { input: '1 2\n', output: '3' },
  { input: '5 6\r\n7', output: '18' },
  { input: '', output: '0' },
];

it.each([
  ['1 2\n', 0],
  ['1 2', 0],
  ['1 2 \n\n', 0],
  ['5 6\n7\n', 1],
  ['1  2', undefined],
  [' 1 2', undefined],
  ['', undefined],
  ['9', undefined],
])('the input %j is sample %s', (input, index) => {
  expect(findSample(samples, input)).toBe(index);
});
