import { expect, it } from 'vitest';
import { formatBytes } from './format-bytes.ts';

it.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1536, '1.5 KB'],
  [120 * 1024, '120 KB'],
  [500 * 1024 ** 2, '500 MB'],
  [3 * 1024 ** 4, '3.0 TB'],
  [3 * 1024 ** 5, '3072 TB'],
])('formats %i bytes as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
