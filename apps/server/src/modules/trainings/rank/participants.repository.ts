/**
 * The participants of a training: its registered users; of a public training in a group, the members. The author, super
 * administrators and roots of the group are not among them.
 */
import { roleCodes } from '@touchstone/contract';
import { sql, type Queryable } from '@touchstone/database';
import type { RawBuilder } from 'kysely';
import { containing } from '../../../platform/page-request.ts';
import type { TrainingRow } from '../trainings.repository.ts';

export type RankedTraining = Pick<TrainingRow, 'id' | 'groupId' | 'visibility' | 'authorId'>;

/** A FROM clause with the tables `account` and `participant`; a member without a row has nulls. */
export function fromParticipants({ id, groupId, visibility, authorId }: RankedTraining): RawBuilder<unknown> {
  const isRegistered = sql`participant.registered_at IS NOT NULL`;
  const isRanked = sql`account.role_code <> ${roleCodes.root} AND account.id IS DISTINCT FROM ${authorId}`;
  if (groupId === null)
    return sql`
      FROM training_participant AS participant JOIN user_account AS account ON account.id = participant.user_id
      WHERE participant.training_id = ${id} AND ${isRegistered} AND ${isRanked}`;
  return sql`
    FROM group_member AS member JOIN user_account AS account ON account.id = member.user_id
    LEFT JOIN training_participant AS participant
      ON participant.training_id = ${id} AND participant.user_id = member.user_id
    WHERE member.group_id = ${groupId} AND member.auth IN (3, 4) AND ${isRanked}
      AND ${visibility === 'private' ? isRegistered : sql`true`}`;
}

/** Undefined: everybody. */
export function matches(
  keyword: string | undefined,
  columns: readonly ('username' | 'nickname' | 'realname' | 'school' | 'studentNumber')[],
): RawBuilder<unknown> {
  if (keyword === undefined || keyword === '') return sql`true`;
  const pattern = containing(keyword);
  return sql`(${sql.join(
    columns.map((column) => sql`${sql.ref(`account.${column}`)} ILIKE ${pattern}`),
    sql` OR `,
  )})`;
}

export async function countParticipants(
  database: Queryable,
  training: RankedTraining,
  where: RawBuilder<unknown> = sql`true`,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*) AS total ${fromParticipants(training)} AND ${where}`.execute(database);
  return rows[0]?.total ?? 0;
}

/** Changes with every change of the progress of any participant: much cheaper to read than all cells. */
export async function readProgressVersion(database: Queryable, trainingId: number): Promise<string> {
  const { rows } = await sql<{ version: string | null }>`
    SELECT sum(hashtextextended(xmin::text || ' ' || user_id, 0)::numeric)::text AS version
    FROM training_participant WHERE training_id = ${trainingId}`.execute(database);
  return rows[0]?.version ?? '';
}

export interface ParticipantSums {
  solved: number;
  late: number;
  score: number;
  attempts: number;
  totalRunTimeMs: number;
  lastSubmittedAt: Date | null;
}

export const sumColumns = sql`
  coalesce(participant.solved, 0) AS solved, coalesce(participant.late, 0) AS late,
  coalesce(participant.score, 0) AS score, coalesce(participant.attempts, 0) AS attempts,
  coalesce(participant.total_run_time_ms, 0)::integer AS total_run_time_ms, participant.last_submitted_at`;

/** Cells of these users for these problems. */
export const listCells = (
  database: Queryable,
  {
    trainingId,
    userIds,
    problemIds,
  }: { trainingId: number; userIds: readonly string[]; problemIds: readonly number[] },
) =>
  database
    .selectFrom('trainingCell')
    .selectAll()
    .where('trainingId', '=', trainingId)
    .where('userId', '=', sql<string>`ANY(${userIds}::text[])`)
    .where('problemId', '=', sql<number>`ANY(${problemIds}::bigint[])`)
    .execute();
export type CellRow = Awaited<ReturnType<typeof listCells>>[number];
