import { expect, test } from 'vitest';
import { refuseReveal } from './reveal-access.ts';

const contest = { scoring: 'acm', startMs: 0, endMs: 100, sealedFromMs: 50, isUnsealedAtEnd: true } as const;
const kept = { ...contest, isUnsealedAtEnd: false };

test.each([
  ['an ACM board that was sealed', contest, false, 100, undefined],
  ['while it runs, even for those who run it', contest, true, 99, 'not-ended'],
  ['OI', { ...contest, scoring: 'oi' }, true, 100, 'not-acm'],
  ['without a seal', { ...contest, sealedFromMs: null }, true, 100, 'never-sealed'],
  ['a seal that is kept', kept, false, 100, 'still-sealed'],
  ['a seal that is kept, for those who run it', kept, true, 100, undefined],
] as const)('reveal: %s', (_what, facts, isAdmin, nowMs, refusal) => {
  expect(refuseReveal(facts, isAdmin, nowMs)).toBe(refusal);
});
