import type { Judge, Role } from '@touchstone/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { TestServer } from '../../testing/test-server.ts';
import {
  addCases,
  addProblem,
  addSubmission,
  ban,
  findTaskOf,
  readCounted,
  readSubmission,
  setSwitches,
  startServerWithLanguages,
} from './testing/sample-submissions.ts';

let server: TestServer;
let owner: { id: string; token: string };
let problemId: number;
beforeAll(async () => {
  server = await startServerWithLanguages();
  server.stopClock();
  await setSwitches(server, { defaultSubmitInterval: 0 });
  owner = await server.addUser();
  problemId = (await addProblem(server)).id;
});
afterAll(() => server.close());
afterEach(() => setSwitches(server, { defaultSubmitInterval: 0, openPublicJudge: true }));

const others = ['default_user', 'admin', 'problem_admin', 'root'] satisfies Role[];

describe('PUT /api/submission', () => {
  const share = (body: object, token?: string) =>
    server.call('PUT /api/submission', { body, ...(token !== undefined && { token }) });

  test('shares it and reverts it', async () => {
    const submitId = await addSubmission(server, { problemId, userId: owner.id });
    for (const isShared of [true, true, false]) {
      const answer = await share({ submitId, share: isShared, uid: 'ignored' }, owner.token);
      expect([answer.errorCode, answer.envelope.data]).toEqual([undefined, null]);
      expect(await readSubmission(server, submitId)).toMatchObject({ isShared, status: -1 });
    }
  });

  test.each(others)('is forbidden for %s, whatever uid the body claims', async (role) => {
    const { token } = await server.addUser({ role });
    const submitId = await addSubmission(server, { problemId, userId: owner.id });
    const answer = await share({ submitId, share: true, uid: owner.id }, token);
    expect([answer.errorCode, answer.envelope.status]).toEqual(['shareNotOwn', 403]);
    expect(await readSubmission(server, submitId)).toMatchObject({ isShared: false });
  });

  test('requires a valid session', async () => {
    const banned = await server.addUser();
    const submitId = await addSubmission(server, { problemId, userId: banned.id });
    await ban(server, banned.id);
    expect((await share({ submitId, share: true })).errorCode).toBe('loginRequired');
    expect((await share({ submitId, share: true }, banned.token)).errorCode).toBe('accountBannedSession');
    expect(await readSubmission(server, submitId)).toMatchObject({ isShared: false });
  });

  test('refuses an incomplete request, an unknown submission and one of a contest', async () => {
    const submitId = await addSubmission(server, { problemId, userId: owner.id, contestId: 3 });
    expect((await share({ submitId, share: true }, owner.token)).errorCode).toBe('shareInContest');
    expect((await share({ submitId: 999_999_999, share: true }, owner.token)).errorCode).toBe(
      'submissionNotFound',
    );
    for (const body of [{}, { submitId }, { share: true }]) {
      expect((await share(body, owner.token)).errorCode).toBe('shareFieldsMissing');
    }
  });
});

describe('GET /api/resubmit', () => {
  const resubmit = (submitId: number, token?: string) =>
    server.call('GET /api/resubmit', { query: { submitId }, ...(token !== undefined && { token }) });

  test('restarts an own submission and deletes its results', async () => {
    const { id } = await addProblem(server);
    const submitId = await addSubmission(server, {
      problemId: id,
      userId: owner.id,
      status: 0,
      timeMs: 3,
      memoryKb: 4,
      score: 5,
      oiRankScore: 6,
      errorMessage: 'old',
      judgeName: 'north',
      isManual: true,
    });
    await addCases(server, submitId, [0, 0]);
    const { envelope } = await resubmit(submitId, owner.token);
    expect(envelope.data as Judge).toMatchObject({
      submitId,
      status: 5,
      time: null,
      memory: null,
      score: null,
      oiRankScore: 0,
      errorMessage: null,
      judger: null,
      isManual: false,
      version: 1,
    });
    expect(await readCounted(server, id)).toEqual({ results: {}, solved: {} });
    expect(await findTaskOf(server, submitId)).toMatchObject({ lane: 'ordinary', attempts: 0 });
    const cases = await server.platform.database
      .selectFrom('submissionCase')
      .select('seq')
      .where('submissionId', '=', submitId)
      .execute();
    expect(cases).toEqual([]);
  });

  test('twice leaves one task', async () => {
    const submitId = await addSubmission(server, { problemId, userId: owner.id, status: 10 });
    await resubmit(submitId, owner.token);
    const first = await findTaskOf(server, submitId);
    await resubmit(submitId, owner.token);
    const second = await findTaskOf(server, submitId);
    expect(second?.id).toBeGreaterThan(first?.id ?? Infinity);
    expect(await readSubmission(server, submitId)).toMatchObject({ version: 2, status: 5 });
  });

  test.each(others)('is forbidden for %s', async (role) => {
    const { token } = await server.addUser({ role });
    const submitId = await addSubmission(server, { problemId, userId: owner.id, status: 10 });
    const answer = await resubmit(submitId, token);
    expect([answer.errorCode, answer.envelope.status]).toEqual(['resubmitNotOwn', 403]);
    expect(await readSubmission(server, submitId)).toMatchObject({ version: 0, status: 10 });
  });

  test('requires the permission and the interval of submitting', async () => {
    const restricted = await server.addUser({ role: 'no_subimit_user' });
    const theirs = await addSubmission(server, { problemId, userId: restricted.id, status: 10 });
    expect((await resubmit(theirs, restricted.token)).errorCode).toBe('noPermission');
    expect((await resubmit(theirs)).errorCode).toBe('loginRequired');

    const submitId = await addSubmission(server, { problemId, userId: owner.id, status: 10 });
    await setSwitches(server, { openPublicJudge: false });
    expect((await resubmit(submitId, owner.token)).errorCode).toBe('publicJudgingClosed');
    await setSwitches(server, { openPublicJudge: true, defaultSubmitInterval: 8 });
    expect((await resubmit(submitId, owner.token)).errorCode).toBeUndefined();
    expect((await resubmit(submitId, owner.token)).errorCode).toBe('submitTooSoon');
    expect(await readSubmission(server, submitId)).toMatchObject({ version: 1 });
  });

  test('refuses an unknown submission, one of a contest, and one judged elsewhere', async () => {
    expect((await resubmit(999_999_999, owner.token)).errorCode).toBe('submissionNotFound');
    const inContest = await addSubmission(server, { problemId, userId: owner.id, contestId: 3, status: 10 });
    const refused = await resubmit(inContest, owner.token);
    expect([refused.errorCode, refused.envelope.status]).toEqual(['resubmitInContest', 404]);
    const remote = await addProblem(server, { isRemote: true });
    const elsewhere = await addSubmission(server, { problemId: remote.id, userId: owner.id, status: 10 });
    expect((await resubmit(elsewhere, owner.token)).errorCode).toBe('remoteProblemUnknown');
  });
});
