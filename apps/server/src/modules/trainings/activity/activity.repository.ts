import { sql, type Queryable } from '@touchstone/database';
import { offsetOf, type PageRequest } from '../../../platform/page-request.ts';
import { countParticipants, fromParticipants, type RankedTraining } from '../rank/participants.repository.ts';

interface InactiveRow {
  id: string;
  username: string;
  nickname: string | null;
  realname: string | null;
  avatarUrl: string | null;
  solved: number;
  lastSubmittedAt: Date | null;
}

/** Participants without a submission since then; those without any first, then the longest absent. */
export async function listInactive(
  database: Queryable,
  { training, since, page }: { training: RankedTraining; since: Date; page: PageRequest },
): Promise<{ rows: InactiveRow[]; total: number }> {
  const where = sql`(participant.last_submitted_at IS NULL OR participant.last_submitted_at < ${since})
    AND participant.is_disabled IS NOT TRUE`;
  const [{ rows }, total] = await Promise.all([
    sql<InactiveRow>`
      SELECT account.id, account.username, account.nickname, account.realname, account.avatar_url,
        coalesce(participant.solved, 0) AS solved, participant.last_submitted_at
      ${fromParticipants(training)} AND ${where}
      ORDER BY participant.last_submitted_at NULLS FIRST, lower(account.username)
      LIMIT ${page.limit} OFFSET ${offsetOf(page)}`.execute(database),
    countParticipants(database, training, where),
  ]);
  return { rows, total };
}

export interface FailingCaseRow {
  problemId: number;
  position: number;
  status: number;
  inputName: string;
  count: number;
}

/**
 * For each problem the case at which most participants who failed stop: the first case that failed in the submission of
 * their cell. Of two equal cases the earlier one.
 */
export async function listFailingCases(
  database: Queryable,
  { training, problemIds }: { training: RankedTraining; problemIds: readonly number[] },
): Promise<FailingCaseRow[]> {
  if (problemIds.length === 0) return [];
  const { rows } = await sql<FailingCaseRow>`
    SELECT DISTINCT ON (problem_id) problem_id, seq AS position, status, input_name, count(*) AS count
    FROM (
      SELECT DISTINCT ON (cell.user_id, cell.problem_id)
        cell.problem_id, tested.seq, tested.status, tested.input_name
      FROM training_cell AS cell JOIN submission_case AS tested ON tested.submission_id = cell.submission_id
      WHERE cell.training_id = ${training.id} AND cell.problem_id = ANY(${problemIds}::bigint[])
        AND cell.status <> 0 AND tested.status <> 0
        AND cell.user_id IN (SELECT account.id ${fromParticipants(training)})
      ORDER BY cell.user_id, cell.problem_id, tested.seq
    ) AS first_failure
    GROUP BY problem_id, seq, status, input_name
    ORDER BY problem_id, count(*) DESC, seq, status`.execute(database);
  return rows;
}
