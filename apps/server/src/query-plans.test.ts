/**
 * A seeded site of some size, as `npm run seed` creates a large one: which plans list queries use, and that
 * their results are correct.
 */
import { finalStatuses } from '@touchstone/contract';
import { createTestDatabase, type TestDatabase } from '@touchstone/database/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedSite } from '../../../scripts/seed/seed-site.ts';
import { createProblemLoader } from './modules/problems/list-problems.ts';
import { everything } from './modules/problems/problem-list.repository.ts';
import { createRankingLoader } from './modules/rankings/list-ranking.ts';
import { checkCounters } from './modules/submissions/index.ts';
import { createSubmissionLoader } from './modules/submissions/list/list-submissions.ts';
import type { SubmissionFilter } from './modules/submissions/list/parse-search.ts';
import { explainQueries, vacuumWhole } from './testing/explain-queries.ts';
import { listQueries, part, whole } from './testing/list-queries.ts';

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

describe('no sequential scan of a large table for', () => {
  test.each(listQueries)('%s', async (_, run, indexes) => {
    const busiest = { user: busiestUser, displayId: busiestProblem };
    const plan = await explainQueries(testDatabase.pool, (database) => run(database, busiest));
    expect(plan.scanned).toEqual([]);
    expect(plan.indexes).toEqual(expect.arrayContaining(indexes));
  });

  test('detects a query without an index', async () => {
    const plan = await explainQueries(testDatabase.pool, (database) =>
      database.selectFrom('submission').select('id').where('code', '=', 'y').execute(),
    );
    expect(plan.scanned).toEqual(['submission']);
  });
});

/** Returns everything in the list that matches, newest first, with the simplest possible query. */
async function selectPlainly({
  userId,
  usernamePart,
  displayId,
  status,
}: SubmissionFilter): Promise<number[]> {
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

describe('pages and totals equal those of plain SQL', () => {
  test.each(filters)('of submissions by %s', async (_, makeFilter) => {
    const filter = makeFilter();
    const expected = await selectPlainly(filter);
    const read = createSubmissionLoader({ database: testDatabase.database, clock, eventBus });
    for (const currentPage of [1, 2, 30, 200, Math.max(1, Math.ceil(expected.length / 15)), 5000]) {
      const { rows, total } = await read(filter, { currentPage, limit: 15 });
      expect(rows.map(({ id }) => id)).toEqual(expected.slice((currentPage - 1) * 15, currentPage * 15));
      expect(total).toBe(expected.length);
    }
  });

  test('of problems, for keywords in Chinese and English, frequent and rare', async () => {
    const read = createProblemLoader({ database: testDatabase.database, clock, eventBus }).loadPage;
    for (const keyword of ['桥', '石桥', '的石桥计数', 'bridge', 'ost br', 'p1077', 'HDU-', 'zzz', ' ']) {
      const { rows } = await testDatabase.pool.query<{ displayId: string }>(
        `SELECT display_id AS "displayId" FROM problem WHERE visibility = 'public' AND group_id IS NULL
           AND (position(lower($1) IN lower(title)) > 0 OR position(lower($1) IN lower(display_id)) > 0)
         ORDER BY length(display_id), display_id`,
        [keyword],
      );
      const { records, total } = await read(
        { ...everything, keyword },
        { currentPage: 2, limit: 7 },
        { locale: 'zh-CN' },
      );
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
    const read = createRankingLoader({ database: testDatabase.database, clock });
    for (const currentPage of [1, 34, 35, 77, 120, Math.ceil(rows.length / 30), 9999]) {
      const page = await read({ kind, search: undefined, page: { currentPage, limit: 30 } });
      expect(page.rows.map(({ uid }) => uid)).toEqual(
        rows.slice((currentPage - 1) * 30, currentPage * 30).map(({ id }) => id),
      );
      expect(page.total).toBe(rows.length);
    }
  });
});

describe('a seeded site', () => {
  const count = async (table: string, condition = 'true') => {
    const { rows } = await testDatabase.pool.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM ${table} WHERE ${condition}`,
    );
    return rows[0]?.count;
  };

  test('can be seeded again, and its counters are correct', async () => {
    const more = { problems: 50, users: 100, submissions: 500, seed: 2, now: new Date() };
    expect(await seedSite(testDatabase.database, more)).toEqual({
      problems: 2050,
      users: 4100,
      submissions: 20_500,
    });
    expect([await count('problem'), await count('user_account'), await count('submission')]).toEqual([
      2050, 4100, 20_500,
    ]);
    const { results, marks, statistics } = await checkCounters(testDatabase.database);
    expect([results.total, marks.total, statistics.total]).toEqual([0, 0, 0]);
  });

  test('has every verdict and every kind of problem, and no account that can log in', async () => {
    for (const status of finalStatuses)
      expect(await count('submission', `status = ${String(status)}`)).toBeGreaterThan(0);
    for (const kind of [
      `visibility = 'private'`,
      `visibility = 'contest'`,
      'group_id IS NOT NULL',
      'is_remote',
    ])
      expect(await count('problem', kind)).toBeGreaterThan(0);
    expect(await count('submission', 'contest_id IS NOT NULL')).toBeGreaterThan(0);
    expect(await count('user_account', 'password_hash IS NOT NULL OR social_open_id IS NOT NULL')).toBe(0);
  });
});
