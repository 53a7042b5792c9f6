/**
 * How this works: a client whose answer was lost (its server or the database died, the network broke) cannot know whether its
 * submission was stored. It sends the submission again with the same key. The key is stored in the transaction of the
 * submission. Two requests with one key wait for each other at an advisory lock, so the later one finds the submission.
 */
import { sql, type Queryable } from '@touchstone/database';

export interface SubmissionKey {
  readonly userId: string;
  readonly key: string;
}

/** Longer than any client retries. */
const ttlMs = 86_400_000;

export async function lockSubmissionKey(transaction: Queryable, { userId, key }: SubmissionKey) {
  const name = `submission ${userId} ${key}`;
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
}

export async function findSubmissionByKey(
  database: Queryable,
  { userId, key }: SubmissionKey,
): Promise<number | undefined> {
  const row = await database
    .selectFrom('submissionKey')
    .select('submissionId')
    .where('userId', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.submissionId;
}

export async function storeSubmissionKey(
  transaction: Queryable,
  { userId, key }: SubmissionKey,
  { submissionId, now }: { submissionId: number; now: Date },
) {
  await transaction
    .insertInto('submissionKey')
    .values({ userId, key, submissionId, createdAt: now })
    .execute();
}

export async function deleteOldSubmissionKeys(database: Queryable, now: Date) {
  await database
    .deleteFrom('submissionKey')
    .where('createdAt', '<', new Date(now.getTime() - ttlMs))
    .execute();
}
