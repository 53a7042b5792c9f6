import { findViolatedUniqueIndex, sql, type Queryable } from '@touchstone/database';
import { callError } from '../../platform/errors/call-error.ts';

const tagColumns = [
  'id',
  'name',
  'nameTranslations',
  'color',
  'judgeSystem',
  'groupId',
  'classificationId',
  'createdAt',
  'updatedAt',
] as const;
const classificationColumns = [
  'id',
  'name',
  'nameTranslations',
  'judgeSystem',
  'position',
  'createdAt',
  'updatedAt',
] as const;

/** The number of problems per tag; unused tags are not in the map. */
export async function mapProblemCounts(database: Queryable): Promise<Map<number, number>> {
  const rows = await database
    .selectFrom('problemTag')
    .select(['tagId', sql<number>`count(*)`.as('problemCount')])
    .groupBy('tagId')
    .execute();
  return new Map(rows.map(({ tagId, problemCount }) => [tagId, problemCount]));
}

export async function countProblemsOf(database: Queryable, tagId: number): Promise<number> {
  const { problemCount } = await database
    .selectFrom('problemTag')
    .select(sql<number>`count(*)`.as('problemCount'))
    .where('tagId', '=', tagId)
    .executeTakeFirstOrThrow();
  return problemCount;
}

/** Locks the tag until the transaction ends. Tags of groups are not found: their groups manage them. */
export async function lockTag(transaction: Queryable, id: number) {
  const tag = await transaction
    .selectFrom('tag')
    .select(tagColumns)
    .where('id', '=', id)
    .where('groupId', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (tag === undefined) throw callError('tagGone');
  return tag;
}

interface TagFields {
  name: string;
  nameTranslations: string;
  color: string | null;
  classificationId: number | null;
}

export function insertTag(
  transaction: Queryable,
  fields: TagFields & { judgeSystem: string; createdAt: Date; updatedAt: Date },
) {
  return refuseTakenName(
    transaction.insertInto('tag').values(fields).returning(tagColumns).executeTakeFirstOrThrow(),
  );
}

export function updateTag(transaction: Queryable, id: number, fields: TagFields & { updatedAt: Date }) {
  return refuseTakenName(transaction.updateTable('tag').set(fields).where('id', '=', id).execute());
}

export const deleteTagRow = (transaction: Queryable, id: number) =>
  transaction.deleteFrom('tag').where('id', '=', id).execute();

/** `keyShare` prevents deletion of the classification, which is enough for adding a tag to it. */
export async function lockClassification(
  transaction: Queryable,
  id: number,
  mode: 'update' | 'keyShare' = 'update',
) {
  const query = transaction
    .selectFrom('tagClassification')
    .select(classificationColumns)
    .where('id', '=', id);
  const classification = await (
    mode === 'update' ? query.forUpdate() : query.forKeyShare()
  ).executeTakeFirst();
  if (classification === undefined) throw callError('classificationGone');
  return classification;
}

export async function listTagNamesIn(database: Queryable, classificationId: number): Promise<string[]> {
  const rows = await database
    .selectFrom('tag')
    .select('name')
    .where('classificationId', '=', classificationId)
    .orderBy('id')
    .execute();
  return rows.map(({ name }) => name);
}

interface ClassificationFields {
  name: string;
  nameTranslations: string;
  position: number;
}

export function insertClassification(
  transaction: Queryable,
  fields: ClassificationFields & { judgeSystem: string; createdAt: Date; updatedAt: Date },
) {
  return refuseTakenName(
    transaction
      .insertInto('tagClassification')
      .values(fields)
      .returning(classificationColumns)
      .executeTakeFirstOrThrow(),
  );
}

export function updateClassification(
  transaction: Queryable,
  id: number,
  fields: ClassificationFields & { updatedAt: Date },
) {
  return refuseTakenName(
    transaction.updateTable('tagClassification').set(fields).where('id', '=', id).execute(),
  );
}

/** Its tags stay, unclassified. */
export const deleteClassificationRow = (transaction: Queryable, id: number) =>
  transaction.deleteFrom('tagClassification').where('id', '=', id).execute();

/** The unique index decides between concurrent writes of one name. */
async function refuseTakenName<Result>(writing: Promise<Result>): Promise<Result> {
  try {
    return await writing;
  } catch (error) {
    const index = findViolatedUniqueIndex(error);
    if (index === 'tag_name') throw callError('tagNameTaken');
    if (index === 'tag_classification_name') throw callError('classificationNameTaken');
    throw error;
  }
}
