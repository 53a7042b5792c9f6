import { expect, it } from 'vitest';
import { scopeOf } from './form-mode.ts';

it.each([
  [{ kind: 'bank' }, 'bank'],
  [{ kind: 'contest', contestId: 3, scoring: 'oi' }, 'contest-3'],
  [{ kind: 'group', groupId: 3 }, 'group-3'],
] as const)('drafts of %j have the scope %s', (mode, scope) => {
  expect(scopeOf(mode)).toBe(scope);
});
