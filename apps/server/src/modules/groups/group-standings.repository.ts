import { sql, type Queryable } from '@touchstone/database';

/** A disbanded group is as closed as a banned one until its row is deleted. */
const isClosed = sql<boolean>`(user_group.is_banned OR user_group.disbanded_at IS NOT NULL)`;

/** One row for each of the groups that exists. */
export const listGroupRows = (
  database: Queryable,
  { userId, groupIds }: { userId: string; groupIds: readonly number[] },
) =>
  database
    .selectFrom('userGroup')
    .leftJoin('groupMember', (join) =>
      join.onRef('groupMember.groupId', '=', 'userGroup.id').on('groupMember.userId', '=', userId),
    )
    .select(['userGroup.id', 'userGroup.ownerId', isClosed.as('isBanned'), 'groupMember.auth'])
    .where('userGroup.id', '=', sql<number>`ANY(${groupIds}::bigint[])`)
    .execute();

export async function findGroupWithMembers(
  database: Queryable,
  { groupId, userIds }: { groupId: number; userIds: readonly string[] },
) {
  const group = await database
    .selectFrom('userGroup')
    .select(['ownerId', 'isVisible', isClosed.as('isBanned')])
    .where('id', '=', groupId)
    .executeTakeFirst();
  if (group === undefined) return undefined;
  const members = await database
    .selectFrom('groupMember')
    .select(['userId', 'auth'])
    .where('groupId', '=', groupId)
    .where('userId', '=', sql<string>`ANY(${userIds}::text[])`)
    .execute();
  return { ...group, authOf: new Map(members.map(({ userId, auth }) => [userId, auth])) };
}

export async function administersAnyGroup(database: Queryable, userId: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    SELECT EXISTS (SELECT FROM group_member WHERE user_id = ${userId} AND auth IN (4, 5))
      OR EXISTS (SELECT FROM user_group WHERE owner_id = ${userId}) AS is`.execute(database);
  return rows[0]?.is === true;
}
