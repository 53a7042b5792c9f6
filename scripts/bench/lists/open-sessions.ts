import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '@touchstone/database';

/** Returns their tokens. */
export async function openSessions(database: Database, userIds: readonly string[]): Promise<string[]> {
  const now = Date.now();
  const sessions = userIds.map((userId) => ({ userId, token: randomBytes(32).toString('hex') }));
  await database
    .insertInto('session')
    .values(
      sessions.map(({ userId, token }) => ({
        userId,
        tokenHash: createHash('sha256').update(token).digest(),
        issuedAt: new Date(now),
        expiresAt: new Date(now + 3_600_000),
      })),
    )
    .execute();
  return sessions.map(({ token }) => token);
}
