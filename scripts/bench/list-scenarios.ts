/**
 * What people ask lists for, each time something else: a cache of two seconds answers only what many really ask together.
 * Everything is drawn from what the site holds.
 */
import { createHash, randomBytes } from 'node:crypto';
import { sql, type Database } from '@touchstone/database';

export interface ListRequest {
  path: string;
  token?: string | undefined;
  /** Sent by POST. */
  body?: object | undefined;
}

export interface Scenario {
  name: string;
  next: () => ListRequest;
}

interface Site {
  userIds: string[];
  usernames: string[];
  displayIds: string[];
  popularDisplayIds: string[];
  /** Who has submitted to what. */
  attempts: { username: string; displayId: string }[];
  tagIds: number[];
  titles: string[];
  tokens: string[];
  problems: number;
  users: number;
  submissions: number;
}

const drawn = 3000;

export async function readSite(database: Database): Promise<Site> {
  const users = await database
    .selectFrom('userAccount')
    .select(['id', 'username'])
    .where('isBanned', '=', false)
    .orderBy(sql`md5(id)`)
    .limit(drawn)
    .execute();
  const problems = await database
    .selectFrom('problem')
    .select(['displayId', 'title'])
    .where('visibility', '=', 'public')
    .where('groupId', 'is', null)
    .orderBy(sql`md5(display_id)`)
    .limit(drawn)
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
    tokens: await openSessions(database),
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
    .limit(drawn)
    .execute();

async function countRows(database: Database, table: string): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`SELECT count(*) AS count FROM ${sql.table(table)}`.execute(database);
  return rows[0]?.count ?? 0;
}

/** Of those who work the most, and of some who do not. */
async function openSessions(database: Database): Promise<string[]> {
  const users = await database
    .selectFrom('userStatistic')
    .select('userId')
    .where('isRanked', '=', true)
    .where('publicSubmissionCount', '>', 0)
    .orderBy('publicSubmissionCount', 'desc')
    .limit(500)
    .execute();
  return openSessionsOf(
    database,
    users.map(({ userId }) => userId),
  );
}

/** Answers their tokens. */
export async function openSessionsOf(database: Database, userIds: readonly string[]): Promise<string[]> {
  const now = Date.now();
  const sessions = userIds.map((userId) => ({ userId, token: randomBytes(32).toString('hex') }));
  await database
    .insertInto('session')
    .values(
      sessions.map(({ userId, token }) => ({
        userId,
        tokenHash: createHash('sha256').update(token).digest(),
        issuedAt: new Date(now),
        expiresAt: new Date(now + 3_600_000),
      })),
    )
    .execute();
  return sessions.map(({ token }) => token);
}

export const upTo = (size: number) => 1 + Math.floor(Math.random() * Math.max(1, size));

export function any<Item>(items: readonly Item[]): Item {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error('the site has nothing to draw from');
  return item;
}

type Query = Record<string, string | number | boolean>;

/** A scenario of one call. */
const asking =
  (call: string, defaults: Query) =>
  (name: string, draw: () => Query & { token?: string }): Scenario => ({
    name: `${call}: ${name}`,
    next: () => {
      const { token, ...query } = draw();
      const parameters = new URLSearchParams();
      for (const [key, value] of Object.entries({ ...defaults, ...query }))
        parameters.set(key, String(value));
      const path = `/api/${call}?${parameters.toString()}`;
      return token === undefined ? { path } : { path, token };
    },
  });

const partOf = (text: string, length: number) => {
  const characters = Array.from(text);
  return characters
    .slice(upTo(characters.length - length + 1) - 1)
    .slice(0, length)
    .join('');
};

export function problemScenarios({ problems, tagIds, titles, displayIds }: Site): Scenario[] {
  const ask = asking('get-problem-list', { limit: 30 });
  const chinese = titles.filter((title) => /^\p{Script=Han}{4,}$/u.test(title));
  const english = titles.filter((title) => /^[A-Za-z ]+$/.test(title));
  const word = () => any(any(english).split(' '));
  return [
    ask('first pages', () => ({ currentPage: upTo(20) })),
    ask('deep pages', () => ({ currentPage: upTo(problems / 30) })),
    ask('a tag', () => ({ tagId: any(tagIds), currentPage: upTo(4) })),
    ask('two tags', () => ({ tagId: `${String(any(tagIds))},${String(any(tagIds))}` })),
    ask('a difficulty', () => ({ difficulty: upTo(3) - 1, currentPage: upTo(50) })),
    ask('a Chinese word', () => ({ keyword: partOf(any(chinese), 2), currentPage: upTo(3) })),
    ask('one Chinese character', () => ({ keyword: partOf(any(chinese), 1), currentPage: upTo(3) })),
    ask('an English word', () => ({ keyword: word(), currentPage: upTo(3) })),
    ask('a part of an English word', () => ({ keyword: partOf(word(), 3), currentPage: upTo(3) })),
    ask('a whole title', () => ({ keyword: any(titles) })),
    ask('a display id', () => ({ keyword: any(displayIds) })),
    ask('a tag, a difficulty and a word', () => ({
      tagId: any(tagIds),
      difficulty: upTo(3) - 1,
      keyword: partOf(any(chinese), 2),
    })),
  ];
}

/** Of names as the seed makes them. */
const commonParts = ['er', 'ot', 'otter', 'maple', 'y_', '1', '12', 'a', 'eager_', 'ow'];
const commonStatuses = [0, -1, 1, 3, -2, 8];
const everyStatus = [...commonStatuses, 2, -3, -4, 4, 10];

export function submissionScenarios(site: Site): Scenario[] {
  const { submissions, tokens, usernames, displayIds, popularDisplayIds, attempts } = site;
  const ask = asking('get-submission-list', { limit: 15, onlyMine: false, completeProblemID: false });
  const exact = { completeProblemID: true };
  return [
    ask('first pages', () => ({ currentPage: upTo(20) })),
    ask('deep pages', () => ({ currentPage: upTo((submissions * 0.9) / 15) })),
    ask('own', () => ({ onlyMine: true, token: any(tokens), currentPage: upTo(3) })),
    ask('own, a status', () => ({ onlyMine: true, token: any(tokens), status: any(everyStatus) })),
    ask('a status', () => ({ status: any(everyStatus), currentPage: upTo(20) })),
    ask('a status, deep pages', () => ({
      status: any(commonStatuses),
      currentPage: upTo(submissions / 40 / 15),
    })),
    ask('accepted, deep pages', () => ({ status: 0, currentPage: upTo((submissions * 0.3) / 15) })),
    ask('a username', () => ({ username: any(usernames) })),
    ask('a part of a username', () => ({ username: any(usernames).slice(-7), currentPage: upTo(2) })),
    ask('a part of many usernames', () => ({ username: any(commonParts), currentPage: upTo(3) })),
    ask('a problem', () => ({ ...exact, problemID: any(displayIds) })),
    ask('a popular problem, deep pages', () => ({
      ...exact,
      problemID: any(popularDisplayIds),
      currentPage: upTo(submissions / 1000 / 15),
    })),
    ask('a problem and a status', () => ({
      ...exact,
      problemID: any(popularDisplayIds),
      status: any(everyStatus),
    })),
    ask('a part of a problem id', () => ({ problemID: any(displayIds).slice(0, 4), currentPage: upTo(3) })),
    ask('a part of most problem ids', () => ({
      problemID: any(['P', '1', 'P1', '0']),
      currentPage: upTo(20),
    })),
    ask('a username and a problem', () => {
      const { username, displayId } = any(attempts);
      return { ...exact, username, problemID: displayId };
    }),
  ];
}

export function rankScenarios({ users, usernames }: Site): Scenario[] {
  const ask = asking('get-rank-list', { limit: 30, type: 0 });
  return [
    ask('ACM, first pages', () => ({ currentPage: upTo(20) })),
    ask('ACM, deep pages', () => ({ currentPage: upTo(users / 30) })),
    ask('OI, first pages', () => ({ type: 1, currentPage: upTo(20) })),
    ask('OI, deep pages', () => ({ type: 1, currentPage: upTo(users / 30) })),
    ask('a username', () => ({ searchUser: any(usernames) })),
    ask('a part of a name', () => ({ searchUser: any(usernames).slice(-6) })),
    ask('a part of many names', () => ({ searchUser: any(commonParts), currentPage: upTo(20) })),
    ask('a Chinese nickname', () => ({
      searchUser: any(['小明', '算盘', '阿石', '月亮', '云书虫', '青', '灯']),
    })),
  ];
}

export function otherScenarios({ displayIds, userIds, usernames }: Site): Scenario[] {
  const home = [
    'home-carousel',
    'get-recent-seven-ac-rank',
    'get-recent-updated-problem',
    'get-last-week-submission-statistics',
    'get-recent-contest',
  ];
  return [
    asking('get-problem-detail', {})('any problem', () => ({ problemId: any(displayIds) })),
    asking('get-user-home-info', {})('any user', () =>
      Math.random() < 0.5 ? { uid: any(userIds) } : { username: any(usernames) },
    ),
    asking('get-user-calendar-heatmap', {})('any user', () => ({ uid: any(userIds) })),
    { name: 'home page: its calls', next: () => ({ path: `/api/${any(home)}` }) },
    asking('get-problem-tags-and-classification', {})('all', () => ({ oj: 'ME' })),
  ];
}
