/** Tags by what people call them, in either case; those that are not there yet are created with the plain colour. */
import { defaultTagColor } from '@touchstone/contract/tag-limits';
import { sql, type Queryable } from '@touchstone/database';
import { parseTagName } from './check-tag.ts';
import { ownSite } from './tags.repository.ts';

/** Answers their ids. Names that are empty or too long are refused. */
export async function findOrCreateTags(
  transaction: Queryable,
  names: readonly string[],
  now: Date,
): Promise<number[]> {
  if (names.length === 0) return [];
  const byKey = new Map(names.map(parseTagName).map((name) => [name.toLowerCase(), name]));
  // In one order, whoever creates them: two who need the same new tags do not wait for each other in a circle.
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

/** Answers the ids of those that are there. */
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
