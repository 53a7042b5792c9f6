import { createBatchLoader, prepareQuery, sql, type Queryable, type ValueOf } from '@touchstone/database';

/** A disbanded group is as closed as a banned one until its row is deleted. */
const isClosed = sql<boolean>`(user_group.is_banned OR user_group.disbanded_at IS NOT NULL)`;

interface Keys {
  groupIds: readonly number[];
  userIds: readonly string[];
}

const listGroupRows = prepareQuery((database, value: ValueOf<Keys>) =>
  database
    .selectFrom(
      sql<{
        groupId: number;
        userId: string;
      }>`(SELECT * FROM unnest(${value('groupIds')}::bigint[], ${value('userIds')}::text[]) AS pairs (group_id, user_id))`.as(
        'wanted',
      ),
    )
    .innerJoin('userGroup', 'userGroup.id', 'wanted.groupId')
    .leftJoin('groupMember', (join) =>
      join
        .onRef('groupMember.groupId', '=', 'wanted.groupId')
        .onRef('groupMember.userId', '=', 'wanted.userId'),
    )
    .select([
      'wanted.userId',
      'userGroup.id',
      'userGroup.ownerId',
      isClosed.as('isBanned'),
      'groupMember.auth',
    ]),
);

const keyOf = (groupId: number, userId: string) => `${String(groupId)} ${userId}`;

const findByKey = createBatchLoader(async (database, keys: string[]) => {
  const pairs = keys.map((key) => key.split(' '));
  const rows = await listGroupRows(database, {
    groupIds: pairs.map(([groupId]) => Number(groupId)),
    userIds: pairs.map(([, userId]) => userId ?? ''),
  });
  return new Map(rows.map((row) => [keyOf(row.id, row.userId), row]));
});

/** Undefined if there is no such group. Most calls about content of groups need it. */
export const findGroupRow = (database: Queryable, { groupId, userId }: { groupId: number; userId: string }) =>
  findByKey(database, keyOf(groupId, userId));

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
