import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { encodeFrame, FrameReader, keys, kinds } from './wire.ts';

const header = readFileSync(new URL('../native/wire.h', import.meta.url), 'utf8');

/** The names of an enum in C, as they are here, with their numbers. */
function readNumbers(prefix: string): Record<string, number> {
  const matches = header.matchAll(new RegExp(`^ {2}${prefix}_([A-Z0-9_]+) = (\\d+),$`, 'gm'));
  return Object.fromEntries(
    [...matches].map(([, name = '', number]) => {
      const camelCase = name.toLowerCase().replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());
      return [camelCase, Number(number)];
    }),
  );
}

describe('messages', () => {
  it('use the same numbers as the helper', () => {
    expect(readNumbers('KIND')).toEqual(kinds);
    expect(readNumbers('KEY')).toEqual(keys);
  });

  it('are reassembled from arbitrary chunks of the socket', () => {
    const bytes = Buffer.concat([
      encodeFrame('error', [['text', 'first']]),
      encodeFrame('facts', [
        [
          'facts',
          [
            ['size', 7],
            ['bytes', Buffer.from('abc')],
          ],
        ],
      ]),
    ]);
    for (let size = 1; size <= bytes.length; size += 1) {
      const reader = new FrameReader();
      const frames = [];
      for (let offset = 0; offset < bytes.length; offset += size)
        frames.push(...reader.add(bytes.subarray(offset, offset + size)));
      expect(frames.map(({ kind }) => kind)).toEqual(['error', 'facts']);
      expect(frames[0]?.fields.findString('text')).toBe('first');
      expect(frames[1]?.fields.getGroup('facts').getNumber('size')).toBe(7);
    }
  });
});
