import { expect, test } from 'vitest';
import { compareShares } from './slot-order.ts';

const contest = (usedMs: number) => ({ isInContest: true, usedMs });
const other = (usedMs: number) => ({ isInContest: false, usedMs });

test.each([
  ['a contest before other work', contest(60_000), other(0)],
  ['what used less before what used more', other(0), other(5000)],
  ['in contests too', contest(900), contest(5000)],
])('%s', (_, first, second) => {
  expect(compareShares(first, second)).toBeLessThan(0);
  expect(compareShares(second, first)).toBeGreaterThan(0);
});

test('ordinary tasks are equal', () => {
  expect(compareShares(other(0), other(999))).toBe(0);
});
