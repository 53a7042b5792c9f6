import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { toLineFeeds } from './line-feeds.ts';

const normalise = (pieces: Buffer[]) =>
  buffer(Readable.from(pieces, { objectMode: false }).pipe(toLineFeeds()));

describe('line endings', () => {
  const cases = [
    ['a\r\nb\r\n', 'a\nb\n'],
    ['a\rb', 'a\nb'],
    ['\r\r\n\n\r', '\n\n\n\n'],
    ['\n\r\n\r', '\n\n\n'],
    ['no change\n', 'no change\n'],
    ['', ''],
  ] as const;

  test.each(cases)('%j becomes %j', async (before, after) => {
    expect((await normalise([Buffer.from(before)])).toString()).toBe(after);
  });

  test.each(cases)('%j becomes %j wherever it is split into three chunks', async (before, after) => {
    const bytes = Buffer.from(before);
    for (let first = 0; first <= bytes.length; first += 1) {
      for (let second = first; second <= bytes.length; second += 1) {
        const pieces = [bytes.subarray(0, first), bytes.subarray(first, second), bytes.subarray(second)];
        expect((await normalise(pieces)).toString()).toBe(after);
      }
    }
  });

  test('leaves other bytes unchanged', async () => {
    const bytes = Buffer.from([0xff, 0x00, 0x0d, 0x0a, 0xfe]);
    expect([...(await normalise([bytes]))]).toEqual([0xff, 0x00, 0x0a, 0xfe]);
  });
});
