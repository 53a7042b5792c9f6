import { describe, expect, it } from 'vitest';
import { centreOffset, indexByKey } from './strip-position.ts';

describe('problem strip', () => {
  it.each([
    ['all fit', 2, 5, 800, 0],
    ['the first', 0, 40, 800, 0],
    ['one that is centred without scrolling', 3, 40, 700, 0],
    ['one in the middle', 20, 40, 800, 1650],
    ['the last but one', 38, 40, 800, 3200],
    ['the last', 39, 40, 800, 3200],
    ['a strip without room', 10, 40, 0, 1050],
  ])('shows %s', (_what, index, count, width, expected) => {
    expect(centreOffset(index, count, width)).toBe(expected);
  });

  it.each([
    ['ArrowLeft', 3, 2],
    ['ArrowLeft', 0, 0],
    ['ArrowRight', 3, 4],
    ['ArrowRight', 9, 9],
    ['Home', 3, 0],
    ['End', 3, 9],
    ['Enter', 3, undefined],
  ] as const)('%s at %i moves to %s', (key, index, expected) => {
    expect(indexByKey(key, index, 10)).toBe(expected);
  });
});
