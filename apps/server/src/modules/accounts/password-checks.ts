/**
 * How this works: somebody who finds an open session must not learn the password by trying. Wrong passwords and codes of
 * change-password and change-email share one count: five within half an hour lock both calls for half an hour. A check is
 * counted before it is made and taken back when it was right; so of checks that arrive together, on any number of
 * servers, five are made and the rest finds the lock.
 */
import { accountTimers, passwordChecksBeforeLock } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import { countEvent, forgetEvents, loadEventCounts } from '../../platform/event-counters.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Account } from './accounts.repository.ts';

const failuresKey = (userId: string) => `password-checks:${userId}`;
const lockKey = (userId: string) => `password-lock:${userId}`;
const windowSeconds = accountTimers.passwordLockSeconds;

export type CheckResult =
  { state: 'right' } | { state: 'wrong'; count: number } | { state: 'locked'; seconds: number };

const secondsUntil = (end: Date, now: Date) => Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000));

/** The seconds for which the account's checks are still locked. */
export async function findPasswordLock(
  database: Queryable,
  userId: string,
  now: Date,
): Promise<number | undefined> {
  const key = lockKey(userId);
  const lock = (await loadEventCounts(database, [key], now)).get(key);
  return lock && secondsUntil(lock.windowEndsAt, now);
}

export async function checkOwnPassword(
  { database, clock, passwords }: Pick<Platform, 'database' | 'clock' | 'passwords'>,
  { id, passwordHash }: Pick<Account, 'id' | 'passwordHash'>,
  password: string,
): Promise<CheckResult> {
  const attempt = await countWrongAnswer(database, id, clock());
  if (attempt.state === 'locked') return attempt;
  const isRight = await passwords.run(id, (hashing) => hashing.verify(passwordHash, password));
  if (!isRight) return attempt;
  await forgetEvents(database, [failuresKey(id), lockKey(id)]);
  return { state: 'right' };
}

/** The fifth one brings the lock with it; those after it are answered by the lock and count no more. */
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
