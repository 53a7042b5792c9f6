import { inTransaction } from '@touchstone/database';
import { createTestDatabase, type TestDatabase } from '@touchstone/database/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { correctRecount } from '../../../testing/correct-recount.ts';
import { createCountedContent, type CountedContent } from '../testing/counted-content.ts';
import {
  changeProblemAudience,
  deleteLockedProblems,
  lockForDeletion,
  type ProblemAudience,
} from './change-problem.ts';
import { checkCounters } from './recount.ts';

let testDatabase: TestDatabase;
let content: CountedContent;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  content = createCountedContent(testDatabase);
});
afterAll(() => testDatabase.drop());

const show = (problemId: number, audience: Partial<ProblemAudience>) =>
  inTransaction(testDatabase.database, (transaction) =>
    changeProblemAudience(transaction, problemId, { ...audience, updatedAt: new Date() }),
  );
const remove = (...problemIds: number[]) =>
  inTransaction(testDatabase.database, async (transaction) => {
    const held = await lockForDeletion(transaction, problemIds);
    await deleteLockedProblems(transaction, problemIds, held);
  });

async function addSolver(problemId: number) {
  const userId = await content.addUser();
  await content.judge(await content.submit(userId, problemId), 0);
  return userId;
}
const solvedBy = async (userId: string) => (await content.readStatistic(userId))[0];

describe('a solved problem', () => {
  test('counts while it is public', async () => {
    const problemId = await content.addProblem();
    const users = [await addSolver(problemId), await addSolver(problemId)];
    const steps: [Partial<ProblemAudience>, number][] = [
      [{ visibility: 'private' }, 0],
      [{ visibility: 'contest' }, 0],
      [{ visibility: 'public' }, 1],
      [{ visibility: 'public' }, 1],
      [{ groupId: 4 }, 0],
      [{ visibility: 'private', groupId: 4 }, 0],
      [{ visibility: 'public', groupId: null }, 1],
    ];
    for (const [audience, solved] of steps) {
      await show(problemId, audience);
      expect(await Promise.all(users.map(solvedBy))).toEqual([solved, solved]);
    }
    expect(await checkCounters(testDatabase.database)).toEqual(correctRecount);
  });

  test('leaves nothing behind when it is deleted', async () => {
    const [problemId, other] = [await content.addProblem({ scoring: 'oi' }), await content.addProblem()];
    const userId = await addSolver(other);
    await content.judge(await content.submit(userId, problemId), 0, 12);
    await content.submit(userId, problemId, { contestId: 8 });
    expect(await content.readStatistic(userId)).toEqual([2, 2, 3, 12]);
    await remove(problemId);
    expect(await content.readStatistic(userId)).toEqual([1, 1, 1, 0]);
    expect(await checkCounters(testDatabase.database)).toEqual(correctRecount);
  });
});

test('refuses to change the visibility of a missing problem', async () => {
  await expect(show(987_654, { visibility: 'public' })).rejects.toMatchObject({ code: 'problemNotFound' });
});

test('counts concurrent verdicts by the final visibility', async () => {
  const problemId = await content.addProblem({ visibility: 'private' });
  const users = await Promise.all(Array.from({ length: 8 }, content.addUser));
  const ids = await Promise.all(users.map((userId) => content.submit(userId, problemId)));
  for (let round = 0; round < 12; round += 1) {
    const status = round % 2 === 0 ? 0 : -1;
    await Promise.all([
      ...ids.map((id) => content.judge(id, status)),
      show(problemId, { visibility: round % 3 === 0 ? 'public' : 'private' }),
    ]);
    expect(await checkCounters(testDatabase.database)).toEqual(correctRecount);
  }
});

test('a problem can be deleted while its submissions are judged', async () => {
  for (let round = 0; round < 4; round += 1) {
    const problemId = await content.addProblem();
    const users = await Promise.all([content.addUser(), content.addUser(), content.addUser()]);
    const ids = await Promise.all(users.map((userId) => content.submit(userId, problemId)));
    await Promise.all([...ids.map((id) => content.judge(id, 0)), remove(problemId)]);
  }
  expect(await checkCounters(testDatabase.database)).toEqual(correctRecount);
});

test('several problems can be deleted at once while their submissions are judged, in any order', async () => {
  for (let round = 0; round < 4; round += 1) {
    const problems = [await content.addProblem(), await content.addProblem()];
    const users = await Promise.all(Array.from({ length: 6 }, content.addUser));
    const ids = [];
    for (const userId of users)
      for (const problemId of problems.toReversed()) ids.push(await content.submit(userId, problemId));
    await Promise.all([...ids.toReversed().map((id) => content.judge(id, 0)), remove(...problems)]);
  }
  expect(await checkCounters(testDatabase.database)).toEqual(correctRecount);
});

test('a submission during the deletion of its problem is deleted or refused, and counters stay correct', async () => {
  for (let round = 0; round < 4; round += 1) {
    const problemId = await content.addProblem();
    const users = await Promise.all(Array.from({ length: 6 }, content.addUser));
    await content.submit(users[0] ?? '', problemId);
    const [, ...submitted] = await Promise.allSettled([
      remove(problemId),
      ...users.map((userId) => content.submit(userId, problemId)),
    ]);
    const refusals = submitted
      .filter((result) => result.status === 'rejected')
      .map(({ reason }) => reason as object);
    expect(refusals).toEqual(refusals.map(() => expect.objectContaining({ code: 'problemGone' }) as object));
    await expect(content.submit(users[0] ?? '', problemId)).rejects.toMatchObject({ code: 'problemGone' });
  }
  const left = await testDatabase.database
    .selectFrom('submission')
    .select('submission.id')
    .where('problemId', 'not in', (problems) => problems.selectFrom('problem').select('id'))
    .execute();
  expect(left).toEqual([]);
  expect(await checkCounters(testDatabase.database)).toEqual(correctRecount);
});
