/** Finds tags by name, ignoring case. Missing ones are created with the default colour. */
import { defaultTagColor } from '@touchstone/contract/tag-limits';
import { sql, type Queryable } from '@touchstone/database';
import { parseTagName } from './check-tag.ts';
import { ownSite } from './tags.repository.ts';

/** Returns their ids. Empty and too long names are refused. */
export async function findOrCreateTags(
  transaction: Queryable,
  names: readonly string[],
  now: Date,
): Promise<number[]> {
  if (names.length === 0) return [];
  const byKey = new Map(names.map(parseTagName).map((name) => [name.toLowerCase(), name]));
  // Sorted, so that two transactions that create the same tags do not deadlock.
  const inOrder = [...byKey].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, name]) => name);
  await transaction
    .insertInto('tag')
    .values(
      inOrder.map((name) => ({
        name,
        color: defaultTagColor,
        judgeSystem: ownSite,
        createdAt: now,
        updatedAt: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return findTagsByName(transaction, inOrder);
}

/** Returns the ids of the existing ones. */
export async function findTagsByName(database: Queryable, names: readonly string[]): Promise<number[]> {
  const rows = await database
    .selectFrom('tag')
    .select('id')
    .where('judgeSystem', '=', ownSite)
    .where('groupId', 'is', null)
    .where(sql<boolean>`lower(name) IN (SELECT lower(wanted) FROM unnest(${[...names]}::text[]) AS wanted)`)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
