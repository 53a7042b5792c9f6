import { sql, type Queryable } from '@touchstone/database';

export async function listRunningContests(
  database: Queryable,
  groupId: number,
  now: Date,
): Promise<string[]> {
  const rows = await database
    .selectFrom('contest')
    .select('title')
    .where('groupId', '=', groupId)
    .where('startAt', '<=', now)
    .where('endAt', '>', now)
    .orderBy('startAt')
    .execute();
  return rows.map(({ title }) => title);
}

const countIn = (table: string, groupId: number) =>
  sql<number>`(SELECT count(*) FROM ${sql.table(table)} AS counted WHERE counted.group_id = ${groupId})`;

/** For the audit log. */
export async function countContent(database: Queryable, groupId: number) {
  const { rows } = await sql<{
    members: number;
    problems: number;
    contests: number;
    trainings: number;
    submissions: number;
    discussions: number;
  }>`SELECT ${countIn('group_member', groupId)} AS members, ${countIn('problem', groupId)} AS problems,
    ${countIn('contest', groupId)} AS contests, ${countIn('training', groupId)} AS trainings,
    ${countIn('submission', groupId)} AS submissions, ${countIn('discussion', groupId)} AS discussions`.execute(
    database,
  );
  return rows[0];
}

/** The group keeps nothing that another one may want: its names are free at once. */
export async function markDisbanded(transaction: Queryable, groupId: number, now: Date) {
  const name = `~${String(groupId)}`;
  await transaction
    .updateTable('userGroup')
    .set({ disbandedAt: now, name, shortName: name, isVisible: false })
    .where('id', '=', groupId)
    .execute();
}

export async function isDisbanded(database: Queryable, groupId: number): Promise<boolean> {
  const row = await database
    .selectFrom('userGroup')
    .select('disbandedAt')
    .where('id', '=', groupId)
    .executeTakeFirst();
  return row !== undefined && row.disbandedAt !== null;
}

type ContentTable = 'training' | 'contest' | 'problem' | 'discussion';

export async function listContentIds(
  database: Queryable,
  table: ContentTable,
  { groupId, limit }: { groupId: number; limit?: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM ${sql.table(table)} WHERE group_id = ${groupId} ORDER BY id
    ${limit === undefined ? sql`` : sql`LIMIT ${limit}`}`.execute(database);
  return rows.map(({ id }) => id);
}

export async function deleteContests(transaction: Queryable, ids: readonly number[]) {
  await transaction.deleteFrom('contest').where('id', 'in', ids).execute();
}

/** What remains is small: tags, finished applications, and the group with its members, announcements and invitations. */
export async function deleteGroupRow(transaction: Queryable, groupId: number) {
  await transaction
    .updateTable('problem')
    .set({ applicationGroupId: null, applicationProgress: null })
    .where('applicationGroupId', '=', groupId)
    .execute();
  await transaction.deleteFrom('tag').where('groupId', '=', groupId).execute();
  await transaction.deleteFrom('userGroup').where('id', '=', groupId).execute();
}

/** With their comments, likes and reports. */
export async function deleteDiscussions(transaction: Queryable, ids: readonly number[]) {
  await transaction.deleteFrom('discussion').where('id', 'in', ids).execute();
}
