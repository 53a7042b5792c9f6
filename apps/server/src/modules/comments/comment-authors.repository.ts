import { groupStandings } from '@touchstone/contract';
import { createBatchLoader, prepareQuery, sql, type Queryable, type ValueOf } from '@touchstone/database';

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

const statisticsOf = prepareQuery((database, value: ValueOf<{ userIds: readonly string[] }>) =>
  database
    .selectFrom('userStatistic')
    .select(['userId', 'solvedCount'])
    .where('userId', '=', sql<string>`ANY(${value('userIds')}::text[])`),
);

const findSolvedCount = createBatchLoader(async (database, userIds: string[]) => {
  const rows = await statisticsOf(database, { userIds });
  return new Map(rows.map(({ userId, solvedCount }) => [userId, solvedCount]));
});

/** Problems that the user solved. */
export const countSolved = async (database: Queryable, userId: string): Promise<number> =>
  (await findSolvedCount(database, userId)) ?? 0;
