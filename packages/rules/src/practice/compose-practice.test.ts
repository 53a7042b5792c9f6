import { describe, expect, it } from 'vitest';
import { composePractice, type PracticeCandidate } from './compose-practice.ts';

let nextId = 1;
const aProblem = (changes: Partial<PracticeCandidate> = {}): PracticeCandidate => ({
  id: nextId++,
  difficulty: 0,
  acceptRate: 0.5,
  tagIds: [1],
  status: 'new',
  ...changes,
});
const many = (count: number, changes: Partial<PracticeCandidate>) =>
  Array.from({ length: count }, () => aProblem(changes));
const request = { level: 1, size: 5, seed: 7 } as const;
const reasonsOf = (...args: Parameters<typeof composePractice>) =>
  composePractice(...args).map(({ reason }) => reason);

describe('composePractice', () => {
  it('begins easily, goes on at the level, repeats what failed, and ends with something hard', () => {
    const candidates = [
      ...many(3, { difficulty: 0 }),
      ...many(9, { difficulty: 1 }),
      ...many(3, { difficulty: 2 }),
      ...many(2, { difficulty: 1, status: 'tried' }),
    ];
    expect(reasonsOf(candidates, request)).toEqual(['warm-up', 'level', 'level', 'retry', 'stretch']);
  });

  it('warms up with the problem that most users solve', () => {
    const easiest = aProblem({ difficulty: 0, acceptRate: 0.9 });
    const candidates = [
      ...many(5, { difficulty: 0, acceptRate: null }),
      easiest,
      ...many(9, { difficulty: 1 }),
    ];
    expect(composePractice(candidates, request)[0]).toEqual({ id: easiest.id, reason: 'warm-up' });
  });

  it('prefers tags that the user has not solved', () => {
    const gap = aProblem({ difficulty: 1, tagIds: [1, 2] });
    const candidates = [
      ...many(6, { difficulty: 1, tagIds: [1] }),
      gap,
      ...many(3, { difficulty: 0, tagIds: [1], status: 'solved' }),
    ];
    const picks = composePractice(candidates, { ...request, size: 3 });
    expect(picks[0]).toEqual({ id: gap.id, reason: 'weak-topic' });
    expect(picks.slice(1).map(({ reason }) => reason)).toEqual(['level', 'level']);
  });

  it('fills up from the nearest levels, then with failed and solved problems', () => {
    const candidates = [
      aProblem({ difficulty: 2 }),
      aProblem({ difficulty: 0 }),
      aProblem({ difficulty: 2, status: 'tried' }),
      aProblem({ difficulty: 1, status: 'solved' }),
    ];
    expect(reasonsOf(candidates, { ...request, size: 10 })).toEqual([
      'review',
      'warm-up',
      'retry',
      'stretch',
    ]);
  });

  it('has no problem twice, and not more than wanted', () => {
    const candidates = [...many(50, { difficulty: 1 }), ...many(50, { difficulty: 1, status: 'tried' })];
    const ids = composePractice(candidates, { ...request, size: 20 }).map(({ id }) => id);
    expect(new Set(ids).size).toBe(20);
    expect(ids).toHaveLength(20);
  });

  it('is the same with the same seed, and another with another', () => {
    const candidates = many(60, { difficulty: 1 });
    const idsOf = (seed: number) => composePractice(candidates, { ...request, seed }).map(({ id }) => id);
    expect(idsOf(1)).toEqual(idsOf(1));
    expect(idsOf(1)).not.toEqual(idsOf(2));
  });

  it('has problems of the list before only if there are no others', () => {
    const candidates = many(8, { difficulty: 1 });
    const first = composePractice(candidates, request).map(({ id }) => id);
    const recentIds = new Set(first);
    const next = composePractice(candidates, { ...request, recentIds }).map(({ id }) => id);
    expect(next.filter((id) => recentIds.has(id))).toHaveLength(2);
    expect(next).toHaveLength(5);
  });

  it('warms up with another problem than before', () => {
    const candidates = [...many(2, { difficulty: 0, acceptRate: 0.9 }), ...many(9, { difficulty: 1 })];
    const [first] = composePractice(candidates, request);
    const recentIds = new Set([first?.id ?? 0]);
    const [next] = composePractice(candidates, { ...request, recentIds });
    expect(next).toMatchObject({ reason: 'warm-up' });
    expect(next?.id).not.toBe(first?.id);
  });

  it('is empty without problems', () => {
    expect(composePractice([], request)).toEqual([]);
  });
});
