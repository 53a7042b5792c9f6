/**
 * How this works: an attacker with an open session must not find the password by guessing. Wrong passwords
 * and codes of change-password, change-email and of confirming the identity share one count: five within half an hour
 * lock these calls for half an hour. A check is counted before it runs, and the count is reset if it was correct; so of concurrent
 * checks, on any number of servers, five run and the rest finds the lock.
 */
import { accountTimers, passwordChecksBeforeLock } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import { countEvent, resetEventCounts, loadEventCounts } from '../../platform/event-counters.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Account } from './accounts.repository.ts';

const failuresKey = (userId: string) => `password-checks:${userId}`;
const lockKey = (userId: string) => `password-lock:${userId}`;
const windowSeconds = accountTimers.passwordLockSeconds;

export type CheckResult =
  | { state: 'right' }
  | { state: 'wrong'; count: number }
  | { state: 'locked'; seconds: number };

const secondsUntil = (end: Date, now: Date) => Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000));

/** Returns the seconds for which the account's checks are still locked. */
export async function findPasswordLock(
  database: Queryable,
  userId: string,
  now: Date,
): Promise<number | undefined> {
  const key = lockKey(userId);
  const lock = (await loadEventCounts(database, [key], now)).get(key);
  return lock && secondsUntil(lock.windowEndsAt, now);
}

export const checkOwnPassword = (
  parts: Pick<Platform, 'database' | 'clock' | 'passwords'>,
  { id, passwordHash }: Pick<Account, 'id' | 'passwordHash'>,
  password: string,
): Promise<CheckResult> =>
  checkOwnAnswer(parts, id, () =>
    parts.passwords.run(id, (hashing) => hashing.verify(passwordHash, password)),
  );

export async function checkOwnAnswer(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  userId: string,
  verify: () => Promise<boolean>,
): Promise<CheckResult> {
  const attempt = await countWrongAnswer(database, userId, clock());
  if (attempt.state === 'locked') return attempt;
  if (!(await verify())) return attempt;
  await resetEventCounts(database, [failuresKey(userId), lockKey(userId)]);
  return { state: 'right' };
}

/** The fifth one creates the lock. Later ones are refused by the lock and no longer counted. */
export async function countWrongAnswer(database: Queryable, userId: string, now: Date): Promise<CheckResult> {
  const seconds = await findPasswordLock(database, userId, now);
  if (seconds !== undefined) return { state: 'locked', seconds };
  const { count, windowEndsAt } = await countEvent(database, {
    key: failuresKey(userId),
    windowSeconds,
    now,
  });
  if (count > passwordChecksBeforeLock) return { state: 'locked', seconds: secondsUntil(windowEndsAt, now) };
  if (count === passwordChecksBeforeLock)
    await countEvent(database, { key: lockKey(userId), windowSeconds, now });
  return { state: 'wrong', count };
}
