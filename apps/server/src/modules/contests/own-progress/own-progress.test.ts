import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { addProblem, addSubmission } from '../../../testing/sample-content.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const ask = (body: unknown, token?: string) =>
  server.send({
    method: 'POST',
    url: '/api/get-user-problem-status',
    payload: body as object,
    headers: token === undefined ? {} : { authorization: token },
  });

describe('POST /api/get-user-problem-status', () => {
  test('returns accepted if ever, else the newest result, else not submitted; ignores others and contests', async () => {
    const me = await server.addUser();
    const other = await server.addUser();
    const [solved, failed, waiting, untouched] = [
      await addProblem(server),
      await addProblem(server),
      await addProblem(server),
      await addProblem(server, { visibility: 'private' }),
    ];
    const userId = me.id;
    await addSubmission(server, { problemId: solved.id, userId, status: 0 });
    await addSubmission(server, { problemId: solved.id, userId, status: -1 });
    await addSubmission(server, { problemId: failed.id, userId, status: 1 });
    await addSubmission(server, { problemId: failed.id, userId, status: 3 });
    await addSubmission(server, { problemId: failed.id, userId, status: 0, contestId: 1 });
    await addSubmission(server, { problemId: failed.id, userId, status: 0, groupId: 1 });
    await addSubmission(server, { problemId: waiting.id, userId, status: 5 });
    await addSubmission(server, { problemId: untouched.id, userId: other.id, status: 0 });
    const pidList = [solved.id, String(failed.id), waiting.id, untouched.id, 987_654, solved.id];
    const { envelope } = await ask({ pidList, isContestProblemList: false, cid: 0, gid: null }, me.token);
    expect(envelope.data).toEqual({
      [solved.id]: { status: 0 },
      [failed.id]: { status: 3 },
      [waiting.id]: { status: 5 },
      [untouched.id]: { status: -10 },
      987654: { status: -10 },
    });
  });

  test('reports a missing contest, and an unknown group', async () => {
    const { token } = await server.addUser({ role: 'root' });
    for (const body of [
      { pidList: [1], isContestProblemList: true, cid: 5 },
      { pidList: [1], isContestProblemList: true },
      { pidList: [1], isContestProblemList: false, cid: 5 },
    ]) {
      const { httpStatus, envelope, errorCode } = await ask(body, token);
      expect([httpStatus, envelope.status, errorCode]).toEqual([200, 404, 'contestNotFound']);
    }
    const group = await ask({ pidList: [1], isContestProblemList: false, gid: 3 }, token);
    expect(group.errorCode).toBe('groupNotFound');
  });

  test('requires a login, problems and the flag', async () => {
    expect((await ask({ pidList: [1], isContestProblemList: false })).httpStatus).toBe(401);
    const { token } = await server.addUser();
    for (const [body, field] of [
      [{ pidList: [], isContestProblemList: false }, 'pidList'],
      [{ isContestProblemList: false }, 'pidList'],
      [{ pidList: [1] }, 'isContestProblemList'],
      [{ pidList: ['x'], isContestProblemList: false }, 'pidList'],
      [{ pidList: 5, isContestProblemList: false }, 'pidList'],
      [{ pidList: Array.from({ length: 1001 }, () => 1), isContestProblemList: false }, 'pidList'],
    ] as const) {
      const { httpStatus, envelope, errorCode } = await ask(body, token);
      expect([httpStatus, envelope.status, errorCode]).toEqual([400, 400, 'invalidField']);
      expect(envelope.msg).toContain(field);
    }
  });
});

describe('GET /api/get-full-screen-problem-list', () => {
  const strip = (query: { tid?: number; cid?: number }, token?: string) =>
    server.call('GET /api/get-full-screen-problem-list', { query, ...(token !== undefined && { token }) });

  test('reports an unknown training and a missing contest, and requires one of both', async () => {
    const { token } = await server.addUser({ role: 'root' });
    for (const [query, code] of [
      [{ tid: 1, cid: 1 }, 'trainingNotFound'],
      [{ cid: 1 }, 'contestMissing'],
      [{ cid: 0 }, 'trainingOrContestRequired'],
      [{}, 'trainingOrContestRequired'],
    ] as const) {
      const { httpStatus, envelope, errorCode } = await strip(query, token);
      expect([httpStatus, envelope.status, errorCode]).toEqual([200, 400, code]);
    }
    expect((await strip({ tid: 1 })).httpStatus).toBe(401);
  });
});
