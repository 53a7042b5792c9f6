import { randomUUID } from 'node:crypto';
import { statuses } from '@touchstone/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  addSubmission,
  deleteAllTasks,
  loadCases,
  loadSubmission,
  loadTasks,
} from './testing/judged-problems.ts';
import { startJudgedSite, type JudgedSite } from './testing/judged-site.ts';
import { caseResult, createScriptedJudge } from './testing/scripted-judge.ts';
import { startSiblingServer } from './testing/sibling-server.ts';

let site: JudgedSite;
let server: JudgedSite['server'];
let sibling: JudgedSite['sibling'];
let problemId: number;
let userId: string;
beforeAll(async () => {
  site = await startJudgedSite();
  ({ server, sibling, problemId, userId } = site);
});
beforeEach(() => deleteAllTasks(server));
afterAll(() => site.close());

const submit = () => addSubmission(server, { problemId, userId });

/** Waits longer than the heartbeat timeout. */
async function letSilencePass() {
  server.passTime(17);
  await sibling.sweep();
}

describe('a judge that sends no heartbeat', () => {
  test('loses its task to another judge, and its later reports are refused', async () => {
    const [north, south] = [
      createScriptedJudge(server.app),
      createScriptedJudge(server.app, { name: 'south' }),
    ];
    const id = await submit();
    const { attemptId } = await north.take();
    await north.progress(attemptId, [caseResult(1)]);
    await letSilencePass();
    expect(await loadSubmission(server, id)).toMatchObject({ status: statuses.pending, judgeName: null });
    expect(await loadCases(server, id)).toEqual([]);
    const again = await south.take();
    expect(await north.result(attemptId)).toEqual({ isCurrent: false });
    expect((await north.heartbeat([attemptId])).endedAttempts).toEqual([attemptId]);
    expect(await south.result(again.attemptId)).toEqual({ isCurrent: true });
    expect(await loadSubmission(server, id)).toMatchObject({ status: 0, judgeName: 'south' });
  });

  test('keeps its task as long as its heartbeats list it', async () => {
    const judge = createScriptedJudge(server.app);
    await submit();
    const { attemptId } = await judge.take();
    for (let beats = 0; beats < 4; beats += 1) {
      server.passTime(10);
      expect((await judge.heartbeat([attemptId])).endedAttempts).toEqual([]);
      await sibling.sweep();
    }
    expect(await judge.result(attemptId)).toEqual({ isCurrent: true });
  });

  test('three times ends the submission in a System Error that names the judges', async () => {
    const id = await submit();
    for (const name of ['north', 'south', 'north']) {
      await createScriptedJudge(server.app, { name }).take();
      await letSilencePass();
    }
    const failed = await loadSubmission(server, id);
    expect(failed.status).toBe(statuses.systemError);
    expect(failed.errorMessage).toMatch(/judge "north" fell silent\n.*judge "south" fell silent\n.*"north"/);
    expect(await loadTasks(server)).toEqual([]);
  });

  test('is given time after the server itself was down', async () => {
    const judge = createScriptedJudge(server.app);
    await submit();
    const { attemptId } = await judge.take();
    // The new server has its own clock: for the servers that ran all the time the judge is not silent.
    const hourLater = () => new Date(server.platform.clock().getTime() + 3_600_000);
    const restarted = await startSiblingServer(server, { clock: hourLater });
    try {
      await restarted.sweep();
      expect(await judge.result(attemptId)).toEqual({ isCurrent: true });
    } finally {
      await restarted.close();
    }
  });
});

describe('a judge that restarts', () => {
  test('returns the tasks of its earlier process immediately', async () => {
    const before = createScriptedJudge(server.app, { name: 'west' });
    await before.heartbeat();
    const id = await submit();
    const { attemptId } = await before.take();
    const after = createScriptedJudge(server.app, { name: 'west' });
    expect((await after.heartbeat()).endedAttempts).toEqual([]);
    expect(await loadSubmission(server, id)).toMatchObject({ status: statuses.pending });
    expect(await before.result(attemptId)).toEqual({ isCurrent: false });
    const again = await after.take();
    expect(await after.result(again.attemptId)).toEqual({ isCurrent: true });
  });

  test('is recognised if it requests tasks before its first heartbeat', async () => {
    const before = createScriptedJudge(server.app, { name: 'west-2' });
    await before.heartbeat();
    await submit();
    const { attemptId } = await before.take();
    const again = await createScriptedJudge(server.app, { name: 'west-2' }).take();
    expect(again.attemptId).not.toBe(attemptId);
  });

  test('is distinguished from a second judge of the same name: the older one is refused', async () => {
    const older = createScriptedJudge(server.app, { name: 'twin' });
    const newer = createScriptedJudge(server.app, { name: 'twin' });
    await older.heartbeat();
    expect((await newer.heartbeat()).httpStatus).toBe(200);
    expect((await older.heartbeat()).httpStatus).toBe(409);
    expect((await newer.heartbeat()).httpStatus).toBe(200);
  });

  test('is distinguished by its folder: a newcomer is refused while the first lives', async () => {
    const [home, otherHome] = [randomUUID(), randomUUID()];
    const first = createScriptedJudge(server.app, { name: 'double', homeId: home });
    const newcomer = createScriptedJudge(server.app, { name: 'double', homeId: otherHome });
    await first.heartbeat();
    const id = await submit();
    const { attemptId } = await first.take();
    expect((await newcomer.heartbeat()).httpStatus).toBe(409);
    const asked = { name: 'double', instanceId: newcomer.instanceId, homeId: otherHome };
    expect((await newcomer.post('next', { ...asked, freeSlots: 1, languages: ['C++'] })).httpStatus).toBe(
      409,
    );
    expect((await first.heartbeat([attemptId])).endedAttempts).toEqual([]);
    expect(await first.result(attemptId)).toEqual({ isCurrent: true });
    expect(await loadSubmission(server, id)).toMatchObject({ status: statuses.accepted });
    const restarted = createScriptedJudge(server.app, { name: 'double', homeId: home });
    expect((await restarted.heartbeat()).httpStatus).toBe(200);
    await restarted.leave();
    expect((await newcomer.heartbeat()).httpStatus).toBe(200);
  });

  test('with another folder is accepted once the first is silent', async () => {
    const first = createScriptedJudge(server.app, { name: 'moved', homeId: randomUUID() });
    const second = createScriptedJudge(server.app, { name: 'moved', homeId: randomUUID() });
    await first.heartbeat();
    server.passTime(17);
    expect((await second.heartbeat()).httpStatus).toBe(200);
    expect((await first.heartbeat()).httpStatus).toBe(409);
  });
});

describe('a judge that stops', () => {
  test('returns its tasks immediately, without a counted retry', async () => {
    const id = await submit();
    for (let stops = 0; stops < 4; stops += 1) {
      const judge = createScriptedJudge(server.app, { name: `stopping-${String(stops)}` });
      await judge.heartbeat();
      await judge.take();
      await judge.leave();
    }
    expect(await loadSubmission(server, id)).toMatchObject({ status: statuses.pending });
    const { envelope } = await server.call('GET /api/admin/config/get-judge-service-info', {
      token: (await server.addUser({ role: 'admin' })).token,
    });
    expect(JSON.stringify(envelope.data)).not.toContain('stopping');
  });
});

describe('other losses', () => {
  test.each([statuses.pending, statuses.judging])(
    'a submission of status %i without a task is queued again',
    async (status) => {
      const id = await submit();
      await server.platform.database.deleteFrom('judgingTask').execute();
      await server.platform.database.updateTable('submission').set({ status }).where('id', '=', id).execute();
      server.passTime(61);
      await sibling.sweep();
      expect(await loadSubmission(server, id)).toMatchObject({ status: statuses.pending });
      const judge = createScriptedJudge(server.app);
      await judge.result((await judge.take()).attemptId);
      expect(await loadSubmission(server, id)).toMatchObject({ status: 0 });
    },
  );

  test('two servers that sweep concurrently requeue an attempt once', async () => {
    const id = await submit();
    await createScriptedJudge(server.app).take();
    server.passTime(17);
    const other = await startSiblingServer(server);
    try {
      server.passTime(17);
      await Promise.all([sibling.sweep(), other.sweep(), sibling.sweep()]);
    } finally {
      await other.close();
    }
    expect(await loadTasks(server)).toMatchObject([{ submissionId: id, attempts: 1, attemptId: null }]);
  });
});
