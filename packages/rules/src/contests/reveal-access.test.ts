import { expect, test } from 'vitest';
import { refuseReveal } from './reveal-access.ts';

const contest = { scoring: 'acm', startMs: 0, endMs: 100, sealedFromMs: 50, isUnsealedAtEnd: true } as const;
const staysFrozen = { ...contest, isUnsealedAtEnd: false };

test.each([
  ['an ACM board that was frozen', contest, false, 100, undefined],
  ['during the contest, even for an administrator', contest, true, 99, 'not-ended'],
  ['OI', { ...contest, scoring: 'oi' }, true, 100, 'not-acm'],
  ['without a freeze', { ...contest, sealedFromMs: null }, true, 100, 'never-sealed'],
  ['a board that stays frozen', staysFrozen, false, 100, 'still-sealed'],
  ['a board that stays frozen, for an administrator', staysFrozen, true, 100, undefined],
] as const)('reveal: %s', (_what, facts, isAdmin, nowMs, refusal) => {
  expect(refuseReveal(facts, isAdmin, nowMs)).toBe(refusal);
});
