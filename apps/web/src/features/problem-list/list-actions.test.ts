import { describe, expect, it } from 'vitest';
import { listActionOf, nextRowIndex } from './list-actions.ts';

describe('listActionOf', () => {
  it.each([
    ['j', 1],
    ['k', -1],
    ['/', 'search'],
    ['J', undefined],
    ['Enter', undefined],
    ['ArrowDown', undefined],
  ])('%s', (key, action) => {
    expect(listActionOf(key)).toBe(action);
  });
});

describe('nextRowIndex', () => {
  it.each([
    ['the next row', 2, 1, 3],
    ['the former row', 2, -1, 1],
    ['the first row if none has the focus', -1, 1, 0],
    ['the first row if none has the focus, upwards too', -1, -1, 0],
    ['the last row at the end', 9, 1, 9],
    ['the first row at the beginning', 0, -1, 0],
  ] as const)('is %s', (_case, current, step, expected) => {
    expect(nextRowIndex(current, step, 10)).toBe(expected);
  });
});
