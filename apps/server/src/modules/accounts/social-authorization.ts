/**
 * How this works: an open session alone must not be enough to set a password that others can guess. The phone digits
 * become the password only of an account of the social provider, only for some minutes after its owner has authorized a
 * login there, and only in the browser that came back from it. Ordinary accounts change their password with the old one,
 * or by mail.
 */
import type { Queryable } from '@touchstone/database';
import { createHash } from 'node:crypto';
import { countEvent, loadEventCounts, resetEventCounts } from '../../platform/event-counters.ts';
import type { Account } from './accounts.repository.ts';

const freshSeconds = 600;

/** The browser key is a secret of the browser, so only its hash is stored. */
const keyOf = (userId: string, browserKey: string) =>
  `social-authorization:${createHash('sha256').update(`${userId}:${browserKey}`).digest('hex')}`;

export async function recordSocialAuthorization(
  database: Queryable,
  { userId, browserKey, now }: { userId: string; browserKey: string; now: Date },
) {
  const key = keyOf(userId, browserKey);
  await resetEventCounts(database, [key]);
  await countEvent(database, { key, windowSeconds: freshSeconds, now });
}

export async function isFreshlyAuthorized(
  database: Queryable,
  { id, socialOpenId }: Pick<Account, 'id' | 'socialOpenId'>,
  { browserKey, now }: { browserKey: string | undefined; now: Date },
): Promise<boolean> {
  if (socialOpenId === null || browserKey === undefined) return false;
  return (await loadEventCounts(database, [keyOf(id, browserKey)], now)).size > 0;
}
