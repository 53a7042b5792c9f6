/** Judges whose machine fails give tasks back: that is no verdict. */
import { statuses, type Calls, type DataOf } from '@touchstone/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addSubmission, deleteAllTasks, loadCases, loadSubmission } from './testing/judged-problems.ts';
import { startJudgedSite, type JudgedSite } from './testing/judged-site.ts';
import { caseResult, createScriptedJudge, type ScriptedJudge } from './testing/scripted-judge.ts';

type Returned = DataOf<Calls['GET /api/admin/judging/returned-tasks']>;

let site: JudgedSite;
let server: JudgedSite['server'];
let adminToken: string;
let north: ScriptedJudge;
beforeAll(async () => {
  site = await startJudgedSite();
  ({ server } = site);
  adminToken = (await server.addUser({ role: 'admin' })).token;
});
beforeEach(async () => {
  await deleteAllTasks(server);
  await server.platform.database.deleteFrom('judge').execute();
  north = createScriptedJudge(server.app);
  await north.heartbeat();
});
afterAll(() => site.close());

const submit = () => addSubmission(server, { problemId: site.problemId, userId: site.userId });
const listReturned = async () =>
  (await server.call('GET /api/admin/judging/returned-tasks', { token: adminToken })).envelope
    .data as Returned;
const repeat = (taskId: number, token = adminToken) =>
  server.call('POST /api/admin/judging/returned-tasks/repeat', { token, body: { taskId } });
async function failThreeTimes() {
  const id = await submit();
  for (let tries = 0; tries < 3; tries += 1) await north.giveBack((await north.take()).attemptId);
  return id;
}

describe('a task that is given back', () => {
  test('waits again without a verdict, and nothing of the attempt stays', async () => {
    const id = await submit();
    const { attemptId } = await north.take();
    await north.progress(attemptId, [caseResult(1)]);
    expect(await north.giveBack(attemptId)).toEqual({ isCurrent: true });
    expect(await loadSubmission(server, id)).toMatchObject({ status: statuses.pending, judgeName: null });
    expect(await loadCases(server, id)).toEqual([]);
    expect(await north.giveBack(attemptId)).toEqual({ isCurrent: false });
    expect(await north.result(attemptId)).toEqual({ isCurrent: false });
    expect(await listReturned()).toMatchObject([
      {
        submissionId: id,
        fault: 'disk-full',
        detail: 'no space',
        judgeName: 'north',
        tries: 1,
        repeatedAt: null,
      },
    ]);
    const again = await north.take();
    expect(await listReturned()).toEqual([]);
    expect(await north.result(again.attemptId)).toEqual({ isCurrent: true });
    expect((await loadSubmission(server, id)).status).toBe(statuses.accepted);
  });

  test('goes to another judge that is ready first, and to the same one later', async () => {
    const south = createScriptedJudge(server.app, { name: 'south' });
    await south.heartbeat();
    await submit();
    await submit();
    const first = await north.take();
    await north.giveBack(first.attemptId);
    // The second submission is newer, and still the one that the judge gets.
    const second = await north.take();
    expect(await north.result(second.attemptId)).toEqual({ isCurrent: true });
    server.passTime(31);
    const again = await north.take();
    await north.giveBack(again.attemptId);
    expect(await south.result((await south.take()).attemptId)).toEqual({ isCurrent: true });
  });

  test('is given to the same judge at once where the other one is paused', async () => {
    const south = createScriptedJudge(server.app, { name: 'south' });
    await south.heartbeat([], { pausedBecause: { fault: 'memory', detail: 'no memory' } });
    await submit();
    await north.giveBack((await north.take()).attemptId);
    expect(await north.result((await north.take()).attemptId)).toEqual({ isCurrent: true });
  });

  test('three times is held, and repeated after a quarter of an hour', async () => {
    const id = await failThreeTimes();
    const [held] = await listReturned();
    expect(held).toMatchObject({ submissionId: id, tries: 3, repeatedAt: expect.any(String) });
    const other = await submit();
    const task = await north.take();
    await north.result(task.attemptId);
    expect((await loadSubmission(server, other)).status).toBe(statuses.accepted);
    expect((await loadSubmission(server, id)).status).toBe(statuses.pending);
    server.passTime(15 * 60);
    await north.result((await north.take()).attemptId);
    expect((await loadSubmission(server, id)).status).toBe(statuses.accepted);
  });

  test('and held is repeated at once by an administrator', async () => {
    const id = await failThreeTimes();
    const [held] = await listReturned();
    const taskId = held?.taskId ?? 0;
    expect((await repeat(taskId, (await server.addUser()).token)).envelope.status).toBe(403);
    expect((await repeat(taskId)).envelope.status).toBe(200);
    await north.result((await north.take()).attemptId);
    expect((await loadSubmission(server, id)).status).toBe(statuses.accepted);
    expect((await repeat(taskId)).errorCode).toBe('returnedTaskMissing');
  });

  test('and held is released when its judge has recovered', async () => {
    const id = await failThreeTimes();
    await north.heartbeat([], { pausedBecause: { fault: 'disk-full', detail: '0 MB are free' } });
    expect((await listReturned())[0]?.repeatedAt).not.toBeNull();
    await north.heartbeat();
    await north.result((await north.take()).attemptId);
    expect((await loadSubmission(server, id)).status).toBe(statuses.accepted);
  });

  test.each([
    ['because the store is away', { fault: 'store' }],
    ['by a judge that had paused', { isTried: false }],
  ] as const)('%s uses up no try', async (_, changes) => {
    await submit();
    for (let tries = 0; tries < 5; tries += 1) await north.giveBack((await north.take()).attemptId, changes);
    expect(await listReturned()).toMatchObject([{ tries: 0, repeatedAt: null }]);
  });

  test('is refused from a judge with another token', async () => {
    await submit();
    const { attemptId } = await north.take();
    const { token: rootToken } = await server.addUser({ role: 'root' });
    const { envelope } = await server.call('POST /api/admin/judge-tokens', {
      token: rootToken,
      body: { name: 'stranger' },
    });
    const { token } = envelope.data as { token: string };
    const stranger = createScriptedJudge(server.app, { token });
    expect(await stranger.giveBack(attemptId)).toEqual({ isCurrent: false });
    expect(await north.result(attemptId)).toEqual({ isCurrent: true });
  });
});

test('a judge that is paused is listed with its reason, and is not ready', async () => {
  await north.heartbeat([], { pausedBecause: { fault: 'disk-full', detail: '0 MB are free' } });
  const { envelope } = await server.call('GET /api/admin/config/get-judge-service-info', {
    token: adminToken,
  });
  expect(envelope.data).toMatchObject([
    {
      pausedBecause: { fault: 'disk-full', detail: '0 MB are free' },
      service: { metadata: { 'nacos.healthy': 'false' } },
    },
  ]);
});
