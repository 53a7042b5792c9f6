/** The SQL of progress: which trainings a submission concerns, cells, and the sums of participants. */
import { sql, type Queryable } from '@touchstone/database';
import type { TrainingCell } from '@touchstone/rules/trainings/training-cell';
import { isShownProblem } from '../trainings.repository.ts';

/** The columns that decide about cells. */
export interface CountingTraining {
  id: number;
  groupId: number | null;
  visibility: 'public' | 'private';
  dueAt: Date | null;
  latePercent: number | null;
}

/** Submissions of one area: those of the group, or those outside groups. */
const isOfArea = (groupId: number | null) =>
  sql<boolean>`submission.contest_id IS NULL AND ${
    groupId === null ? sql`submission.group_id IS NULL` : sql`submission.group_id = ${groupId}`
  }`;

/**
 * The trainings of the area that contain the problem. They stay as they are until the transaction ends. The caller has
 * locked the problem, so that it is neither added to a training nor removed meanwhile.
 */
export const lockTrainingsWith = (
  transaction: Queryable,
  { problemId, groupId }: { problemId: number; groupId: number | null },
): Promise<CountingTraining[]> =>
  transaction
    .selectFrom('trainingProblem')
    .innerJoin('training', 'training.id', 'trainingProblem.trainingId')
    .select([
      'training.id',
      'training.groupId',
      'training.visibility',
      'training.dueAt',
      'training.latePercent',
    ])
    .where('trainingProblem.problemId', '=', problemId)
    .where(sql<boolean>`training.group_id IS NOT DISTINCT FROM ${groupId}::bigint`)
    .orderBy('training.id')
    .forKeyShare('training')
    .execute();

/** Excludes verdicts, registrations and other changes until the transaction ends. */
export const lockTraining = (transaction: Queryable, id: number): Promise<CountingTraining | undefined> =>
  transaction
    .selectFrom('training')
    .select(['id', 'groupId', 'visibility', 'dueAt', 'latePercent'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Excludes changes of the training, but neither verdicts nor registrations. */
export const lockTrainingShared = (
  transaction: Queryable,
  id: number,
): Promise<CountingTraining | undefined> =>
  transaction
    .selectFrom('training')
    .select(['id', 'groupId', 'visibility', 'dueAt', 'latePercent'])
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();

/** Blocks verdicts for the problems, and changes of the trainings that contain them. */
export const lockProblemsOfTraining = async (transaction: Queryable, problemIds: readonly number[]) =>
  sql`SELECT FROM problem WHERE id = ANY(${problemIds}::bigint[]) ORDER BY id FOR UPDATE`.execute(
    transaction,
  );

/** Orders a verdict and a registration of the same user. */
export const lockUser = async (transaction: Queryable, userId: string) =>
  sql`SELECT FROM user_statistic WHERE user_id = ${userId} FOR UPDATE`.execute(transaction);

/** In a group every user with a result has a row. */
export async function addParticipants(
  transaction: Queryable,
  { trainingIds, userIds }: { trainingIds: readonly number[]; userIds: readonly string[] },
) {
  await sql`
    INSERT INTO training_participant (training_id, user_id)
    SELECT training_id, user_id
    FROM unnest(${trainingIds}::bigint[]) AS training_id, unnest(${userIds}::text[]) AS user_id
    ON CONFLICT DO NOTHING`.execute(transaction);
}

/** Of the given trainings, those in which the user has a row. Two verdicts of one user wait for each other here. */
export async function lockParticipations(
  transaction: Queryable,
  { userId, trainingIds }: { userId: string; trainingIds: readonly number[] },
): Promise<Set<number>> {
  const rows = await transaction
    .selectFrom('trainingParticipant')
    .select('trainingId')
    .where('userId', '=', userId)
    .where('trainingId', '=', sql<number>`ANY(${trainingIds}::bigint[])`)
    .orderBy('trainingId')
    .forUpdate()
    .execute();
  return new Set(rows.map(({ trainingId }) => trainingId));
}

/** Submissions of these users (all if undefined) to these problems in the area. */
export const listCountedSubmissions = (
  database: Queryable,
  {
    problemIds,
    groupId,
    userIds,
  }: { problemIds: readonly number[]; groupId: number | null; userIds: readonly string[] | undefined },
) =>
  database
    .selectFrom('submission')
    .select(['id', 'userId', 'problemId', 'status', 'score', 'timeMs', 'submittedAt'])
    .where('problemId', '=', sql<number>`ANY(${problemIds}::bigint[])`)
    .where(isOfArea(groupId))
    .$if(userIds !== undefined, (query) =>
      query.where('userId', '=', sql<string>`ANY(${userIds ?? []}::text[])`),
    )
    .execute();

/** Points of OI problems; absent for ACM problems. */
export async function mapFullScores(
  database: Queryable,
  problemIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await database
    .selectFrom('problem')
    .select(['id', 'fullScore'])
    .where('id', '=', sql<number>`ANY(${problemIds}::bigint[])`)
    .where('scoring', '=', 'oi')
    .execute();
  return new Map(rows.map(({ id, fullScore }) => [id, fullScore]));
}

export const listProblemIdsOf = async (database: Queryable, trainingId: number): Promise<number[]> => {
  const rows = await database
    .selectFrom('trainingProblem')
    .select('problemId')
    .where('trainingId', '=', trainingId)
    .orderBy('problemId')
    .execute();
  return rows.map(({ problemId }) => problemId);
};

export const listRegisteredIds = async (database: Queryable, trainingId: number): Promise<string[]> => {
  const rows = await database
    .selectFrom('trainingParticipant')
    .select('userId')
    .where('trainingId', '=', trainingId)
    .where('registeredAt', 'is not', null)
    .execute();
  return rows.map(({ userId }) => userId);
};

export interface CellKey {
  trainingId: number;
  userId: string;
  problemId: number;
}

export async function deleteCells(
  transaction: Queryable,
  {
    trainingIds,
    problemIds,
    userIds,
  }: {
    trainingIds: readonly number[];
    problemIds: readonly number[];
    userIds: readonly string[] | undefined;
  },
) {
  await transaction
    .deleteFrom('trainingCell')
    .where('trainingId', '=', sql<number>`ANY(${trainingIds}::bigint[])`)
    .where('problemId', '=', sql<number>`ANY(${problemIds}::bigint[])`)
    .$if(userIds !== undefined, (query) =>
      query.where('userId', '=', sql<string>`ANY(${userIds ?? []}::text[])`),
    )
    .execute();
}

/** Replaces the cells that exist. */
export async function writeCells(transaction: Queryable, cells: readonly (CellKey & TrainingCell)[]) {
  if (cells.length === 0) return;
  const column = <Value>(pick: (cell: CellKey & TrainingCell) => Value) => cells.map(pick);
  const at = (ms: number | null) => (ms === null ? null : new Date(ms));
  await sql`
    INSERT INTO training_cell (training_id, user_id, problem_id, status, score, run_time_ms, attempts, accepted_at,
      is_late, last_submitted_at, submission_id)
    SELECT * FROM unnest(
      ${column(({ trainingId }) => trainingId)}::bigint[], ${column(({ userId }) => userId)}::text[],
      ${column(({ problemId }) => problemId)}::bigint[], ${column(({ status }) => status)}::smallint[],
      ${column(({ score }) => score)}::integer[], ${column(({ runTimeMs }) => runTimeMs)}::integer[],
      ${column(({ attempts }) => attempts)}::integer[], ${column(({ acceptedMs }) => at(acceptedMs))}::timestamptz[],
      ${column(({ isLate }) => isLate)}::boolean[],
      ${column(({ lastSubmittedMs }) => at(lastSubmittedMs))}::timestamptz[],
      ${column(({ submissionId }) => submissionId)}::bigint[])
    ON CONFLICT (training_id, user_id, problem_id) DO UPDATE SET
      status = excluded.status, score = excluded.score, run_time_ms = excluded.run_time_ms,
      attempts = excluded.attempts, accepted_at = excluded.accepted_at, is_late = excluded.is_late,
      last_submitted_at = excluded.last_submitted_at, submission_id = excluded.submission_id`.execute(
    transaction,
  );
}

/** Sums over the cells of shown problems: of these users, or of all participants. */
export async function sumParticipants(
  transaction: Queryable,
  { trainingIds, userIds }: { trainingIds: readonly number[]; userIds: readonly string[] | undefined },
) {
  const isWanted = userIds === undefined ? sql`true` : sql`held.user_id = ANY(${userIds}::text[])`;
  await sql`
    UPDATE training_participant AS participant SET
      solved = sums.solved, late = sums.late, score = sums.score, attempts = sums.attempts,
      total_run_time_ms = sums.run_time, last_submitted_at = sums.last_submitted_at
    FROM (
      SELECT held.training_id, held.user_id,
        count(*) FILTER (WHERE cell.status = 0) AS solved,
        count(*) FILTER (WHERE cell.status = 0 AND cell.is_late) AS late,
        coalesce(sum(cell.score), 0) AS score,
        coalesce(sum(cell.attempts), 0) AS attempts,
        coalesce(sum(cell.run_time_ms), 0) AS run_time,
        max(cell.last_submitted_at) AS last_submitted_at
      FROM training_participant AS held
      JOIN training ON training.id = held.training_id
      LEFT JOIN (training_cell AS cell JOIN problem ON problem.id = cell.problem_id)
        ON cell.training_id = held.training_id AND cell.user_id = held.user_id AND ${isShownProblem}
      WHERE held.training_id = ANY(${trainingIds}::bigint[]) AND ${isWanted}
      GROUP BY held.training_id, held.user_id
    ) AS sums
    WHERE participant.training_id = sums.training_id AND participant.user_id = sums.user_id`.execute(
    transaction,
  );
}
