import {
  createBatchLoader,
  prepareQuery,
  sql,
  type Queryable,
  type Tables,
  type ValueOf,
} from '@touchstone/database';
import type { GroupAccess } from '@touchstone/contract';
import type { Insertable, Updateable } from 'kysely';
import { containing, offsetOf, type PageRequest } from '../../platform/page-request.ts';

/** A disbanded group is gone, although its row exists until its content is deleted. */
const livingGroups = (database: Queryable) =>
  database
    .selectFrom('userGroup')
    .innerJoin('userAccount as owner', 'owner.id', 'userGroup.ownerId')
    .where('userGroup.disbandedAt', 'is', null);

const groupColumns = [
  'userGroup.id',
  'userGroup.ownerId',
  'owner.username as owner',
  'userGroup.name',
  'userGroup.shortName',
  'userGroup.brief',
  'userGroup.description',
  'userGroup.avatar',
  'userGroup.access',
  'userGroup.code',
  'userGroup.isVisible',
  'userGroup.isBanned',
  'userGroup.createdAt',
  'userGroup.updatedAt',
] as const;

interface GroupKeys {
  groupIds: readonly number[];
  userIds: readonly string[];
}

/** The standings of these users in each group, by user. One row per group: its description may be long. */
const listGroupsForUsers = prepareQuery((database, value: ValueOf<GroupKeys>) =>
  livingGroups(database)
    .select(groupColumns)
    .select(
      sql<Readonly<Record<string, number>> | null>`(
        SELECT jsonb_object_agg(user_id, auth) FROM group_member
        WHERE group_id = user_group.id AND user_id = ANY(${value('userIds')}::text[]))`.as('authOfUsers'),
    )
    .where('userGroup.id', '=', sql<number>`ANY(${value('groupIds')}::bigint[])`),
);

/** Every call about a group starts with this lookup, so concurrent ones share a query. */
const findGroupByKey = createBatchLoader(async (database, keys: string[]) => {
  const pairs = keys.map((key) => {
    const [groupId, userId = ''] = key.split(' ');
    return { key, groupId: Number(groupId), userId };
  });
  const rows = await listGroupsForUsers(database, {
    groupIds: [...new Set(pairs.map(({ groupId }) => groupId))],
    userIds: [...new Set(pairs.map(({ userId }) => userId))],
  });
  const byId = new Map(rows.map(({ authOfUsers, ...group }) => [group.id, { group, authOfUsers }]));
  const found = pairs.flatMap(({ key, groupId, userId }) => {
    const row = byId.get(groupId);
    return row === undefined
      ? []
      : [[key, { ...row.group, viewerAuth: row.authOfUsers?.[userId] ?? null }] as const];
  });
  return new Map(found);
});

/** With the standing of the viewer. */
export const findGroup = (database: Queryable, id: number, viewerId: string) =>
  findGroupByKey(database, `${String(id)} ${viewerId}`);

export type GroupRow = NonNullable<Awaited<ReturnType<typeof findGroup>>>;

/** Serializes changes of one group and of its members. Returns false if the group is gone. */
export async function lockGroup(transaction: Queryable, id: number): Promise<boolean> {
  const row = await transaction
    .selectFrom('userGroup')
    .select('id')
    .where('id', '=', id)
    .where('disbandedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function findGroupName(database: Queryable, id: number): Promise<string> {
  const row = await database.selectFrom('userGroup').select('name').where('id', '=', id).executeTakeFirst();
  return row?.name ?? '';
}

export interface GroupFilter {
  keyword: string | undefined;
  access: GroupAccess | undefined;
  viewerId: string | undefined;
  isOnlyMine: boolean;
  /** Super administrators see hidden groups, too. */
  seesHidden: boolean;
}

const memberAuths = sql`auth BETWEEN 3 AND 5`;
/** As in `isGroupMember`: the owner is a member even without a row. */
const isMember = (viewerId: string) => sql<boolean>`(
  user_group.owner_id = ${viewerId} OR EXISTS (
    SELECT FROM group_member WHERE group_id = user_group.id AND user_id = ${viewerId} AND ${memberAuths}))`;

function filterGroups(database: Queryable, filter: GroupFilter) {
  const { keyword, access, viewerId, isOnlyMine, seesHidden } = filter;
  const pattern = containing(keyword ?? '');
  return livingGroups(database)
    .where('userGroup.isBanned', '=', false)
    .$if(!seesHidden, (query) =>
      query.where((where) =>
        where.or([
          where('userGroup.isVisible', '=', true),
          ...(viewerId === undefined ? [] : [isMember(viewerId)]),
        ]),
      ),
    )
    .$if(isOnlyMine, (query) => query.where(isMember(viewerId ?? '')))
    .$if(access !== undefined, (query) => query.where('userGroup.access', '=', access ?? 'public'))
    .$if(keyword !== undefined, (query) =>
      query.where((where) =>
        where.or([
          where('userGroup.name', 'ilike', pattern),
          where('userGroup.shortName', 'ilike', pattern),
          where('owner.username', 'ilike', pattern),
        ]),
      ),
    );
}

export const memberCount = sql<number>`(
  SELECT count(*) FROM group_member WHERE group_id = user_group.id AND ${memberAuths})`;

/** Oldest first. */
export async function listGroups(database: Queryable, filter: GroupFilter, page: PageRequest) {
  const filtered = filterGroups(database, filter);
  const { total } = await filtered
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await filtered
    .select(groupColumns)
    .select(memberCount.as('memberCount'))
    .orderBy('userGroup.id')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute();
  return { rows, total };
}

export type ListedGroupRow = Awaited<ReturnType<typeof listGroups>>['rows'][number];

export const countMembers = (database: Queryable, groupId: number) =>
  database
    .selectFrom('groupMember')
    .select((select) => [
      select.fn.countAll<number>().filterWhere('auth', '>=', 3).as('members'),
      select.fn.countAll<number>().filterWhere('auth', '=', 1).as('applications'),
    ])
    .where('groupId', '=', groupId)
    .executeTakeFirstOrThrow();

export async function insertGroup(transaction: Queryable, group: Insertable<Tables['userGroup']>) {
  const { id } = await transaction
    .insertInto('userGroup')
    .values(group)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateGroup(
  transaction: Queryable,
  id: number,
  changes: Updateable<Tables['userGroup']>,
) {
  await transaction.updateTable('userGroup').set(changes).where('id', '=', id).execute();
}

/** What limits the creation of groups. */
export async function loadCreatorCounts(database: Queryable, userId: string) {
  const { rows } = await sql<{ solved: number; owned: number }>`
    SELECT coalesce((SELECT solved_count FROM user_statistic WHERE user_id = ${userId}), 0) AS solved,
      (SELECT count(*) FROM user_group WHERE owner_id = ${userId} AND disbanded_at IS NULL) AS owned
  `.execute(database);
  return { solved: rows[0]?.solved ?? 0, owned: rows[0]?.owned ?? 0 };
}
