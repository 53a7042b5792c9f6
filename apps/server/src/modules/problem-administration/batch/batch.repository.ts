import type { Queryable } from '@touchstone/database';
import { coAuthorIds } from '../../problems/index.ts';

const selectForBatch = (database: Queryable, ids: readonly number[]) =>
  database
    .selectFrom('problem')
    .select([
      'id',
      'displayId',
      'title',
      'titleTranslations',
      'authorId',
      'groupId',
      'visibility',
      'archivedVisibility',
      'difficulty',
    ])
    .select(coAuthorIds)
    .where('id', 'in', ids)
    .orderBy('id');

/** Maps problem ids to rows, ordered by id. */
export async function listForBatch(database: Queryable, ids: readonly number[]) {
  const rows = await selectForBatch(database, ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Same as listForBatch, with row locks until the transaction ends. */
export async function lockForBatch(transaction: Queryable, ids: readonly number[]) {
  const rows = await selectForBatch(transaction, ids).forUpdate().execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export type BatchProblem =
  Awaited<ReturnType<typeof listForBatch>> extends Map<number, infer Row> ? Row : never;

export async function setDifficulty(transaction: Queryable, ids: readonly number[], difficulty: number) {
  await transaction.updateTable('problem').set({ difficulty }).where('id', 'in', ids).execute();
}

export async function removeTags(
  transaction: Queryable,
  { problemIds, tagIds }: { problemIds: readonly number[]; tagIds: readonly number[] },
) {
  if (tagIds.length === 0) return;
  await transaction
    .deleteFrom('problemTag')
    .where('problemId', 'in', problemIds)
    .where('tagId', 'in', tagIds)
    .execute();
}
