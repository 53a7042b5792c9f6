import { groupStandings, type GroupStanding } from '@touchstone/contract';
import { sql, type Queryable } from '@touchstone/database';
import { containing, offsetOf, type PageRequest } from '../../../platform/page-request.ts';

const authOf = (standing: GroupStanding) => groupStandings.indexOf(standing);

export interface MemberFilter {
  groupId: number;
  keyword: string | undefined;
  /** Undefined: all. */
  auth: number | undefined;
  /** Whether applicants and refused applicants are listed, too. */
  withApplicants: boolean;
}

function filterMembers(database: Queryable, { groupId, keyword, auth, withApplicants }: MemberFilter) {
  return database
    .selectFrom('groupMember')
    .where('groupMember.groupId', '=', groupId)
    .$if(!withApplicants, (query) => query.where('groupMember.auth', '>=', authOf('member')))
    .$if(auth !== undefined, (query) => query.where('groupMember.auth', '=', auth ?? 0))
    .$if(keyword !== undefined, (query) =>
      query.where((where) =>
        where.exists(
          where
            .selectFrom('userAccount')
            .select('userAccount.id')
            .whereRef('userAccount.id', '=', 'groupMember.userId')
            .where('userAccount.username', 'ilike', containing(keyword ?? '')),
        ),
      ),
    );
}

/** Newest first. */
export async function listMembers(database: Queryable, filter: MemberFilter, page: PageRequest) {
  const filtered = filterMembers(database, filter);
  const { total } = await filtered
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await filtered
    .innerJoin('userAccount', 'userAccount.id', 'groupMember.userId')
    .select(['groupMember.id', 'groupMember.groupId', 'groupMember.userId', 'userAccount.username'])
    .select(['groupMember.auth', 'groupMember.reason', 'groupMember.createdAt', 'groupMember.updatedAt'])
    .orderBy('groupMember.id', 'desc')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute();
  return { rows, total };
}

export type MemberRow = Awaited<ReturnType<typeof listMembers>>['rows'][number];

/** The row of the user, and the number of roots of the group. */
export async function findMember(database: Queryable, groupId: number, userId: string) {
  const { rows } = await sql<{ username: string | null; auth: number | null; roots: number }>`
    SELECT (SELECT username FROM user_account WHERE id = ${userId}) AS username,
      (SELECT auth FROM group_member WHERE group_id = ${groupId} AND user_id = ${userId}) AS auth,
      (SELECT count(*) FROM group_member WHERE group_id = ${groupId} AND auth = ${authOf('root')}) AS roots
  `.execute(database);
  return rows[0] ?? { username: null, auth: null, roots: 0 };
}

export async function listUserIds(
  database: Queryable,
  groupId: number,
  standings: readonly GroupStanding[],
): Promise<string[]> {
  const rows = await database
    .selectFrom('groupMember')
    .select('userId')
    .where('groupId', '=', groupId)
    .where('auth', 'in', standings.map(authOf))
    .orderBy('id')
    .execute();
  return rows.map(({ userId }) => userId);
}

interface Standing {
  userIds: readonly string[];
  standing: GroupStanding;
  /** Absent: an earlier reason stays. */
  reason?: string | null;
  now: Date;
}

/** Inserts the rows, or changes the standing of those that exist. */
export async function upsertMembers(
  transaction: Queryable,
  groupId: number,
  { userIds, standing, reason, now }: Standing,
) {
  const auth = authOf(standing);
  await sql`
    INSERT INTO group_member (group_id, user_id, auth, reason, created_at, updated_at)
    SELECT ${groupId}, joining.id, ${auth}, ${reason ?? null}, ${now}::timestamptz, ${now}::timestamptz
    FROM unnest(${userIds}::text[]) WITH ORDINALITY AS joining (id, position)
    ORDER BY position
    ON CONFLICT (group_id, user_id) DO UPDATE SET auth = excluded.auth, updated_at = excluded.updated_at,
      reason = ${reason === undefined ? sql`group_member.reason` : sql`excluded.reason`}`.execute(
    transaction,
  );
}

export async function deleteMember(transaction: Queryable, groupId: number, userId: string) {
  await transaction
    .deleteFrom('groupMember')
    .where('groupId', '=', groupId)
    .where('userId', '=', userId)
    .execute();
}
