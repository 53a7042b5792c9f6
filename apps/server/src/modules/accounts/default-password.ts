/**
 * How this works: the last six digits of a bound phone become the password of an account without one (`change-phone.ts`,
 * `restore-password.ts`). Whoever knows the number knows them. So they log in once, within ten minutes, in the browser
 * of the WeChat login that allowed it; the session serves only to choose another password. They are never a proof of
 * identity. Later the owner logs in with WeChat again.
 *
 * The permission is a challenge under a hash of the account and the browser. A login takes it; of concurrent ones one
 * gets it. After a crash of PostgreSQL there is none, which refuses.
 */
import { accountTimers } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import { createHash } from 'node:crypto';
import { deleteChallenge, insertChallenge, takeChallenge } from './challenge.repository.ts';

const kind = 'default-password';

interface Permission {
  userId: string;
  browserKey: string;
  now: Date;
}

const keyOf = ({ userId, browserKey }: Pick<Permission, 'userId' | 'browserKey'>) =>
  createHash('sha256').update(`${kind}:${userId}:${browserKey}`).digest('hex');

export async function allowDefaultPassword(transaction: Queryable, permission: Permission) {
  const key = keyOf(permission);
  const expiresAt = new Date(permission.now.getTime() + accountTimers.defaultPasswordLifeSeconds * 1000);
  await deleteChallenge(transaction, key);
  await insertChallenge(transaction, { key, kind, answer: permission.userId, expiresAt });
}

/** Returns false if this browser may not use it, or not any more. */
export async function spendDefaultPassword(
  database: Queryable,
  { userId, browserKey, now }: Omit<Permission, 'browserKey'> & { browserKey: string | undefined },
): Promise<boolean> {
  if (browserKey === undefined) return false;
  return (await takeChallenge(database, { key: keyOf({ userId, browserKey }), kind, now })) !== undefined;
}
