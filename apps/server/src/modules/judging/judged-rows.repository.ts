/** What a judge needs to know of a submission, and the rows of its cases. */
import type { CaseResult, JudgingCase } from '@touchstone/contract';
import { sql, type Queryable } from '@touchstone/database';

const judgedColumns = [
  'submission.code',
  'submission.language',
  'problem.scoring',
  'problem.judgeMode',
  'problem.caseMode',
  'problem.timeLimitMs',
  'problem.memoryLimitMb',
  'problem.stackLimitMb',
  'problem.fullScore',
  'problem.checkerLanguage',
  'problem.checkerCode',
  'problem.userExtraFiles',
  'problem.judgeExtraFiles',
  'problem.isTrailingBlankIgnored',
  'problem.inputFileName',
  'problem.outputFileName',
] as const;

export function getJudgedSubmission(database: Queryable, id: number) {
  return database
    .selectFrom('submission')
    .innerJoin('problem', 'problem.id', 'submission.problemId')
    .select(judgedColumns)
    .select(
      sql<JudgingCase[]>`(
        SELECT coalesce(json_agg(json_build_object(
          'caseId', id, 'seq', position, 'group', group_number,
          'score', CASE WHEN problem.scoring = 'oi' THEN score END,
          'input', json_build_object('sha256', input_sha256, 'sizeBytes', input_bytes, 'name', input_name),
          'answer', json_build_object('sha256', answer_sha256, 'sizeBytes', answer_bytes, 'name', answer_name)
        ) ORDER BY position), '[]')
        FROM problem_case WHERE problem_id = problem.id
      )`.as('cases'),
    )
    .where('submission.id', '=', id)
    .executeTakeFirstOrThrow();
}

export type JudgedSubmissionRow = Awaited<ReturnType<typeof getJudgedSubmission>>;

/** Locks the submission of an attempt, with what its result depends on. Whether it is current is seen at the task. */
export function lockSubmissionOfAttempt(transaction: Queryable, attemptId: string) {
  return transaction
    .selectFrom('judgingTask')
    .innerJoin('submission', 'submission.id', 'judgingTask.submissionId')
    .innerJoin('problem', 'problem.id', 'submission.problemId')
    .select([
      'submission.id',
      'submission.problemId',
      'submission.userId',
      'submission.contestId',
      'submission.groupId',
      'submission.status',
      'submission.language',
      'problem.scoring',
      'problem.difficulty',
      'judgingTask.judgeName',
      'judgingTask.judgeTokenId',
    ])
    .where('judgingTask.attemptId', '=', attemptId)
    .forUpdate('submission')
    .executeTakeFirst();
}

/** The same for a submission that nobody is judging. */
export function lockJudgedSubmission(transaction: Queryable, id: number) {
  return transaction
    .selectFrom('submission')
    .innerJoin('problem', 'problem.id', 'submission.problemId')
    .select([
      'submission.id',
      'submission.problemId',
      'submission.userId',
      'submission.contestId',
      'submission.groupId',
      'submission.status',
      'submission.language',
      'problem.scoring',
      'problem.difficulty',
    ])
    .where('submission.id', '=', id)
    .forUpdate('submission')
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

export async function deleteCaseResults(transaction: Queryable, submissionId: number) {
  await transaction.deleteFrom('submissionCase').where('submissionId', '=', submissionId).execute();
}

/** Those of earlier reports that are not among them go. */
export async function replaceCaseResults(
  transaction: Queryable,
  submissionId: number,
  cases: readonly CaseResult[],
) {
  if (cases.length === 0) await deleteCaseResults(transaction, submissionId);
  else await writeCaseResults(transaction, submissionId, { cases, isComplete: true });
}

export async function addCaseResults(
  transaction: Queryable,
  submissionId: number,
  cases: readonly CaseResult[],
) {
  if (cases.length > 0) await writeCaseResults(transaction, submissionId, { cases, isComplete: false });
}

/** Names of files are copied now: the problem's cases may be replaced later. */
async function writeCaseResults(
  transaction: Queryable,
  submissionId: number,
  { cases, isComplete }: { cases: readonly CaseResult[]; isComplete: boolean },
) {
  const rows = JSON.stringify(cases.map(storable));
  const others = cases.map(({ seq }) => seq);
  await sql`
    WITH gone AS (
      DELETE FROM submission_case
      WHERE ${isComplete} AND submission_id = ${submissionId} AND seq <> ALL (${others}::integer[])
    )
    INSERT INTO submission_case (submission_id, seq, case_id, group_number, status, time_ms, memory_kb, score,
                                 input_name, answer_name, message)
    SELECT ${submissionId}, r.seq, r."caseId", r."group", r.status, r."timeMs", r."memoryKb", r.score,
           coalesce(c.input_name, ''), coalesce(c.answer_name, ''), r.message
    FROM jsonb_to_recordset(${rows}::jsonb) AS r
      (seq integer, "caseId" bigint, "group" integer, status smallint, "timeMs" integer, "memoryKb" integer,
       score integer, message text)
    LEFT JOIN problem_case c ON c.id = r."caseId"
    ON CONFLICT (submission_id, seq) DO UPDATE SET
      case_id = excluded.case_id, group_number = excluded.group_number, status = excluded.status,
      time_ms = excluded.time_ms, memory_kb = excluded.memory_kb, score = excluded.score,
      input_name = excluded.input_name, answer_name = excluded.answer_name, message = excluded.message
  `.execute(transaction);
}

const largestInteger = 2_147_483_647;
export const storableInteger = (value: number) => Math.min(value, largestInteger);

/** PostgreSQL keeps neither NUL nor half a surrogate pair; programs and compilers print both. */
export const storableText = (text: string) => text.toWellFormed().replaceAll('\0', '\uFFFD');

const storable = (result: CaseResult): CaseResult => ({
  ...result,
  timeMs: storableInteger(result.timeMs),
  memoryKb: storableInteger(result.memoryKb),
  message: result.message === null ? null : storableText(result.message),
});
