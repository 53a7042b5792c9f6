import { expect, test } from 'vitest';
import { storableMessage } from './task-payload.repository.ts';

const limitBytes = 64 * 1024;

test.each([
  ['of one byte each', 'x'],
  ['of three bytes each', '错'],
  ['of four bytes each', '😀'],
])('a long message of characters %s is cut to 64 KB between two of them', (_what, character) => {
  const stored = storableMessage(character.repeat(200_000));
  expect(Buffer.byteLength(stored)).toBeLessThanOrEqual(limitBytes);
  expect(Buffer.byteLength(stored)).toBeGreaterThan(limitBytes - 8);
  expect(stored.replaceAll(character, '')).toBe('\n…');
});

test('a message of 64 KB is stored whole, without what a database refuses', () => {
  const message = `a\0${'x'.repeat(limitBytes - 4)}`;
  expect(storableMessage(message)).toBe(message.replace('\0', '\uFFFD'));
});
