import type { DataOf, Judge, JudgeCase, Role, submissionsCalls } from '@touchstone/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { addCases, addProblem, addSubmission, ban, setSwitches } from './testing/sample-submissions.ts';

type Detail = DataOf<(typeof submissionsCalls)['GET /api/get-submission-detail']>;
type Cases = NonNullable<DataOf<(typeof submissionsCalls)['GET /api/get-all-case-result']>>;

let server: TestServer;
let problem: { id: number; displayId: string };
let owner: { id: string; username: string; token: string };
const tokens = {} as Record<
  'guest' | 'other' | 'restricted' | 'admin' | 'problem_admin' | 'root',
  string | undefined
>;

beforeAll(async () => {
  server = await startTestServer();
  problem = await addProblem(server);
  owner = await server.addUser();
  const tokenOf = async (role: Role) => (await server.addUser({ role })).token;
  Object.assign(tokens, {
    guest: undefined,
    other: await tokenOf('default_user'),
    restricted: await tokenOf('no_submit_mute_user'),
    admin: await tokenOf('admin'),
    problem_admin: await tokenOf('problem_admin'),
    root: await tokenOf('root'),
  });
});
afterAll(() => server.close());
afterEach(() => setSwitches(server, { hideNonContestSubmissionCode: false }));

const code = 'secret code';
const submission = (changes: Partial<Parameters<typeof addSubmission>[1]> = {}) =>
  addSubmission(server, {
    problemId: problem.id,
    userId: owner.id,
    code,
    codeLength: code.length,
    ip: '198.51.100.4',
    judgeName: 'north',
    timeMs: 15,
    memoryKb: 2000,
    ...changes,
  });

type Asked = 'GET /api/get-submission-detail' | 'GET /api/get-all-case-result';
const ask = (name: Asked, submitId: number, token: string | undefined) =>
  server.call(name, { query: { submitId }, ...(token !== undefined && { token }) });

async function detail(submitId: number, token?: string) {
  const { envelope } = await ask('GET /api/get-submission-detail', submitId, token);
  return envelope.data as Detail;
}
const codeSeen = async (submitId: number, token?: string) => (await detail(submitId, token)).submission.code;

describe('GET /api/get-submission-detail', () => {
  test('shows a submission, without what is nobody’s business', async () => {
    const submitId = await submission();
    expect(await detail(submitId)).toEqual({
      submission: {
        submitId,
        pid: problem.id,
        displayPid: problem.displayId,
        uid: owner.id,
        username: owner.username,
        submitTime: expect.any(String) as string,
        status: -1,
        share: false,
        errorMessage: expect.any(String) as string,
        time: 15,
        memory: 2000,
        score: null,
        length: code.length,
        code: null,
        language: 'C',
        cid: 0,
        cpid: 0,
        gid: null,
        judger: 'north',
        ip: null,
        version: 0,
        oiRankScore: null,
        isManual: false,
        gmtCreate: expect.any(String) as string,
        gmtModified: expect.any(String) as string,
        vjudgeSubmitId: null,
        vjudgeUsername: null,
        vjudgePassword: null,
      },
      codeShare: true,
    });
  });

  test('shows the code to its owner and every admin role, and to nobody else', async () => {
    const submitId = await submission();
    for (const token of [owner.token, tokens.admin, tokens.problem_admin, tokens.root]) {
      expect(await codeSeen(submitId, token)).toBe(code);
    }
    for (const token of [tokens.guest, tokens.other, tokens.restricted]) {
      expect(await codeSeen(submitId, token)).toBeNull();
    }
  });

  test('shows shared code to everybody, unless the problem does not allow it', async () => {
    const shared = await submission({ isShared: true });
    expect(await codeSeen(shared)).toBe(code);
    const closed = await addProblem(server, { isCodeSharingAllowed: false });
    const kept = await submission({ isShared: true, problemId: closed.id });
    expect(await codeSeen(kept, tokens.other)).toBeNull();
    expect((await detail(kept)).codeShare).toBe(false);
  });

  test('withholds code by the switch, in the language of the viewer', async () => {
    await setSwitches(server, { hideNonContestSubmissionCode: true });
    const submitId = await submission();
    for (const token of [tokens.admin, tokens.problem_admin, tokens.root]) {
      expect(await codeSeen(submitId, token)).toBe(code);
    }
    const { envelope } = await server.call('GET /api/get-submission-detail', {
      query: { submitId },
      token: owner.token,
      headers: { 'accept-language': 'en' },
    });
    expect((envelope.data as Detail).submission.code).toMatch(/switched off/);
    expect(await codeSeen(submitId, tokens.other)).toBeNull();
  });

  test('the address is for the owner and root', async () => {
    const submitId = await submission({ isShared: true });
    const address = async (token?: string) => (await detail(submitId, token)).submission.ip;
    expect([await address(owner.token), await address(tokens.root)]).toEqual([
      '198.51.100.4',
      '198.51.100.4',
    ]);
    expect([await address(), await address(tokens.other), await address(tokens.admin)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  test.each([
    [-2, 'main.c:1: secret code'],
    [4, 'The judge north fell silent.'],
    [10, 'No judge was there.'],
  ])('the message of status %i is for the owner and admins', async (status, errorMessage) => {
    const submitId = await submission({ status, errorMessage });
    const message = async (token?: string) => (await detail(submitId, token)).submission.errorMessage;
    for (const token of [owner.token, tokens.root, tokens.admin, tokens.problem_admin]) {
      expect(await message(token)).toBe(errorMessage);
    }
    for (const token of [tokens.guest, tokens.other, tokens.restricted]) {
      expect(await message(token)).not.toContain(errorMessage.slice(-10));
    }
  });

  test('no message of another status is shown, not even to root', async () => {
    const submitId = await submission({ status: 3, errorMessage: 'Segmentation fault' });
    expect((await detail(submitId, tokens.root)).submission.errorMessage).not.toContain('Segmentation');
  });

  test('a banned account sees what a guest sees', async () => {
    const banned = await server.addUser();
    const submitId = await submission({ userId: banned.id });
    await ban(server, banned.id);
    expect(await codeSeen(submitId, banned.token)).toBeNull();
  });

  test('an unknown submission is not found; an id that is none is refused', async () => {
    const unknown = await ask('GET /api/get-submission-detail', 999_999_999, undefined);
    expect(unknown).toMatchObject({ httpStatus: 200, errorCode: 'submissionNotFound' });
    expect(unknown.envelope.status).toBe(404);
    const odd = await server.send({ method: 'GET', url: '/api/get-submission-detail?submitId=1e3' });
    expect(odd).toMatchObject({ httpStatus: 400, errorCode: 'invalidField' });
  });

  test('what was made in a contest or group is closed to all outside, and sealed for its owner', async () => {
    const inContest = await submission({ contestId: 7, isShared: true });
    expect((await ask('GET /api/get-submission-detail', inContest, undefined)).errorCode).toBe(
      'contestSubmissionLogin',
    );
    for (const token of [owner.token, tokens.other, tokens.admin, tokens.problem_admin]) {
      const { submission: seen, codeShare } = await detail(inContest, token);
      const { status, ...rest } = seen;
      expect([status, codeShare]).toEqual([-5, null]);
      expect(Object.values(rest).every((value) => value === null)).toBe(true);
    }
    expect(await codeSeen(inContest, tokens.root)).toBe(code);

    const inGroup = await submission({ groupId: 7, isShared: true });
    for (const token of [tokens.guest, tokens.other, tokens.admin, tokens.problem_admin]) {
      expect((await ask('GET /api/get-submission-detail', inGroup, token)).errorCode).toBe(
        'submissionNotFound',
      );
    }
    expect(await codeSeen(inGroup, owner.token)).toBe(code);
    expect(await codeSeen(inGroup, tokens.root)).toBe(code);
  });
});

describe('GET /api/get-all-case-result', () => {
  const cases = async (submitId: number, token?: string) =>
    (await ask('GET /api/get-all-case-result', submitId, token)).envelope.data as Cases | null;

  test('lists the cases in order; names of files are for admins', async () => {
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

  test('is null where the problem keeps its cases to itself, for everybody', async () => {
    const { id } = await addProblem(server, { areCaseResultsOpen: false });
    const submitId = await submission({ problemId: id });
    await addCases(server, submitId, [0]);
    for (const token of [tokens.guest, owner.token, tokens.root]) {
      const { envelope, errorCode } = await ask('GET /api/get-all-case-result', submitId, token);
      expect([envelope.data, errorCode]).toEqual([null, undefined]);
    }
  });

  test('is closed for contests and groups', async () => {
    const inContest = await submission({ contestId: 7 });
    await addCases(server, inContest, [0]);
    const asked = await ask('GET /api/get-all-case-result', inContest, undefined);
    expect([asked.errorCode, asked.envelope.status]).toEqual(['contestCasesLogin', 403]);
    expect(await cases(inContest, tokens.other)).toBeNull();
    expect(await cases(inContest, tokens.admin)).toBeNull();
    expect((await cases(inContest, tokens.root))?.judgeCaseList?.[0]?.inputData).toBe('1.in');
    const inGroup = await submission({ groupId: 7 });
    expect((await ask('GET /api/get-all-case-result', inGroup, tokens.other)).errorCode).toBe(
      'submissionNotFound',
    );
    expect((await ask('GET /api/get-all-case-result', 999_999_999, undefined)).errorCode).toBe(
      'submissionNotFound',
    );
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

  test('tells states, never code, messages or addresses, whoever asks', async () => {
    const submitId = await submission({ status: -2, errorMessage: 'main.c: secret code', isShared: true });
    for (const token of [undefined, owner.token, tokens.root]) {
      const states = await check([String(submitId), 999_999_999], token);
      expect(Object.keys(states)).toEqual([String(submitId)]);
      expect(states[submitId]).toMatchObject({ status: -2, time: 15, judger: 'north' });
      expect(states[submitId]).toMatchObject({ code: null, errorMessage: null, ip: null });
    }
    expect(await check([])).toEqual({});
  });

  test('leaves out what the viewer may not look at', async () => {
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
