/**
 * How this works: a preview is a row with one check per problem (`problem_check`, kind `preview`), whose programs are copies of the
 * submissions. The judging module judges them like those of every check and stores how each result compares with `before`.
 * Starting, discarding, applying and undoing are serialised by one advisory lock, which is taken before any row.
 */
import { rejudgePreviewLimits, statuses, underWayStatuses, type ProblemJudging } from '@touchstone/contract';
import { sql, type Queryable } from '@touchstone/database';
import { lockRows } from '../../platform/row-locks.repository.ts';
import { deleteTasks } from '../submissions/index.ts';
import { isInScope, isJudged, type PreviewScope } from './scope.repository.ts';

export async function lockPreviews(transaction: Queryable) {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('rejudge previews', 0))`.execute(transaction);
}

const previews = (database: Queryable) =>
  database
    .selectFrom('rejudgePreview')
    .leftJoin('problem', 'problem.id', 'rejudgePreview.problemId')
    .leftJoin('contest', 'contest.id', 'rejudgePreview.contestId')
    .leftJoin('contestProblem', (join) =>
      join
        .onRef('contestProblem.problemId', '=', 'rejudgePreview.problemId')
        .onRef('contestProblem.contestId', '=', 'rejudgePreview.contestId'),
    )
    .leftJoin('userAccount as starter', 'starter.id', 'rejudgePreview.startedBy')
    .leftJoin('userAccount as applier', 'applier.id', 'rejudgePreview.appliedBy')
    .leftJoin('userAccount as undoer', 'undoer.id', 'rejudgePreview.undoneBy')
    .select(['rejudgePreview.id', 'rejudgePreview.problemId', 'rejudgePreview.contestId', 'isEverywhere'])
    .select(['startedAt', 'appliedAt', 'undoneAt', 'submissionCount', 'judgedCount'])
    .select(['starter.username as startedBy', 'applier.username as appliedBy', 'undoer.username as undoneBy'])
    .select(['problem.displayId', 'problem.title', 'problem.titleTranslations', 'problem.groupId'])
    .select(['contestProblem.displayId as contestDisplayId', 'contestProblem.displayTitle'])
    .select('contest.title as contestTitle')
    .select(
      sql<number>`(
        SELECT count(*)::integer FROM problem_check_program JOIN problem_check ON problem_check.id = check_id
        WHERE preview_id = rejudge_preview.id)`.as('total'),
    )
    .select(
      sql<number>`(
        SELECT count(*)::integer FROM problem_check_program JOIN problem_check ON problem_check.id = check_id
        WHERE preview_id = rejudge_preview.id AND status = ANY (${underWayStatuses}::integer[]))`.as('left'),
    );

export const findPreview = (database: Queryable, id: number) =>
  previews(database).where('rejudgePreview.id', '=', id).executeTakeFirst();

export type PreviewRow = NonNullable<Awaited<ReturnType<typeof findPreview>>>;

export const listPreviews = (
  database: Queryable,
  { problemId, contestId }: Pick<PreviewScope, 'problemId' | 'contestId'>,
) =>
  previews(database)
    .$if(contestId !== null, (query) => query.where('rejudgePreview.contestId', '=', contestId))
    .$if(contestId === null, (query) => query.where('rejudgePreview.contestId', 'is', null))
    .$if(problemId !== null, (query) => query.where('rejudgePreview.problemId', '=', problemId))
    .orderBy(sql`rejudge_preview.applied_at IS NULL`, 'desc')
    .orderBy('rejudgePreview.id', 'desc')
    .limit(rejudgePreviewLimits.listedMaximum)
    .execute();

/** Locks the row until the transaction ends. False if it is gone. */
export async function lockPreview(transaction: Queryable, id: number): Promise<boolean> {
  const row = await transaction
    .selectFrom('rejudgePreview')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function findOpenPreview(
  database: Queryable,
  { problemId, contestId }: PreviewScope,
): Promise<number | undefined> {
  const row = await database
    .selectFrom('rejudgePreview')
    .select('id')
    .where('problemId', 'is not distinct from', problemId)
    .where('contestId', 'is not distinct from', contestId)
    .where('appliedAt', 'is', null)
    .executeTakeFirst();
  return row?.id;
}

interface NewPreview extends PreviewScope {
  startedBy: string;
  startedAt: Date;
  submissionCount: number;
  judgedCount: number;
}

export async function insertPreview(transaction: Queryable, preview: NewPreview): Promise<number> {
  const { id } = await transaction
    .insertInto('rejudgePreview')
    .values(preview)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The submission and its cases, as an undo restores them. Times are texts: a JavaScript Date has no microseconds. */
const beforeOf = sql`jsonb_build_object(
  'version', submission.version, 'status', submission.status, 'score', submission.score,
  'oiRankScore', submission.oi_rank_score, 'timeMs', submission.time_ms, 'memoryKb', submission.memory_kb,
  'errorMessage', submission.error_message, 'note', submission.note, 'judgeName', submission.judge_name,
  'judgedAsOf', submission.judged_as_of::text, 'updatedAt', submission.updated_at::text,
  'cases', (
    SELECT coalesce(jsonb_agg(jsonb_build_object(
      'seq', seq, 'caseId', case_id, 'group', group_number, 'status', one.status, 'timeMs', one.time_ms,
      'memoryKb', one.memory_kb, 'score', one.score, 'inputName', input_name, 'answerName', answer_name,
      'message', message, 'note', one.note) ORDER BY seq), '[]')
    FROM submission_case one WHERE one.submission_id = submission.id))`;

/** One check of a problem. A language that no judge offers fails at once, and its submissions keep their verdicts. */
export async function insertPreviewCheck(
  transaction: Queryable,
  {
    previewId,
    problemId,
    scope,
    conditions,
    languages,
    now,
  }: {
    previewId: number;
    problemId: number;
    scope: PreviewScope;
    conditions: ProblemJudging;
    languages: readonly string[];
    now: Date;
  },
): Promise<number> {
  const { id } = await transaction
    .insertInto('problemCheck')
    .values({
      problemId,
      previewId,
      kind: 'preview',
      startedAt: now,
      conditions: JSON.stringify(conditions),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const isOffered = sql`submission.language = ANY (${languages}::text[])`;
  await sql`
    INSERT INTO problem_check_program
      (check_id, position, submission_id, status_before, score_before, language, code, status, outcome, message, before,
       updated_at)
    SELECT ${id}, row_number() OVER (ORDER BY submission.id), submission.id, submission.status, submission.score,
      submission.language, submission.code,
      CASE WHEN ${isOffered} THEN ${statuses.pending}::smallint ELSE ${statuses.submittedFailed}::smallint END,
      CASE WHEN ${isOffered} THEN NULL ELSE 'unknown' END,
      CASE WHEN ${isOffered} THEN NULL ELSE 'No judge offers the language ' || submission.language || '.' END,
      ${beforeOf}, ${now}::timestamptz
    FROM submission
    WHERE submission.problem_id = ${problemId} AND ${isInScope(scope)} AND ${isJudged}
    ORDER BY submission.id`.execute(transaction);
  return id;
}

/** Copies the results of another preview that were judged with the same data and compared with the same verdict. */
export async function reuseResults(
  transaction: Queryable,
  { fromPreviewId, checkId }: { fromPreviewId: number; checkId: number },
) {
  await sql`
    UPDATE problem_check_program AS program SET
      status = former.status, time_ms = former.time_ms, memory_kb = former.memory_kb, score = former.score,
      message = former.message, note = former.note, judge_name = former.judge_name, cases = former.cases,
      outcome = former.outcome
    FROM problem_check_program former
    JOIN problem_check former_check ON former_check.id = former.check_id
    JOIN problem_check new_check ON new_check.id = ${checkId}
    WHERE program.check_id = ${checkId} AND former_check.preview_id = ${fromPreviewId}
      AND former.submission_id = program.submission_id AND former.before = program.before
      AND former_check.conditions = new_check.conditions AND program.outcome IS NULL
      AND former.outcome IN ('changed', 'rescored', 'cases', 'same')`.execute(transaction);
}

export const listWaitingPrograms = (database: Queryable, checkId: number) =>
  database
    .selectFrom('problemCheckProgram')
    .select(['id as checkProgramId', 'language'])
    .where('checkId', '=', checkId)
    .where('status', '=', statuses.pending)
    .orderBy('position')
    .execute();

/**
 * Leaves nothing. Problems are locked before tasks, as by the deletion of a problem, and tasks are deleted before their programs,
 * which reports of judges lock in this order.
 */
export async function deletePreview(transaction: Queryable, id: number) {
  const checks = sql`(SELECT id FROM problem_check WHERE preview_id = ${id})`;
  await lockRows(transaction, 'problem', {
    where: sql`id IN (SELECT problem_id FROM problem_check WHERE preview_id = ${id})`,
    mode: 'keyShare',
  });
  await deleteTasks(
    transaction,
    sql`check_program_id IN (SELECT id FROM problem_check_program WHERE check_id IN ${checks})`,
  );
  await sql`DELETE FROM problem_check_program WHERE check_id IN ${checks}`.execute(transaction);
  await transaction.deleteFrom('problemCheck').where('previewId', '=', id).execute();
  await transaction.deleteFrom('rejudgePreview').where('id', '=', id).execute();
}

/** The data that each problem of the preview was judged with. */
export async function listConditions(database: Queryable, previewId: number) {
  const rows = await database
    .selectFrom('problemCheck')
    .select(['problemId', 'conditions'])
    .where('previewId', '=', previewId)
    .orderBy('problemId')
    .execute();
  // insertPreviewCheck is the only writer of the column.
  return rows.map(({ problemId, conditions }) => ({
    problemId,
    conditions: conditions as unknown as ProblemJudging,
  }));
}
