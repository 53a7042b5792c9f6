import { describe, expect, test } from 'vitest';
import { inTurns, readInTurns } from './in-turns.ts';

test('others have their turn between two parts, and nothing is left out', async () => {
  const heard: string[] = [];
  let isOver = false;
  const others = () => {
    heard.push('others');
    if (!isOver) setImmediate(others);
  };
  setImmediate(others);
  await inTurns([1, 2, 3, 4, 5], 2, (part) => void heard.push(part.join(' ')));
  isOver = true;
  expect(heard).toEqual(['1 2', 'others', '3 4', 'others', '5']);
});

describe('reading in parts', () => {
  test.each([
    [0, []],
    [1, [1]],
    [2, [2]],
    [5, [2, 2, 1]],
    [6, [2, 2, 2]],
  ])('%d rows come as %o', async (count, sizes) => {
    const all = Array.from({ length: count }, (_, index) => index);
    const parts: (readonly number[])[] = [];
    for await (const part of readInTurns<number>(2, (last) =>
      Promise.resolve(all.filter((row) => last === undefined || row > last).slice(0, 2)),
    ))
      parts.push(part);
    expect(parts.map(({ length }) => length)).toEqual(sizes);
    expect(parts.flat()).toEqual(all);
  });
});
