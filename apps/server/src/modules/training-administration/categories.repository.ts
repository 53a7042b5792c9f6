import type { Queryable, Tables } from '@touchstone/database';
import type { Updateable } from 'kysely';
import { sql } from '@touchstone/database';

export const findCategory = (database: Queryable, id: number) =>
  database.selectFrom('trainingCategory').selectAll().where('id', '=', id).executeTakeFirst();

/** Ignores case. */
export const findCategoryByName = (
  database: Queryable,
  { name, groupId }: { name: string; groupId: number | null },
) =>
  database
    .selectFrom('trainingCategory')
    .selectAll()
    .where(sql<boolean>`lower(name) = lower(${name}) AND group_id IS NOT DISTINCT FROM ${groupId}::bigint`)
    .executeTakeFirst();

/** Returns undefined when there is one of this name. */
export const insertCategory = (
  transaction: Queryable,
  category: { name: string; color: string; groupId: number | null; createdAt: Date; updatedAt: Date },
) =>
  transaction
    .insertInto('trainingCategory')
    .values(category)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

export async function updateCategory(
  transaction: Queryable,
  id: number,
  changes: Updateable<Tables['trainingCategory']>,
) {
  await transaction.updateTable('trainingCategory').set(changes).where('id', '=', id).execute();
}

export async function deleteCategory(transaction: Queryable, id: number) {
  await transaction.deleteFrom('trainingCategory').where('id', '=', id).execute();
}
