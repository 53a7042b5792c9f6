/**
 * The list of sessions shows when and from which address each was last used. A call records it at most every five minutes,
 * so that ordinary calls write nothing. When a class arrives, concurrent calls share the statement.
 */
import { createBatchLoader, sql, type Queryable } from '@touchstone/database';
import { sessionEndOf } from '@touchstone/rules/accounts';
import type { CallerSession } from './sessions.ts';

const recordEveryMs = 5 * 60_000;

export async function recordSessionUse(
  database: Queryable,
  { tokenHash, lastUsedAt, ip: lastIp }: CallerSession,
  { ip, now }: { ip: string; now: Date },
) {
  const isRecent = lastUsedAt !== null && now.getTime() - lastUsedAt.getTime() < recordEveryMs;
  if (isRecent && (lastIp === ip || lastIp === null)) return;
  await recordTogether(database, JSON.stringify({ tokenHash: tokenHash.toString('hex'), ip, now }));
}

interface SessionUse {
  /** In hex. */
  tokenHash: string;
  ip: string;
  now: string;
}

/** A batch that runs again writes the same. The keys are uses as JSON. */
const recordTogether = createBatchLoader(async (database, keys: string[]) => {
  await updateLastUses(
    database,
    keys.map((key) => JSON.parse(key) as SessionUse),
  );
  return new Map<string, never>();
});

/** Skips sessions that are being changed or ended: waiting for several could be a deadlock, and the next call records its use. */
const updateLastUses = (database: Queryable, uses: readonly SessionUse[]) =>
  sql`
    UPDATE session SET last_used_at = unlocked.now, ip = unlocked.ip
    FROM (
      SELECT session.token_hash, used.ip, used.now FROM session
      JOIN unnest(
        ${uses.map(({ tokenHash }) => tokenHash)}::text[],
        ${uses.map(({ ip }) => ip)}::inet[],
        ${uses.map(({ now }) => now)}::timestamptz[]) AS used (token_hash, ip, now)
        ON session.token_hash = decode(used.token_hash, 'hex')
      FOR NO KEY UPDATE OF session SKIP LOCKED) AS unlocked
    WHERE session.token_hash = unlocked.token_hash`.execute(database);

export interface OpenSession {
  loginId: string;
  userAgent: string;
  ip: string | null;
  openedAt: Date;
  lastUsedAt: Date;
}

/** One row per login, whatever the number of its tokens, the last used first. */
export async function listOpenSessions(
  database: Queryable,
  { userId, maximumDays, now }: { userId: string; maximumDays: number; now: Date },
): Promise<OpenSession[]> {
  const tokens = await database
    .selectFrom('session')
    .select(['loginId', 'userAgent', 'ip', 'openedAt', 'issuedAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .execute();
  const used = tokens
    .map(({ issuedAt, ...token }) => ({
      ...token,
      openedAt: token.openedAt ?? issuedAt,
      lastUsedAt: token.lastUsedAt ?? issuedAt,
    }))
    .filter(({ openedAt }) => sessionEndOf(openedAt, maximumDays) > now)
    .toSorted((one, other) => other.lastUsedAt.getTime() - one.lastUsedAt.getTime());
  return [...new Map(used.toReversed().map((token) => [token.loginId, token])).values()].toReversed();
}

/** Ends these sessions of the user. A concurrent renewal waits for the lock of its caller (`sessions.ts`). */
export async function deleteSessions(
  transaction: Queryable,
  { userId, loginId, exceptLoginId }: { userId: string; loginId?: string; exceptLoginId?: string },
): Promise<number> {
  await transaction.selectFrom('userAccount').select('id').where('id', '=', userId).forUpdate().execute();
  let deletion = transaction.deleteFrom('session').where('userId', '=', userId).returning('loginId');
  if (loginId !== undefined) deletion = deletion.where('loginId', '=', loginId);
  if (exceptLoginId !== undefined) deletion = deletion.where('loginId', '<>', exceptLoginId);
  return new Set((await deletion.execute()).map((row) => row.loginId)).size;
}

export async function recordIdentityProof(database: Queryable, loginId: string, now: Date) {
  await database
    .updateTable('session')
    .set({ identityProvedAt: now })
    .where('loginId', '=', loginId)
    .execute();
}

export async function forgetIdentityProofs(
  transaction: Queryable,
  { userId, exceptLoginId }: { userId: string; exceptLoginId: string },
) {
  await transaction
    .updateTable('session')
    .set({ identityProvedAt: null })
    .where('userId', '=', userId)
    .where('loginId', '<>', exceptLoginId)
    .execute();
}
