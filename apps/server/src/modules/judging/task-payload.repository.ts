/** The submission data that a judge needs, and the case rows. */
import type { CaseResult, JudgeNote } from '@touchstone/contract';
import { sql, type Queryable } from '@touchstone/database';
import type { RawBuilder } from 'kysely';
import { judgedCases, judgingColumns } from '../problems/index.ts';
import { isJudgedWithOldData } from '../submissions/index.ts';

/**
 * Loads a waiting task with all submission data that a judge needs; these columns are null for other tasks.
 * One statement, because every submission needs it.
 */
export function findWaitingWork(database: Queryable, taskId: number) {
  return (
    database
      .selectFrom('judgingTask')
      .leftJoin('submission', 'submission.id', 'judgingTask.submissionId')
      .leftJoin('problem', 'problem.id', 'submission.problemId')
      .selectAll('judgingTask')
      .select('submission.code')
      .select(judgingColumns)
      .select(judgedCases.as('cases'))
      // Selected as text: a JavaScript Date has no microseconds.
      .select(sql<string>`coalesce(problem.judging_changed_at, 'epoch')::text`.as('judgedAsOf'))
      // Of other data, a case says nothing.
      .select(
        sql<object | null>`CASE WHEN submission.judged_as_of = coalesce(problem.judging_changed_at, 'epoch')
          THEN judging_task.finished_part END`.as('finished'),
      )
      .where('judgingTask.id', '=', taskId)
      .where('judgingTask.attemptId', 'is', null)
      .where('judgingTask.finishedAt', 'is', null)
      .executeTakeFirst()
  );
}

export type WaitingWork = NonNullable<Awaited<ReturnType<typeof findWaitingWork>>>;

/** The columns that a result depends on. */
const resultColumns = [
  'submission.id',
  'submission.problemId',
  'submission.userId',
  'submission.contestId',
  'submission.groupId',
  'submission.status',
  'submission.language',
  'problem.scoring',
  'problem.difficulty',
  'problem.fullScore',
] as const;

/**
 * Locks the submission of an attempt, with the columns that its result depends on. The task row decides
 * whether the attempt is current.
 */
export function lockSubmissionOfAttempt(transaction: Queryable, attemptId: string) {
  return transaction
    .selectFrom('judgingTask')
    .innerJoin('submission', 'submission.id', 'judgingTask.submissionId')
    .innerJoin('problem', 'problem.id', 'submission.problemId')
    .leftJoin('contest', 'contest.id', 'submission.contestId')
    .select(resultColumns)
    .select('contest.keepsTestRunsApart')
    .select(['judgingTask.judgeName', 'judgingTask.judgeTokenId', 'judgingTask.lane', 'judgingTask.ownerId'])
    .select(isJudgedWithOldData.as('isJudgedWithOldData'))
    .where('judgingTask.attemptId', '=', attemptId)
    .forNoKeyUpdate('submission')
    .executeTakeFirst();
}

/** The same for a submission without an attempt. */
export function lockJudgedSubmission(transaction: Queryable, id: number) {
  return transaction
    .selectFrom('submission')
    .innerJoin('problem', 'problem.id', 'submission.problemId')
    .select(resultColumns)
    .where('submission.id', '=', id)
    .forNoKeyUpdate('submission')
    .executeTakeFirstOrThrow();
}

export type ResultSubject = Awaited<ReturnType<typeof lockJudgedSubmission>>;

export async function isTestData(database: Queryable, sha256: string) {
  const found = await database
    .selectFrom('problemCase')
    .select('id')
    .where((where) => where.or([where('inputSha256', '=', sha256), where('answerSha256', '=', sha256)]))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export async function addCaseResults(
  transaction: Queryable,
  submissionId: number,
  cases: readonly CaseResult[],
) {
  if (cases.length > 0) await insertCases(submissionId, { cases, condition: sql`true` }).execute(transaction);
}

/**
 * Ends the attempt and replaces its case rows by these cases. One statement, because every submission needs
 * it. Returns false, and changes nothing, if the attempt is not the current one.
 */
export async function endAttemptWithCases(
  transaction: Queryable,
  {
    attemptId,
    submissionId,
    cases,
  }: { attemptId: string; submissionId: number; cases: readonly CaseResult[] },
) {
  const condition = sql`EXISTS (SELECT FROM ended)`;
  const { rows } = await sql<{ isCurrent: boolean }>`
    WITH ended AS (
      DELETE FROM judging_task WHERE attempt_id = ${attemptId} RETURNING id
    ), gone AS (
      DELETE FROM submission_case
      WHERE submission_id = ${submissionId} AND seq <> ALL (${cases.map(({ seq }) => seq)}::integer[]) AND ${condition}
    ), written AS (
      ${insertCases(submissionId, { cases, condition })}
    )
    SELECT EXISTS (SELECT FROM ended) AS is_current`.execute(transaction);
  return rows[0]?.isCurrent ?? false;
}

/** File names are copied now, because the cases of the problem may be replaced later. */
function insertCases(
  submissionId: number,
  { cases, condition }: { cases: readonly CaseResult[]; condition: RawBuilder<unknown> },
) {
  const rows = JSON.stringify(cases.map(storableCase));
  return sql`
    INSERT INTO submission_case (submission_id, seq, case_id, group_number, status, time_ms, memory_kb, score,
                                 input_name, answer_name, message, note)
    SELECT ${submissionId}, r.seq, r."caseId", r."group", r.status, r."timeMs", r."memoryKb", r.score,
           coalesce(c.input_name, ''), coalesce(c.answer_name, ''), r.message, nullif(r.note, 'null'::jsonb)
    FROM jsonb_to_recordset(${rows}::jsonb) AS r
      (seq integer, "caseId" bigint, "group" integer, status smallint, "timeMs" integer, "memoryKb" integer,
       score integer, message text, note jsonb)
    LEFT JOIN problem_case c ON c.id = r."caseId"
    WHERE ${condition}
    ON CONFLICT (submission_id, seq) DO UPDATE SET
      case_id = excluded.case_id, group_number = excluded.group_number, status = excluded.status,
      time_ms = excluded.time_ms, memory_kb = excluded.memory_kb, score = excluded.score,
      input_name = excluded.input_name, answer_name = excluded.answer_name, message = excluded.message,
      note = excluded.note`;
}

const largestInteger = 2_147_483_647;
export const storableInteger = (value: number) => Math.min(value, largestInteger);

/** PostgreSQL stores neither NUL nor a lone surrogate; programs and compilers print both. */
export const storableText = (text: string) => text.toWellFormed().replaceAll('\0', '\uFFFD');

/** Notes quote the output of programs. */
export const storableNote = (note: JudgeNote | null | undefined): JudgeNote | null | undefined =>
  note?.code === 'difference'
    ? {
        ...note,
        expected: note.expected === null ? null : storableText(note.expected),
        actual: note.actual === null ? null : storableText(note.actual),
      }
    : note;

/** The longest message of a compiler or checker that is stored. Templates make a compiler write megabytes. */
const longestMessageBytes = 64 * 1024;
const cutMark = '\n…';

export function storableMessage(text: string): string {
  const message = storableText(text);
  if (Buffer.byteLength(message) <= longestMessageBytes) return message;
  const kept = Buffer.from(message).subarray(0, longestMessageBytes - Buffer.byteLength(cutMark));
  // A character that was cut in two becomes a replacement character, which goes.
  return `${kept.toString().replace(/\uFFFD$/, '')}${cutMark}`;
}

export const storableCase = (result: CaseResult): CaseResult => ({
  ...result,
  timeMs: storableInteger(result.timeMs),
  memoryKb: storableInteger(result.memoryKb),
  note: storableNote(result.note),
  message: result.message === null ? null : storableMessage(result.message),
});
