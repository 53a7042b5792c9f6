import type { DataOf, submissionsCalls } from '@touchstone/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addContest } from '../../testing/sample-contests.ts';
import { addProblem, ban, setSwitches } from './testing/sample-submissions.ts';
import { secretCode, startViewing, type Viewing } from './testing/viewed-submissions.ts';

type Detail = DataOf<(typeof submissionsCalls)['GET /api/get-submission-detail']>;

let server: Viewing['server'];
let problem: Viewing['problem'];
let owner: Viewing['owner'];
let tokens: Viewing['tokens'];
let submission: Viewing['submission'];
beforeAll(async () => {
  ({ server, problem, owner, tokens, submission } = await startViewing());
  await addContest(server, { id: 7, scoring: 'oi', isFrozen: true });
});
afterAll(() => server.close());
afterEach(() => setSwitches(server, { hideNonContestSubmissionCode: false }));

const ask = (submitId: number, token: string | undefined) =>
  server.call('GET /api/get-submission-detail', {
    query: { submitId },
    ...(token !== undefined && { token }),
  });

async function detail(submitId: number, token?: string) {
  const { envelope } = await ask(submitId, token);
  return envelope.data as Detail;
}
const codeSeen = async (submitId: number, token?: string) => (await detail(submitId, token)).submission.code;

describe('GET /api/get-submission-detail', () => {
  test('shows a submission, without private fields', async () => {
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
        length: secretCode.length,
        code: null,
        language: 'C',
        cid: 0,
        cpid: 0,
        gid: null,
        judger: 'north',
        ip: null,
        version: 0,
        oiRankScore: 0,
        isManual: false,
        gmtCreate: expect.any(String) as string,
        gmtModified: expect.any(String) as string,
        remote: null,
        vjudgeSubmitId: null,
        vjudgeUsername: null,
        vjudgePassword: null,
      },
      codeShare: true,
      title: problem.title,
      mayHaveCounterExample: false,
    });
  });

  test('shows the code only to its owner and every administrator role', async () => {
    const submitId = await submission();
    for (const token of [owner.token, tokens.admin, tokens.problem_admin, tokens.root]) {
      expect(await codeSeen(submitId, token)).toBe(secretCode);
    }
    for (const token of [tokens.guest, tokens.other, tokens.restricted]) {
      expect(await codeSeen(submitId, token)).toBeNull();
    }
  });

  test('shows shared code to everyone, unless the problem forbids it', async () => {
    const shared = await submission({ isShared: true });
    expect(await codeSeen(shared)).toBe(secretCode);
    const closed = await addProblem(server, { isCodeSharingAllowed: false });
    const kept = await submission({ isShared: true, problemId: closed.id });
    expect(await codeSeen(kept, tokens.other)).toBeNull();
    expect((await detail(kept)).codeShare).toBe(false);
  });

  test("withholds code by the switch, in the viewer's language", async () => {
    await setSwitches(server, { hideNonContestSubmissionCode: true });
    const submitId = await submission();
    for (const token of [tokens.admin, tokens.problem_admin, tokens.root]) {
      expect(await codeSeen(submitId, token)).toBe(secretCode);
    }
    const { envelope } = await server.call('GET /api/get-submission-detail', {
      query: { submitId },
      token: owner.token,
      headers: { 'accept-language': 'en' },
    });
    expect((envelope.data as Detail).submission.code).toMatch(/switched off/);
    expect(await codeSeen(submitId, tokens.other)).toBeNull();
  });

  test('shows the address to the owner and root', async () => {
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
    [10, 'No judge was there.'],
  ])('shows the message of status %i to the owner and administrators', async (status, errorMessage) => {
    const submitId = await submission({ status, errorMessage });
    const message = async (token?: string) => (await detail(submitId, token)).submission.errorMessage;
    for (const token of [owner.token, tokens.root, tokens.admin, tokens.problem_admin]) {
      expect(await message(token)).toBe(errorMessage);
    }
    for (const token of [tokens.guest, tokens.other, tokens.restricted]) {
      expect(await message(token)).not.toContain(errorMessage.slice(-10));
    }
  });

  test('shows the reason of a System Error to administrators; the owner sees that there is one', async () => {
    const errorMessage = 'The checker does not compile. spj.cpp:1: secret of the jury';
    const submitId = await submission({ status: 4, errorMessage, isShared: true });
    const message = async (token?: string) => (await detail(submitId, token)).submission.errorMessage;
    for (const token of [tokens.root, tokens.admin, tokens.problem_admin]) {
      expect(await message(token)).toBe(errorMessage);
    }
    for (const token of [owner.token, tokens.guest, tokens.other, tokens.restricted]) {
      expect(await message(token)).toMatch(/管理员可以查看/);
    }
  });

  test('shows no message of other statuses, not even to root', async () => {
    const submitId = await submission({ status: 3, errorMessage: 'Segmentation fault' });
    expect((await detail(submitId, tokens.root)).submission.errorMessage).not.toContain('Segmentation');
  });

  test('shows a banned account what a guest sees', async () => {
    const banned = await server.addUser();
    const submitId = await submission({ userId: banned.id });
    await ban(server, banned.id);
    expect(await codeSeen(submitId, banned.token)).toBeNull();
  });

  test('reports an unknown submission, and refuses an invalid id', async () => {
    const unknown = await ask(999_999_999, undefined);
    expect(unknown).toMatchObject({ httpStatus: 200, errorCode: 'submissionNotFound' });
    expect(unknown.envelope.status).toBe(404);
    const odd = await server.send({ method: 'GET', url: '/api/get-submission-detail?submitId=1e3' });
    expect(odd).toMatchObject({ httpStatus: 400, errorCode: 'invalidField' });
  });

  test('closes submissions of contests and groups to outsiders, and hides frozen results from the owner', async () => {
    const inContest = await submission({ contestId: 7, isShared: true });
    expect((await ask(inContest, undefined)).errorCode).toBe('contestSubmissionLogin');
    for (const token of [owner.token, tokens.other, tokens.admin, tokens.problem_admin]) {
      const { submission: seen, codeShare } = await detail(inContest, token);
      const { status, ...rest } = seen;
      expect([status, codeShare]).toEqual([-5, null]);
      expect(Object.values(rest).every((value) => value === null)).toBe(true);
    }
    expect(await codeSeen(inContest, tokens.root)).toBe(secretCode);

    const inGroup = await submission({ groupId: 7, isShared: true });
    for (const token of [tokens.guest, tokens.other, tokens.admin, tokens.problem_admin]) {
      expect((await ask(inGroup, token)).errorCode).toBe('submissionNotFound');
    }
    expect(await codeSeen(inGroup, owner.token)).toBe(secretCode);
    expect(await codeSeen(inGroup, tokens.root)).toBe(secretCode);
  });
});
