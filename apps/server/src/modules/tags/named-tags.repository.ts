/** Finds tags by their name in any language, ignoring case. Missing ones are created with the default colour. */
import { defaultTagColor } from '@touchstone/contract/tag-limits';
import { sql, type Queryable } from '@touchstone/database';
import type { Translations } from '@touchstone/rules/translated-text';
import { storeTranslations } from '../../platform/translated-columns.ts';
import { parseTagName, parseTagTranslations } from './check-tag.ts';
import { ownSite } from './tags.repository.ts';

interface NewTag {
  name: string;
  /** Only for a tag that is created. */
  nameTranslations?: Translations | undefined;
}

interface TagPlace {
  groupId?: number | null;
  /** Of the problem: tags of another judge are its own. */
  site?: string;
}

/**
 * Returns their ids. Empty and too long names are refused. Problems of a group use the tags of the site and of the group;
 * a new tag belongs to the group.
 */
export async function findOrCreateTags(
  transaction: Queryable,
  tags: readonly NewTag[],
  { now, groupId = null, site = ownSite }: TagPlace & { now: Date },
): Promise<number[]> {
  if (tags.length === 0) return [];
  const wanted = tags.map(({ name, nameTranslations }) => ({
    name: parseTagName(name),
    nameTranslations: storeTranslations(parseTagTranslations(nameTranslations)),
  }));
  const byKey = new Map(wanted.map((tag) => [tag.name.toLowerCase(), tag]));
  const names = [...byKey.values()].map(({ name }) => name);
  const found = new Set(
    (await findByName(transaction, names, { groupId, site })).map(({ wanted: name }) => name),
  );
  const missing = [...byKey]
    .filter(([, { name }]) => !found.has(name))
    // Sorted, so that two transactions that create the same tags do not deadlock.
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, tag]) => tag);
  if (missing.length > 0)
    await transaction
      .insertInto('tag')
      .values(
        missing.map((tag) => ({
          ...tag,
          color: defaultTagColor,
          judgeSystem: site,
          groupId,
          createdAt: now,
          updatedAt: now,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return listIds(await findByName(transaction, names, { groupId, site }));
}

/** Returns the ids of the existing ones. */
export async function findTagsByName(
  database: Queryable,
  names: readonly string[],
  groupId: number | null = null,
): Promise<number[]> {
  return listIds(await findByName(database, names, { groupId, site: ownSite }));
}

const listIds = (rows: readonly { id: number }[]) =>
  [...new Set(rows.map(({ id }) => id))].toSorted((one, other) => one - other);

/** One tag for each name: its default name comes before a translation, an older tag before a newer one. */
async function findByName(
  database: Queryable,
  names: readonly string[],
  { groupId, site }: Required<TagPlace>,
) {
  const { rows } = await sql<{ wanted: string; id: number }>`
    SELECT DISTINCT ON (wanted) wanted, tag.id
    FROM unnest(${[...names]}::text[]) AS wanted
    JOIN tag ON lower(tag.name) = lower(wanted) OR EXISTS (
      SELECT FROM jsonb_each_text(name_translations) WHERE lower(value) = lower(wanted))
    WHERE judge_system = ${site} AND (group_id IS NULL OR group_id = ${groupId})
    ORDER BY wanted, lower(tag.name) <> lower(wanted), tag.id`.execute(database);
  return rows;
}
