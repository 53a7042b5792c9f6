import { describe, expect, it } from 'vitest';
import { layOutArcs, ringLength } from './donut-layout.ts';

const rounded = (values: readonly number[]) =>
  layOutArcs(values).map(({ start, length }) => [Number(start.toFixed(2)), Number(length.toFixed(2))]);

describe('layOutArcs', () => {
  it.each([
    ['halves', [1, 1], [[0, 50], [50, 50]]], // prettier-ignore
    ['one part', [4], [[0, 100]]],
    ['a part of nothing', [1, 0, 3], [[0, 25], [25, 0], [25, 75]]], // prettier-ignore
    ['nothing', [0, 0], [[0, 0], [0, 0]]], // prettier-ignore
  ])('lays out %s', (_what, values, expected) => {
    expect(rounded(values)).toEqual(expected);
  });

  it('keeps a thin part visible and the ring closed', () => {
    const arcs = layOutArcs([1, 100_000, 2, 50_000]);
    for (const arc of arcs) expect(arc.length).toBeGreaterThan(1);
    const last = arcs.at(-1);
    expect((last?.start ?? 0) + (last?.length ?? 0)).toBeCloseTo(ringLength);
  });
});
