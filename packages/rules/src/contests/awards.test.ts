import { describe, expect, test } from 'vitest';
import { awardAt, defaultAwards, defaultMedals, shareAwards, type AwardRule } from './awards.ts';

const award = (name: string, priority: number, amount: number): AwardRule => ({
  name,
  priority,
  amount,
  background: '#000',
  color: '#fff',
});

const namesOf = (shares: ReturnType<typeof shareAwards>, count: number) =>
  Array.from({ length: count }, (_, index) => awardAt(shares, index)?.name);

describe('awards', () => {
  test('by number go to that many contestants, in order of priority', () => {
    const shares = shareAwards('number', [award('second', 2, 2), award('first', 1, 1)], 100);
    expect(namesOf(shares, 4)).toEqual(['first', 'second', 'second', undefined]);
  });

  test.each([
    [9, [0, 1, 2]],
    [10, [1, 2, 3]],
    [29, [2, 5, 8]],
    [300, [30, 60, 90]],
  ])('by proportion of %d contestants round down', (count, places) => {
    const shares = shareAwards('proportion', defaultAwards, count);
    expect(
      defaultAwards.map(({ name }) => shares.find((one) => one.award.name === name)?.count ?? 0),
    ).toEqual(places);
  });

  test('29 per cent of a hundred are 29', () => {
    expect(shareAwards('proportion', [award('one', 1, 29)], 100)[0]?.count).toBe(29);
  });

  test('of size zero leave no gap', () => {
    const shares = shareAwards('number', [award('none', 1, 0), award('less', 2, -3), award('one', 3, 1)], 5);
    expect(namesOf(shares, 2)).toEqual(['one', undefined]);
  });

  test('are not given in a contest without awards', () => {
    expect(shareAwards('none', defaultAwards, 50)).toEqual([]);
  });
});

test.each([
  [0, { gold: 0, silver: 0, bronze: 0 }],
  [19, { gold: 1, silver: 3, bronze: 5 }],
  [300, { gold: 30, silver: 60, bronze: 90 }],
])('the reveal of %d contestants offers %o', (count, medals) => {
  expect(defaultMedals(count)).toEqual(medals);
});
