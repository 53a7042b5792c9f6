import { describe, expect, it } from 'vitest';
import {
  discussionListUrl,
  discussionUrl,
  parseDiscussionId,
  problemUrl,
  scopeOf,
  solutionsUrl,
} from './discussion-scope.ts';

describe('the addresses of discussions', () => {
  it.each([
    ['the site', scopeOf(null), ''],
    ['a group', scopeOf(7), '/group/7'],
  ])('of %s', (_name, scope, base) => {
    expect(discussionListUrl(scope)).toBe(`${base}/discussion`);
    expect(discussionListUrl(scope, 'A/1')).toBe(`${base}/discussion/A%2F1`);
    expect(discussionUrl(scope, 12)).toBe(`${base}/discussion-detail/12`);
    expect(problemUrl(scope, '1000')).toBe(`${base}/problem/1000`);
    expect(solutionsUrl(scope, '1000')).toBe(`${base}/problem/1000?tab=solutions`);
  });
});

it.each([
  ['12', 12],
  ['0', undefined],
  ['1e3', undefined],
  ['-4', undefined],
  ['9999999999999999', undefined],
  [undefined, undefined],
])('the id %s', (text, id) => {
  expect(parseDiscussionId(text)).toBe(id);
});
