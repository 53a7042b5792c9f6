import { roleCodes, type Judge, type Role } from '@touchstone/contract';
import { runContestRejudge } from './rejudge-contest-problem.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { randomUUID } from 'node:crypto';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import {
  addCases,
  addProblem,
  addSubmission,
  ban,
  findTaskOf,
  readCounted,
  readSubmission,
} from './testing/sample-submissions.ts';

let server: TestServer;
let root: { id: string; username: string; token: string };
let author: { id: string };
beforeAll(async () => {
  server = await startTestServer();
  root = await server.addUser({ role: 'root', username: 'the-root' });
  author = await server.addUser();
});
afterAll(() => server.close());

const actions = [
  ['GET /api/admin/judge/rejudge', {}],
  ['GET /api/admin/judge/rejudge-contest-problem', { cid: 1, pid: 1 }],
  ['GET /api/admin/judge/manual-judge', { status: 0 }],
  ['GET /api/admin/judge/cancel-judge', {}],
] as const;

const act = (name: (typeof actions)[number][0], query: object, token: string | undefined = root.token) =>
  server.call(name, { query: query as never, token });

async function lastAudit() {
  return server.platform.database
    .selectFrom('auditLog')
    .select(['actorUsername', 'action', 'target', 'before', 'after'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

async function submission(changes: Partial<Parameters<typeof addSubmission>[1]> = {}) {
  const problemId = changes.problemId ?? (await addProblem(server)).id;
  const id = await addSubmission(server, { userId: author.id, ...changes, problemId });
  return { id, problemId };
}

describe.each(actions)('%s', (name, query) => {
  const roles = (Object.keys(roleCodes) as Role[]).filter((role) => role !== 'root');

  test.each(roles)('is forbidden for %s', async (role) => {
    const { token, id: userId } = await server.addUser({ role });
    const { id } = await submission({ userId });
    const answer = await act(name, { submitId: id, ...query }, token);
    expect(answer).toMatchObject({ httpStatus: 403, errorCode: 'noPermission' });
    expect(await readSubmission(server, id)).toMatchObject({ status: -1, version: 0 });
  });

  test('is forbidden for guests and banned roots', async () => {
    const banned = await server.addUser({ role: 'root' });
    await ban(server, banned.id);
    const { id } = await submission();
    expect((await server.call(name, { query: { submitId: id, ...query } as never })).errorCode).toBe(
      'loginRequired',
    );
    expect((await act(name, { submitId: id, ...query }, banned.token)).errorCode).toBe(
      'accountBannedSession',
    );
    expect(await readSubmission(server, id)).toMatchObject({ status: -1, version: 0 });
  });
});

describe('rejudging', () => {
  test('starts again, removes the solved mark, and is logged', async () => {
    const { id, problemId } = await submission({ status: 0, score: 100, judgeName: 'north', isManual: true });
    await addCases(server, id, [0]);
    const { envelope, headers } = await act('GET /api/admin/judge/rejudge', { submitId: id });
    expect(envelope.data as Judge).toMatchObject({
      submitId: id,
      status: 5,
      version: 1,
      score: null,
      judger: null,
    });
    expect(envelope.msg).not.toBe('success');
    expect(await readCounted(server, problemId)).toEqual({ results: {}, solved: {} });
    expect(await findTaskOf(server, id)).toMatchObject({
      lane: 'ordinary',
      userId: author.id,
      attempts: 0,
      requestId: headers['x-request-id'],
    });
    expect(await lastAudit()).toMatchObject({
      actorUsername: 'the-root',
      action: 'submission.rejudge',
      target: `submission ${String(id)}`,
      before: { status: 0 },
    });
  });

  test('leaves the problem solved by an earlier submission', async () => {
    const first = await submission({ status: 0 });
    const second = await submission({ status: 0, problemId: first.problemId });
    await act('GET /api/admin/judge/rejudge', { submitId: first.id });
    expect(await readCounted(server, first.problemId)).toEqual({
      results: { 0: 1 },
      solved: { [author.id]: second.id },
    });
  });

  test('ends the running attempt', async () => {
    const { id } = await submission({ status: 7 });
    await act('GET /api/admin/judge/rejudge', { submitId: id });
    const { database, clock } = server.platform;
    const attemptId = randomUUID();
    await database
      .updateTable('judgingTask')
      .set({ attemptId, lastHeardAt: clock(), judgeName: 'north' })
      .where('submissionId', '=', id)
      .execute();
    await act('GET /api/admin/judge/rejudge', { submitId: id });
    expect(await findTaskOf(server, id)).toMatchObject({ attemptId: null, judgeName: null });
  });

  test('reports an unknown submission', async () => {
    expect((await act('GET /api/admin/judge/rejudge', { submitId: 999_999_999 })).errorCode).toBe(
      'submissionNotFound',
    );
  });

  test('of a contest problem restarts all its submissions, behind other work', async () => {
    const { id: problemId } = await addProblem(server);
    const ids = [];
    for (const status of [0, -1, 4]) ids.push((await submission({ problemId, contestId: 77, status })).id);
    const elsewhere = [
      await submission({ problemId, contestId: 78 }),
      await submission({ problemId }),
      await submission({ contestId: 77 }),
    ];
    const query = { cid: 77, pid: problemId };
    const { envelope, headers } = await act('GET /api/admin/judge/rejudge-contest-problem', query);
    expect(envelope.data).toBeNull();
    const requestId = headers['x-request-id'];
    for (const id of ids) {
      await expect.poll(() => readSubmission(server, id)).toMatchObject({ status: 5, version: 1 });
      expect(await findTaskOf(server, id)).toMatchObject({ lane: 'background', requestId });
    }
    for (const { id } of elsewhere)
      expect(await readSubmission(server, id)).toMatchObject({ status: -1, version: 0 });
    expect(await lastAudit()).toMatchObject({ action: 'contest-problem.rejudge', after: { submissions: 3 } });
    const none = await act('GET /api/admin/judge/rejudge-contest-problem', { cid: 79, pid: problemId });
    expect([none.errorCode, none.envelope.status]).toEqual(['nothingToRejudge', 400]);
  });
});

describe('a rejudge of a contest problem', () => {
  const contestId = 91;
  const rejudgeOf = (problemId: number, ids: readonly number[]) => ({
    contestId,
    problemId,
    lastSubmissionId: ids.at(-1) ?? 0,
    requestedAt: server.platform.clock().toISOString(),
  });
  const versions = (ids: readonly number[]) =>
    Promise.all(ids.map(async (id) => (await readSubmission(server, id)).version));
  const play = async (count: number) => {
    const { id: problemId } = await addProblem(server);
    const ids = [];
    for (let number = 0; number < count; number += 1)
      ids.push((await submission({ problemId, contestId, status: -1 })).id);
    server.passTime(1);
    return { problemId, ids };
  };

  test('continues after its server was killed, and requeues nothing twice', async () => {
    const { problemId, ids } = await play(6);
    const rejudge = rejudgeOf(problemId, ids);
    const { pool } = server.platform;
    // The third submission stops the first attempt.
    await pool.query(`CREATE FUNCTION stop_here() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN IF NEW.id = ${String(ids[2])} THEN RAISE EXCEPTION 'killed'; END IF; RETURN NEW; END $$`);
    await pool.query(
      'CREATE TRIGGER stop_here BEFORE UPDATE ON submission FOR EACH ROW EXECUTE FUNCTION stop_here()',
    );
    try {
      await expect(runContestRejudge(server.platform, rejudge)).rejects.toThrow('killed');
    } finally {
      await pool.query('DROP FUNCTION stop_here CASCADE');
    }
    expect(await versions(ids)).toEqual([1, 1, 0, 0, 0, 0]);
    await Promise.all([1, 2, 3].map(() => runContestRejudge(server.platform, rejudge)));
    expect(await versions(ids)).toEqual([1, 1, 1, 1, 1, 1]);
  });

  test('leaves submissions that were made after the request alone', async () => {
    const { problemId, ids } = await play(2);
    const rejudge = rejudgeOf(problemId, ids);
    const late = await submission({ problemId, contestId, status: -1 });
    await runContestRejudge(server.platform, rejudge);
    expect(await versions([...ids, late.id])).toEqual([1, 1, 0]);
  });
});

describe('manual judging', () => {
  const manual = (submitId: number, status: number, score?: number) =>
    act('GET /api/admin/judge/manual-judge', { submitId, status, ...(score !== undefined && { score }) });

  test('sets the result, updates the counters, and is logged', async () => {
    const { id, problemId } = await submission({ status: -1, judgeName: 'north' });
    const { envelope } = await manual(id, 0);
    const { submitId, status, judger, score, ...rest } = envelope.data as Judge;
    expect([submitId, status, judger, score]).toEqual([id, 0, 'the-root', null]);
    expect(Object.values(rest).every((value) => value === null)).toBe(true);
    expect(await readSubmission(server, id)).toMatchObject({
      status: 0,
      isManual: true,
      judgeName: 'the-root',
    });
    expect(await readCounted(server, problemId)).toEqual({ results: { 0: 1 }, solved: { [author.id]: id } });
    expect(await lastAudit()).toMatchObject({
      action: 'submission.manual-judge',
      before: { status: -1, score: null },
      after: { status: 0, score: null },
    });
    await manual(id, 3);
    expect(await readCounted(server, problemId)).toEqual({ results: { 3: 1 }, solved: {} });
  });

  test.each([
    [60, 60, 8],
    [0, 0, 0],
    [1000, 100, 14],
  ])('gives an OI submission %i points as %i, ranked %i', async (given, score, oiRankScore) => {
    const { id: problemId } = await addProblem(server, { scoring: 'oi', fullScore: 100, difficulty: 2 });
    const { id } = await submission({ problemId });
    expect((await manual(id, 8, given)).envelope.data).toMatchObject({ status: 8, score, oiRankScore });
    expect(await readSubmission(server, id)).toMatchObject({ score, oiRankScore });
  });

  test('refuses less than no points, and keeps what it has', async () => {
    const { id: problemId } = await addProblem(server, { scoring: 'oi', fullScore: 100 });
    const { id } = await submission({ problemId, score: 30 });
    expect((await manual(id, 8, -1)).errorCode).toBe('invalidField');
    expect(await readSubmission(server, id)).toMatchObject({ score: 30 });
  });

  test('gives no points where the problem has none', async () => {
    const { id } = await submission();
    expect((await manual(id, 0, 50)).envelope.data).toMatchObject({ score: null, oiRankScore: null });
  });

  test.each([-10, -5, -4, -2, 5, 6, 7, 9, 11, 99])('refuses to set %i', async (status) => {
    const { id } = await submission();
    expect((await manual(id, status)).errorCode).toBe('manualJudgeStatus');
    expect(await readSubmission(server, id)).toMatchObject({ status: -1, isManual: false });
  });

  test.each([
    [5, 'manualJudgeUnderWay'],
    [6, 'manualJudgeUnderWay'],
    [7, 'manualJudgeUnderWay'],
    [-2, 'manualJudgeCompileError'],
  ])('refuses while the status is %i', async (status, code) => {
    const { id } = await submission({ status });
    const answer = await manual(id, 0);
    expect([answer.errorCode, answer.envelope.status]).toEqual([code, 400]);
    expect(await readSubmission(server, id)).toMatchObject({ status });
  });

  test('counts nothing for contests, and reports a missing submission', async () => {
    const { id, problemId } = await submission({ contestId: 5 });
    await manual(id, 0);
    expect(await readCounted(server, problemId)).toEqual({ results: {}, solved: {} });
    expect((await manual(999_999_999, 0)).errorCode).toBe('submissionGone');
  });
});

describe('cancelling', () => {
  const cancel = (submitId: number) => act('GET /api/admin/judge/cancel-judge', { submitId });

  test('removes a waiting submission from the queue', async () => {
    const { id, problemId } = await submission({ status: -1 });
    await act('GET /api/admin/judge/rejudge', { submitId: id });
    const { envelope } = await cancel(id);
    expect(envelope.data).toMatchObject({ submitId: id, status: -4, judger: 'the-root', code: null });
    expect(await findTaskOf(server, id)).toBeUndefined();
    expect(await readSubmission(server, id)).toMatchObject({ status: -4, isManual: true });
    expect(await readCounted(server, problemId)).toEqual({ results: { '-4': 1 }, solved: {} });
    expect(await lastAudit()).toMatchObject({ action: 'submission.cancel', before: { status: 5 } });
  });

  test('removes the solved mark and the score of a finished one', async () => {
    const { id, problemId } = await submission({ status: 0, score: 100, oiRankScore: 10 });
    await cancel(id);
    expect(await readSubmission(server, id)).toMatchObject({ status: -4, score: null, oiRankScore: null });
    expect(await readCounted(server, problemId)).toEqual({ results: { '-4': 1 }, solved: {} });
  });

  test.each([6, 7])('ends the judging of one that a judge works on, of status %i', async (status) => {
    const { id } = await submission({ status });
    await cancel(id);
    expect(await readSubmission(server, id)).toMatchObject({ status: -4, isManual: true });
  });

  test('reports an unknown submission', async () => {
    expect((await cancel(999_999_999)).errorCode).toBe('submissionGone');
  });
});
