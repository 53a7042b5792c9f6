/** Locks and writes of applying and undoing a preview. Verdicts and counters are written by `judging` and `submissions`. */
import type { JudgeNote } from '@touchstone/contract';
import { sql, type Queryable } from '@touchstone/database';
import { replacingOutcomes } from '@touchstone/rules/judging/rejudge-outcome';
import { lockRows } from '../../platform/row-locks.repository.ts';

const programsOf = (previewId: number) => sql`
  problem_check_program program JOIN problem_check ON problem_check.id = program.check_id
  WHERE preview_id = ${previewId}`;

/** The submissions and then the problems, each by id. Neither a verdict nor the judging data can change afterwards. */
export async function lockPreviewed(transaction: Queryable, previewId: number) {
  await lockRows(transaction, 'submission', {
    where: sql`id IN (SELECT program.submission_id FROM ${programsOf(previewId)})`,
    mode: 'noKeyUpdate',
  });
  await lockRows(transaction, 'problem', {
    where: sql`id IN (SELECT problem_id FROM problem_check WHERE preview_id = ${previewId})`,
    mode: 'noKeyUpdate',
  });
}

/** The state of a submission before the preview, as the start stored it. */
export interface BeforeState {
  status: number;
  score: number | null;
  oiRankScore: number | null;
  timeMs: number | null;
  memoryKb: number | null;
  errorMessage: string | null;
  note: JudgeNote | null;
  judgeName: string | null;
}

/** The programs whose results replace those of their submissions, by submission. */
export async function listReplacing(database: Queryable, previewId: number) {
  const rows = await database
    .selectFrom('problemCheckProgram as program')
    .innerJoin('problemCheck', 'problemCheck.id', 'program.checkId')
    .innerJoin('submission', 'submission.id', 'program.submissionId')
    .select(['submission.id as submissionId', 'submission.userId', 'submission.problemId'])
    .select(['submission.contestId', 'submission.groupId', 'statusBefore', 'scoreBefore'])
    .select(['program.status', 'program.score', 'program.timeMs', 'program.memoryKb', 'program.message'])
    .select(['program.note', 'program.judgeName'])
    // Without the cases, which statements of this file restore.
    .select(sql<BeforeState>`before - 'cases'`.as('before'))
    .where('problemCheck.previewId', '=', previewId)
    .where('outcome', 'in', [...replacingOutcomes])
    .orderBy('submission.id')
    .$narrowType<{ statusBefore: number }>()
    .execute();
  // endChecked is the only writer of the note.
  return rows.map((row) => ({ ...row, note: row.note as unknown as JudgeNote | null }));
}

export type ReplacingRow = Awaited<ReturnType<typeof listReplacing>>[number];

const isReplacing = sql`program.outcome = ANY (${[...replacingOutcomes]}::text[])`;

const deleteReplacedCases = (previewId: number) => sql`
  DELETE FROM submission_case
  WHERE submission_id IN (SELECT program.submission_id FROM ${programsOf(previewId)} AND ${isReplacing})`;

/** File names are copied now, because the cases of the problem may be replaced later. */
export async function writePreviewedCases(transaction: Queryable, previewId: number) {
  await deleteReplacedCases(previewId).execute(transaction);
  await sql`
    INSERT INTO submission_case (submission_id, seq, case_id, group_number, status, time_ms, memory_kb, score,
                                 input_name, answer_name, message, note)
    SELECT previewed.submission_id, r.seq, r."caseId", r."group", r.status, r."timeMs", r."memoryKb", r.score,
           coalesce(c.input_name, ''), coalesce(c.answer_name, ''), r.message, nullif(r.note, 'null'::jsonb)
    FROM (SELECT program.submission_id, program.cases FROM ${programsOf(previewId)} AND ${isReplacing}) previewed
    CROSS JOIN LATERAL jsonb_to_recordset(previewed.cases) AS r
      (seq integer, "caseId" bigint, "group" integer, status smallint, "timeMs" integer, "memoryKb" integer,
       score integer, message text, note jsonb)
    LEFT JOIN problem_case c ON c.id = r."caseId"
    ON CONFLICT (submission_id, seq) DO NOTHING`.execute(transaction);
}

export async function restoreCases(transaction: Queryable, previewId: number) {
  await deleteReplacedCases(previewId).execute(transaction);
  await sql`
    INSERT INTO submission_case (submission_id, seq, case_id, group_number, status, time_ms, memory_kb, score,
                                 input_name, answer_name, message, note)
    SELECT previewed.submission_id, r.seq, r."caseId", r."group", r.status, r."timeMs", r."memoryKb", r.score,
           r."inputName", r."answerName", r.message, nullif(r.note, 'null'::jsonb)
    FROM (SELECT program.submission_id, program.before FROM ${programsOf(previewId)} AND ${isReplacing}) previewed
    CROSS JOIN LATERAL jsonb_to_recordset(previewed.before -> 'cases') AS r
      (seq integer, "caseId" bigint, "group" integer, status smallint, "timeMs" integer, "memoryKb" integer,
       score integer, "inputName" text, "answerName" text, message text, note jsonb)`.execute(transaction);
}

/**
 * All previewed submissions with a result count as judged with the current data, also those that keep their verdicts. The version
 * shows later that nothing has changed since.
 */
export async function stampApplied(transaction: Queryable, previewId: number, now: Date) {
  await sql`
    UPDATE submission SET version = version + 1, updated_at = ${now}::timestamptz,
      judged_as_of = coalesce(problem.judging_changed_at, 'epoch')
    FROM problem
    WHERE problem.id = submission.problem_id
      AND submission.id IN (
        SELECT program.submission_id FROM ${programsOf(previewId)} AND program.outcome <> 'unknown')`.execute(
    transaction,
  );
}

/** The times from before, so that the submissions are outdated again if they were. */
export async function stampUndone(transaction: Queryable, previewId: number) {
  await sql`
    UPDATE submission SET version = version + 1, updated_at = (previewed.before ->> 'updatedAt')::timestamptz,
      judged_as_of = (previewed.before ->> 'judgedAsOf')::timestamptz
    FROM (
      SELECT program.submission_id, program.before FROM ${programsOf(previewId)} AND program.outcome <> 'unknown'
    ) previewed
    WHERE submission.id = previewed.submission_id`.execute(transaction);
}

/** Whether no submission of an applied preview has changed since. Deleted ones do not matter. */
export async function isUnchangedSinceApplied(
  database: Queryable,
  previewId: number,
  appliedAt: Date,
): Promise<boolean> {
  const { rows } = await sql<{ changed: number }>`
    SELECT count(*)::integer AS changed
    FROM submission JOIN (
      SELECT program.submission_id, program.before FROM ${programsOf(previewId)} AND program.outcome <> 'unknown'
    ) previewed ON previewed.submission_id = submission.id
    WHERE is_manual OR version <> (previewed.before ->> 'version')::integer + 1
      OR updated_at <> ${appliedAt}::timestamptz`.execute(database);
  return rows[0]?.changed === 0;
}

/** The copies of the programs are needed for judging only. */
export async function markApplied(
  transaction: Queryable,
  previewId: number,
  { appliedBy, appliedAt }: { appliedBy: string; appliedAt: Date },
) {
  await transaction
    .updateTable('rejudgePreview')
    .set({ appliedBy, appliedAt })
    .where('id', '=', previewId)
    .execute();
  await sql`
    UPDATE problem_check_program SET code = ''
    WHERE check_id IN (SELECT id FROM problem_check WHERE preview_id = ${previewId})`.execute(transaction);
}

export async function markUndone(
  transaction: Queryable,
  previewId: number,
  undone: { undoneBy: string; undoneAt: Date },
) {
  await transaction.updateTable('rejudgePreview').set(undone).where('id', '=', previewId).execute();
}
