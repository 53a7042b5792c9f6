import { describe, expect, test } from 'vitest';
import { createPositions } from './positions.ts';
import { createReplayBuffer } from './replay-buffer.ts';

describe('createReplayBuffer', () => {
  const since = (buffer: ReturnType<typeof createReplayBuffer<string>>, sequence: number) =>
    buffer.since(sequence)?.map(({ entry }) => entry);

  test('returns what came after a number', () => {
    const buffer = createReplayBuffer<string>(3);
    expect(since(buffer, 0)).toEqual([]);
    buffer.add(2, 'two');
    buffer.add(5, 'five');
    expect([since(buffer, 0), since(buffer, 2), since(buffer, 5)]).toEqual([['two', 'five'], ['five'], []]);
  });

  test('returns nothing where some of it was dropped', () => {
    const buffer = createReplayBuffer<string>(2);
    for (const sequence of [1, 2, 3]) buffer.add(sequence, String(sequence));
    expect([since(buffer, 0), since(buffer, 1)]).toEqual([undefined, ['2', '3']]);
  });

  test('returns nothing from before the number up to which changes were lost', () => {
    const buffer = createReplayBuffer<string>(2);
    buffer.add(1, 'one');
    buffer.invalidate(2);
    buffer.add(3, 'three');
    expect([since(buffer, 1), since(buffer, 2)]).toEqual([undefined, ['three']]);
  });
});

describe('createPositions', () => {
  const positions = createPositions('epoch');
  positions.next();
  positions.next();

  test('names the current number', () => {
    expect([positions.format(), positions.parse(positions.format())]).toEqual(['epoch-2', 2]);
  });

  test.each(['', 'epoch', 'epoch-', 'epoch-3', 'epoch--1', 'epoch-1.5', 'other-1', '1'])(
    'does not know %j',
    (text) => {
      expect(positions.parse(text)).toBeUndefined();
    },
  );
});
