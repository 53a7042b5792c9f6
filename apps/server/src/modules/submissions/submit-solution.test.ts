import { roleCodes, type Judge, type Role } from '@touchstone/contract';
import { hasPermission } from '@touchstone/rules/permissions';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addContest, addContestProblem } from '../../testing/sample-contests.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { submitSolution } from './submit-solution.ts';
import {
  addProblem,
  ban,
  findTaskOf,
  readSubmission,
  setSwitches,
  startServerWithLanguages,
} from './testing/sample-submissions.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServerWithLanguages();
  server.stopClock();
});
afterAll(() => server.close());
afterEach(() =>
  setSwitches(server, {
    defaultSubmitInterval: 0,
    openPublicJudge: true,
    openContestJudge: true,
    openGroupJudge: true,
  }),
);

interface Sent {
  pid: string;
  language?: string;
  code?: string;
  cid?: number;
  tid?: number;
  gid?: number;
}

const submit = (token: string | undefined, { language = 'C', code = 'int main(){}', ...rest }: Sent) =>
  server.call('POST /api/submit-problem-judge', {
    body: { language, code, isRemote: false, ...rest },
    ...(token !== undefined && { token }),
  });

async function countSubmissions(userId: string) {
  const rows = await server.platform.database
    .selectFrom('submission')
    .select('id')
    .where('userId', '=', userId)
    .execute();
  return rows.length;
}

describe('POST /api/submit-problem-judge', () => {
  test('stores the submission and its task together and returns the submission', async () => {
    const user = await server.addUser();
    const problem = await addProblem(server);
    const code = 'print("你好")\r\n';
    const { envelope } = await server.call('POST /api/submit-problem-judge', {
      token: user.token,
      body: { pid: problem.displayId.toLowerCase(), language: 'Python3', code, cid: 0, isRemote: false },
      headers: { 'x-forwarded-for': '203.0.113.9' },
    });
    const judge = envelope.data as Judge;
    expect(envelope.status).toBe(200);
    expect(judge).toMatchObject({
      pid: problem.id,
      displayPid: problem.displayId,
      uid: user.id,
      username: user.username,
      status: 5,
      share: false,
      code,
      length: code.length,
      language: 'Python3',
      cid: 0,
      cpid: 0,
      gid: null,
      version: 0,
      isManual: false,
      ip: '203.0.113.9',
      time: null,
      score: null,
      errorMessage: null,
      vjudgePassword: null,
    });
    const submitId = judge.submitId ?? 0;
    expect(await readSubmission(server, submitId)).toMatchObject({ status: 5, code, contestId: null });
    expect(await findTaskOf(server, submitId)).toMatchObject({
      kind: 'submission',
      lane: 'ordinary',
      userId: user.id,
      language: 'Python3',
      attempts: 0,
    });
  });

  test('accepts a display id that was sent as a number', async () => {
    const { token } = await server.addUser();
    await addProblem(server, { displayId: '1001' });
    const answer = await server.send({
      method: 'POST',
      url: '/api/submit-problem-judge',
      headers: { authorization: token },
      payload: { pid: 1001, language: 'C', code: 'x', cid: '0', isRemote: false },
    });
    expect(answer.envelope.data).toMatchObject({ displayPid: '1001', status: 5 });
  });

  test.each(Object.keys(roleCodes) as Role[])('is open to %s according to the permissions', async (role) => {
    const { token, id } = await server.addUser({ role });
    const { displayId } = await addProblem(server);
    const { httpStatus, errorCode } = await submit(token, { pid: displayId });
    const isAllowed = hasPermission(role, 'submit');
    expect([httpStatus, errorCode]).toEqual(isAllowed ? [200, undefined] : [403, 'noPermission']);
    expect(await countSubmissions(id)).toBe(isAllowed ? 1 : 0);
  });

  test('requires a login of an account that is not banned', async () => {
    const { displayId } = await addProblem(server);
    expect(await submit(undefined, { pid: displayId })).toMatchObject({
      httpStatus: 401,
      errorCode: 'loginRequired',
    });
    const { id, token } = await server.addUser();
    await ban(server, id);
    expect(await submit(token, { pid: displayId })).toMatchObject({
      httpStatus: 401,
      errorCode: 'accountBannedSession',
    });
  });

  test.each([
    ['an unknown language', { language: 'Brainf**k' }, 'languageUnknown'],
    ['a language in the wrong case', { language: 'c' }, 'languageUnknown'],
    ['no code', { code: '' }, 'codeBlank'],
    ['blank code', { code: ' \n\t\r\n ' }, 'codeBlank'],
    ['code that is too long', { code: 'x'.repeat(65_536) }, 'codeTooLong'],
    ['code with a NUL', { code: 'int main(){}\0' }, 'invalidField'],
    ['code with a lone surrogate', { code: 'int main(){}\ud800' }, 'invalidField'],
    ['an unknown problem', { pid: 'NO-SUCH-PROBLEM' }, 'problemGone'],
    ['a contest that does not exist', { cid: 12 }, 'contestNotFound'],
    ['a training that does not exist', { tid: 12 }, 'trainingNotFound'],
    ['a group that does not exist', { gid: 12 }, 'groupNotFound'],
    ['a contest of a group', { gid: 12, cid: 12 }, 'contestNotFound'],
  ])('refuses %s', async (_, change, code) => {
    const { id, token } = await server.addUser();
    const { displayId } = await addProblem(server);
    const answer = await submit(token, { pid: displayId, ...change });
    expect(answer.errorCode).toBe(code);
    expect(answer.envelope.data).toBeNull();
    expect(await countSubmissions(id)).toBe(0);
  });

  test('accepts the shortest and the longest code', async () => {
    const { token } = await server.addUser();
    const { displayId } = await addProblem(server);
    for (const code of ['1', 'x'.repeat(65_535), '\ufeffint x;']) {
      expect((await submit(token, { pid: displayId, code })).errorCode).toBeUndefined();
    }
  });

  test.each([
    [{ visibility: 'private' as const }, 'problemClosed'],
    [{ visibility: 'contest' as const }, 'problemClosed'],
    [{ groupId: 5 }, 'groupProblemOutside'],
    [{ isRemote: true }, 'remoteProblemUnknown'],
  ])('refuses a problem with %j, even for root', async (change, code) => {
    const { token } = await server.addUser({ role: 'root' });
    const { displayId } = await addProblem(server, change);
    expect((await submit(token, { pid: displayId })).errorCode).toBe(code);
  });

  test('accepts only the languages of the problem and lists them', async () => {
    const { token } = await server.addUser();
    const { id, displayId } = await addProblem(server);
    const { database } = server.platform;
    const allowed = await database
      .selectFrom('language')
      .select('id')
      .where('name', 'in', ['Java', 'Golang'])
      .where('judgeSystem', '=', 'ME')
      .execute();
    await database
      .insertInto('problemLanguage')
      .values(allowed.map((language) => ({ problemId: id, languageId: language.id })))
      .execute();
    const refused = await submit(token, { pid: displayId, language: 'C++' });
    expect(refused.errorCode).toBe('languageNotAllowed');
    expect(refused.envelope.msg).toContain('Java, Golang');
    expect((await submit(token, { pid: displayId, language: 'Golang' })).errorCode).toBeUndefined();
  });

  test.each([
    [{ openPublicJudge: false }, {}, 'publicJudgingClosed'],
    [{ openContestJudge: false }, { cid: 3 }, 'contestJudgingClosed'],
    [{ openGroupJudge: false }, { gid: 3 }, 'groupJudgingClosed'],
    [{ openGroupJudge: false }, { gid: 3, cid: 3 }, 'groupJudgingClosed'],
  ])('is refused first when %j, for %j', async (switches, target, code) => {
    const { token } = await server.addUser({ role: 'root' });
    await setSwitches(server, switches);
    const { errorCode, envelope } = await submit(token, {
      pid: 'NONE',
      language: 'none',
      code: '',
      ...target,
    });
    expect([errorCode, envelope.status]).toEqual([code, 403]);
  });

  test('reports errors in the order of the contract', async () => {
    const { token } = await server.addUser();
    const { displayId } = await addProblem(server);
    await setSwitches(server, { defaultSubmitInterval: 8 });
    expect((await submit(token, { pid: displayId })).errorCode).toBeUndefined();
    const codeOf = async (sent: Sent) => (await submit(token, sent)).errorCode;
    expect(await codeOf({ pid: 'NONE', language: 'none', code: '' })).toBe('languageUnknown');
    expect(await codeOf({ pid: 'NONE', code: '' })).toBe('codeBlank');
    expect(await codeOf({ pid: 'NONE' })).toBe('submitTooSoon');
    expect(await codeOf({ pid: 'NONE', cid: 4 })).toBe('contestNotFound');
  });
});

test('stores submissions around the start and the end of a contest with a time inside it, however long storing takes', async () => {
  const { id, username } = await server.addUser();
  const viewer = { id, username, role: 'default_user' } as const;
  const origin = {
    ip: '203.0.113.7',
    arrivedAt: undefined,
    requestedOrigin: 'http://localhost',
    userAgent: '',
    requestId: '',
    locale: 'en-US',
  } as const;
  const problem = await addProblem(server);
  const nowMs = server.platform.clock().getTime();
  const [startAt, endAt] = [new Date(nowMs + 60_000), new Date(nowMs + 60_005)];
  const contestId = await addContest(server, { startAt, endAt });
  await addContestProblem(server, { contestId, problemId: problem.id, displayId: 'A' });
  const context = { contestId, trainingId: undefined, groupId: undefined };
  const answer = { captcha: undefined, captchaKey: undefined };
  const solution = {
    language: 'C',
    code: 'int main(){}',
    displayId: 'A',
    context,
    answer,
    idempotencyKey: undefined,
  };
  const taken: number[] = [];
  for (let offset = -5; offset < 8; offset += 1) {
    let readings = 0;
    const clock = () => new Date(startAt.getTime() + offset + readings++);
    const submission = submitSolution({ ...server.platform, clock }, { viewer, origin, solution });
    await submission.then(
      ({ submittedAt }) => taken.push(submittedAt.getTime() - startAt.getTime()),
      (error: unknown) => expect(error).toMatchObject({ name: 'CallError' }),
    );
  }
  expect(taken).toEqual([0, 1, 2, 3, 4]);
});

describe('the interval between submissions', () => {
  test('starts with an accepted submission, is per user, and ends', async () => {
    await setSwitches(server, { defaultSubmitInterval: 8 });
    const [one, other] = [await server.addUser(), await server.addUser()];
    const { displayId } = await addProblem(server);
    expect((await submit(one.token, { pid: 'NONE' })).errorCode).toBe('problemGone');
    expect((await submit(one.token, { pid: displayId })).errorCode).toBeUndefined();
    const refused = await submit(one.token, { pid: displayId });
    expect(refused.errorCode).toBe('submitTooSoon');
    expect(refused.envelope).toMatchObject({ status: 403, data: null });
    expect((await submit(other.token, { pid: displayId })).errorCode).toBeUndefined();
    server.passTime(4);
    expect((await submit(one.token, { pid: displayId })).errorCode).toBe('submitTooSoon');
    server.passTime(4);
    expect((await submit(one.token, { pid: displayId })).errorCode).toBeUndefined();
  });

  test('lets one of several concurrent submissions through', async () => {
    await setSwitches(server, { defaultSubmitInterval: 8 });
    const { id, token } = await server.addUser();
    const { displayId } = await addProblem(server);
    const answers = await Promise.all(Array.from({ length: 6 }, () => submit(token, { pid: displayId })));
    const refused = answers.filter(({ errorCode }) => errorCode === 'submitTooSoon');
    expect(refused).toHaveLength(5);
    expect(await countSubmissions(id)).toBe(1);
  });

  test('zero means no interval', async () => {
    const { id, token } = await server.addUser();
    const { displayId } = await addProblem(server);
    for (let time = 0; time < 3; time += 1) await submit(token, { pid: displayId });
    expect(await countSubmissions(id)).toBe(3);
  });
});

test('an address cannot flood the queue', async () => {
  const { token } = await server.addUser();
  const { displayId } = await addProblem(server);
  const now = server.platform.clock();
  await server.platform.database
    .insertInto('eventCounter')
    .values({ key: 'rate:submit:203.0.113.77', count: 6000, windowEndsAt: new Date(now.getTime() + 30_000) })
    .execute();
  const answer = await server.call('POST /api/submit-problem-judge', {
    token,
    body: { pid: displayId, language: 'C', code: 'x' },
    remoteAddress: '203.0.113.77',
  });
  expect(answer.errorCode).toBe('tooManyRequests');
});
