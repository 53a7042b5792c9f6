import { describe, expect, it } from 'vitest';
import { countPages, pageAfterResize, visiblePages } from './pager-pages.ts';

describe('countPages', () => {
  it.each([
    [0, 10, 1],
    [10, 10, 1],
    [11, 10, 2],
    [301, 100, 4],
    [5, 0, 1],
  ])('splits %i rows into pages of %i: %i', (total, size, pages) => {
    expect(countPages(total, size)).toBe(pages);
  });
});

describe('visiblePages', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 3, 4, 5]],
    [5, 9, [3, 4, 5, 6, 7]],
    [9, 9, [5, 6, 7, 8, 9]],
    [8, 9, [5, 6, 7, 8, 9]],
    [40, 9, [5, 6, 7, 8, 9]],
  ])('shows around page %i of %i: %j', (current, pages, visible) => {
    expect(visiblePages(current, pages)).toEqual(visible);
  });
});

describe('pageAfterResize', () => {
  it('keeps the first row of the old page visible', () => {
    expect(pageAfterResize(3, 15, 10)).toBe(4);
    expect(pageAfterResize(4, 10, 100)).toBe(1);
  });
});
