import { describe, expect, it } from 'vitest';
import { findNeighbour, layOutGraph, type GraphCluster } from './graph-layout.ts';

const edge = (left: number, right: number) => ({ left, right, similarity: 0.9 });
const ring = (first: number, count: number): GraphCluster => ({
  ids: Array.from({ length: count }, (_, index) => first + index),
  edges: Array.from({ length: count }, (_, index) => edge(first + index, first + ((index + 1) % count))),
});
const pair = (first: number): GraphCluster => ({ ids: [first, first + 1], edges: [edge(first, first + 1)] });
const distanceOf = (points: ReadonlyMap<number, { x: number; y: number }>, one: number, other: number) => {
  const [a, b] = [points.get(one), points.get(other)];
  return Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0));
};

describe('the layout of a graph', () => {
  it('keeps all programs inside, apart from each other', () => {
    const { points, width, height } = layOutGraph([ring(1, 12), pair(20), pair(30)], 900);
    expect(points.size).toBe(16);
    for (const [id, { x, y }] of points) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(height);
      const others = [...points.keys()].filter((other) => other !== id);
      expect(Math.min(...others.map((other) => distanceOf(points, id, other)))).toBeGreaterThan(40);
    }
  });

  it('is the same every time', () => {
    const clusters = [ring(1, 7), pair(20)];
    expect(layOutGraph(clusters, 600)).toEqual(layOutGraph(clusters, 600));
  });

  it('puts connected programs closer together than others', () => {
    const star: GraphCluster = { ids: [1, 2, 3, 4], edges: [edge(1, 2), edge(1, 3), edge(1, 4)] };
    const { points } = layOutGraph([star], 900);
    expect(distanceOf(points, 1, 2)).toBeLessThan(distanceOf(points, 2, 3));
  });

  it('begins a new row where the width ends', () => {
    const { points, width } = layOutGraph([pair(1), pair(3), pair(5)], 400);
    expect(width).toBe(400);
    expect(points.get(3)?.y).toBe(points.get(1)?.y);
    expect(points.get(5)?.y).toBeGreaterThan(points.get(1)?.y ?? 0);
  });

  it('of nothing is empty', () => {
    expect(layOutGraph([], 400)).toMatchObject({ width: 400, height: 0 });
  });
});

describe('arrow keys', () => {
  const points = new Map([
    [1, { x: 0, y: 0 }],
    [2, { x: 100, y: 10 }],
    [3, { x: 60, y: 200 }],
    [4, { x: 300, y: 0 }],
  ]);
  it.each([
    [1, 'right', 2],
    [2, 'right', 4],
    [4, 'left', 2],
    [1, 'down', 2],
    [2, 'down', 3],
    [3, 'up', 2],
    [1, 'left', undefined],
    [9, 'left', undefined],
  ] as const)('from %i %s lead to %s', (from, direction, to) => {
    expect(findNeighbour(points, from, direction)).toBe(to);
  });
});
