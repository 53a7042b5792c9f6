/** What a failure at another site means: for the submission, for the account, for the vendor. */
import type { RemoteErrorKey } from '@touchstone/contract/remote-reasons';

/**
 * - submission: the site refused the code for good
 * - account: others may work
 * - vendor: nothing of the site works at the moment
 */
export type FailureScope = 'submission' | 'account' | 'vendor';

const scopes: Readonly<Record<RemoteErrorKey, FailureScope>> = {
  unknownProblem: 'submission',
  privateProblem: 'submission',
  languageRefused: 'submission',
  codeTooShort: 'submission',
  codeTooLong: 'submission',
  duplicateSubmission: 'submission',
  wrongPassword: 'account',
  accountLocked: 'account',
  loggedOut: 'account',
  challengeRequired: 'account',
  tooFast: 'vendor',
  siteDown: 'vendor',
  layoutChanged: 'vendor',
};

export const failureScope = (key: RemoteErrorKey): FailureScope => scopes[key];

/**
 * Whether the site has certainly not taken the code. Any other error of the step may come after the site took it, for example
 * while the id of the run is looked for, so the account's own list decides.
 */
export const isRefusal = (key: RemoteErrorKey): boolean => scopes[key] === 'submission';

export interface Breaker {
  readonly failureCount: number;
  readonly pausedUntil: Date | null;
}

export interface BreakerLimits {
  /** Failures of a site in a row before it is paused. */
  readonly vendorFailures: number;
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
}

const minuteMs = 60_000;
export const breakerLimits: BreakerLimits = {
  vendorFailures: 3,
  firstPauseMs: 30_000,
  longestPauseMs: 30 * minuteMs,
};

/** The pause of a vendor after one more failure; it doubles with each. `random` is between 0 and 1. */
export function afterVendorFailure(
  { failureCount }: Pick<Breaker, 'failureCount'>,
  { now, retryAfterMs = 0, random }: { now: Date; retryAfterMs?: number | undefined; random: number },
  limits: BreakerLimits = breakerLimits,
): Breaker {
  const count = failureCount + 1;
  const excess = count - limits.vendorFailures;
  const backoff = excess < 0 ? 0 : withJitter(backoffMs(excess, limits), random);
  // The site itself may name a time, even with the first failure.
  const pauseMs = Math.max(backoff, Math.min(retryAfterMs, limits.longestPauseMs));
  return { failureCount: count, pausedUntil: pauseMs === 0 ? null : later(now, pauseMs) };
}

/**
 * A wrong password stays wrong until an administrator changes it, and trying again would lock the account. After a day one try
 * shows whether it works again. A session that ends at once again is tried sooner.
 */
const accountPausesMs: Partial<Record<RemoteErrorKey, number>> = {
  wrongPassword: 24 * 60 * minuteMs,
  accountLocked: 24 * 60 * minuteMs,
  challengeRequired: 6 * 60 * minuteMs,
  loggedOut: 10 * minuteMs,
};

export function afterAccountFailure(
  { failureCount }: Pick<Breaker, 'failureCount'>,
  { key, now }: { key: RemoteErrorKey; now: Date },
): Breaker {
  return {
    failureCount: failureCount + 1,
    pausedUntil: later(now, accountPausesMs[key] ?? 10 * minuteMs),
  };
}

/** The wait of one submission before its next step after a failure. */
export const retryDelayMs = (
  failureCount: number,
  random: number,
  limits: BreakerLimits = breakerLimits,
): number => withJitter(backoffMs(Math.max(0, failureCount - 1), limits), random);

const backoffMs = (exponent: number, { firstPauseMs, longestPauseMs }: BreakerLimits) =>
  Math.min(firstPauseMs * 2 ** Math.min(exponent, 20), longestPauseMs);

/** Between three quarters and all of it, so that submissions do not return together. */
const withJitter = (delayMs: number, random: number) => Math.round(delayMs * (0.75 + random / 4));

const later = (now: Date, delayMs: number) => new Date(now.getTime() + delayMs);
