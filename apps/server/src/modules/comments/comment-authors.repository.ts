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

const statisticOf = prepareQuery((database, value: ValueOf<{ userId: string }>) =>
  database.selectFrom('userStatistic').select('solvedCount').where('userId', '=', value('userId')),
);

/** Problems that the user solved. */
export async function countSolved(database: Queryable, userId: string): Promise<number> {
  const [row] = await statisticOf(database, { userId });
  return row?.solvedCount ?? 0;
}
