import { createTestDatabase, type TestDatabase } from '@touchstone/database/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { correctRecount } from '../../../testing/correct-recount.ts';
import { createCountedContent } from '../testing/counted-content.ts';
import { repairCounters, checkCounters, type Recount } from './recount.ts';

let testDatabase: TestDatabase;
let userId: string;
let problemId: number;
let accepted: number;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  const { addUser, addProblem, submit, judge } = createCountedContent(testDatabase);
  const [another, hidden] = [await addUser(), await addProblem({ visibility: 'private' })];
  userId = await addUser();
  problemId = await addProblem({ displayId: 'SUM', scoring: 'oi' });
  accepted = await submit(userId, problemId, { submittedAt: new Date(1) });
  await judge(accepted, 0, 12);
  await judge(await submit(userId, problemId, { submittedAt: new Date(2) }), 0, 12);
  await judge(await submit(userId, problemId), -1, 3);
  await judge(await submit(userId, hidden), 0);
  await judge(await submit(userId, problemId, { contestId: 3 }), 0, 99);
  await judge(await submit(another, problemId), 8, 7);
  await submit(another, problemId);
});
afterAll(() => testDatabase.drop());
beforeEach(() => repairCounters(testDatabase.database));

const run = (query: string) => testDatabase.pool.query(query);

test('verdicts leave correct counters', async () => {
  expect(await checkCounters(testDatabase.database)).toEqual(correctRecount);
});

/** The damage, the counter that shows it, and a part of its description. */
const damages: [string, string, keyof Recount, RegExp][] = [
  [
    'a result too many',
    `UPDATE problem_result_count SET count = count + 5 WHERE status = 0`,
    'results',
    /SUM, status 0/,
  ],
  ['a lost count', `DELETE FROM problem_result_count WHERE status = -1`, 'results', /SUM, status -1/],
  [
    'a count of nothing',
    `INSERT INTO problem_result_count SELECT id, 3, 2 FROM problem WHERE display_id = 'SUM'`,
    'results',
    /status 3/,
  ],
  ['a lost mark', `DELETE FROM solved_problem`, 'marks', /SUM, user /],
  [
    'a mark of nothing',
    `INSERT INTO solved_problem SELECT user_id, problem_id, id, submitted_at FROM submission WHERE status = 8`,
    'marks',
    /SUM, user /,
  ],
  [
    'a mark of a later submission',
    `UPDATE solved_problem SET submission_id = submission_id + 1 WHERE solved_at = to_timestamp(0.001)`,
    'marks',
    /SUM, user /,
  ],
  ['a mark of another time', `UPDATE solved_problem SET solved_at = now()`, 'marks', /SUM, user /],
  ['points', `UPDATE user_statistic SET oi_score = oi_score - 1`, 'statistics', /^user /],
  ['solved problems', `UPDATE user_statistic SET solved_count = 9`, 'statistics', /^user /],
  [
    'submissions',
    `UPDATE user_statistic SET submission_count = 0, public_submission_count = 0`,
    'statistics',
    /^user /,
  ],
  ['a ban', `UPDATE user_statistic SET is_ranked = false`, 'statistics', /^user /],
  ['a lost row', `DELETE FROM user_statistic`, 'statistics', /^user /],
];

test.each(damages)('finds, describes and repairs %s', async (_, damage, counter, subject) => {
  const { rowCount } = await run(damage);
  expect(rowCount).toBeGreaterThan(0);
  const found = await checkCounters(testDatabase.database);
  expect(found[counter].total).toBeGreaterThan(0);
  expect(found[counter].examples.some((example) => subject.test(example.subject))).toBe(true);
  for (const { kept, counted } of found[counter].examples) expect(kept).not.toBe(counted);
  // Checking changes nothing.
  expect(await checkCounters(testDatabase.database)).toEqual(found);
  expect(await repairCounters(testDatabase.database)).toEqual(found);
  expect(await checkCounters(testDatabase.database)).toEqual(correctRecount);
});

test('a repair assigns a mark to the earliest submission', async () => {
  await run(`DELETE FROM solved_problem`);
  await repairCounters(testDatabase.database);
  const mark = await testDatabase.database
    .selectFrom('solvedProblem')
    .select(['submissionId', 'solvedAt'])
    .where('userId', '=', userId)
    .where('problemId', '=', problemId)
    .executeTakeFirst();
  expect(mark).toEqual({ submissionId: accepted, solvedAt: new Date(1) });
});
