import { sql, type Queryable } from '@touchstone/database';

/** The key of our own problems among the sites that problems come from. */
export const ownSite = 'ME';

const selectTags = (database: Queryable) =>
  database
    .selectFrom('tag')
    .select(['tag.id', 'tag.name', 'tag.color', 'tag.judgeSystem', 'tag.groupId', 'tag.classificationId'])
    .select(['tag.createdAt', 'tag.updatedAt']);

/** Those of groups are for their groups. Undefined: of every site. */
export function listTags(database: Queryable, site: string | undefined) {
  return selectTags(database)
    .where('groupId', 'is', null)
    .$if(site !== undefined, (query) => query.where(sql`upper(judge_system)`, '=', site?.toUpperCase()))
    .orderBy('id')
    .execute();
}

export type TagRow = Awaited<ReturnType<typeof listTags>>[number];

/** Our own come first, then the sites by name. */
export function listClassifications(database: Queryable, site: string | undefined) {
  return database
    .selectFrom('tagClassification')
    .select(['id', 'name', 'judgeSystem', 'position', 'createdAt', 'updatedAt'])
    .$if(site !== undefined, (query) => query.where(sql`upper(judge_system)`, '=', site?.toUpperCase()))
    .orderBy(sql`judge_system <> ${ownSite}`)
    .orderBy('judgeSystem')
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export type ClassificationRow = Awaited<ReturnType<typeof listClassifications>>[number];

/** By problem, in the order of the tags. Problems without tags are not in the map. */
export async function mapTagsOfProblems(
  database: Queryable,
  problemIds: number[],
): Promise<Map<number, TagRow[]>> {
  const rows = await selectTags(database)
    .innerJoin('problemTag', 'problemTag.tagId', 'tag.id')
    .select('problemTag.problemId')
    .where('problemTag.problemId', '=', sql<number>`ANY(${problemIds})`)
    .orderBy('tag.id')
    .execute();
  return Map.groupBy(rows, ({ problemId }) => problemId);
}
