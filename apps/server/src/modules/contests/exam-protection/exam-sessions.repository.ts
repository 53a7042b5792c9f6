import { sql, type Queryable } from '@touchstone/database';
import type { DeviceRefusal, EnteredSession } from '@touchstone/rules/contests/exam-protection';
import type { CallDevice } from '../../../platform/sessions/sessions.ts';

export interface ExamSessionRow extends EnteredSession {
  userId: string;
  lastSeenAt: Date;
  lastIp: string;
}

/** The sessions of these contestants, also released ones. */
export const listExamSessionsOf = (
  database: Queryable,
  contestId: number,
  userIds: readonly string[],
): Promise<ExamSessionRow[]> =>
  database
    .selectFrom('examSession')
    .select(['userId', 'loginId', 'ip', 'enteredAt', 'lastSeenAt', 'lastIp', 'releasedAt'])
    .where('contestId', '=', contestId)
    .where(sql<boolean>`user_id = ANY(${[...userIds]}::text[])`)
    .execute();

interface Claim {
  contestId: number;
  userId: string;
  device: CallDevice;
  isSingleSession: boolean;
  now: Date;
}

/** One statement, so that of two devices which enter at the same time one wins. The caller reads who it was. */
export async function insertExamSession(
  database: Queryable,
  { contestId, userId, device, isSingleSession, now }: Claim,
) {
  const { loginId, ip, userAgent } = device;
  await database
    .insertInto('examSession')
    .values({
      contestId,
      userId,
      loginId,
      slot: isSingleSession ? '' : loginId,
      ip,
      userAgent,
      enteredAt: now,
      lastSeenAt: now,
      lastIp: ip,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function recordExamSessionUse(
  database: Queryable,
  { contestId, userId, device, now }: Omit<Claim, 'isSingleSession'>,
) {
  await database
    .updateTable('examSession')
    .set({ lastSeenAt: now, lastIp: device.ip })
    .where('contestId', '=', contestId)
    .where('userId', '=', userId)
    .where('loginId', '=', device.loginId)
    .where('releasedAt', 'is', null)
    .execute();
}

/** A page makes several calls at once, and they are one attempt. */
const attemptMs = 10_000;
/** A contestant who changes addresses all the time does not fill the table. */
const maxRefusalRows = 50;

interface Refused extends Omit<Claim, 'isSingleSession'> {
  reason: DeviceRefusal['reason'];
}

export async function recordRefusal(
  database: Queryable,
  { contestId, userId, device, now, reason }: Refused,
) {
  const { loginId, ip, userAgent } = device;
  await sql`
    INSERT INTO exam_refusal (contest_id, user_id, login_id, ip, reason, user_agent, first_at, last_at)
    SELECT ${contestId}::bigint, ${userId}, ${loginId}::uuid, ${ip}::inet, ${reason}, ${userAgent},
      ${now}::timestamptz, ${now}::timestamptz
    WHERE (SELECT count(*) FROM exam_refusal WHERE contest_id = ${contestId} AND user_id = ${userId}) < ${maxRefusalRows}
      OR EXISTS (
        SELECT FROM exam_refusal WHERE contest_id = ${contestId} AND user_id = ${userId}
          AND login_id = ${loginId}::uuid AND ip = ${ip}::inet AND reason = ${reason}
      )
    ON CONFLICT (contest_id, user_id, login_id, ip, reason) DO UPDATE
      SET attempts = exam_refusal.attempts + 1, last_at = excluded.last_at, user_agent = excluded.user_agent
      WHERE exam_refusal.last_at <= ${new Date(now.getTime() - attemptMs)}::timestamptz
  `.execute(database);
}
