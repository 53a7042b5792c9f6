/** One problem, loaded and written as a whole. */
import { findViolatedUniqueIndex, sql, type Queryable, type Tables } from '@touchstone/database';
import type { Insertable } from 'kysely';
import { callError } from '../../../platform/errors/call-error.ts';
import type { Visibility } from '../problem-visibility.ts';
import { recordColumns, recordOfRow, rowOfRecord, type ProblemRecord } from './problem-record.ts';

const ownJudge = 'ME';

const storedColumns = [
  ...recordColumns,
  'id',
  'authorId',
  'groupId',
  'visibility',
  'archivedVisibility',
  'isRemote',
  'fullScore',
  'judgingChange',
  'judgingChangedAt',
  'modifiedBy',
  'createdAt',
  'updatedAt',
] as const;

/** Locks the row until the transaction ends. Returns undefined when there is none. */
export async function lockStoredProblem(transaction: Queryable, id: number) {
  const row = await transaction
    .selectFrom('problem')
    .select(storedColumns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && { ...row, record: recordOfRow(row) };
}

export async function findStoredProblem(database: Queryable, id: number) {
  const row = await database
    .selectFrom('problem')
    .select(storedColumns)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { ...row, record: recordOfRow(row) };
}

export type StoredProblem = NonNullable<Awaited<ReturnType<typeof findStoredProblem>>>;

export interface Placement {
  authorId: string | null;
  visibility: Visibility;
  groupId: number | null;
}

interface Written extends Placement {
  record: Omit<ProblemRecord, 'displayId'> & { displayId: string | null };
  fullScore: number;
  modifiedBy: string;
  isRemote?: boolean;
  now: Date;
}

/** A problem without a display id gets one made from its id. */
export async function insertProblem(
  transaction: Queryable,
  { record, fullScore, modifiedBy, isRemote = false, now, authorId, visibility, groupId }: Written,
): Promise<number> {
  const id = await nextProblemId(transaction);
  const displayId = record.displayId ?? (await findFreeDisplayId(transaction, id));
  const row = { ...rowOfRecord({ ...record, displayId }), authorId, visibility, groupId, fullScore };
  await rejectTakenId(
    displayId,
    transaction
      .insertInto('problem')
      .values({ ...row, id, isRemote, modifiedBy, createdAt: now, updatedAt: now })
      .execute(),
  );
  return id;
}

async function nextProblemId(transaction: Queryable): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    SELECT nextval(pg_get_serial_sequence('problem', 'id')) AS id`.execute(transaction);
  const [row] = rows;
  if (row === undefined) throw new Error('the sequence returned no value');
  return row.id;
}

async function findFreeDisplayId(transaction: Queryable, id: number): Promise<string> {
  const plain = `P${String(id)}`;
  const taken = await transaction
    .selectFrom('problem')
    .select('displayId')
    .where('displayId', 'like', `${plain}%`)
    .execute();
  const names = new Set(taken.map(({ displayId }) => displayId));
  const candidates = [plain, ...taken.map((_, index) => `${plain}-${String(index + 2)}`)];
  return candidates.find((candidate) => !names.has(candidate)) ?? `${plain}-${String(taken.length + 2)}`;
}

export interface RecordChange {
  record: ProblemRecord;
  fullScore: number;
  authorId: string | null;
  modifiedBy: string;
  updatedAt: Date;
}

export async function updateProblem(
  transaction: Queryable,
  id: number,
  { record, ...columns }: RecordChange,
) {
  await rejectTakenId(
    record.displayId,
    transaction
      .updateTable('problem')
      .set({ ...rowOfRecord(record), ...columns })
      .where('id', '=', id)
      .execute(),
  );
}

/** The unique index decides when two requests choose the same display id concurrently. */
async function rejectTakenId<Result>(displayId: string, writing: Promise<Result>): Promise<Result> {
  try {
    return await writing;
  } catch (error) {
    if (findViolatedUniqueIndex(error) === 'problem_display_id')
      throw callError('problemIdTaken', { problemId: displayId });
    throw error;
  }
}

export async function setJudgingChange(
  transaction: Queryable,
  id: number,
  change: { judgingChange: string | null; judgingChangedAt?: Date },
) {
  await transaction.updateTable('problem').set(change).where('id', '=', id).execute();
}

/** Names of the local judge's languages by id, in display order. */
export async function mapLanguages(database: Queryable): Promise<Map<number, string>> {
  const rows = await database
    .selectFrom('language')
    .select(['id', 'name'])
    .where('judgeSystem', '=', ownJudge)
    .orderBy('position', 'desc')
    .orderBy('id')
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function listLanguageIds(database: Queryable, problemId: number): Promise<number[]> {
  const rows = await database
    .selectFrom('problemLanguage')
    .select('languageId')
    .where('problemId', '=', problemId)
    .orderBy('languageId')
    .execute();
  return rows.map(({ languageId }) => languageId);
}

export async function replaceLanguages(
  transaction: Queryable,
  problemId: number,
  languageIds: readonly number[],
) {
  await transaction.deleteFrom('problemLanguage').where('problemId', '=', problemId).execute();
  if (languageIds.length === 0) return;
  await transaction
    .insertInto('problemLanguage')
    .values(languageIds.map((languageId) => ({ problemId, languageId })))
    .execute();
}

export interface TemplateOfLanguage {
  languageId: number;
  code: string;
  isEnabled: boolean;
}

/** Templates of languages that remain keep their ids. */
export async function replaceCodeTemplates(
  transaction: Queryable,
  problemId: number,
  { templates, now }: { templates: readonly TemplateOfLanguage[]; now: Date },
) {
  const kept = templates.map(({ languageId }) => languageId);
  await transaction
    .deleteFrom('problemCodeTemplate')
    .where('problemId', '=', problemId)
    .$if(kept.length > 0, (query) => query.where('languageId', 'not in', kept))
    .execute();
  if (templates.length === 0) return;
  await transaction
    .insertInto('problemCodeTemplate')
    .values(templates.map((template) => ({ ...template, problemId, createdAt: now, updatedAt: now })))
    .onConflict((conflict) =>
      conflict.columns(['problemId', 'languageId']).doUpdateSet((set) => ({
        code: set.ref('excluded.code'),
        isEnabled: set.ref('excluded.isEnabled'),
        updatedAt: set.ref('excluded.updatedAt'),
      })),
    )
    .execute();
}

export async function replaceTags(transaction: Queryable, problemId: number, tagIds: readonly number[]) {
  await transaction.deleteFrom('problemTag').where('problemId', '=', problemId).execute();
  await addTags(transaction, [problemId], tagIds);
}

export async function addTags(
  transaction: Queryable,
  problemIds: readonly number[],
  tagIds: readonly number[],
) {
  const rows = problemIds.flatMap((problemId) => tagIds.map((tagId) => ({ problemId, tagId })));
  if (rows.length === 0) return;
  await transaction
    .insertInto('problemTag')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export type CaseRow = Insertable<Tables['problemCase']>;
