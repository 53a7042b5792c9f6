import { remoteErrorKeys } from '@touchstone/contract/remote-reasons';
import { describe, expect, test } from 'vitest';
import {
  afterAccountFailure,
  afterVendorFailure,
  breakerLimits,
  failureScope,
  isRefusal,
  retryDelayMs,
} from './failure.ts';

const now = new Date('2026-11-16T00:00:00Z');
const pauseMs = ({ pausedUntil }: { pausedUntil: Date | null }) =>
  pausedUntil === null ? 0 : pausedUntil.getTime() - now.getTime();

describe('a failure', () => {
  test.each([
    ['unknownProblem', 'submission'],
    ['privateProblem', 'submission'],
    ['languageRefused', 'submission'],
    ['codeTooShort', 'submission'],
    ['codeTooLong', 'submission'],
    ['duplicateSubmission', 'submission'],
    ['wrongPassword', 'account'],
    ['accountLocked', 'account'],
    ['loggedOut', 'account'],
    ['challengeRequired', 'account'],
    ['tooFast', 'vendor'],
    ['siteDown', 'vendor'],
    ['layoutChanged', 'vendor'],
  ] as const)('%s concerns the %s', (key, scope) => {
    expect(failureScope(key)).toBe(scope);
  });

  test('means for certain that the code was not taken only if the site refused it', () => {
    expect(remoteErrorKeys.filter(isRefusal)).toEqual([
      'unknownProblem',
      'privateProblem',
      'languageRefused',
      'codeTooShort',
      'codeTooLong',
      'duplicateSubmission',
    ]);
  });
});

describe('the breaker of a vendor', () => {
  test.each([
    [0, 0],
    [1, 0],
    [2, 30_000],
    [3, 60_000],
    [4, 120_000],
    [8, 1_800_000],
    [1000, 1_800_000],
  ])('after %i failures, one more pauses it for %i ms', (failureCount, expected) => {
    const breaker = afterVendorFailure({ failureCount }, { now, random: 1 });
    expect([breaker.failureCount, pauseMs(breaker)]).toEqual([failureCount + 1, expected]);
  });

  test('waits a little less by chance, and as long as the site asks', () => {
    expect(pauseMs(afterVendorFailure({ failureCount: 2 }, { now, random: 0 }))).toBe(22_500);
    expect(pauseMs(afterVendorFailure({ failureCount: 0 }, { now, random: 1, retryAfterMs: 7000 }))).toBe(
      7000,
    );
    const absurd = afterVendorFailure({ failureCount: 0 }, { now, random: 1, retryAfterMs: 1e12 });
    expect(pauseMs(absurd)).toBe(breakerLimits.longestPauseMs);
  });
});

test.each([
  ['wrongPassword', 86_400_000],
  ['accountLocked', 86_400_000],
  ['challengeRequired', 21_600_000],
  ['loggedOut', 600_000],
  ['siteDown', 600_000],
] as const)('an account with %s is paused for %i ms', (key, expected) => {
  const breaker = afterAccountFailure({ failureCount: 0 }, { key, now });
  expect([breaker.failureCount, pauseMs(breaker)]).toEqual([1, expected]);
});

test.each([
  [1, 30_000],
  [2, 60_000],
  [7, 1_800_000],
])('a submission waits longer after each failure: %i', (failureCount, expected) => {
  expect(retryDelayMs(failureCount, 1)).toBe(expected);
});
