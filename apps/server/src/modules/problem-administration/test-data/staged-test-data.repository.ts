import { sql, type Queryable } from '@touchstone/database';
import type { StoredFiles } from '../../problems/index.ts';

export interface NewStagedTestData {
  token: string;
  ownerId: string;
  archiveName: string;
  createdAt: Date;
}

const batchSize = 1000;

export async function insertStaged(
  transaction: Queryable,
  staged: NewStagedTestData,
  cases: readonly StoredFiles[],
) {
  const { token } = staged;
  await transaction.insertInto('stagedTestData').values(staged).execute();
  const rows = cases.map((files, index) => ({ ...files, token, position: index + 1 }));
  for (let start = 0; start < rows.length; start += batchSize) {
    await transaction
      .insertInto('stagedTestCase')
      .values(rows.slice(start, start + batchSize))
      .execute();
  }
}

/** Serialises the uploads of one user: the remaining quota depends on the earlier ones. */
export async function lockStage(transaction: Queryable, ownerId: string) {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('staged test data ' || ${ownerId}::text, 0))`.execute(
    transaction,
  );
}

/** Bytes of this user's uploads that no problem uses. Each content counts once, as it is stored once. */
export async function measureStaged(database: Queryable, ownerId: string): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    SELECT coalesce(sum(bytes), 0)::bigint AS bytes
    FROM (
      SELECT DISTINCT ON (sha256) sha256, bytes
      FROM staged_test_data JOIN staged_test_case USING (token),
        LATERAL (VALUES (input_sha256, input_bytes), (answer_sha256, answer_bytes)) AS files (sha256, bytes)
      WHERE owner_id = ${ownerId} AND created_at > now() - interval '24 hours'
    ) staged
    WHERE NOT EXISTS (SELECT FROM problem_case WHERE input_sha256 = staged.sha256)
      AND NOT EXISTS (SELECT FROM problem_case WHERE answer_sha256 = staged.sha256)`.execute(database);
  return rows[0]?.bytes ?? 0;
}

/** Prevents deletion until the transaction ends. Returns false when this owner has no such upload. */
export async function lockStaged(
  transaction: Queryable,
  { token, ownerId }: { token: string; ownerId: string },
): Promise<boolean> {
  const row = await transaction
    .selectFrom('stagedTestData')
    .select('token')
    .where('token', '=', token)
    .where('ownerId', '=', ownerId)
    .where('createdAt', '>', sql<Date>`now() - interval '24 hours'`)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

export const listStagedCases = (database: Queryable, token: string): Promise<StoredFiles[]> =>
  database
    .selectFrom('stagedTestCase')
    .select(['inputName', 'inputSha256', 'inputBytes', 'answerName', 'answerSha256', 'answerBytes'])
    .where('token', '=', token)
    .orderBy('position')
    .execute();

export async function deleteExpiredStaged(database: Queryable) {
  await database
    .deleteFrom('stagedTestData')
    .where('createdAt', '<=', sql<Date>`now() - interval '24 hours'`)
    .execute();
}
