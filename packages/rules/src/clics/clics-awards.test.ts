import { describe, expect, test } from 'vitest';
import { defaultAwards, shareAwards } from '../contests/awards.ts';
import { clicsAwards } from './clics-awards.ts';

const team = (teamId: string, rank: number, isAwardable = true) => ({ teamId, rank, isAwardable });
const ranked = [team('a', 1), team('b', 1), team('c', 3), team('d', 4), team('e', 5, false)];
const idsOf = (awards: ReturnType<typeof clicsAwards>) => awards.map(({ id, team_ids: ids }) => [id, ids]);

describe('awards', () => {
  test('go by rank to teams that solved something', () => {
    const shares = shareAwards(
      'number',
      defaultAwards.map((award) => ({ ...award, amount: 1 })),
      5,
    );
    expect(idsOf(clicsAwards({ ranked, shares, firsts: [] }))).toEqual([
      ['winner', ['a', 'b']],
      ['gold-medal', ['a']],
      ['silver-medal', ['b']],
      ['bronze-medal', ['c']],
    ]);
  });

  test.each([
    [
      ['金奖', '银奖', '铜奖'],
      ['gold-medal', 'silver-medal', 'bronze-medal'],
    ],
    [
      ['Gold', 'Gold again', 'Honour'],
      ['gold-medal', 'award-2', 'award-3'],
    ],
  ])('named %j get the ids %j', (names, ids) => {
    const rules = names.map((name, at) => ({ priority: at, name, background: '', color: '', amount: 1 }));
    const awards = clicsAwards({ ranked, shares: shareAwards('number', rules, 5), firsts: [] });
    expect(awards.slice(1).map(({ id }) => id)).toEqual(ids);
    expect(awards.slice(1).map(({ citation }) => citation)).toEqual(names);
  });

  test('list the first solver, and no winner without a solution', () => {
    const firsts = [{ problemId: '12', label: 'A', teamIds: ['c'] }];
    expect(clicsAwards({ ranked: [team('e', 1, false)], shares: [], firsts })).toEqual([
      { id: 'winner', citation: 'Contest winner', team_ids: [] },
      { id: 'first-to-solve-12', citation: 'First to solve problem A', team_ids: ['c'] },
    ]);
  });
});
