import type { Queryable } from '@touchstone/database';

/** By id, in its order. */
export async function listForBatch(transaction: Queryable, ids: readonly number[]) {
  const rows = await transaction
    .selectFrom('problem')
    .select(['id', 'displayId', 'title', 'authorId', 'groupId', 'visibility', 'difficulty', 'updatedAt'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export type BatchProblem =
  Awaited<ReturnType<typeof listForBatch>> extends Map<number, infer Row> ? Row : never;

export async function setDifficulty(
  transaction: Queryable,
  ids: readonly number[],
  change: { difficulty: number; modifiedBy: string; updatedAt: Date },
) {
  await transaction.updateTable('problem').set(change).where('id', 'in', ids).execute();
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
