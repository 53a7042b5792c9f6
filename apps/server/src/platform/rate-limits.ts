import { counterExampleLimits } from '@touchstone/contract';
import type { Database, Queryable } from '@touchstone/database';
import type { Clock } from './clock.ts';
import { callError } from './errors/call-error.ts';
import { countEvent, loadEventCounts } from './event-counters.ts';

/**
 * The limits of costly or abusable calls. Generous for a school behind one address; scripts hit them. Limits
 * that the contract defines differently (mail resends, failed logins) are with their use cases.
 */
const rateLimits = {
  login: { maximum: 1200, windowSeconds: 60 },
  'mail-code': { maximum: 60, windowSeconds: 600 },
  'check-name': { maximum: 600, windowSeconds: 60 },
  challenge: { maximum: 600, windowSeconds: 60 },
  'password-reset': { maximum: 120, windowSeconds: 600 },
  upload: { maximum: 60, windowSeconds: 600 },
  submit: { maximum: 6000, windowSeconds: 60 },
  'test-run': { maximum: 6000, windowSeconds: 60 },
  'assistant-question': { maximum: 20, windowSeconds: 60 },
  'assistant-token': { maximum: 30, windowSeconds: 600 },
  'contest-password': { maximum: 20, windowSeconds: 300 },
  'training-password': { maximum: 20, windowSeconds: 300 },
  'group-code': { maximum: 20, windowSeconds: 300 },
  'membership-code': { maximum: 10, windowSeconds: 600 },
  'group-invitation': { maximum: 120, windowSeconds: 300 },
  'member-import': { maximum: 60, windowSeconds: 600 },
  'compile-checker': { maximum: 60, windowSeconds: 60 },
  // Per user; an address may be shared by a school.
  'discussion-post': { maximum: 30, windowSeconds: 600 },
  'discussion-post-address': { maximum: 600, windowSeconds: 600 },
  comment: { maximum: 30, windowSeconds: 60 },
  'comment-address': { maximum: 1200, windowSeconds: 60 },
  'comment-like': { maximum: 120, windowSeconds: 60 },
  'mention-candidates': { maximum: 240, windowSeconds: 60 },
  'discussion-like': { maximum: 120, windowSeconds: 60 },
  'discussion-report': { maximum: 30, windowSeconds: 3600 },
  'problem-check': { maximum: 60, windowSeconds: 600 },
  'counter-example': {
    maximum: counterExampleLimits.searchesMaximum,
    windowSeconds: counterExampleLimits.windowSeconds,
  },
} as const;

export type RateLimit = keyof typeof rateLimits;

const keyOf = (limit: RateLimit, subject: string) => `rate:${limit}:${subject}`;

/** Seconds until the next call is allowed; undefined if it is allowed now. */
export async function findRateLimitWait(
  { database, clock }: { database: Queryable; clock: Clock },
  limit: RateLimit,
  subject: string,
): Promise<number | undefined> {
  const key = keyOf(limit, subject);
  const now = clock();
  const known = (await loadEventCounts(database, [key], now)).get(key);
  if (known === undefined || known.count < rateLimits[limit].maximum) return undefined;
  return secondsUntil(known.windowEndsAt, now);
}

const secondsUntil = (date: Date, now: Date) =>
  Math.max(1, Math.ceil((date.getTime() - now.getTime()) / 1000));

/** `subject` is an address or a user id: limits per user and per address are two calls. */
export async function enforceRateLimit(
  { database, clock }: { database: Database; clock: Clock },
  limit: RateLimit,
  subject: string,
) {
  const { maximum, windowSeconds } = rateLimits[limit];
  const now = clock();
  const { count, windowEndsAt } = await countEvent(database, {
    key: keyOf(limit, subject),
    windowSeconds,
    now,
  });
  if (count > maximum) throw callError('tooManyRequests', { seconds: secondsUntil(windowEndsAt, now) });
}
