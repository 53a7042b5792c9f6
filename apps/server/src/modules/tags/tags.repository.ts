import { prepareQuery, sql, type Queryable, type ValueOf } from '@touchstone/database';

/** The key of our own problems among the sites of problems. */
export const ownSite = 'ME';

const selectTags = (database: Queryable) =>
  database
    .selectFrom('tag')
    .select(['tag.id', 'tag.name', 'tag.color', 'tag.judgeSystem', 'tag.groupId', 'tag.classificationId'])
    .select(['tag.nameTranslations', 'tag.createdAt', 'tag.updatedAt']);

/** Tags of groups are excluded. Undefined means all sites. */
export function listTags(database: Queryable, site: string | undefined) {
  return selectTags(database)
    .where('groupId', 'is', null)
    .$if(site !== undefined, (query) => query.where(sql`upper(judge_system)`, '=', site?.toUpperCase()))
    .orderBy('id')
    .execute();
}

/** The tags of the site and of the group. */
export const listTagsForGroup = (database: Queryable, groupId: number) =>
  selectTags(database)
    .where((where) => where.or([where('groupId', 'is', null), where('groupId', '=', groupId)]))
    .where('judgeSystem', '=', ownSite)
    .orderBy('id')
    .execute();

export type TagRow = Awaited<ReturnType<typeof listTags>>[number];

/** Our own come first, then the sites by name. */
export function listClassifications(database: Queryable, site: string | undefined) {
  return database
    .selectFrom('tagClassification')
    .select(['id', 'name', 'nameTranslations', 'judgeSystem', 'position', 'createdAt', 'updatedAt'])
    .$if(site !== undefined, (query) => query.where(sql`upper(judge_system)`, '=', site?.toUpperCase()))
    .orderBy(sql`judge_system <> ${ownSite}`)
    .orderBy('judgeSystem')
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export type ClassificationRow = Awaited<ReturnType<typeof listClassifications>>[number];

const listTagsOfProblems = prepareQuery((database, value: ValueOf<{ problemIds: readonly number[] }>) =>
  selectTags(database)
    .innerJoin('problemTag', 'problemTag.tagId', 'tag.id')
    .select('problemTag.problemId')
    .where('problemTag.problemId', '=', sql<number>`ANY(${value('problemIds')})`)
    .orderBy('tag.id'),
);

/** By problem, in the order of the tags. Problems without tags are not in the map. */
export async function mapTagsOfProblems(
  database: Queryable,
  problemIds: readonly number[],
): Promise<Map<number, TagRow[]>> {
  return Map.groupBy(await listTagsOfProblems(database, { problemIds }), ({ problemId }) => problemId);
}

const listTagsById = prepareQuery((database, value: ValueOf<{ ids: readonly number[] }>) =>
  selectTags(database).where('tag.id', '=', sql<number>`ANY(${value('ids')})`),
);

/** By id. */
export async function mapTags(database: Queryable, ids: readonly number[]): Promise<Map<number, TagRow>> {
  return new Map((await listTagsById(database, { ids })).map((tag) => [tag.id, tag]));
}
