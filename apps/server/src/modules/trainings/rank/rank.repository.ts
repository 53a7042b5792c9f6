import { sql, type Queryable } from '@touchstone/database';
import { offsetOf, type PageRequest } from '../../../platform/page-request.ts';
import {
  countParticipants,
  fromParticipants,
  matches,
  sumColumns,
  type ParticipantSums,
  type RankedTraining,
} from './participants.repository.ts';

interface RankedRow extends Pick<ParticipantSums, 'solved' | 'totalRunTimeMs'> {
  id: string;
  username: string;
  realname: string | null;
  nickname: string | null;
  school: string | null;
  gender: string;
  avatarUrl: string | null;
  /** Changes with every change of the sums or cells. */
  version: string | null;
}

interface Wanted {
  training: RankedTraining;
  keyword: string | undefined;
  /** Only administrators of the training see real names, and search them. */
  showsRealNames: boolean;
  page: PageRequest;
}

/** Participants by solved problems, then by run time. Those who were barred are left out. */
export async function listRankRows(
  database: Queryable,
  { training, keyword, showsRealNames, page }: Wanted,
): Promise<{ rows: RankedRow[]; total: number }> {
  const isFound = matches(keyword, [
    'username',
    'school',
    ...(showsRealNames ? (['realname'] as const) : []),
  ]);
  const where = sql`${isFound} AND participant.is_disabled IS NOT TRUE`;
  const [{ rows }, total] = await Promise.all([
    sql<RankedRow>`
      SELECT account.id, account.username, account.nickname, account.school, account.gender, account.avatar_url,
        ${showsRealNames ? sql`account.realname` : sql`NULL`} AS realname, ${sumColumns},
        participant.xmin::text AS version
      ${fromParticipants(training)} AND ${where}
      ORDER BY coalesce(participant.solved, 0) DESC, coalesce(participant.total_run_time_ms, 0), account.id
      LIMIT ${page.limit} OFFSET ${offsetOf(page)}`.execute(database),
    countParticipants(database, training, where),
  ]);
  return { rows, total };
}
