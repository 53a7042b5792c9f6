import { roleCodes } from '@touchstone/contract';
import { sql, type Queryable } from '@touchstone/database';

interface RunningContest {
  id: number;
  ownerId: string | null;
  startAt: Date;
}

/** Sessions of contestants who entered the contest, used since this time, the last used last. Without organisers. */
export async function listActiveDevices(
  database: Queryable,
  { id, ownerId, startAt }: RunningContest,
  since: Date,
) {
  const rows = await database
    .selectFrom('session')
    .innerJoin('userAccount', 'userAccount.id', 'session.userId')
    .select(['session.userId', 'session.loginId', 'session.ip'])
    .where('session.lastUsedAt', '>=', since)
    .where('userAccount.roleCode', '!=', roleCodes.root)
    .$if(ownerId !== null, (query) => query.where('session.userId', '!=', ownerId ?? ''))
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('contestStaff')
            .select('contestStaff.userId')
            .where('contestStaff.contestId', '=', id)
            .whereRef('contestStaff.userId', '=', 'session.userId'),
        ),
      ),
    )
    .where((where) =>
      where.or([
        where.exists(
          where
            .selectFrom('contestParticipant')
            .select('contestParticipant.userId')
            .where('contestParticipant.contestId', '=', id)
            .where('contestParticipant.enteredAt', 'is not', null)
            .whereRef('contestParticipant.userId', '=', 'session.userId'),
        ),
        where.exists(
          where
            .selectFrom('examSession')
            .select('examSession.userId')
            .where('examSession.contestId', '=', id)
            .where('examSession.releasedAt', 'is', null)
            .whereRef('examSession.userId', '=', 'session.userId'),
        ),
        where.exists(
          where
            .selectFrom('submission')
            .select('submission.userId')
            .where('submission.contestId', '=', id)
            .where('submission.submittedAt', '>=', startAt)
            .whereRef('submission.userId', '=', 'session.userId'),
        ),
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
