import { statuses } from '@touchstone/contract';
import { createTestDatabase, type TestDatabase } from '@touchstone/database/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { correctRecount } from '../../../testing/correct-recount.ts';
import { createCountedContent, type CountedContent } from '../testing/counted-content.ts';
import { checkCounters } from './recount.ts';

let testDatabase: TestDatabase;
let content: CountedContent;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  content = createCountedContent(testDatabase);
});
afterAll(() => testDatabase.drop());

const at = (minute: number) => new Date(Date.UTC(2024, 0, 1, 0, minute));

const markOf = (userId: string, problemId: number) =>
  testDatabase.database
    .selectFrom('solvedProblem')
    .select(['submissionId', 'solvedAt'])
    .where('userId', '=', userId)
    .where('problemId', '=', problemId)
    .executeTakeFirst();

describe('the statistics of a user', () => {
  test('start with the account and count submissions as they are made', async () => {
    const { addUser, addProblem, submit, readStatistic } = content;
    const userId = await addUser();
    expect(await readStatistic(userId)).toEqual([0, 0, 0, 0]);
    const problemId = await addProblem();
    await submit(userId, problemId);
    await submit(userId, problemId, { contestId: 5 });
    expect(await readStatistic(userId)).toEqual([0, 1, 2, 0]);
  });

  test('count a problem once, and no longer when its only solution is rejudged', async () => {
    const { addUser, addProblem, submit, judge, readStatistic } = content;
    const [userId, problemId] = [await addUser(), await addProblem()];
    const [one, other] = [await submit(userId, problemId), await submit(userId, problemId)];
    await judge(one, 0);
    await judge(other, 0);
    expect(await readStatistic(userId)).toEqual([1, 2, 2, 0]);
    await judge(one, statuses.pending);
    expect(await readStatistic(userId)).toEqual([1, 2, 2, 0]);
    await judge(other, statuses.wrongAnswer);
    expect(await readStatistic(userId)).toEqual([0, 2, 2, 0]);
    await judge(one, 0);
    expect(await readStatistic(userId)).toEqual([1, 2, 2, 0]);
  });

  test('use the best score of each problem, whichever way scores change', async () => {
    const { addUser, addProblem, submit, judge, readStatistic } = content;
    const userId = await addUser();
    const [first, second] = [await addProblem({ scoring: 'oi' }), await addProblem({ scoring: 'oi' })];
    const [one, other] = [await submit(userId, first), await submit(userId, first)];
    const third = await submit(userId, second);
    await judge(one, 8, 5);
    await judge(other, 0, 14);
    await judge(third, 8, 3);
    expect((await readStatistic(userId))[3]).toBe(17);
    await judge(other, 8, 2);
    expect((await readStatistic(userId))[3]).toBe(8);
    await judge(one, statuses.pending);
    expect((await readStatistic(userId))[3]).toBe(5);
    await judge(one, 8, 9);
    // Manual verdict: another score, the same status.
    await judge(one, 8, 4);
    expect((await readStatistic(userId))[3]).toBe(7);
  });

  test('ignore contests and problems that are not public', async () => {
    const { addUser, addProblem, submit, judge, readStatistic } = content;
    const userId = await addUser();
    const [open, hidden] = [await addProblem(), await addProblem({ visibility: 'private' })];
    await judge(await submit(userId, open, { contestId: 4 }), 0, 50);
    const inHidden = await submit(userId, hidden);
    await judge(inHidden, 0);
    expect(await readStatistic(userId)).toEqual([0, 1, 2, 0]);
    await judge(inHidden, -1);
    expect(await readStatistic(userId)).toEqual([0, 1, 2, 0]);
  });
});

describe('the mark of a solved problem', () => {
  test('belongs to the earliest submission, whichever was judged first, and has its time', async () => {
    const { addUser, addProblem, submit, judge, readStatistic } = content;
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
    expect((await readStatistic(userId))[0]).toBe(1);
  });

  test('survives a rejudge of its submission while another is accepted', async () => {
    const { addUser, addProblem, submit, judge } = content;
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

test('all counters equal a recount after concurrent verdicts, rejudges and corrections', async () => {
  const { addUser, addProblem, submit, judge } = content;
  const users = await Promise.all([addUser(), addUser(), addUser()]);
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
  expect(await checkCounters(testDatabase.database)).toEqual(correctRecount);
});
