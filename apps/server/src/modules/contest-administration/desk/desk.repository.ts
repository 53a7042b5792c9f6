import type { StaffRole } from '@touchstone/rules/contests/contest-staff';
import { sql, type Queryable } from '@touchstone/database';
import { roleCodes } from '@touchstone/contract';

export const findParticipant = (database: Queryable, contestId: number, userId: string) =>
  database
    .selectFrom('contestParticipant')
    .selectAll()
    .where('contestId', '=', contestId)
    .where('userId', '=', userId)
    .executeTakeFirst();

export type ParticipantNotes = NonNullable<Awaited<ReturnType<typeof findParticipant>>>;

type NotedColumns = Partial<Pick<ParticipantNotes, 'seat' | 'disqualifiedAt' | 'disqualifiedReason'>>;

export async function noteParticipant(
  transaction: Queryable,
  { contestId, userId, ...columns }: { contestId: number; userId: string } & NotedColumns,
) {
  await transaction
    .insertInto('contestParticipant')
    .values({ contestId, userId, ...columns })
    .onConflict((conflict) => conflict.columns(['contestId', 'userId']).doUpdateSet(columns))
    .execute();
}

export async function isStar(database: Queryable, contestId: number, userId: string): Promise<boolean> {
  const row = await database
    .selectFrom('contestStar')
    .select('userId')
    .where('contestId', '=', contestId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function setStar(
  transaction: Queryable,
  star: { contestId: number; userId: string },
  isWanted: boolean,
) {
  if (isWanted)
    await transaction
      .insertInto('contestStar')
      .values(star)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await transaction
      .deleteFrom('contestStar')
      .where('contestId', '=', star.contestId)
      .where('userId', '=', star.userId)
      .execute();
}

interface ListedContest {
  id: number;
  ownerId: string | null;
  startAt: Date;
  endAt: Date;
}

/** Registered, present, submitting, starred and noted accounts; without organisers. */
export const listParticipants = (database: Queryable, { id, ownerId, startAt, endAt }: ListedContest) =>
  database
    .with('submitted', (query) =>
      query
        .selectFrom('submission')
        .select((select) => [
          'userId',
          select.fn.countAll<number>().as('submissions'),
          select.fn.min('submittedAt').as('firstSubmittedAt'),
        ])
        .where('contestId', '=', id)
        .where('submittedAt', '>=', startAt)
        .where('submittedAt', '<', endAt)
        .groupBy('userId'),
    )
    .with('concerned', (query) =>
      query
        .selectFrom('submitted')
        .select('userId')
        .union(query.selectFrom('contestRegistration').select('userId').where('contestId', '=', id))
        .union(query.selectFrom('contestStar').select('userId').where('contestId', '=', id))
        .union(query.selectFrom('contestParticipant').select('userId').where('contestId', '=', id)),
    )
    .selectFrom('concerned')
    .innerJoin('userAccount', 'userAccount.id', 'concerned.userId')
    .leftJoin('submitted', 'submitted.userId', 'concerned.userId')
    .leftJoin('contestRegistration', (join) =>
      join
        .onRef('contestRegistration.userId', '=', 'concerned.userId')
        .on('contestRegistration.contestId', '=', id),
    )
    .leftJoin('contestStar', (join) =>
      join.onRef('contestStar.userId', '=', 'concerned.userId').on('contestStar.contestId', '=', id),
    )
    .leftJoin('contestParticipant', (join) =>
      join
        .onRef('contestParticipant.userId', '=', 'concerned.userId')
        .on('contestParticipant.contestId', '=', id),
    )
    .select(['userAccount.id', 'username', 'nickname', 'realname', 'school'])
    .select(['contestRegistration.createdAt as registeredAt', 'seat'])
    // A first visit may be missing, for example of other clients; a submission proves presence.
    .select((select) => select.fn.coalesce('enteredAt', 'firstSubmittedAt').as('enteredAt'))
    .select(['disqualifiedAt', 'disqualifiedReason', 'submitted.submissions'])
    .select(sql<boolean>`contest_star.user_id IS NOT NULL`.as('isStar'))
    .where('userAccount.roleCode', '!=', roleCodes.root)
    .$if(ownerId !== null, (query) => query.where('userAccount.id', '!=', ownerId ?? ''))
    .where((where) =>
      where(
        'userAccount.id',
        'not in',
        where
          .selectFrom('contestStaff')
          .select('contestStaff.userId')
          .where('contestStaff.contestId', '=', id)
          .where('contestStaff.role', '=', 'jury'),
      ),
    )
    .orderBy('username')
    .execute();

export type ListedParticipant = Awaited<ReturnType<typeof listParticipants>>[number];

export const listSeats = (database: Queryable, contestId: number) =>
  database
    .selectFrom('contestParticipant')
    .innerJoin('userAccount', 'userAccount.id', 'contestParticipant.userId')
    .select(['userAccount.id', 'username', 'seat'])
    .where('contestId', '=', contestId)
    .where('seat', 'is not', null)
    .orderBy('username')
    .execute();

export const listStaff = (database: Queryable, contestId: number) =>
  database
    .selectFrom('contestStaff')
    .innerJoin('userAccount', 'userAccount.id', 'contestStaff.userId')
    .select(['userAccount.id', 'username', 'role'])
    .where('contestId', '=', contestId)
    .orderBy('username')
    .orderBy('role')
    .execute();

export async function replaceStaffRoles(
  transaction: Queryable,
  { contestId, userId, roles }: { contestId: number; userId: string; roles: readonly StaffRole[] },
) {
  await transaction
    .deleteFrom('contestStaff')
    .where('contestId', '=', contestId)
    .where('userId', '=', userId)
    .execute();
  if (roles.length === 0) return;
  await transaction
    .insertInto('contestStaff')
    .values(roles.map((role) => ({ contestId, userId, role })))
    .execute();
}

export const findAccountById = (database: Queryable, id: string) =>
  database.selectFrom('userAccount').select(['id', 'username']).where('id', '=', id).executeTakeFirst();
