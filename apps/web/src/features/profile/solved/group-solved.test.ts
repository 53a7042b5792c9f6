import { describe, expect, it } from 'vitest';
import { barParts, groupSolved } from './group-solved.ts';

const problem = (problemId: string, id = 1) => ({ id, problemId });
const idsOf = (groups: ReturnType<typeof groupSolved>) =>
  Object.fromEntries(groups.map((group) => [group.difficulty, group.problems.map((one) => one.problemId)]));

describe('groupSolved', () => {
  it('has the three difficulties in order, including empty ones', () => {
    expect(groupSolved(null).map((group) => group.difficulty)).toEqual(['easy', 'mid', 'hard']);
    expect(groupSolved({ '2': [problem('A')] }).map((group) => group.problems.length)).toEqual([0, 0, 1]);
  });

  it('sorts problem ids numerically', () => {
    const groups = groupSolved({ '0': [problem('P10'), problem('P9'), problem('1002'), problem('1001')] });
    expect(idsOf(groups)['easy']).toEqual(['1001', '1002', 'P9', 'P10']);
  });

  it('separates problems of an unknown difficulty', () => {
    const groups = groupSolved({ '0': [problem('A')], '7': [problem('B')], null: [problem('C')] });
    expect(idsOf(groups)).toEqual({ easy: ['A'], mid: [], hard: [], unrated: ['B', 'C'] });
  });

  it('ignores names of object properties', () => {
    expect(idsOf(groupSolved({ constructor: [problem('A')] }))['unrated']).toEqual(['A']);
  });
});

describe('barParts', () => {
  it('divides the bar among the difficulties with problems', () => {
    const parts = barParts(
      groupSolved({ '0': [problem('A'), problem('B'), problem('C')], '2': [problem('D')] }),
    );
    expect(parts).toEqual([
      { difficulty: 'easy', count: 3, percent: 75 },
      { difficulty: 'hard', count: 1, percent: 25 },
    ]);
  });

  it('is empty when nothing is solved', () => {
    expect(barParts(groupSolved(null))).toEqual([]);
  });
});
