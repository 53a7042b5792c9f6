/** A site of some size, made as `npm run seed` makes a large one: what lists read of it, and that they read it rightly. */
import type { Database } from '@touchstone/database';
import { createTestDatabase, type TestDatabase } from '@touchstone/database/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedSite } from '../../../scripts/seed/seed-site.ts';
import { findProblemPage, listProgress } from './modules/problems/problem-detail.repository.ts';
import { createProblemReader } from './modules/problems/list-problems.ts';
import { everything, type ProblemFilter } from './modules/problems/problem-list.repository.ts';
import {
  countSubmissionsByDay,
  findAccount,
  listSolvedProblems,
  summariseSubmissions,
} from './modules/profiles/profiles.repository.ts';
import type { RankingKind } from './modules/rankings/rankings.repository.ts';
import { createRankingReader } from './modules/rankings/read-ranking.ts';
import {
  countSubmissionsSince,
  listNewestProblems,
  listNewestUsers,
  listSolversSince,
} from './modules/site/home/home.repository.ts';
import { createSubmissionReader } from './modules/submissions/list-submissions.ts';
import type { SubmissionFilter } from './modules/submissions/read-search.ts';
import { explainQueries, vacuumWhole } from './testing/explain-queries.ts';

let testDatabase: TestDatabase;
let busiestUser: { id: string; username: string };
let busiestProblem: string;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  const { pool, database } = testDatabase;
  await seedSite(database, { problems: 2000, users: 4000, submissions: 20_000, seed: 1, now: new Date() });
  await vacuumWhole(pool, 'submission');
  const { rows } = await pool.query<{ id: string; username: string; displayId: string }>(`
    SELECT user_account.id, username, (SELECT display_id FROM problem JOIN problem_result_count ON problem_id = problem.id
      WHERE visibility = 'public' AND group_id IS NULL GROUP BY display_id ORDER BY sum(count) DESC LIMIT 1) AS "displayId"
    FROM user_account JOIN user_statistic ON user_id = user_account.id WHERE is_ranked
    ORDER BY public_submission_count DESC LIMIT 1`);
  if (rows[0] === undefined) throw new Error('nobody was seeded');
  busiestUser = rows[0];
  busiestProblem = rows[0].displayId;
});
afterAll(() => testDatabase.drop());

const clock = () => new Date();
const eventBus = { subscribe: () => undefined } as never;

type Run = (database: Database) => Promise<unknown>;
const problems =
  (filter: Partial<ProblemFilter>, currentPage = 1): Run =>
  (database) =>
    createProblemReader({ database, clock }).readPage(
      { ...everything, ...filter },
      { currentPage, limit: 30 },
    );
const submissions =
  (filter: () => SubmissionFilter, currentPage = 1): Run =>
  (database) =>
    createSubmissionReader({ database, clock, eventBus })(filter(), { currentPage, limit: 15 });
const ranking =
  (kind: RankingKind, text?: string, currentPage = 1): Run =>
  (database) =>
    createRankingReader({ database, clock })({
      kind,
      search: text === undefined ? undefined : { text, isByRealName: false },
      page: { currentPage, limit: 30 },
    });
const whole = (text: string) => ({ displayId: { text, isWhole: true } });
const part = (text: string) => ({ displayId: { text, isWhole: false } });

/** What is asked, and the indexes without which it would cost more than it may. */
const questions: [string, Run, string[]][] = [
  ['all problems', problems({}), ['problem_list', 'problem_pkey', 'problem_result_count_pkey']],
  ['the last problems', problems({}, 60), ['problem_list']],
  ['problems of a difficulty', problems({ difficulty: 2 }), ['problem_list']],
  ['our own problems', problems({ origin: 'own' }), ['problem_list']],
  ['the problems of a site', problems({ origin: { prefix: 'HDU' } }), ['problem_list']],
  ['problems with a tag', problems({ tagIds: [5] }), ['problem_tag_of_tag']],
  ['problems with three tags', problems({ tagIds: [1, 2, 3] }), ['problem_tag_of_tag']],
  ['a pair of Chinese characters', problems({ keyword: '石桥' }), ['problem_keyword']],
  ['one Chinese character', problems({ keyword: '桥' }), ['problem_keyword']],
  ['an English word', problems({ keyword: 'lantern' }), ['problem_keyword']],
  ['one letter', problems({ keyword: 'q' }), ['problem_keyword']],
  ['a display id', problems({ keyword: 'P10777' }), ['problem_keyword']],
  ['a keyword that nothing has', problems({ keyword: 'zzzzz' }), ['problem_keyword']],
  ['a keyword, a tag and a difficulty', problems({ keyword: '计数', tagIds: [1], difficulty: 0 }), []],
  ['all submissions', submissions(() => ({})), ['submission_public', 'submission_pkey']],
  ['submissions far down', submissions(() => ({}), 1000), ['submission_public']],
  ['a status', submissions(() => ({ status: 0 })), ['submission_public_status']],
  ['a rare status', submissions(() => ({ status: 10 })), ['submission_public_status']],
  ['a status far down', submissions(() => ({ status: 0 }), 300), ['submission_public_status']],
  ['own submissions', submissions(() => ({ userId: busiestUser.id })), ['submission_public_of_user']],
  [
    'own submissions of a status',
    submissions(() => ({ userId: busiestUser.id, status: 3 })),
    ['submission_public_of_user'],
  ],
  ['a username', submissions(() => ({ usernamePart: busiestUser.username })), ['user_account_keyword']],
  ['a part of many usernames', submissions(() => ({ usernamePart: 'er_' })), ['user_account_keyword']],
  ['two letters of a username', submissions(() => ({ usernamePart: 'ot' })), ['user_account_keyword']],
  ['a problem', submissions(() => whole(busiestProblem)), ['problem_display_id', 'submission_problem']],
  [
    'a problem and a status',
    submissions(() => ({ ...whole(busiestProblem), status: 1 })),
    ['submission_problem'],
  ],
  ['a part of a display id', submissions(() => part('P1099')), ['problem_keyword', 'submission_problem']],
  ['a part of most display ids', submissions(() => part('1')), ['problem_keyword']],
  [
    'a username and a problem',
    submissions(() => ({ usernamePart: busiestUser.username, ...part('P100') })),
    ['user_account_keyword', 'problem_keyword'],
  ],
  ['the ACM ranking', ranking('acm'), ['user_statistic_acm', 'user_account_pkey']],
  ['the ACM ranking far down', ranking('acm', undefined, 120), ['user_statistic_acm']],
  ['the OI ranking', ranking('oi'), ['user_statistic_oi']],
  ['the OI ranking far down', ranking('oi', undefined, 120), ['user_statistic_oi']],
  ['a part of a name in the ranking', ranking('acm', 'otter1'), ['user_account_keyword']],
  ['a Chinese nickname in the ranking', ranking('oi', '小明'), ['user_account_keyword']],
  ['the page of a problem', (database) => findProblemPage(database, busiestProblem), ['problem_display_id']],
  [
    'progress in a page of problems',
    (database) =>
      listProgress(database, {
        userId: busiestUser.id,
        problemIds: Array.from({ length: 30 }, (_, index) => 1000 + index),
      }),
    ['submission_public_of_user_to_problem'],
  ],
  ['an account by id', (database) => findAccount(database, { id: busiestUser.id }), ['user_account_pkey']],
  [
    'an account by name',
    (database) => findAccount(database, { username: busiestUser.username }),
    ['user_account_username', 'login_record_user'],
  ],
  [
    'the submissions of a profile',
    (database) => summariseSubmissions(database, busiestUser.id),
    ['submission_public_of_user_to_problem'],
  ],
  [
    'the solved problems of a profile',
    (database) => listSolvedProblems(database, busiestUser.id),
    ['solved_problem_pkey'],
  ],
  [
    'the calendar of a profile',
    (database) => countSubmissionsByDay(database, busiestUser, daysAgo(0)),
    ['submission_user'],
  ],
  ['the newest problems', (database) => listNewestProblems(database, 10), ['problem_newest']],
  ['the newest users', (database) => listNewestUsers(database, 10), ['user_account_newest']],
  [
    'the submissions of a week',
    (database) => countSubmissionsSince(database, daysAgo(7)),
    ['submission_time'],
  ],
  [
    'who solved most in a week',
    (database) => listSolversSince(database, { day: daysAgo(7), limit: 10 }),
    ['solved_problem_time'],
  ],
];

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

describe('no table of many rows is read from end to end for', () => {
  test.each(questions)('%s', async (_, run, indexes) => {
    const plan = await explainQueries(testDatabase.pool, run);
    expect(plan.scanned).toEqual([]);
    expect(plan.indexes).toEqual(expect.arrayContaining(indexes));
  });

  test('what has no index is noticed', async () => {
    const plan = await explainQueries(testDatabase.pool, (database) =>
      database.selectFrom('submission').select('id').where('code', '=', 'y').execute(),
    );
    expect(plan.scanned).toEqual(['submission']);
  });
});

/** Everything in the list that fits, newest first, as plain as it can be asked. */
async function askPlainly({ userId, usernamePart, displayId, status }: SubmissionFilter): Promise<number[]> {
  const { rows } = await testDatabase.pool.query<{ id: number }>(
    `SELECT submission.id FROM submission
     JOIN user_account ON user_account.id = user_id JOIN problem ON problem.id = problem_id
     WHERE contest_id IS NULL AND submission.group_id IS NULL AND ($1::text IS NULL OR user_id = $1)
       AND ($2::text IS NULL OR position(lower($2) IN lower(username)) > 0)
       AND ($3::text IS NULL OR CASE WHEN $4 THEN display_id = $3 ELSE position($3 IN display_id) > 0 END)
       AND ($5::integer IS NULL OR status = $5)
     ORDER BY id DESC`,
    [userId, usernamePart, displayId?.text, displayId?.isWhole, status],
  );
  return rows.map(({ id }) => id);
}

const filters: [string, () => SubmissionFilter][] = [
  ['nothing', () => ({})],
  ['a common status', () => ({ status: 0 })],
  ['a rare status', () => ({ status: 10 })],
  ['a user', () => ({ userId: busiestUser.id })],
  ['a user and a status', () => ({ userId: busiestUser.id, status: -1 })],
  [
    'a user and their name',
    () => ({ userId: busiestUser.id, usernamePart: busiestUser.username.slice(0, 5) }),
  ],
  ['a user and another name', () => ({ userId: busiestUser.id, usernamePart: 'nobody' })],
  ['a username', () => ({ usernamePart: busiestUser.username.toUpperCase() })],
  ['a part of some usernames', () => ({ usernamePart: 'otter1' })],
  ['a part of many usernames', () => ({ usernamePart: 'er' })],
  ['a letter of most usernames', () => ({ usernamePart: 'e' })],
  [
    'a letter of most usernames and a status',
    () => ({ usernamePart: 'e', status: 0, userId: busiestUser.id }),
  ],
  ['a problem', () => whole(busiestProblem)],
  ['a problem and a status', () => ({ ...whole(busiestProblem), status: 0 })],
  ['a part of some display ids', () => part('P107')],
  ['a part of most display ids', () => part('1')],
  ['usernames and problems', () => ({ usernamePart: 'otter', ...part('P10') })],
  ['one username and most problems', () => ({ usernamePart: busiestUser.username, ...part('P') })],
  ['nothing that exists', () => ({ usernamePart: 'zzzz', ...part('QQ') })],
];

describe('pages and totals are what plain SQL finds', () => {
  test.each(filters)('of submissions by %s', async (_, makeFilter) => {
    const filter = makeFilter();
    const expected = await askPlainly(filter);
    const read = createSubmissionReader({ database: testDatabase.database, clock, eventBus });
    for (const currentPage of [1, 2, 30, 200, Math.max(1, Math.ceil(expected.length / 15)), 5000]) {
      const { rows, total } = await read(filter, { currentPage, limit: 15 });
      expect(rows.map(({ id }) => id)).toEqual(expected.slice((currentPage - 1) * 15, currentPage * 15));
      expect(total).toBe(expected.length);
    }
  });

  test('of problems, for words in Chinese and English, frequent and rare', async () => {
    const read = createProblemReader({ database: testDatabase.database, clock }).readPage;
    for (const keyword of ['桥', '石桥', '的石桥计数', 'bridge', 'ost br', 'p1077', 'HDU-', 'zzz', ' ']) {
      const { rows } = await testDatabase.pool.query<{ displayId: string }>(
        `SELECT display_id AS "displayId" FROM problem WHERE visibility = 'public' AND group_id IS NULL
           AND (position(lower($1) IN lower(title)) > 0 OR position(lower($1) IN lower(display_id)) > 0)
         ORDER BY length(display_id), display_id`,
        [keyword],
      );
      const { records, total } = await read({ ...everything, keyword }, { currentPage: 2, limit: 7 });
      expect(records.map(({ problemId }) => problemId)).toEqual(
        rows.slice(7, 14).map(({ displayId }) => displayId),
      );
      expect(total).toBe(rows.length);
    }
  });

  test.each(['acm', 'oi'] as const)('of the %s ranking', async (kind) => {
    const order =
      kind === 'acm' ? 'solved_count DESC, public_submission_count' : 'oi_score DESC, solved_count DESC';
    const { rows } = await testDatabase.pool.query<{ id: string }>(
      `SELECT user_id AS id FROM user_statistic WHERE is_ranked ORDER BY ${order}, user_id`,
    );
    const read = createRankingReader({ database: testDatabase.database, clock });
    for (const currentPage of [1, 34, 35, 77, 120, Math.ceil(rows.length / 30), 9999]) {
      const page = await read({ kind, search: undefined, page: { currentPage, limit: 30 } });
      expect(page.rows.map(({ id }) => id)).toEqual(
        rows.slice((currentPage - 1) * 30, currentPage * 30).map(({ id }) => id),
      );
      expect(page.total).toBe(rows.length);
    }
  });
});
