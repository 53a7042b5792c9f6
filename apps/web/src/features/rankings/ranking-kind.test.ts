import { expect, it } from 'vitest';
import { rankingAddresses, rankTypes, rankValueOf, type RankedUser } from './ranking-kind.ts';

const user = { ac: 12, score: 340 } as RankedUser;

it.each([
  ['acm', user, 12],
  ['oi', user, 340],
  ['oi', { ...user, score: null }, 0],
  ['acm', { ...user, ac: 0, score: null }, 0],
] as const)('%s orders by the right value', (kind, ranked, value) => {
  expect(rankValueOf(ranked, kind)).toBe(value);
});

it('distinguishes the two rankings on the wire and in the URL', () => {
  expect(rankTypes.acm).not.toBe(rankTypes.oi);
  expect(rankingAddresses.acm).not.toBe(rankingAddresses.oi);
});
