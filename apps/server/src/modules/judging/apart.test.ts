import { statuses } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addContest } from '../../testing/sample-contests.ts';
import { queueTestRun } from '../submissions/index.ts';
import { addSubmission, deleteAllTasks, loadSubmission } from './testing/judged-problems.ts';
import { startJudgedSite, type JudgedSite } from './testing/judged-site.ts';
import { createScriptedJudge } from './testing/scripted-judge.ts';

let site: JudgedSite;
let contestId: number;
beforeAll(async () => {
  site = await startJudgedSite();
  contestId = await addContest(site.server, { keepsTestRunsApart: true });
});
beforeEach(async () => {
  await deleteAllTasks(site.server);
  await site.server.platform.database.deleteFrom('judge').execute();
});
afterAll(() => site.close());

async function addTestRun() {
  const { database, clock } = site.server.platform;
  const conditions = {
    timeLimitMs: 1000,
    memoryLimitMb: 64,
    stackLimitMb: 64,
    fileIo: null,
    isTrailingBlankIgnored: true,
    userExtraFiles: {},
  };
  const program = { language: 'C++', code: '' };
  await inTransaction(database, (transaction) =>
    queueTestRun({ clock }, transaction, {
      userId: site.userId,
      language: 'C++',
      payload: { program, conditions, input: '', expectedOutput: null, judgeMode: 'default' },
    }),
  );
}

const addApart = () =>
  addSubmission(site.server, {
    problemId: site.problemId,
    userId: site.userId,
    lane: 'contest',
    contestId,
  });

async function startJudge(name: string, machineId: string) {
  const judge = createScriptedJudge(site.server.app, { name });
  await judge.heartbeat([], { machineId });
  return judge;
}

describe('a contest that keeps test runs apart', () => {
  test('is judged before test runs, which wait until it is done', async () => {
    const judge = await startJudge('alone', 'machine');
    const neighbour = await startJudge('neighbour', 'machine');
    const id = await addApart();
    await addTestRun();
    const task = await judge.take();
    expect(task.kind).toBe('submission');
    const waiting = neighbour.take();
    await judge.result(task.attemptId);
    expect(await loadSubmission(site.server, id)).toMatchObject({ status: statuses.accepted });
    expect((await waiting).kind).toBe('test-run');
  });

  test('sends test runs of its machine back, and their judge ends them', async () => {
    const judge = await startJudge('running', 'machine');
    const neighbour = await startJudge('beside', 'machine');
    await addTestRun();
    const here = await judge.take();
    const watching = judge.watch([here.attemptId]);
    await addApart();
    expect((await neighbour.take()).kind).toBe('submission');
    expect(await watching).toEqual([here.attemptId]);
  });

  test('has judges of its own where there are several machines', async () => {
    const forTestRuns = await startJudge('first', 'a');
    const forContest = await startJudge('second', 'b');
    await addTestRun();
    const waiting = forContest.take();
    expect((await forTestRuns.take()).kind).toBe('test-run');
    await addApart();
    expect((await waiting).kind).toBe('submission');
  });
});

test('other contests and submissions stay beside test runs', async () => {
  const { server, problemId, userId } = site;
  const judge = await startJudge('usual', 'machine');
  await addTestRun();
  const testRun = await judge.take();
  await addSubmission(server, { problemId, userId, lane: 'contest' });
  expect((await judge.take()).kind).toBe('submission');
  const { endedAttempts } = await judge.heartbeat([testRun.attemptId], { machineId: 'machine' });
  expect(endedAttempts).toEqual([]);
});
