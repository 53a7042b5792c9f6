import type { DataOf, Judge, JudgeCase, submissionsCalls } from '@touchstone/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addContest } from '../../testing/sample-contests.ts';
import { addCases, addProblem } from './testing/sample-submissions.ts';
import { startViewing, type Viewing } from './testing/viewed-submissions.ts';

type Cases = NonNullable<DataOf<(typeof submissionsCalls)['GET /api/get-all-case-result']>>;

let server: Viewing['server'];
let owner: Viewing['owner'];
let tokens: Viewing['tokens'];
let submission: Viewing['submission'];
beforeAll(async () => {
  ({ server, owner, tokens, submission } = await startViewing());
  await addContest(server, { id: 7, scoring: 'oi', isFrozen: true });
  await addContest(server, { id: 8 });
});
afterAll(() => server.close());

const ask = (submitId: number, token: string | undefined) =>
  server.call('GET /api/get-all-case-result', { query: { submitId }, ...(token !== undefined && { token }) });

describe('GET /api/get-all-case-result', () => {
  const cases = async (submitId: number, token?: string) =>
    (await ask(submitId, token)).envelope.data as Cases | null;

  test('lists the cases in order, with file names for administrators', async () => {
    const submitId = await submission();
    await addCases(server, submitId, [0, -1, 0]);
    const shown = { time: 20, memory: 1000, score: 0, status: -1, groupNum: 1, seq: 2, mode: 'default' };
    const userOutput = 'wrong answer 1st numbers differ';
    for (const token of [tokens.guest, tokens.other, tokens.restricted, owner.token]) {
      const data = await cases(submitId, token);
      expect(data).toMatchObject({ judgeCaseMode: 'default', subTaskJudgeCaseVoList: null });
      expect(data?.judgeCaseList?.map(({ seq }) => seq)).toEqual([1, 2, 3]);
      expect(data?.judgeCaseList?.[1]).toEqual({
        ...shown,
        userOutput,
        id: null,
        pid: null,
        submitId: null,
        uid: null,
        caseId: null,
        inputData: null,
        outputData: null,
        gmtCreate: null,
        gmtModified: null,
      });
    }
    for (const token of [tokens.admin, tokens.problem_admin, tokens.root]) {
      const seen = (await cases(submitId, token))?.judgeCaseList?.[1];
      expect(seen).toMatchObject({
        ...shown,
        inputData: '2.in',
        outputData: '2.out',
        caseId: 1001,
        submitId,
      });
    }
  });

  test('is empty before anything ran', async () => {
    const subtasks = await addProblem(server, { scoring: 'oi', caseMode: 'subtask_lowest' });
    const submitId = await submission({ status: 5, problemId: subtasks.id });
    expect(await cases(submitId)).toEqual({
      judgeCaseMode: 'default',
      judgeCaseList: [],
      subTaskJudgeCaseVoList: null,
    });
  });

  test.each([
    ['subtask_lowest', { score: 0, status: -1, time: 20, memory: 1000 }],
    ['subtask_average', { score: 5, status: 8, time: null, memory: null }],
  ] as const)('groups the cases of %s', async (caseMode, group) => {
    const { id } = await addProblem(server, { scoring: 'oi', caseMode });
    const submitId = await submission({ problemId: id, status: 8 });
    await addCases(server, submitId, [0, -1, 0, 0]);
    const data = await cases(submitId);
    expect(data).toMatchObject({
      judgeCaseMode: caseMode,
      judgeCaseList: null,
      subTaskJudgeCaseVoList: [
        { groupNum: 1, ac: 1, total: 2, ...group },
        { groupNum: 2, ac: 2, total: 2, score: 10, status: 0 },
      ],
    });
    const lists = data?.subTaskJudgeCaseVoList?.map(({ subtaskDetailList }) =>
      subtaskDetailList.map(({ seq }: JudgeCase) => seq),
    );
    expect(lists).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  test('is null for everyone where the problem hides its cases', async () => {
    const { id } = await addProblem(server, { areCaseResultsOpen: false });
    const submitId = await submission({ problemId: id });
    await addCases(server, submitId, [0]);
    for (const token of [tokens.guest, owner.token, tokens.root]) {
      const { envelope, errorCode } = await ask(submitId, token);
      expect([envelope.data, errorCode]).toEqual([null, undefined]);
    }
  });

  test('is closed for contests and groups', async () => {
    const inContest = await submission({ contestId: 7 });
    await addCases(server, inContest, [0]);
    const asked = await ask(inContest, undefined);
    expect([asked.errorCode, asked.envelope.status]).toEqual(['contestCasesLogin', 403]);
    expect(await cases(inContest, tokens.other)).toBeNull();
    expect(await cases(inContest, tokens.admin)).toBeNull();
    expect((await cases(inContest, tokens.root))?.judgeCaseList?.[0]?.inputData).toBe('1.in');
    const inGroup = await submission({ groupId: 7 });
    expect((await ask(inGroup, tokens.other)).errorCode).toBe('submissionNotFound');
    expect((await ask(999_999_999, undefined)).errorCode).toBe('submissionNotFound');
  });
});

describe('POST /api/check-submissions-status', () => {
  const check = async (submitIds: (number | string)[], token?: string) => {
    const answer = await server.call('POST /api/check-submissions-status', {
      body: { submitIds },
      ...(token !== undefined && { token }),
    });
    return answer.envelope.data as Record<string, Judge>;
  };

  test('returns states without code, messages or addresses, for every viewer', async () => {
    const submitId = await submission({ status: -2, errorMessage: 'main.c: secret code', isShared: true });
    for (const token of [undefined, owner.token, tokens.root]) {
      const states = await check([String(submitId), 999_999_999], token);
      expect(Object.keys(states)).toEqual([String(submitId)]);
      expect(states[submitId]).toMatchObject({ status: -2, time: 15, judger: 'north' });
      expect(states[submitId]).toMatchObject({ code: null, errorMessage: null, ip: null });
    }
    expect(await check([])).toEqual({});
  });

  test('omits submissions without access', async () => {
    const inContest = await submission({ contestId: 7 });
    const inGroup = await submission({ groupId: 7 });
    const ids = [inContest, inGroup];
    expect(await check(ids)).toEqual({});
    expect(Object.keys(await check(ids, tokens.root))).toHaveLength(2);
    const forOther = await check(ids, tokens.other);
    expect(Object.keys(forOther)).toEqual([String(inContest)]);
    expect(forOther[inContest]).toMatchObject({ status: -5, uid: null, time: null });
    expect((await check(ids, owner.token))[inGroup]).toMatchObject({ status: -1 });
  });

  test.each([
    [{ submitIds: ['x'] }],
    [{ submitIds: 'all' }],
    [{}],
    [{ submitIds: Array.from({ length: 1001 }, () => 1) }],
  ])('refuses a body like %j', async (payload) => {
    const answer = await server.send({ method: 'POST', url: '/api/check-submissions-status', payload });
    expect(answer).toMatchObject({ httpStatus: 400, errorCode: 'invalidField' });
  });
});

describe('POST /api/check-contest-submissions-status', () => {
  const check = async (body: { submitIds: (number | string)[]; cid?: number | string }, token?: string) =>
    server.call('POST /api/check-contest-submissions-status', {
      body,
      ...(token !== undefined && { token }),
    });
  const idsSeen = async (submitIds: number[], token?: string) =>
    Object.keys((await check({ submitIds, cid: 7 }, token)).envelope.data as object).map(Number);

  test('returns submissions of the contest, without code, message and problem number', async () => {
    const inside = await submission({ contestId: 7, status: -2, errorMessage: 'main.c: secret code' });
    const elsewhere = [await submission({ contestId: 8 }), await submission()];
    const { envelope } = await check({ submitIds: [inside, ...elsewhere], cid: '7' }, tokens.root);
    expect(Object.keys(envelope.data as object)).toEqual([String(inside)]);
    expect((envelope.data as Record<string, Judge>)[inside]).toMatchObject({
      status: -2,
      cid: 7,
      code: null,
      errorMessage: null,
      displayPid: null,
    });
  });

  test('omits submissions while the scoreboard is frozen', async () => {
    const inside = await submission({ contestId: 7 });
    expect(await idsSeen([inside], tokens.root)).toEqual([inside]);
    for (const token of [owner.token, tokens.other, tokens.admin]) {
      expect(await idsSeen([inside], token)).toEqual([]);
    }
  });

  test('requires a login and a contest', async () => {
    expect((await check({ submitIds: [], cid: 7 })).httpStatus).toBe(401);
    for (const cid of [undefined, 0]) {
      const { envelope, errorCode } = await check(
        { submitIds: [], ...(cid !== undefined && { cid }) },
        owner.token,
      );
      expect([errorCode, envelope.status]).toEqual(['contestIdRequired', 404]);
    }
    const many = Array.from({ length: 1001 }, () => 1);
    expect((await check({ submitIds: many, cid: 7 }, owner.token)).errorCode).toBe('invalidField');
  });
});
