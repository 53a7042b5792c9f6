/** A sample of a seeded site, from which requests are drawn. */
import { sql, type Database } from '@touchstone/database';
import { openSessions } from './open-sessions.ts';

export interface SampledSite {
  userIds: string[];
  usernames: string[];
  displayIds: string[];
  popularDisplayIds: string[];
  /** Users with a problem that they have submitted to. */
  attempts: { username: string; displayId: string }[];
  tagIds: number[];
  titles: string[];
  tokens: string[];
  problems: number;
  users: number;
  submissions: number;
}

const sampleSize = 3000;

export async function loadSampledSite(database: Database): Promise<SampledSite> {
  const users = await database
    .selectFrom('userAccount')
    .select(['id', 'username'])
    .where('isBanned', '=', false)
    .orderBy(sql`md5(id)`)
    .limit(sampleSize)
    .execute();
  const problems = await database
    .selectFrom('problem')
    .select(['displayId', 'title'])
    .where('visibility', '=', 'public')
    .where('groupId', 'is', null)
    .orderBy(sql`md5(display_id)`)
    .limit(sampleSize)
    .execute();
  const tags = await database
    .selectFrom('problemTag')
    .select('tagId')
    .groupBy('tagId')
    .orderBy(sql`count(*)`, 'desc')
    .limit(40)
    .execute();
  return {
    userIds: users.map(({ id }) => id),
    usernames: users.map(({ username }) => username),
    displayIds: problems.map(({ displayId }) => displayId),
    popularDisplayIds: await listPopular(database),
    attempts: await listAttempts(database),
    tagIds: tags.map(({ tagId }) => tagId),
    titles: problems.map(({ title }) => title),
    tokens: await openSessionsOfActive(database),
    problems: await countRows(database, 'problem'),
    users: await countRows(database, 'user_account'),
    submissions: await countRows(database, 'submission'),
  };
}

async function listPopular(database: Database) {
  const rows = await database
    .selectFrom('problemResultCount')
    .innerJoin('problem', 'problem.id', 'problemResultCount.problemId')
    .select('displayId')
    .where('visibility', '=', 'public')
    .where('problem.groupId', 'is', null)
    .groupBy('displayId')
    .orderBy(sql`sum(count)`, 'desc')
    .limit(50)
    .execute();
  return rows.map(({ displayId }) => displayId);
}

const listAttempts = (database: Database) =>
  database
    .selectFrom('submission')
    .innerJoin('userAccount', 'userAccount.id', 'submission.userId')
    .innerJoin('problem', 'problem.id', 'submission.problemId')
    .select(['username', 'displayId'])
    .where('contestId', 'is', null)
    .where('submission.groupId', 'is', null)
    .orderBy('submission.id', 'desc')
    .limit(sampleSize)
    .execute();

async function countRows(database: Database, table: string): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`SELECT count(*) AS count FROM ${sql.table(table)}`.execute(database);
  return rows[0]?.count ?? 0;
}

/** Sessions of the users with the most submissions. */
async function openSessionsOfActive(database: Database): Promise<string[]> {
  const users = await database
    .selectFrom('userStatistic')
    .select('userId')
    .where('isRanked', '=', true)
    .where('publicSubmissionCount', '>', 0)
    .orderBy('publicSubmissionCount', 'desc')
    .limit(500)
    .execute();
  return openSessions(
    database,
    users.map(({ userId }) => userId),
  );
}
