/**
 * How this works: an open session alone must not be enough to set a password that others can guess. The phone digits
 * become the password only of an account of the social provider, and only for some minutes after its owner has
 * authorized a login there. Ordinary accounts change their password with the old one, or by mail.
 */
import type { Queryable } from '@touchstone/database';
import { countEvent, loadEventCounts, resetEventCounts } from '../../platform/event-counters.ts';
import type { Account } from './accounts.repository.ts';

const freshSeconds = 600;
const keyOf = (userId: string) => `social-authorization:${userId}`;

export async function recordSocialAuthorization(database: Queryable, userId: string, now: Date) {
  const key = keyOf(userId);
  await resetEventCounts(database, [key]);
  await countEvent(database, { key, windowSeconds: freshSeconds, now });
}

export async function isFreshlyAuthorized(
  database: Queryable,
  { id, socialOpenId }: Pick<Account, 'id' | 'socialOpenId'>,
  now: Date,
): Promise<boolean> {
  if (socialOpenId === null) return false;
  return (await loadEventCounts(database, [keyOf(id)], now)).size > 0;
}
