import { judgingCalls, statuses } from '@touchstone/contract';
import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startServerWithStoppedClock, testJudgeToken, type TestServer } from '../../testing/test-server.ts';
import {
  addProblemWithCases,
  addSubmission,
  deleteAllTasks,
  loadSubmission,
  loadTasks,
} from './testing/judged-problems.ts';
import { storableMessage } from './task-payload.repository.ts';
import { acceptedResult, createScriptedJudge } from './testing/scripted-judge.ts';

let server: TestServer;
let problemId: number;
let userId: string;

beforeAll(async () => {
  server = await startServerWithStoppedClock();
  problemId = await addProblemWithCases(server, { cases: [{ input: 'the input', answer: 'the answer' }] });
  userId = (await server.addUser()).id;
});
beforeEach(() => deleteAllTasks(server));
afterAll(() => server.close());

const gatewayPaths = Object.keys(judgingCalls)
  .filter((name) => name.includes('/judge-gateway/'))
  .map((name) => name.replace('POST ', ''));

describe('the gateway', () => {
  test.each(gatewayPaths)('%s refuses guests, users, administrators and wrong tokens', async (url) => {
    const tokens = [
      undefined,
      'wrong',
      (await server.addUser()).token,
      (await server.addUser({ role: 'root' })).token,
    ];
    for (const token of tokens) {
      const answer = await server.send({
        method: 'POST',
        url,
        payload: {},
        headers: token === undefined ? {} : { authorization: token },
      });
      expect(answer.httpStatus).toBe(401);
      expect(answer.envelope.data).toBeNull();
    }
  });

  test('accepts large reports from judges, and no large bodies from others', async () => {
    const id = await addSubmission(server, { problemId, userId });
    const judge = createScriptedJudge(server.app);
    const { attemptId } = await judge.take();
    const errorMessage = 'x'.repeat(2_500_000);
    await judge.result(attemptId, { ...acceptedResult, status: -2, errorMessage });
    expect(await loadSubmission(server, id)).toMatchObject({
      status: -2,
      errorMessage: storableMessage(errorMessage),
    });
    const refused = await server.send({
      method: 'POST',
      url: '/judge-gateway/result',
      payload: { attemptId, result: { ...acceptedResult, errorMessage } },
    });
    expect(refused.httpStatus).toBe(401);
  });

  test('names the invalid field of a report', async () => {
    const answer = await server.send({
      method: 'POST',
      url: '/judge-gateway/result',
      headers: { authorization: testJudgeToken },
      payload: { attemptId: 'no-uuid', result: acceptedResult },
    });
    expect(answer.httpStatus).toBe(400);
    expect(answer.envelope.msg).toContain('attemptId');
  });
});

describe('test data', () => {
  const fetchFile = (sha256: string, token?: string) =>
    server.app.inject({
      url: `/judge-gateway/files/${sha256}`,
      headers: token === undefined ? {} : { authorization: token },
    });
  const getHash = async () => {
    const row = await server.platform.database
      .selectFrom('problemCase')
      .select('inputSha256')
      .where('problemId', '=', problemId)
      .executeTakeFirstOrThrow();
    return row.inputSha256;
  };

  test('is served to judges by its hash, and to no other caller', async () => {
    const sha256 = await getHash();
    const file = await fetchFile(sha256, testJudgeToken);
    expect(file.statusCode).toBe(200);
    expect(file.body).toBe('the input');
    expect(file.headers['content-length']).toBe('9');
    const { token } = await server.addUser({ role: 'root' });
    for (const wrong of [undefined, 'wrong', token])
      expect((await fetchFile(sha256, wrong)).statusCode).toBe(401);
  });

  test('is the only content served: other stored files and malformed names are not found', async () => {
    const other = await server.platform.fileStore.put(Buffer.from('an avatar'));
    for (const name of [other, '0'.repeat(64), '..%2F..%2Fetc%2Fpasswd', other.toUpperCase()])
      expect((await fetchFile(name, testJudgeToken)).statusCode).toBe(404);
  });

  test('that is missing in the store is not found', async () => {
    const lost = await addProblemWithCases(server, { cases: [{ input: 'will be lost', answer: 'kept' }] });
    const { inputSha256 } = await server.platform.database
      .selectFrom('problemCase')
      .select('inputSha256')
      .where('problemId', '=', lost)
      .executeTakeFirstOrThrow();
    await server.platform.fileStore.remove(inputSha256);
    expect((await fetchFile(inputSha256, testJudgeToken)).statusCode).toBe(404);
  });
});

describe('tokens of judges', () => {
  const createToken = async (name: string) => {
    const root = await server.addUser({ role: 'root' });
    const { envelope } = await server.call('POST /api/admin/judge-tokens', {
      token: root.token,
      body: { name },
    });
    return { root, ...(envelope.data as { id: number; token: string }) };
  };

  test('authenticate one judge, under the name of the token', async () => {
    const { token, root } = await createToken('far-away');
    const judge = createScriptedJudge(server.app, { name: 'i-am-north', token });
    await judge.heartbeat();
    const { envelope } = await server.call('GET /api/admin/config/get-judge-service-info', {
      token: root.token,
    });
    expect(JSON.stringify(envelope.data)).toContain('far-away');
    expect(JSON.stringify(envelope.data)).not.toContain('i-am-north');
    // Guests see what it compiles with, and not which judge it is.
    const offered = (await server.call('GET /api/language-versions')).envelope.data;
    expect(offered).toContainEqual({
      name: expect.any(String) as string,
      version: expect.any(String) as string,
    });
    expect(JSON.stringify(offered)).not.toContain('far-away');
  });

  test('are listed without the tokens, unique by name, and written to the audit log', async () => {
    const { token, root } = await createToken('listed');
    const { envelope } = await server.call('GET /api/admin/judge-tokens', { token: root.token });
    expect(envelope.data).toMatchObject([{ name: 'listed', revokedAt: null }, {}]);
    expect(JSON.stringify(envelope.data)).not.toContain(token);
    const again = await server.call('POST /api/admin/judge-tokens', {
      token: root.token,
      body: { name: 'listed' },
    });
    expect(again.errorCode).toBe('judgeTokenNameTaken');
    for (const name of ['', '  ', 'x'.repeat(65)]) {
      const bad = await server.call('POST /api/admin/judge-tokens', { token: root.token, body: { name } });
      expect(bad.httpStatus).toBe(400);
    }
    const entries = await server.platform.database
      .selectFrom('auditLog')
      .select(['action', 'target', 'actorUsername', 'after'])
      .where('target', '=', 'listed')
      .execute();
    expect(entries).toEqual([
      { action: 'judge-token.create', target: 'listed', actorUsername: root.username, after: null },
    ]);
  });

  test('are refused once revoked, and the tasks of the judge are queued again immediately', async () => {
    const { id: tokenId, token, root } = await createToken('revoked');
    const judge = createScriptedJudge(server.app, { token });
    const id = await addSubmission(server, { problemId, userId });
    const { attemptId } = await judge.take();
    const revoke = () =>
      server.call('DELETE /api/admin/judge-tokens', { token: root.token, query: { id: tokenId } });
    expect((await revoke()).envelope.status).toBe(200);
    expect((await judge.heartbeat()).httpStatus).toBe(401);
    expect((await judge.post('result', { attemptId, result: acceptedResult })).httpStatus).toBe(401);
    expect(await loadSubmission(server, id)).toMatchObject({ status: statuses.pending });
    expect((await revoke()).errorCode).toBe('judgeTokenMissing');
    expect(await createToken('revoked')).toMatchObject({ token: expect.stringMatching(/^judge-/) });
  });

  test('are checked again after a judge has waited: one revoked meanwhile gets no task', async () => {
    const { id: tokenId, token, root } = await createToken('waiting');
    const judge = createScriptedJudge(server.app, { token });
    const { instanceId } = judge;
    const waiting = judge.post('next', { name: 'x', instanceId, freeSlots: 1, languages: ['C++'] });
    await server.call('DELETE /api/admin/judge-tokens', { token: root.token, query: { id: tokenId } });
    const id = await addSubmission(server, { problemId, userId });
    expect((await waiting).httpStatus).toBe(401);
    const other = createScriptedJudge(server.app);
    await other.result((await other.take()).attemptId);
    expect(await loadSubmission(server, id)).toMatchObject({ status: 0, judgeName: 'north' });
  });

  test('do not let a judge report on a task of another judge', async () => {
    const { token } = await createToken('nosy');
    const [owner, nosy] = [
      createScriptedJudge(server.app, { name: 'owner' }),
      createScriptedJudge(server.app, { token }),
    ];
    const id = await addSubmission(server, { problemId, userId });
    const { attemptId } = await owner.take();
    expect(await nosy.progress(attemptId)).toEqual({ isCurrent: false });
    expect(await nosy.result(attemptId)).toEqual({ isCurrent: false });
    expect((await nosy.heartbeat([attemptId])).endedAttempts).toEqual([attemptId]);
    await nosy.post('leave', { name: 'owner', instanceId: owner.instanceId });
    expect(await loadSubmission(server, id)).toMatchObject({ status: statuses.compiling });
    expect(await owner.result(attemptId)).toEqual({ isCurrent: true });
  });

  test.each(['guest', 'default_user', 'problem_admin', 'admin'] as const)(
    'are managed by root only: %s is refused',
    async (role) => {
      const token = role === 'guest' ? undefined : (await server.addUser({ role })).token;
      const caller = token === undefined ? {} : { token };
      const answers = [
        await server.call('GET /api/admin/judge-tokens', caller),
        await server.call('POST /api/admin/judge-tokens', { ...caller, body: { name: 'mine' } }),
        await server.call('DELETE /api/admin/judge-tokens', { ...caller, query: { id: 1 } }),
      ];
      for (const answer of answers) expect(answer.httpStatus).toBe(role === 'guest' ? 401 : 403);
    },
  );
});

describe('monitoring', () => {
  test('the list of judges shows how many slots are busy', async () => {
    const judge = createScriptedJudge(server.app, { name: 'busy' });
    await judge.heartbeat();
    await addSubmission(server, { problemId, userId });
    const { attemptId } = await judge.take();
    const { token } = await server.addUser({ role: 'admin' });
    const list = async () => {
      const { envelope } = await server.call('GET /api/admin/config/get-judge-service-info', { token });
      return (envelope.data as { service: { metadata: { judgeName: string } }; busySlots: number }[]).find(
        ({ service }) => service.metadata.judgeName === 'busy',
      );
    };
    expect(await list()).toMatchObject({ slots: 4, busySlots: 1 });
    await judge.result(attemptId);
    expect(await list()).toMatchObject({ busySlots: 0 });
  });

  test('metrics count waiting, running and judged tasks, and how long they waited', async () => {
    for (let count = 0; count < 3; count += 1) await addSubmission(server, { problemId, userId });
    const judge = createScriptedJudge(server.app);
    await judge.result((await judge.take()).attemptId);
    await judge.take();
    const { body } = await server.app.inject('/metrics');
    expect(body).toContain('touchstone_judging_tasks_waiting{lane="ordinary"} 1');
    expect(body).toContain('touchstone_judging_tasks_waiting{lane="contest"} 0');
    expect(body).toContain('touchstone_judging_attempts_running 1');
    expect(body).toMatch(/touchstone_judging_results_total\{kind="submission",status="0"\} [1-9]/);
    expect(body).toMatch(/touchstone_judging_wait_seconds_count [1-9]/);
  });
});

describe('a judge whose connection ends', () => {
  test('while it waits, or before the response arrives, loses no task', async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;
    const body = JSON.stringify({
      name: 'hasty',
      instanceId: crypto.randomUUID(),
      freeSlots: 2,
      languages: ['C++'],
    });
    const hasty = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/judge-gateway/next',
      headers: {
        authorization: testJudgeToken,
        'content-type': 'application/json',
        'content-length': body.length,
      },
    });
    hasty.on('error', () => undefined);
    hasty.end(body);
    await once(server.app.server, 'request');
    hasty.destroy();
    const id = await addSubmission(server, { problemId, userId });
    const judge = createScriptedJudge(server.app);
    // If the disconnected judge was still given the task, the task returns a moment later.
    await judge.result((await judge.take()).attemptId);
    expect(await loadSubmission(server, id)).toMatchObject({ status: 0, judgeName: 'north' });
    expect(await loadTasks(server)).toEqual([]);
  });
});
