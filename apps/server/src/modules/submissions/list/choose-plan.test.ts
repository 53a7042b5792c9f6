import { describe, expect, test } from 'vitest';
import { choosePlan, type SearchSize, type SearchPlan } from './choose-plan.ts';

const million = { users: undefined, problems: undefined, reach: 15, total: 1_000_000 };

describe('a page of submissions is found', () => {
  test.each<[string, Partial<SearchSize>, SearchPlan]>([
    ['by walking where nobody is named', {}, 'scan'],
    [
      'by walking where too many are named to list them',
      { users: { names: undefined, submissions: 60_000 } },
      'scan',
    ],
    [
      'from one user, however much they submitted',
      { users: { names: 1, submissions: 20_000 } },
      'merge-by-user',
    ],
    ['from one user of whom nothing is known', { users: { names: 1, submissions: 0 } }, 'merge-by-user'],
    ['from some problems', { problems: { names: 111, submissions: 11_000 } }, 'merge-by-problem'],
    ['by walking past those of many who did much', { users: { names: 1900, submissions: 300_000 } }, 'scan'],
    ['from many who did little', { users: { names: 1900, submissions: 2000 } }, 'merge-by-user'],
    [
      'far down from few, as they have no more',
      { users: { names: 3, submissions: 600 }, reach: 9000 },
      'merge-by-user',
    ],
    [
      'from whichever has less, where both are named',
      { users: { names: 1, submissions: 40 }, problems: { names: 1, submissions: 9000 } },
      'merge-by-user',
    ],
    [
      'from the problem, where the users are too many',
      { users: { names: undefined, submissions: 60_000 }, problems: { names: 1, submissions: 3000 } },
      'merge-by-problem',
    ],
  ])('%s', (_, size, way) => {
    expect(choosePlan({ ...million, ...size })).toBe(way);
  });
});
