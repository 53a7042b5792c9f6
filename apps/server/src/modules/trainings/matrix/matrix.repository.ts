/** The rows of the progress matrix: participants with their sums, filtered and sorted. */
import { statuses, type CellFilter, type MatrixSort, type TrainingState } from '@touchstone/contract';
import { sql, type Queryable } from '@touchstone/database';
import type { RawBuilder } from 'kysely';
import { offsetOf, type PageRequest } from '../../../platform/page-request.ts';
import {
  countParticipants,
  fromParticipants,
  matches,
  sumColumns,
  type ParticipantSums,
  type RankedTraining,
} from '../rank/participants.repository.ts';

export interface MatrixFilter {
  keyword?: string | undefined;
  state?: TrainingState | null | undefined;
  /** Both or none. */
  pid?: number | undefined;
  cell?: CellFilter | null | undefined;
  sort?: MatrixSort | null | undefined;
  order?: 'asc' | 'desc' | null | undefined;
}

export interface MatrixSourceRow extends ParticipantSums {
  id: string;
  username: string;
  nickname: string | null;
  realname: string | null;
  school: string | null;
  studentNumber: string | null;
  avatarUrl: string | null;
  isRegistered: boolean;
  isDisabled: boolean;
  version: string | null;
}

const solved = sql`coalesce(participant.solved, 0)`;
const runTime = sql`coalesce(participant.total_run_time_ms, 0)`;

/** The natural direction of each order; `order` reverses or confirms it. */
const orders: Readonly<Record<MatrixSort, { by: RawBuilder<unknown>; natural: 'asc' | 'desc' }>> = {
  rank: { by: solved, natural: 'desc' },
  solved: { by: solved, natural: 'desc' },
  username: { by: sql`lower(account.username)`, natural: 'asc' },
  score: { by: sql`coalesce(participant.score, 0)`, natural: 'desc' },
  late: { by: sql`coalesce(participant.late, 0)`, natural: 'desc' },
  attempts: { by: sql`coalesce(participant.attempts, 0)`, natural: 'desc' },
  lastSubmission: { by: sql`coalesce(participant.last_submitted_at, '-infinity')`, natural: 'desc' },
};

/** Equal rows follow the rank. */
function orderBy({ sort, order }: MatrixFilter): RawBuilder<unknown> {
  const { by, natural } = orders[sort ?? 'rank'];
  const direction = (order ?? natural) === 'asc' ? sql`ASC` : sql`DESC`;
  return sql`${by} ${direction}, ${solved} DESC, ${runTime}, account.id`;
}

function isInState(state: TrainingState, problemCount: number): RawBuilder<unknown> {
  switch (state) {
    case 'finished':
      return sql`${solved} >= ${problemCount} AND ${problemCount} > 0`;
    case 'unfinished':
      return sql`${solved} < ${problemCount} AND coalesce(participant.attempts, 0) > 0`;
    case 'idle':
      return sql`coalesce(participant.attempts, 0) = 0`;
    case 'late':
      return sql`coalesce(participant.late, 0) > 0`;
    default:
      return state satisfies never;
  }
}

function hasCell(trainingId: number, pid: number, cell: CellFilter): RawBuilder<unknown> {
  const found = (condition: RawBuilder<unknown>) => sql`EXISTS (
    SELECT FROM training_cell
    WHERE training_id = ${trainingId} AND problem_id = ${pid} AND user_id = account.id AND ${condition})`;
  switch (cell) {
    case 'accepted':
      return found(sql`status = ${statuses.accepted}`);
    case 'failed':
      return found(sql`status <> ${statuses.accepted}`);
    case 'none':
      return sql`NOT ${found(sql`true`)}`;
    default:
      return cell satisfies never;
  }
}

function whereOf(training: RankedTraining, filter: MatrixFilter, problemCount: number): RawBuilder<unknown> {
  const { keyword, state, pid, cell } = filter;
  return sql.join(
    [
      matches(keyword, ['username', 'nickname', 'realname', 'school', 'studentNumber']),
      ...(state == null ? [] : [sql`(${isInState(state, problemCount)})`]),
      ...(pid === undefined || cell == null ? [] : [hasCell(training.id, pid, cell)]),
    ],
    sql` AND `,
  );
}

interface Wanted {
  training: RankedTraining;
  filter: MatrixFilter;
  problemCount: number;
  /** Undefined: all rows. */
  page: PageRequest | undefined;
}

export async function listMatrixRows(database: Queryable, { training, filter, problemCount, page }: Wanted) {
  const where = whereOf(training, filter, problemCount);
  const limit = page === undefined ? sql`` : sql`LIMIT ${page.limit} OFFSET ${offsetOf(page)}`;
  const [{ rows }, total] = await Promise.all([
    sql<MatrixSourceRow>`
      SELECT account.id, account.username, account.nickname, account.realname, account.school, account.student_number,
        account.avatar_url, participant.registered_at IS NOT NULL AS is_registered,
        participant.is_disabled IS TRUE AS is_disabled, ${sumColumns}, participant.xmin::text AS version
      ${fromParticipants(training)} AND ${where}
      ORDER BY ${orderBy(filter)} ${limit}`.execute(database),
    countParticipants(database, training, where),
  ]);
  return { rows, total };
}

/** How many participants solved each problem, and how many only tried. Problems without a result are absent. */
export async function mapProblemResults(
  database: Queryable,
  training: RankedTraining,
): Promise<Map<number, { solved: number; failed: number }>> {
  const { rows } = await sql<{ problemId: number; solved: number; failed: number }>`
    SELECT cell.problem_id, count(*) FILTER (WHERE cell.status = 0) AS solved,
      count(*) FILTER (WHERE cell.status <> 0) AS failed
    FROM training_cell AS cell
    WHERE cell.training_id = ${training.id}
      AND cell.user_id IN (SELECT account.id ${fromParticipants(training)})
    GROUP BY cell.problem_id`.execute(database);
  return new Map(rows.map(({ problemId, ...counts }) => [problemId, counts]));
}
