import { describe, expect, it } from 'vitest';
import { listUrlOf, scopeOf, toDisplayId, toTypedId } from './form-mode.ts';

const group = { id: 3, shortName: 'Ridge7' };

it.each([
  [{ kind: 'bank' }, 'bank', '/admin/problems'],
  [{ kind: 'contest', contestId: 5, scoring: 'oi' }, 'contest-5', '/admin/contest/5/problems'],
  [{ kind: 'contest', contestId: 5, scoring: 'oi', group }, 'contest-5', '/group/3/contest/5/problems'],
  [{ kind: 'group', group }, 'group-3', '/group/3/problem?view=manage'],
] as const)('drafts of %j have the scope %s, its list is %s', (mode, scope, list) => {
  expect(scopeOf(mode)).toBe(scope);
  expect(listUrlOf(mode)).toBe(list);
});

describe('the display id', () => {
  it('of a group is typed without the prefix and stored with it', () => {
    expect(toTypedId(group, 'RIDGE7A1')).toBe('A1');
    expect(toDisplayId(group, ' a1 ')).toBe('RIDGE7A1');
  });

  it('of the site has no prefix', () => {
    expect(toTypedId(undefined, 'P1')).toBe('P1');
    expect(toDisplayId(undefined, ' p1 ')).toBe('P1');
  });
});
