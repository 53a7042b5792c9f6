/**
 * The share of a user: at most half of the slots of a judge, and at least one, while tasks of others wait. Programs that
 * wait for their wall time limit would otherwise occupy every slot.
 */
import { sql, type Queryable } from '@touchstone/database';
import type { Lane } from '@touchstone/rules/judging/lanes';
import type { CallingJudge } from './judging.repository.ts';

export interface UserShare {
  slots: number;
  /** The running tasks of each user at this judge. */
  running: Map<string, number>;
}

export async function loadUserShare(
  database: Queryable,
  { name, instanceId }: CallingJudge,
): Promise<UserShare> {
  const judge = await database
    .selectFrom('judge')
    .select('slots')
    .where('name', '=', name)
    .executeTakeFirst();
  const rows = await database
    .selectFrom('judgingTask')
    .select('userId')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('judgeInstance', '=', instanceId)
    .where('attemptId', 'is not', null)
    .where('userId', 'is not', null)
    .$narrowType<{ userId: string }>()
    .groupBy('userId')
    .execute();
  return {
    slots: Math.max(1, Math.floor((judge?.slots ?? 1) / 2)),
    running: new Map(rows.map(({ userId, count }) => [userId, count])),
  };
}

export const hasFullShare = ({ slots, running }: UserShare, userId: string | null) =>
  userId !== null && (running.get(userId) ?? 0) >= slots;

/** Whether a user with a free share waits in this lane. */
export async function areOthersWaiting(
  database: Queryable,
  share: UserShare,
  { lane, languages }: { lane: Lane; languages: readonly string[] },
) {
  const full = [...share.running.keys()].filter((userId) => hasFullShare(share, userId));
  const { rows } = await sql<{ isWaiting: boolean }>`
    SELECT EXISTS (
      SELECT FROM judging_task
      WHERE attempt_id IS NULL AND finished_at IS NULL AND lane = ${lane}
        AND language = ANY (${languages}::text[]) AND NOT user_id = ANY (${full}::text[])
    ) AS is_waiting`.execute(database);
  return rows[0]?.isWaiting ?? false;
}
