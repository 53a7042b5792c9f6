import { groupStandings } from '@touchstone/contract';
import { prepareQuery, sql, type Queryable, type ValueOf } from '@touchstone/database';

const rootsOfGroup = prepareQuery((database, value: ValueOf<{ groupId: number }>) =>
  database
    .selectFrom('groupMember')
    .select('userId')
    .where('groupId', '=', sql<number>`${value('groupId')}::bigint`)
    .where('auth', '=', groupStandings.indexOf('root')),
);

export async function listGroupRoots(database: Queryable, groupId: number): Promise<string[]> {
  const rows = await rootsOfGroup(database, { groupId });
  return rows.map(({ userId }) => userId);
}

/** Problems that the user solved. */
export async function countSolved(database: Queryable, userId: string): Promise<number> {
  const row = await database
    .selectFrom('userStatistic')
    .select('solvedCount')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.solvedCount ?? 0;
}
