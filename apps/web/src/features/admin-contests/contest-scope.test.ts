import { describe, expect, it } from 'vitest';
import {
  createProblemUrl,
  createUrl,
  editProblemUrl,
  headingLevelOf,
  manageListUrl,
  pageUrl,
} from './contest-scope.ts';

const ofGroup = { id: 5, gid: 7 };
const ofSite = { id: 6, gid: null };

describe.each([
  [{}, '/admin/contest', '/admin/contest', 1],
  [{ groupId: 7 }, '/group/7/contest', '/group/7/contest?view=manage', 2],
] as const)('contests managed in %j', (scope, base, list, level) => {
  it('have pages below one address', () => {
    expect(manageListUrl(scope)).toBe(list);
    expect(createUrl(scope)).toBe(`${base}/create`);
    expect(pageUrl(scope, 3, 'announcement')).toBe(`${base}/3/announcement`);
    expect(createProblemUrl(scope, 3)).toBe(`${base}/3/problem/create`);
    expect(headingLevelOf(scope)).toBe(level);
  });
});

it('a problem is edited where it belongs', () => {
  expect(editProblemUrl({}, 3, ofSite)).toBe('/admin/contest/3/problem/6/edit');
  expect(editProblemUrl({ groupId: 7 }, 3, ofGroup)).toBe('/group/7/contest/3/problem/5/edit');
  expect(editProblemUrl({ groupId: 7 }, 3, ofSite)).toBe('/admin/problem/edit/6');
});
