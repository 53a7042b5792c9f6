import { expect, it } from 'vitest';
import { formatBytes } from './format-bytes.ts';

it.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1536, '1.5 KB'],
  [99.9 * 1024, '99.9 KB'],
  [99.97 * 1024, '100 KB'],
  [120 * 1024, '120 KB'],
  [1024 ** 2 - 1, '1.0 MB'],
  [1023.4 * 1024 ** 3, '1023 GB'],
  [500 * 1024 ** 2, '500 MB'],
  [3 * 1024 ** 4, '3.0 TB'],
  [3 * 1024 ** 5, '3072 TB'],
])('formats %i bytes as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
