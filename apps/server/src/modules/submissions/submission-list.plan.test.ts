import { createTestDatabase, type TestDatabase } from '@touchstone/database/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findScannedTables } from '../../testing/explain-queries.ts';
import { createSubmissionReader } from './list-submissions.ts';
import {
  countExactly,
  listSubmissions,
  resolveFilter,
  sumCounts,
  type SubmissionFilter,
} from './submission-list.repository.ts';

let testDatabase: TestDatabase;

/** 30,000 submissions of 3,000 users to 2,000 problems: enough that a missing index would cost a scan. */
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  await testDatabase.pool.query(`
    INSERT INTO user_account (id, username)
      SELECT to_hex(n), 'User ' || lpad(n::text, 6, '0') FROM generate_series(1, 3000) n;
    INSERT INTO problem (id, display_id, title, description)
      SELECT n, 'P' || lpad(n::text, 6, '0'), 'Problem ' || n, repeat(md5(n::text), 40) FROM generate_series(1, 2000) n;
    INSERT INTO submission (problem_id, user_id, contest_id, language, code, code_length, status, submitted_at)
      SELECT n % 2000 + 1, to_hex(n % 3000 + 1), CASE WHEN n % 7 = 0 THEN 1 END, 'C', repeat('x', 500), 500,
             CASE WHEN n % 1000 = 0 THEN 10 WHEN n > 29990 THEN 5 ELSE n % 3 - 1 END, now() - n * interval '1 minute'
      FROM generate_series(1, 30000) n;
    INSERT INTO problem_result_count (problem_id, status, count)
      SELECT problem_id, status, count(*) FROM submission
      WHERE contest_id IS NULL AND status NOT IN (5, 6, 7) GROUP BY problem_id, status;
  `);
  await testDatabase.pool.query('VACUUM ANALYZE');
});
afterAll(() => testDatabase.drop());

const filters: [string, SubmissionFilter][] = [
  ['nothing', {}],
  ['one user', { userId: '1f' }],
  ['a status', { status: 0 }],
  ['a rare status', { status: 10 }],
  ['a status that nothing has', { status: 9 }],
  ['a whole display id', { displayId: { text: 'P000031', isWhole: true } }],
  ['a part of a display id', { displayId: { text: '00031', isWhole: false } }],
  ['a part of a username', { usernamePart: 'user 00031' }],
  ['a user and a status', { userId: '1f', status: -1 }],
  [
    'a username and a problem',
    { usernamePart: 'user 000030', displayId: { text: 'P000031', isWhole: true } },
  ],
];

describe('a list of submissions', () => {
  test.each(filters)('by %s reads no table from end to end', async (_, filter) => {
    const scanned = await findScannedTables(testDatabase, async (database) => {
      const resolved = await resolveFilter(database, filter);
      const rows = await listSubmissions(database, resolved, { currentPage: 1, limit: 15 });
      expect(rows.map(({ id }) => id)).toEqual(
        rows.map(({ id }) => id).toSorted((one, other) => other - one),
      );
    });
    expect(scanned).toEqual([]);
  });

  test.each(filters.filter(([name]) => name !== 'nothing' && name !== 'a status'))(
    'by %s is counted without scanning',
    async (_, filter) => {
      const scanned = await findScannedTables(testDatabase, async (database) =>
        countExactly(database, await resolveFilter(database, filter)),
      );
      expect(scanned).toEqual([]);
    },
  );
});

describe('the total', () => {
  const count = async (where: string) => {
    const { rows } = await testDatabase.pool.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM submission WHERE contest_id IS NULL AND ${where}`,
    );
    return rows[0]?.count;
  };
  const totalOf = async (filter: SubmissionFilter, currentPage = 1) => {
    const read = createSubmissionReader({ database: testDatabase.database, clock: () => new Date() });
    return (await read(filter, { currentPage, limit: 15 })).total;
  };

  test('is exact for the whole site and by status, however many there are', async () => {
    expect(await totalOf({})).toBe(await count('true'));
    expect(await totalOf({})).toBeGreaterThan(10_000);
    expect(await totalOf({ status: 0 })).toBe(await count('status = 0'));
    expect(await totalOf({ status: 5 })).toBe(await count('status = 5'));
    const displayId = { text: 'P000031', isWhole: true };
    expect(await totalOf({ displayId })).toBe(await count('problem_id = 31'));
    expect(await totalOf({ displayId, status: 0 })).toBe(await count('problem_id = 31 AND status = 0'));
    const scanned = await findScannedTables(testDatabase, (database) =>
      sumCounts(database, { problemId: 31, status: 0 }),
    );
    expect(scanned).toEqual([]);
  });

  test('says at least so many where only counting would tell', async () => {
    expect(await totalOf({ usernamePart: 'user' })).toBe(10_000);
    expect(await totalOf({ usernamePart: 'user' }, 800)).toBe(12_000);
  });

  test('finds those of very many users, newest first', async () => {
    const read = createSubmissionReader({ database: testDatabase.database, clock: () => new Date() });
    const { rows } = await read({ usernamePart: 'user 00' }, { currentPage: 1, limit: 3 });
    const { rows: all } = await read({}, { currentPage: 1, limit: 3 });
    expect(rows.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  });

  test('is remembered for a moment only', async () => {
    let now = Date.now();
    const read = createSubmissionReader({ database: testDatabase.database, clock: () => new Date(now) });
    const before = (await read({}, { currentPage: 1, limit: 1 })).total;
    await testDatabase.pool.query(
      `INSERT INTO submission (problem_id, user_id, language, code, code_length, status) VALUES (1, '1', 'C', 'x', 1, 5)`,
    );
    expect((await read({}, { currentPage: 1, limit: 1 })).total).toBe(before);
    now += 10_000;
    expect((await read({}, { currentPage: 1, limit: 1 })).total).toBe(before + 1);
  });
});
