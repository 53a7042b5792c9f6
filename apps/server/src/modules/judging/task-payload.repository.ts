/** What a judge needs to know of a submission, and the rows of its cases. */
import type { CaseResult } from '@touchstone/contract';
import { sql, type Queryable } from '@touchstone/database';
import type { RawBuilder } from 'kysely';
import { judgedCases, judgingColumns } from '../problems/index.ts';
import { isJudgedWithOldData } from '../submissions/index.ts';

/**
 * A task that waits, with everything a judge is told of its submission; all of that is null where there is none. One
 * statement, since it is asked for every submission.
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
      // As text: an instant of JavaScript holds no microseconds.
      .select(sql<string>`coalesce(problem.judging_changed_at, 'epoch')::text`.as('judgedAsOf'))
      .where('judgingTask.id', '=', taskId)
      .where('judgingTask.attemptId', 'is', null)
      .where('judgingTask.finishedAt', 'is', null)
      .executeTakeFirst()
  );
}

export type WaitingWork = NonNullable<Awaited<ReturnType<typeof findWaitingWork>>>;

/** What a result depends on. */
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
] as const;

/** Locks the submission of an attempt, with what its result depends on. Whether it is current is seen at the task. */
export function lockSubmissionOfAttempt(transaction: Queryable, attemptId: string) {
  return transaction
    .selectFrom('judgingTask')
    .innerJoin('submission', 'submission.id', 'judgingTask.submissionId')
    .innerJoin('problem', 'problem.id', 'submission.problemId')
    .select(resultColumns)
    .select(['judgingTask.judgeName', 'judgingTask.judgeTokenId'])
    .select(isJudgedWithOldData.as('isJudgedByFormer'))
    .where('judgingTask.attemptId', '=', attemptId)
    .forNoKeyUpdate('submission')
    .executeTakeFirst();
}

/** The same for a submission that nobody is judging. */
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
 * Ends the attempt and leaves the rows of these cases, those of earlier reports that are not among them go. One statement,
 * since it is done for every submission. False, and nothing changed, when the attempt is not the current one.
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

/** Names of files are copied now: the problem's cases may be replaced later. */
function insertCases(
  submissionId: number,
  { cases, condition }: { cases: readonly CaseResult[]; condition: RawBuilder<unknown> },
) {
  const rows = JSON.stringify(cases.map(storableCase));
  return sql`
    INSERT INTO submission_case (submission_id, seq, case_id, group_number, status, time_ms, memory_kb, score,
                                 input_name, answer_name, message)
    SELECT ${submissionId}, r.seq, r."caseId", r."group", r.status, r."timeMs", r."memoryKb", r.score,
           coalesce(c.input_name, ''), coalesce(c.answer_name, ''), r.message
    FROM jsonb_to_recordset(${rows}::jsonb) AS r
      (seq integer, "caseId" bigint, "group" integer, status smallint, "timeMs" integer, "memoryKb" integer,
       score integer, message text)
    LEFT JOIN problem_case c ON c.id = r."caseId"
    WHERE ${condition}
    ON CONFLICT (submission_id, seq) DO UPDATE SET
      case_id = excluded.case_id, group_number = excluded.group_number, status = excluded.status,
      time_ms = excluded.time_ms, memory_kb = excluded.memory_kb, score = excluded.score,
      input_name = excluded.input_name, answer_name = excluded.answer_name, message = excluded.message`;
}

const largestInteger = 2_147_483_647;
export const storableInteger = (value: number) => Math.min(value, largestInteger);

/** PostgreSQL keeps neither NUL nor half a surrogate pair; programs and compilers print both. */
export const storableText = (text: string) => text.toWellFormed().replaceAll('\0', '\uFFFD');

export const storableCase = (result: CaseResult): CaseResult => ({
  ...result,
  timeMs: storableInteger(result.timeMs),
  memoryKb: storableInteger(result.memoryKb),
  message: result.message === null ? null : storableText(result.message),
});
