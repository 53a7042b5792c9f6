import { describe, expect, test } from 'vitest';
import { forEachChunk, readPages } from './chunks.ts';

test('forEachChunk passes every item, and yields to the event loop between chunks', async () => {
  const events: string[] = [];
  let isOver = false;
  const otherWork = () => {
    events.push('other work');
    if (!isOver) setImmediate(otherWork);
  };
  setImmediate(otherWork);
  await forEachChunk([1, 2, 3, 4, 5], 2, (chunk) => void events.push(chunk.join(' ')));
  isOver = true;
  expect(events).toEqual(['1 2', 'other work', '3 4', 'other work', '5']);
});

describe('readPages', () => {
  test.each([
    [0, []],
    [1, [1]],
    [2, [2]],
    [5, [2, 2, 1]],
    [6, [2, 2, 2]],
  ])('reads %d rows as pages of %o', async (count, sizes) => {
    const all = Array.from({ length: count }, (_, index) => index);
    const pages: (readonly number[])[] = [];
    for await (const page of readPages<number>(2, (last) =>
      Promise.resolve(all.filter((row) => last === undefined || row > last).slice(0, 2)),
    ))
      pages.push(page);
    expect(pages.map(({ length }) => length)).toEqual(sizes);
    expect(pages.flat()).toEqual(all);
  });
});
