import { describe, expect, it } from 'vitest';
import { isNearby, parseSwipe, reduceCarousel, type CarouselAction } from './carousel-state.ts';

describe('reduceCarousel', () => {
  it.each<[string, number, CarouselAction, { index: number; count: number }]>([
    ['goes on', 0, { type: 'next' }, { index: 1, count: 3 }],
    ['wraps around after the last', 2, { type: 'next' }, { index: 0, count: 3 }],
    ['goes back', 2, { type: 'previous' }, { index: 1, count: 3 }],
    ['goes from the first to the last', 0, { type: 'previous' }, { index: 2, count: 3 }],
    ['shows the one that was chosen', 0, { type: 'show', index: 2 }, { index: 2, count: 3 }],
    ['stays when that does not exist', 1, { type: 'show', index: 3 }, { index: 1, count: 3 }],
    ['keeps its place when pictures are added', 2, { type: 'count', count: 5 }, { index: 2, count: 5 }],
    ['starts over when its picture is gone', 2, { type: 'count', count: 2 }, { index: 0, count: 2 }],
    ['is at the start when all are gone', 2, { type: 'count', count: 0 }, { index: 0, count: 0 }],
  ])('%s', (_what, index, action, expected) => {
    expect(reduceCarousel({ index, count: 3 }, action)).toEqual(expected);
  });

  it('stays at 0 without pictures', () => {
    expect(reduceCarousel({ index: 0, count: 0 }, { type: 'next' })).toEqual({ index: 0, count: 0 });
  });
});

describe('isNearby', () => {
  it('is true for the shown picture and its neighbours, around the ends too', () => {
    const nearby = [0, 1, 2, 3, 4].filter((index) => isNearby(index, { index: 0, count: 5 }));
    expect(nearby).toEqual([0, 1, 4]);
  });
});

describe('parseSwipe', () => {
  it.each([
    ['to the left', -80, 10, 'next'],
    ['to the right', 80, -10, 'previous'],
    ['too short', 20, 0, undefined],
    ['rather a scroll', 60, 90, undefined],
  ])('%s', (_what, right, down, expected) => {
    expect(parseSwipe(right, down)).toBe(expected);
  });
});
