import { createTestDatabase, type TestDatabase } from '@touchstone/database/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findScannedTables } from '../../testing/explain-queries.ts';
import {
  countSubmissionsByDay,
  findAccount,
  listSolvedProblems,
  summariseSubmissions,
} from './profiles.repository.ts';

let testDatabase: TestDatabase;
const userId = '1f';

/** 20,000 users, logins and submissions, most of them of 200 users: enough that a missing index would cost a scan. */
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  await testDatabase.pool.query(`
    INSERT INTO user_account (id, username)
      SELECT to_hex(n), 'User ' || n FROM generate_series(1, 20000) n;
    INSERT INTO login_record (user_id, created_at)
      SELECT to_hex(n % 200 + 1), now() - n * interval '1 minute' FROM generate_series(1, 20000) n;
    INSERT INTO problem (id, display_id, title)
      SELECT n, 'P' || n, 'Problem ' || n FROM generate_series(1, 5000) n;
    INSERT INTO submission (problem_id, user_id, contest_id, language, code, code_length, status, oi_rank_score, submitted_at)
      SELECT n % 5000 + 1, to_hex(n % 200 + 1), CASE WHEN n % 7 = 0 THEN 1 END, 'C', 'x', 1, -1, n % 20,
             now() - n * interval '1 hour' / 2
      FROM generate_series(1, 20000) n;
    INSERT INTO solved_problem (user_id, problem_id, submission_id)
      SELECT DISTINCT ON (user_id, problem_id) user_id, problem_id, id FROM submission ORDER BY user_id, problem_id, id;
  `);
  await testDatabase.pool.query('VACUUM ANALYZE');
});
afterAll(() => testDatabase.drop());

test('a profile is read without scanning a table, however many submissions there are', async () => {
  const scanned = await findScannedTables(testDatabase, async (database) => {
    expect(await findAccount(database, { id: userId })).toMatchObject({ id: userId });
    expect(await findAccount(database, { username: 'user 31' })).toMatchObject({ id: userId });
    expect((await summariseSubmissions(database, userId)).length).toBeGreaterThan(10);
    expect((await listSolvedProblems(database, userId)).length).toBeGreaterThan(10);
    expect((await countSubmissionsByDay(database, { username: 'user 31' }, '2030-01-01')).length).toBe(0);
  });
  expect(scanned).toEqual([]);
});

test('the check sees a scan where there is one', async () => {
  const scanned = await findScannedTables(testDatabase, (database) =>
    database.selectFrom('submission').select('id').where('code', '=', 'y').execute(),
  );
  expect(scanned).toEqual(['submission']);
});
