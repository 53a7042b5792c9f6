/** Everything at once: two servers, judges that lose half of their work, rejudges and cancellations in between. */
import { statuses } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import type { FastifyInstance } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { changeSubmission, queueSubmission, withdrawSubmissionTask } from '../submissions/index.ts';
import { addProblem, addSubmission, readTasks } from './testing/judged-problems.ts';
import { acceptedResult, caseResult, createScriptedJudge } from './testing/scripted-judge.ts';
import { startSiblingServer } from './testing/sibling-server.ts';

const submissions = 60;

test('in a storm every submission gets one verdict, and what is counted is what is there', async () => {
  const server = await startTestServer();
  const sibling = await startSiblingServer(server);
  const judges = new AbortController();
  onTestFinished(async () => {
    judges.abort();
    await sibling.close();
    await server.close();
  });
  const problemId = await addProblem(server);
  const users = await Promise.all([1, 2, 3].map(() => server.addUser()));
  const ids: number[] = [];
  for (let count = 0; count < submissions; count += 1)
    ids.push(await addSubmission(server, { problemId, userId: users[count % 3]?.id ?? '' }));

  const troubles: unknown[] = [];
  const judging = [0, 1, 2, 3].map((index) =>
    judge(index % 2 === 0 ? server.app : sibling.app, { index, signal: judges.signal, troubles }),
  );
  await disturb(server, ids);
  await expect.poll(() => countUnderWay(server), { timeout: 50_000 }).toBe(0);

  expect(troubles).toEqual([]);
  expect(await readTasks(server)).toEqual([]);
  expect(await readCounts(server)).toEqual(await countStatuses(server));
  expect(await readSolvers(server)).toEqual(await findSolvers(server));
  judges.abort();
  await Promise.race([Promise.all(judging), sleep(100)]);
});

/** Of four tasks one is given back, one is reported twice, one comes with progress, one is plain. */
async function judge(
  app: FastifyInstance,
  { index, signal, troubles }: { index: number; signal: AbortSignal; troubles: unknown[] },
) {
  for (let turn = index; !signal.aborted; turn += 1) {
    const one = createScriptedJudge(app, { name: `judge-${String(index)}-${String(turn)}` });
    const { httpStatus, data } = await one.post('next', {
      name: one.name,
      instanceId: one.instanceId,
      freeSlots: 4,
      languages: ['C++'],
    });
    if (signal.aborted) return;
    if (httpStatus !== 200) troubles.push(data);
    const { tasks } = data as { tasks: { attemptId: string }[] };
    if (turn % 4 === 0) {
      await one.leave();
      continue;
    }
    for (const { attemptId } of tasks) {
      if (turn % 4 === 1) await one.progress(attemptId, [caseResult(1)]);
      const result = { ...acceptedResult, status: turn % 3 === 0 ? (-1 as const) : (0 as const) };
      const answers = [await one.post('result', { attemptId, result })];
      if (turn % 4 === 2) answers.push(await one.post('result', { attemptId, result }));
      troubles.push(...answers.filter((answer) => answer.httpStatus !== 200));
    }
  }
}

async function disturb({ platform }: TestServer, ids: number[]) {
  const { database, clock } = platform;
  for (const [index, id] of ids.entries()) {
    await inTransaction(database, async (transaction) => {
      if (index % 5 === 0) await withdrawSubmissionTask(transaction, id);
      const status = index % 5 === 0 ? statuses.cancelled : statuses.pending;
      const before = await changeSubmission(transaction, id, { status, updatedAt: clock() });
      if (status !== statuses.pending || before === undefined) return;
      await queueSubmission(platform, transaction, {
        submissionId: id,
        userId: before.userId,
        language: 'C++',
        lane: index % 2 === 0 ? 'background' : 'ordinary',
      });
    });
  }
}

async function countUnderWay({ platform }: TestServer) {
  const rows = await platform.database
    .selectFrom('submission')
    .select('id')
    .where('status', 'in', [statuses.pending, statuses.compiling, statuses.judging])
    .execute();
  return rows.length;
}

async function countStatuses({ platform }: TestServer) {
  return platform.database
    .selectFrom('submission')
    .select(['status', (select) => select.fn.countAll<number>().as('count')])
    .groupBy('status')
    .orderBy('status')
    .execute();
}

const readCounts = ({ platform }: TestServer) =>
  platform.database
    .selectFrom('problemResultCount')
    .select(['status', 'count'])
    .where('count', '>', 0)
    .orderBy('status')
    .execute();

const readSolvers = ({ platform }: TestServer) =>
  platform.database.selectFrom('solvedProblem').select('userId').orderBy('userId').execute();

const findSolvers = ({ platform }: TestServer) =>
  platform.database
    .selectFrom('submission')
    .select('userId')
    .distinct()
    .where('status', '=', statuses.accepted)
    .orderBy('userId')
    .execute();
