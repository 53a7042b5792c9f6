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

/** Until the transaction ends it is not forgotten. False where there is none of this owner. */
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

/** Those that nobody may take any more. */
export async function deleteExpiredStaged(database: Queryable) {
  await database
    .deleteFrom('stagedTestData')
    .where('createdAt', '<=', sql<Date>`now() - interval '24 hours'`)
    .execute();
}
