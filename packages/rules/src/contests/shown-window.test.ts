import { expect, test } from 'vitest';
import { countedUntil, shownWindow } from './shown-window.ts';

const strict = { startMs: 1000, endMs: 2000, isSubmittingAllowedAfterEnd: false };
const lenient = { ...strict, isSubmittingAllowedAfterEnd: true };
const open = { resultsHiddenFromMs: null };
const frozen = { resultsHiddenFromMs: 1500 };

test.each([
  [strict, open, false, 2000, null],
  [strict, open, true, 2000, null],
  [lenient, open, false, 2000, null],
  [lenient, open, true, null, null],
  [strict, frozen, false, 2000, 1500],
  [lenient, frozen, true, null, 1500],
] as const)('%o, %o, after the end included: %s', (contest, freeze, includesAfterEnd, until, own) => {
  expect(shownWindow(contest, freeze, { includesAfterEnd })).toEqual({
    fromMs: 1000,
    untilMs: until,
    onlyOwnFromMs: own,
  });
});

test.each([
  [strict, open, true, 2000],
  [lenient, open, false, 2000],
  [lenient, open, true, null],
  [lenient, frozen, true, 1500],
  [strict, { resultsHiddenFromMs: 1000 }, false, 1000],
])('counts %o, %o, after the end included: %s, until %s', (contest, seal, includesAfterEnd, until) => {
  expect(countedUntil(contest, seal, includesAfterEnd)).toBe(until);
});
