import { statuses } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import { createTestDatabase, type TestDatabase } from '@touchstone/database/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertSubmission } from '../submissions.repository.ts';
import { changeSubmission } from './change-submission.ts';
import { recountStatistics } from './user-statistics.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterAll(() => testDatabase.drop());

let made = 0;
async function addUser() {
  made += 1;
  const id = (0xabc000 + made).toString(16);
  await testDatabase.database
    .insertInto('userAccount')
    .values({ id, username: `user ${id}` })
    .execute();
  return id;
}

async function addProblem(changes: { visibility?: 'private'; scoring?: 'oi' } = {}) {
  made += 1;
  const { id } = await testDatabase.database
    .insertInto('problem')
    .values({ displayId: `S${String(made)}`, title: 's', ...changes })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const at = (minute: number) => new Date(Date.UTC(2024, 0, 1, 0, minute));

const submit = (
  userId: string,
  problemId: number,
  { submittedAt = at(0), contestId }: { submittedAt?: Date; contestId?: number } = {},
) =>
  inTransaction(testDatabase.database, (transaction) =>
    insertSubmission(transaction, {
      userId,
      problemId,
      contestId: contestId ?? null,
      language: 'C',
      code: 'x',
      status: statuses.pending,
      submittedAt,
    }),
  );

const judge = (id: number, status: number, oiRankScore: number | null = null) =>
  inTransaction(testDatabase.database, (transaction) =>
    changeSubmission(transaction, id, { status, oiRankScore, updatedAt: new Date() }),
  );

async function statisticOf(userId: string) {
  const { solvedCount, publicSubmissionCount, submissionCount, oiScore } = await testDatabase.database
    .selectFrom('userStatistic')
    .selectAll()
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return [solvedCount, publicSubmissionCount, submissionCount, oiScore];
}

const markOf = (userId: string, problemId: number) =>
  testDatabase.database
    .selectFrom('solvedProblem')
    .select(['submissionId', 'solvedAt'])
    .where('userId', '=', userId)
    .where('problemId', '=', problemId)
    .executeTakeFirst();

describe('what a user is ranked by', () => {
  test('begins with the account and counts submissions as they are made', async () => {
    const userId = await addUser();
    expect(await statisticOf(userId)).toEqual([0, 0, 0, 0]);
    const problemId = await addProblem();
    await submit(userId, problemId);
    await submit(userId, problemId, { contestId: 5 });
    expect(await statisticOf(userId)).toEqual([0, 1, 2, 0]);
  });

  test('counts a problem once, and no more when its only solution is judged again', async () => {
    const [userId, problemId] = [await addUser(), await addProblem()];
    const [one, other] = [await submit(userId, problemId), await submit(userId, problemId)];
    await judge(one, 0);
    await judge(other, 0);
    expect(await statisticOf(userId)).toEqual([1, 2, 2, 0]);
    await judge(one, statuses.pending);
    expect(await statisticOf(userId)).toEqual([1, 2, 2, 0]);
    await judge(other, statuses.wrongAnswer);
    expect(await statisticOf(userId)).toEqual([0, 2, 2, 0]);
    await judge(one, 0);
    expect(await statisticOf(userId)).toEqual([1, 2, 2, 0]);
  });

  test('takes the best of each problem, whichever way points change', async () => {
    const userId = await addUser();
    const [first, second] = [await addProblem({ scoring: 'oi' }), await addProblem({ scoring: 'oi' })];
    const [one, other] = [await submit(userId, first), await submit(userId, first)];
    const third = await submit(userId, second);
    await judge(one, 8, 5);
    await judge(other, 0, 14);
    await judge(third, 8, 3);
    expect((await statisticOf(userId))[3]).toBe(17);
    await judge(other, 8, 2);
    expect((await statisticOf(userId))[3]).toBe(8);
    await judge(one, statuses.pending);
    expect((await statisticOf(userId))[3]).toBe(5);
    await judge(one, 8, 9);
    // By hand: other points, the same status.
    await judge(one, 8, 4);
    expect((await statisticOf(userId))[3]).toBe(7);
  });

  test('knows nothing of contests and of problems that are not public', async () => {
    const userId = await addUser();
    const [open, hidden] = [await addProblem(), await addProblem({ visibility: 'private' })];
    await judge(await submit(userId, open, { contestId: 4 }), 0, 50);
    const inHidden = await submit(userId, hidden);
    await judge(inHidden, 0);
    expect(await statisticOf(userId)).toEqual([0, 1, 2, 0]);
    await judge(inHidden, -1);
    expect(await statisticOf(userId)).toEqual([0, 1, 2, 0]);
  });
});

describe('the mark of a solved problem', () => {
  test('belongs to the earliest submission, whichever was judged first, and has its time', async () => {
    const [userId, problemId] = [await addUser(), await addProblem()];
    const early = await submit(userId, problemId, { submittedAt: at(1) });
    const late = await submit(userId, problemId, { submittedAt: at(2) });
    await judge(late, 0);
    expect(await markOf(userId, problemId)).toEqual({ submissionId: late, solvedAt: at(2) });
    await judge(early, 0);
    expect(await markOf(userId, problemId)).toEqual({ submissionId: early, solvedAt: at(1) });
    await judge(early, statuses.pending);
    expect(await markOf(userId, problemId)).toEqual({ submissionId: late, solvedAt: at(2) });
    await judge(early, statuses.wrongAnswer);
    await judge(early, 0);
    expect(await markOf(userId, problemId)).toEqual({ submissionId: early, solvedAt: at(1) });
    expect((await statisticOf(userId))[0]).toBe(1);
  });

  test('is not lost when its submission is judged again while another is accepted', async () => {
    const [userId, problemId] = [await addUser(), await addProblem()];
    for (let round = 0; round < 25; round += 1) {
      const marking = await submit(userId, problemId, { submittedAt: at(1) });
      const other = await submit(userId, problemId, { submittedAt: at(2) });
      await judge(marking, 0);
      await Promise.all([judge(marking, statuses.pending), judge(other, 0)]);
      expect(await markOf(userId, problemId)).toMatchObject({ submissionId: other });
      await judge(marking, statuses.wrongAnswer);
      await judge(other, statuses.wrongAnswer);
      expect(await markOf(userId, problemId)).toBeUndefined();
    }
  });
});

test('everything that is counted equals a recount after verdicts, rejudges and corrections all at once', async () => {
  const users = await Promise.all([1, 2, 3].map(addUser));
  const problems = [await addProblem(), await addProblem({ scoring: 'oi' })];
  const submissions: { id: number; isScored: boolean }[] = [];
  for (let count = 0; count < 30; count += 1) {
    const userId = users[count % 3] ?? '';
    const isScored = count % 2 === 1;
    const problemId = problems[Number(isScored)] ?? 0;
    submissions.push({ id: await submit(userId, problemId, { submittedAt: at(count % 7) }), isScored });
  }
  const outcomes = [0, 0, -1, 1, 8, statuses.pending];
  const work = Array.from({ length: 300 }, (_, step) => {
    const { id, isScored } = submissions[(step * 7) % submissions.length] ?? { id: 0, isScored: false };
    const status = outcomes[Math.floor(Math.random() * outcomes.length)] ?? 0;
    const isFinal = status !== statuses.pending;
    return judge(id, status, isScored && isFinal ? Math.floor(Math.random() * 15) : null);
  });
  await Promise.all(work);
  const read = async () => ({
    statistics: await Promise.all(users.map(statisticOf)),
    marks: await Promise.all(users.flatMap((user) => problems.map((problem) => markOf(user, problem)))),
  });
  const kept = await read();
  await testDatabase.database.deleteFrom('solvedProblem').where('userId', 'in', users).execute();
  await testDatabase.pool.query(
    `INSERT INTO solved_problem (user_id, problem_id, submission_id, solved_at)
     SELECT DISTINCT ON (user_id, problem_id) user_id, problem_id, id, submitted_at FROM submission
     WHERE status = 0 AND user_id = ANY($1) ORDER BY user_id, problem_id, submitted_at, id`,
    [users],
  );
  await inTransaction(testDatabase.database, (transaction) => recountStatistics(transaction, users));
  expect(await read()).toEqual(kept);
  const { rows } = await testDatabase.pool.query<{ kept: number; counted: number }>(
    `SELECT (SELECT coalesce(sum(count), 0)::int FROM problem_result_count WHERE problem_id = ANY($1) AND status = wanted) AS kept,
            (SELECT count(*)::int FROM submission WHERE problem_id = ANY($1) AND status = wanted) AS counted
     FROM unnest(ARRAY[0, -1, 1, 8]) wanted`,
    [problems],
  );
  for (const row of rows) expect(row.kept).toBe(row.counted);
});
