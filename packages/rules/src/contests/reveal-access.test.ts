import { expect, test } from 'vitest';
import { refuseReveal } from './reveal-access.ts';

const contest = { scoring: 'acm', startMs: 0, endMs: 100, frozenFromMs: 50, isUnfrozenAtEnd: true } as const;
const staysFrozen = { ...contest, isUnfrozenAtEnd: false };

test.each([
  ['an ACM board that was frozen', contest, false, 100, undefined],
  ['during the contest, even for an administrator', contest, true, 99, 'not-ended'],
  ['OI', { ...contest, scoring: 'oi' }, true, 100, 'not-acm'],
  ['without a freeze', { ...contest, frozenFromMs: null }, true, 100, 'never-frozen'],
  ['a board that stays frozen', staysFrozen, false, 100, 'still-frozen'],
  ['a board that stays frozen, for an administrator', staysFrozen, true, 100, undefined],
] as const)('reveal: %s', (_what, facts, isAdmin, nowMs, refusal) => {
  expect(refuseReveal(facts, isAdmin, nowMs)).toBe(refusal);
});
