/**
 * The cases of a problem. Unchanged cases keep their ids, so that results of earlier submissions still refer to them,
 * and a form that was opened earlier can be saved.
 */
import { sql, type Queryable } from '@touchstone/database';
import type { StoredCase } from '../../problems/index.ts';

/** `id`: the stored case to update. Undefined for a new case. */
export interface WantedCase extends StoredCase {
  id?: number | undefined;
}

/** Reuses the ids of stored cases with the same content and file names. */
export function reuseCaseIds(
  stored: readonly (StoredCase & { id: number })[],
  wanted: readonly StoredCase[],
): WantedCase[] {
  const keyOf = (one: StoredCase) =>
    JSON.stringify([one.inputName, one.inputSha256, one.answerName, one.answerSha256]);
  const free = Map.groupBy(stored, keyOf);
  return wanted.map((one) => ({ ...one, id: free.get(keyOf(one))?.shift()?.id }));
}

/** In judging order. */
export const listCases = (database: Queryable, problemId: number) =>
  database
    .selectFrom('problemCase')
    .select(['id', 'inputName', 'inputSha256', 'inputBytes', 'answerName', 'answerSha256', 'answerBytes'])
    .select(['groupNumber', 'score'])
    .where('problemId', '=', problemId)
    .orderBy('position')
    .execute();

export const findCase = (database: Queryable, { problemId, caseId }: { problemId: number; caseId: number }) =>
  database
    .selectFrom('problemCase')
    .select(['inputSha256', 'inputBytes', 'answerSha256', 'answerBytes'])
    .where('problemId', '=', problemId)
    .where('id', '=', caseId)
    .executeTakeFirst();

export async function countCases(database: Queryable, problemId: number): Promise<number> {
  const { count } = await database
    .selectFrom('problemCase')
    .select(sql<number>`count(*)`.as('count'))
    .where('problemId', '=', problemId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Larger than any position that a case can have. */
const positionOffset = 1_000_000;
/** Far below the 65,535 parameters that one statement may have. */
const batchSize = 1000;

/** Replaces the stored cases with these, in this order. */
export async function writeCases(transaction: Queryable, problemId: number, cases: readonly WantedCase[]) {
  const placed = cases.map((one, index) => ({ ...one, problemId, position: index + 1 }));
  const kept = placed.flatMap((one) => (one.id === undefined ? [] : [{ ...one, id: one.id }]));
  const fresh = placed.filter(({ id }) => id === undefined);
  await deleteOthers(
    transaction,
    problemId,
    kept.map(({ id }) => id),
  );
  await updateKept(transaction, problemId, kept);
  for (let start = 0; start < fresh.length; start += batchSize) {
    await transaction
      .insertInto('problemCase')
      .values(fresh.slice(start, start + batchSize).map(withoutId))
      .execute();
  }
}

/** The database assigns the ids of new cases. */
const withoutId = (one: StoredCase & { problemId: number; position: number }) => ({
  problemId: one.problemId,
  position: one.position,
  groupNumber: one.groupNumber,
  score: one.score,
  inputName: one.inputName,
  inputSha256: one.inputSha256,
  inputBytes: one.inputBytes,
  answerName: one.answerName,
  answerSha256: one.answerSha256,
  answerBytes: one.answerBytes,
});

async function deleteOthers(transaction: Queryable, problemId: number, keptIds: number[]) {
  await transaction
    .deleteFrom('problemCase')
    .where('problemId', '=', problemId)
    .where(sql<boolean>`id <> ALL(${keptIds}::bigint[])`)
    .execute();
}

async function updateKept(
  transaction: Queryable,
  problemId: number,
  kept: readonly (StoredCase & { id: number; position: number })[],
) {
  if (kept.length === 0) return;
  // Two cases may swap positions, and positions are unique. All rows move out of the range first.
  await sql`UPDATE problem_case SET position = position + ${positionOffset} WHERE problem_id = ${problemId}`.execute(
    transaction,
  );
  await sql`
    UPDATE problem_case SET
      position = wanted.position, group_number = wanted.group_number, score = wanted.score,
      input_name = wanted.input_name, input_sha256 = wanted.input_sha256, input_bytes = wanted.input_bytes,
      answer_name = wanted.answer_name, answer_sha256 = wanted.answer_sha256, answer_bytes = wanted.answer_bytes
    FROM json_to_recordset(${JSON.stringify(kept.map(columnsOf))}::json) AS wanted (
      id bigint, position integer, group_number integer, score integer, input_name text, input_sha256 text,
      input_bytes bigint, answer_name text, answer_sha256 text, answer_bytes bigint)
    WHERE problem_case.id = wanted.id AND problem_case.problem_id = ${problemId}`.execute(transaction);
}

const columnsOf = (one: StoredCase & { id: number; position: number }) => ({
  id: one.id,
  position: one.position,
  group_number: one.groupNumber,
  score: one.score,
  input_name: one.inputName,
  input_sha256: one.inputSha256,
  input_bytes: one.inputBytes,
  answer_name: one.answerName,
  answer_sha256: one.answerSha256,
  answer_bytes: one.answerBytes,
});
