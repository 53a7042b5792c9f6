/** Judges claim and report several tasks while other calls delete them. None of this may deadlock. */
import { inTransaction, sql } from '@touchstone/database';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { untilLockIsAwaited, whileLocked } from '../../testing/lock-races.ts';
import { startServerWithStoppedClock, type TestServer } from '../../testing/test-server.ts';
import { deleteLockedProblems, lockForDeletion, queueSubmission } from '../submissions/index.ts';
import { addProblemWithCases, addSubmission, deleteAllTasks, loadTasks } from './testing/judged-problems.ts';
import { createScriptedJudge, type ScriptedJudge } from './testing/scripted-judge.ts';

let server: TestServer;
let judge: ScriptedJudge;
let otherProblemId: number;
let userId: string;
beforeAll(async () => {
  server = await startServerWithStoppedClock();
  judge = createScriptedJudge(server.app);
  otherProblemId = await addProblemWithCases(server);
  userId = (await server.addUser()).id;
});
beforeEach(() => deleteAllTasks(server));
afterAll(() => server.close());

test('a problem is deleted while a judge claims its submissions in another order than that of their ids', async () => {
  const problemId = await addProblemWithCases(server);
  await addSubmission(server, { problemId: otherProblemId, userId });
  const early = await addSubmission(server, { problemId, userId });
  await addSubmission(server, { problemId, userId });
  // After a rejudge the submission is at the end of the queue, behind the other one.
  await inTransaction(server.platform.database, (transaction) =>
    queueSubmission(server.platform, transaction, {
      submissionId: early,
      userId,
      language: 'C++',
      lane: 'ordinary',
    }),
  );
  const taken = await inTransaction(server.platform.database, async (transaction) => {
    await sql`SELECT FROM submission WHERE id = ${early} FOR UPDATE`.execute(transaction);
    // It waits for no lock: it takes what nobody has locked.
    const tasks = await judge.next(8);
    await deleteLockedProblems(transaction, [problemId], await lockForDeletion(transaction, [problemId]));
    return tasks;
  });
  expect(taken).toHaveLength(2);
  expect(await loadTasks(server)).toMatchObject([{ judgeName: judge.name }]);
});

test('a heartbeat locks its attempts in the order of their ids', async () => {
  for (let count = 0; count < 4; count += 1)
    await addSubmission(server, { problemId: otherProblemId, userId });
  await judge.next(8);
  const [first, ...others] = (await loadTasks(server)).map(({ id }) => id);
  // The first task is last by its attempt id and by its position in the table.
  await sql`UPDATE judging_task SET attempt_id = 'ffffffff-ffff-4fff-bfff-ffffffffffff' WHERE id = ${first}`.execute(
    server.platform.database,
  );
  const attempts = (await loadTasks(server)).flatMap(({ attemptId }) => attemptId ?? []);
  const held = { statement: 'SELECT FROM judging_task WHERE id = $1 FOR UPDATE', values: [first] };
  const { heard } = await whileLocked(server, held, async (ask) => {
    const hearing = judge.heartbeat(attempts);
    await untilLockIsAwaited(server);
    await ask('SELECT FROM judging_task WHERE id = ANY ($1) FOR UPDATE NOWAIT', [others]);
    return { heard: hearing };
  });
  expect(await heard).toEqual({ httpStatus: 200, endedAttempts: [], attemptsToSuspend: [] });
});
