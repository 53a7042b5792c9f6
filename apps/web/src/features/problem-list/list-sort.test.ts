import { describe, expect, it } from 'vitest';
import { directionOf, nextSort, parseSort, sorts } from './list-sort.ts';

describe('the order of the list', () => {
  it.each([
    ['difficulty', 'difficulty'],
    ['-rate', '-rate'],
    ['--rate', 'id'],
    ['title', 'id'],
    ['', 'id'],
    [null, 'id'],
  ])('parses %s as %s', (text, sort) => {
    expect(parseSort(text)).toBe(sort);
  });

  it.each([
    ['id', 'id', '-id'],
    ['-id', 'id', 'id'],
    ['id', 'difficulty', 'difficulty'],
    ['difficulty', 'difficulty', '-difficulty'],
    ['-difficulty', 'difficulty', 'id'],
    ['difficulty', 'rate', '-rate'],
    ['-rate', 'rate', 'rate'],
    ['rate', 'rate', 'id'],
    ['rate', 'id', 'id'],
  ] as const)('from %s a click on %s leads to %s', (sort, column, next) => {
    expect(nextSort(sort, column)).toBe(next);
  });

  it('belongs to one column at a time', () => {
    for (const sort of sorts) {
      const directions = (['id', 'difficulty', 'rate'] as const).map((column) => directionOf(sort, column));
      expect(directions.filter((direction) => direction !== undefined)).toHaveLength(1);
    }
    expect(directionOf('-rate', 'rate')).toBe('descending');
  });
});
