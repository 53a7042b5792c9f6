import { roleCodes } from '@touchstone/contract';
import { sql, type Queryable } from '@touchstone/database';

interface RunningContest {
  id: number;
  ownerId: string | null;
  startAt: Date;
}

type UsersOfContest = 'contest_staff' | 'contest_participant' | 'exam_session' | 'submission';

/** Whether the user of a session is in this table for the contest, with a row that meets the condition. */
const hasSessionUser = (table: UsersOfContest, contestId: number, condition = sql`TRUE`) =>
  sql<boolean>`EXISTS (
    SELECT FROM ${sql.table(table)} AS listed
    WHERE listed.contest_id = ${contestId} AND listed.user_id = session.user_id AND ${condition}
  )`;

/** Sessions of contestants who entered the contest, used since this time, the last used last. Without organisers. */
export async function listActiveDevices(
  database: Queryable,
  { id, ownerId, startAt }: RunningContest,
  since: Date,
) {
  const rows = await database
    .selectFrom('session')
    .innerJoin('userAccount', 'userAccount.id', 'session.userId')
    .select(['session.userId', 'session.loginId', 'session.ip', 'userAccount.username'])
    .where('session.lastUsedAt', '>=', since)
    .where('userAccount.roleCode', '!=', roleCodes.root)
    .$if(ownerId !== null, (query) => query.where('session.userId', '!=', ownerId ?? ''))
    .where(sql<boolean>`NOT ${hasSessionUser('contest_staff', id)}`)
    .where((where) =>
      where.or([
        hasSessionUser('contest_participant', id, sql`listed.entered_at IS NOT NULL`),
        hasSessionUser('exam_session', id, sql`listed.released_at IS NULL`),
        hasSessionUser('submission', id, sql`listed.submitted_at >= ${startAt}::timestamptz`),
      ]),
    )
    .orderBy('session.lastUsedAt')
    .execute();
  return rows.flatMap(({ ip, ...row }) => (ip === null ? [] : [{ ...row, ip }]));
}

/** Every session that entered, also released ones, the last entered first. */
export const listExamSessions = (database: Queryable, contestId: number) =>
  database
    .selectFrom('examSession')
    .leftJoin('userAccount as releaser', 'releaser.id', 'examSession.releasedBy')
    .selectAll('examSession')
    .select('releaser.username as releaserName')
    .where('examSession.contestId', '=', contestId)
    .orderBy('examSession.enteredAt', 'desc')
    .orderBy('examSession.id', 'desc')
    .execute();

export const listExamRefusals = (database: Queryable, contestId: number) =>
  database
    .selectFrom('examRefusal')
    .selectAll()
    .where('contestId', '=', contestId)
    .orderBy('lastAt', 'desc')
    .execute();

/** By username. */
export const listExamContestants = (database: Queryable, contestId: number) =>
  database
    .selectFrom('userAccount')
    .leftJoin('contestParticipant', (join) =>
      join
        .onRef('contestParticipant.userId', '=', 'userAccount.id')
        .on('contestParticipant.contestId', '=', contestId),
    )
    .select(['userAccount.id', 'username', 'realname', 'seat'])
    .where(
      sql<boolean>`user_account.id IN (
        SELECT user_id FROM exam_session WHERE contest_id = ${contestId}
        UNION SELECT user_id FROM exam_refusal WHERE contest_id = ${contestId}
      )`,
    )
    .orderBy('username')
    .execute();

/** Returns the released session, or undefined if there is none to release. */
export const releaseExamSession = (
  transaction: Queryable,
  { contestId, id, releasedBy, now }: { contestId: number; id: number; releasedBy: string; now: Date },
) =>
  transaction
    .updateTable('examSession')
    .set({ releasedAt: now, releasedBy })
    .where('contestId', '=', contestId)
    .where('id', '=', id)
    .where('releasedAt', 'is', null)
    .returning([
      'userId',
      'ip',
      'userAgent',
      'enteredAt',
      sql<string>`(SELECT username FROM user_account WHERE id = user_id)`.as('username'),
    ])
    .executeTakeFirst();
