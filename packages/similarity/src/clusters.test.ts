import { describe, expect, test } from 'vitest';
import { findClusters } from './clusters.ts';

const pair = (left: number, right: number, similarity: number) => ({ left, right, similarity });

describe('clusters', () => {
  const pairs = [pair(7, 8, 0.9), pair(1, 2, 0.8), pair(2, 3, 0.6), pair(4, 5, 0.4)];

  test('connect programs through similar pairs, the largest first', () => {
    expect(findClusters(pairs, 0.5)).toEqual([
      [1, 2, 3],
      [7, 8],
    ]);
  });

  test('depend on the smallest similarity', () => {
    expect(findClusters(pairs, 0.7)).toEqual([
      [1, 2],
      [7, 8],
    ]);
    expect(findClusters(pairs, 0.95)).toEqual([]);
    expect(findClusters([], 0)).toEqual([]);
  });

  test('join long chains', () => {
    const chain = Array.from({ length: 5000 }, (_, index) => pair(index, index + 1, 1));
    expect(findClusters(chain, 1)).toEqual([Array.from({ length: 5001 }, (_, index) => index)]);
  });
});
