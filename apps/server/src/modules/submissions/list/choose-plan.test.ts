import { describe, expect, test } from 'vitest';
import { choosePlan, type SearchSize, type SearchPlan } from './choose-plan.ts';

const million = { users: undefined, problems: undefined, reach: 15, total: 1_000_000 };

describe('choosePlan', () => {
  test.each<[string, Partial<SearchSize>, SearchPlan]>([
    ['scans without names', {}, 'scan'],
    ['scans with too many names to list', { users: { names: undefined, submissions: 60_000 } }, 'scan'],
    [
      'merges one user, however many submissions',
      { users: { names: 1, submissions: 20_000 } },
      'merge-by-user',
    ],
    ['merges one user without known submissions', { users: { names: 1, submissions: 0 } }, 'merge-by-user'],
    ['merges some problems', { problems: { names: 111, submissions: 11_000 } }, 'merge-by-problem'],
    ['scans for many active users', { users: { names: 1900, submissions: 300_000 } }, 'scan'],
    [
      'merges many users with few submissions',
      { users: { names: 1900, submissions: 2000 } },
      'merge-by-user',
    ],
    [
      'merges few names for a far page, as they have no more rows',
      { users: { names: 3, submissions: 600 }, reach: 9000 },
      'merge-by-user',
    ],
    [
      'merges the smaller of both conditions',
      { users: { names: 1, submissions: 40 }, problems: { names: 1, submissions: 9000 } },
      'merge-by-user',
    ],
    [
      'merges the problem, when there are too many users',
      { users: { names: undefined, submissions: 60_000 }, problems: { names: 1, submissions: 3000 } },
      'merge-by-problem',
    ],
  ])('%s', (_, size, way) => {
    expect(choosePlan({ ...million, ...size })).toBe(way);
  });
});
