import { createTestDatabase, type TestDatabase } from '@touchstone/database/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findScannedTables, vacuumWhole } from '../../../testing/explain-queries.ts';
import {
  countSubmissionsSince,
  listNewestProblems,
  listNewestUsers,
  listSolversSince,
} from './home.repository.ts';

let testDatabase: TestDatabase;

/** A year of submissions: a week must not cost the whole year. */
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  await testDatabase.pool.query(`
    INSERT INTO user_account (id, username, created_at)
      SELECT to_hex(n), 'User ' || n, now() - n * interval '1 hour' FROM generate_series(1, 4000) n;
    INSERT INTO problem (id, display_id, title, description, created_at)
      SELECT n, 'P' || n, 'Problem ' || n, repeat(md5(n::text), 20), now() - n * interval '1 hour' FROM generate_series(1, 2000) n;
    INSERT INTO submission (problem_id, user_id, language, code, code_length, status, submitted_at)
      SELECT n % 2000 + 1, to_hex((n % 61) * (n % 61) + 1), 'C', repeat('x', 200), 200, n % 3 - 1, now() - n * interval '20 minutes'
      FROM generate_series(1, 20000) n;
    INSERT INTO solved_problem (user_id, problem_id, submission_id, solved_at)
      SELECT DISTINCT ON (user_id, problem_id) user_id, problem_id, id, submitted_at FROM submission
      ORDER BY user_id, problem_id, id;
  `);
  await vacuumWhole(testDatabase.pool, 'submission');
});
afterAll(() => testDatabase.drop());

test('the home page is read without scanning a table', async () => {
  const day = new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10);
  const scanned = await findScannedTables(testDatabase, async (database) => {
    expect(await listNewestProblems(database, 10)).toHaveLength(10);
    expect(await listNewestUsers(database, 10)).toHaveLength(10);
    expect((await countSubmissionsSince(database, day)).length).toBeGreaterThan(6);
    expect((await listSolversSince(database, { day, limit: 10 })).length).toBeGreaterThan(5);
  });
  expect(scanned).toEqual([]);
});
