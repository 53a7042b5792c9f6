import { problemLimits } from '@touchstone/contract/problem-limits';
import { expect, it } from 'vitest';
import { readTextFile } from './read-text-file.ts';

const bytes = (...values: number[]) => new Blob([new Uint8Array(values)]);

it.each([
  ['an empty file', new Blob([]), ''],
  ['ASCII', new Blob(['int main() {}\n']), 'int main() {}\n'],
  ['Chinese text', new Blob(['试金石']), '试金石'],
  ['a byte order mark', bytes(0xef, 0xbb, 0xbf, 0x61), 'a'],
  ['a lone continuation byte', bytes(0x61, 0x80), { reason: 'notText' }],
  ['a cut character', bytes(0xe8, 0xaf), { reason: 'notText' }],
  ['GBK text', bytes(0xca, 0xd4), { reason: 'notText' }],
  ['the largest file', new Blob(['a'.repeat(problemLimits.codeMaximum * 4)]), expect.any(String)],
  ['a larger file', new Blob(['a'.repeat(problemLimits.codeMaximum * 4 + 1)]), { reason: 'tooLarge' }],
])('%s', async (_name, file, result) => {
  expect(await readTextFile(file)).toEqual(result);
});
