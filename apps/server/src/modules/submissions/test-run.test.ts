import {
  roleCodes,
  type DataOf,
  type Role,
  type submissionsCalls,
  type TestRunResult,
} from '@touchstone/contract';
import { hasPermission } from '@touchstone/rules/permissions';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addContest, addContestProblem } from '../../testing/sample-contests.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { addProblem, ban, setSwitches, startServerWithLanguages } from './testing/sample-submissions.ts';

type Answer = DataOf<(typeof submissionsCalls)['GET /api/get-test-judge-result']>;

let server: TestServer;
let problemId: number;
beforeAll(async () => {
  server = await startServerWithLanguages();
  server.stopClock();
  problemId = (await addProblem(server)).id;
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

const run = (token: string | undefined, changes: object = {}) =>
  server.call('POST /api/submit-problem-test-judge', {
    body: {
      pid: problemId,
      type: 'public',
      code: 'int main(){}',
      language: 'C',
      userInput: '1 2',
      ...changes,
    },
    ...(token !== undefined && { token }),
  });
const read = (testJudgeKey: string, token?: string) =>
  server.call('GET /api/get-test-judge-result', {
    query: { testJudgeKey },
    ...(token !== undefined && { token }),
  });

const findTask = (key: unknown) =>
  server.platform.database
    .selectFrom('judgingTask')
    .selectAll()
    .where('key', '=', String(key))
    .executeTakeFirst();

/** Writes the result as the gateway does when a judge reports. */
async function finish(key: string, changes: Partial<TestRunResult>) {
  const result: TestRunResult = {
    kind: 'test-run',
    status: 0,
    timeMs: 3,
    memoryKb: 900,
    output: '3\n',
    errorText: null,
    ...changes,
  };
  await server.platform.database
    .updateTable('judgingTask')
    .set({ result: JSON.stringify(result), finishedAt: server.platform.clock() })
    .where('key', '=', key)
    .execute();
}

describe('POST /api/submit-problem-test-judge', () => {
  test('queues a run with the limits of the problem and returns a key', async () => {
    const { id: userId, token } = await server.addUser();
    const files = await addProblem(server, {
      timeLimitMs: 500,
      memoryLimitMb: 64,
      stackLimitMb: 32,
      inputFileName: 'a.in',
      outputFileName: 'a.out',
      isTrailingBlankIgnored: false,
      userExtraFiles: JSON.stringify({ 'grader.h': '//' }),
      judgeMode: 'interactive',
    });
    const sent = { pid: String(files.id), language: 'Java', userInput: '1\r\n2', expectedOutput: '3' };
    const { envelope } = await run(token, sent);
    expect(await findTask(envelope.data)).toMatchObject({
      kind: 'test-run',
      lane: 'test-run',
      userId,
      language: 'Java',
      submissionId: null,
      payload: {
        program: { language: 'Java', code: 'int main(){}' },
        conditions: {
          timeLimitMs: 500,
          memoryLimitMb: 64,
          stackLimitMb: 32,
          fileIo: { inputName: 'a.in', outputName: 'a.out' },
          isTrailingBlankIgnored: false,
          userExtraFiles: { 'grader.h': '//' },
        },
        input: '1\r\n2',
        expectedOutput: '3',
        judgeMode: 'interactive',
      },
    });
  });

  test.each(Object.keys(roleCodes) as Role[])('is open to %s according to the permissions', async (role) => {
    const { token } = await server.addUser({ role });
    const { errorCode } = await run(token);
    expect(errorCode).toBe(hasPermission(role, 'submit') ? undefined : 'noPermission');
  });

  test('requires a login of an account that is not banned', async () => {
    const { id, token } = await server.addUser();
    await ban(server, id);
    expect((await run(undefined)).errorCode).toBe('loginRequired');
    expect((await run(token)).errorCode).toBe('accountBannedSession');
  });

  test.each([
    [{ type: 'private' }, 'testRunTypeUnknown'],
    [{ type: undefined }, 'testRunTypeUnknown'],
    [{ code: '' }, 'testRunCodeEmpty'],
    [{ code: ' \n ' }, 'codeBlank'],
    [{ code: 'x'.repeat(65_536) }, 'codeTooLong'],
    [{ code: 'x\0' }, 'invalidField'],
    [{ language: '' }, 'testRunLanguageEmpty'],
    [{ language: 'Basic' }, 'languageUnknown'],
    [{ userInput: '' }, 'testRunInputEmpty'],
    [{ userInput: 'x'.repeat(1001) }, 'testRunInputTooLong'],
    [{ userInput: '\0' }, 'invalidField'],
    [{ pid: null }, 'testRunProblemMissing'],
    [{ pid: 999_999 }, 'testRunProblemGone'],
  ])('refuses %j', async (change, code) => {
    const { token } = await server.addUser();
    const answer = await run(token, change);
    expect([answer.errorCode, answer.envelope.data]).toEqual([code, null]);
  });

  test('accepts an input of the maximum length', async () => {
    const { token } = await server.addUser();
    expect((await run(token, { userInput: 'x'.repeat(1000) })).errorCode).toBeUndefined();
  });

  test.each([
    ['public', { openPublicJudge: false }, 'publicJudgingClosed'],
    ['contest', { openContestJudge: false }, 'contestJudgingClosed'],
    ['group', { openGroupJudge: false }, 'groupJudgingClosed'],
  ])('is refused while judging of %s is off', async (type, switches, code) => {
    const { token } = await server.addUser();
    await setSwitches(server, switches);
    expect((await run(token, { type, code: '' })).errorCode).toBe(code);
  });

  test('shows nothing of problems without access', async () => {
    const user = await server.addUser();
    const admin = await server.addUser({ role: 'problem_admin' });
    const root = await server.addUser({ role: 'root' });
    for (const [change, allowed] of [
      [{ visibility: 'private' }, admin],
      [{ visibility: 'contest' }, admin],
      [{ groupId: 4 }, root],
    ] as const) {
      const { id: pid } = await addProblem(server, change);
      for (const type of ['public', 'contest', 'group']) {
        expect((await run(user.token, { pid, type })).errorCode).toBe('testRunProblemGone');
      }
      expect((await run(allowed.token, { pid })).errorCode).toBeUndefined();
    }
    const { id: pid } = await addProblem(server, { groupId: 4 });
    expect((await run(admin.token, { pid })).errorCode).toBe('testRunProblemGone');
  });

  test('runs the program of a remote problem in the nearest language of our own judge', async () => {
    const { token } = await server.addUser();
    const { id: pid } = await addProblem(server, { displayId: 'CF-4A', isRemote: true });
    const { envelope } = await run(token, { pid, language: 'GNU G++20 13.2 (64 bit, winlibs)' });
    expect(await findTask(envelope.data)).toMatchObject({
      language: 'C++ 20 With O2',
      payload: {
        program: { language: 'C++ 20 With O2', code: 'int main(){}' },
        conditions: { isTrailingBlankIgnored: true },
      },
    });
  });

  test('says which languages of another site it cannot run', async () => {
    const { token } = await server.addUser();
    const { id: pid } = await addProblem(server, { displayId: 'CF-4B', isRemote: true });
    const haskell = await run(token, { pid, language: 'Haskell GHC 8.10.1' });
    expect([haskell.errorCode, haskell.envelope.msg]).toEqual([
      'testRunLanguageRemote',
      expect.stringContaining('Haskell GHC 8.10.1'),
    ]);
    expect((await run(token, { pid, language: 'Java' })).errorCode).toBe('languageNotAllowed');
  });

  test('accepts only the languages of the problem', async () => {
    const { token } = await server.addUser();
    const { id: pid } = await addProblem(server);
    const { database } = server.platform;
    const java = await database
      .selectFrom('language')
      .select('id')
      .where('name', '=', 'Java')
      .where('judgeSystem', '=', 'ME')
      .executeTakeFirstOrThrow();
    await database.insertInto('problemLanguage').values({ problemId: pid, languageId: java.id }).execute();
    expect((await run(token, { pid })).errorCode).toBe('languageNotAllowed');
  });

  test('accepts only the languages of a contest with the problem', async () => {
    const { token } = await server.addUser();
    const { id: pid } = await addProblem(server, { visibility: 'contest' });
    const first = await addContest(server, { languages: JSON.stringify(['Java']) });
    await addContestProblem(server, { contestId: first, problemId: pid, displayId: 'A' });
    const inContest = { pid, type: 'contest' };
    const refused = await run(token, inContest);
    expect([refused.errorCode, refused.envelope.msg]).toEqual([
      'languageNotAllowed',
      expect.stringContaining('Java'),
    ]);
    expect((await run(token, { ...inContest, language: 'Java' })).errorCode).toBeUndefined();
    const second = await addContest(server, { languages: JSON.stringify(['C']) });
    await addContestProblem(server, { contestId: second, problemId: pid, displayId: 'B' });
    expect((await run(token, inContest)).errorCode).toBeUndefined();
  });

  test('has its own interval', async () => {
    await setSwitches(server, { defaultSubmitInterval: 8 });
    const { token } = await server.addUser();
    const { displayId } = await addProblem(server);
    const submit = { pid: displayId, language: 'C', code: 'x' };
    expect(
      (await server.call('POST /api/submit-problem-judge', { body: submit, token })).errorCode,
    ).toBeUndefined();
    expect((await run(token, { pid: 999_999 })).errorCode).toBe('testRunProblemGone');
    expect((await run(token)).errorCode).toBeUndefined();
    const refused = await run(token);
    expect([refused.errorCode, refused.envelope.status]).toEqual(['testRunTooSoon', 403]);
    server.passTime(8);
    expect((await run(token)).errorCode).toBeUndefined();
  });
});

describe('GET /api/get-test-judge-result', () => {
  const start = async (token: string, changes: object = {}) =>
    (await run(token, changes)).envelope.data as string;

  test('returns Pending, then the result, once', async () => {
    const { token } = await server.addUser();
    const key = await start(token, { expectedOutput: '3' });
    for (let time = 0; time < 2; time += 1) {
      expect((await read(key, token)).envelope.data).toEqual({
        status: 5,
        time: null,
        memory: null,
        userInput: null,
        userOutput: null,
        expectedOutput: null,
        stderr: null,
        problemJudgeMode: null,
      });
    }
    await finish(key, {});
    expect((await read(key, token)).envelope.data).toEqual({
      status: 0,
      time: 3,
      memory: 900,
      userInput: '1 2',
      userOutput: '3\n',
      expectedOutput: '3',
      stderr: null,
      problemJudgeMode: 'default',
    });
    const again = await read(key, token);
    expect([again.errorCode, again.envelope.status]).toEqual(['testRunNotFound', 400]);
  });

  test('truncates a long output and keeps the compiler output', async () => {
    const { token } = await server.addUser();
    const long = await start(token);
    await finish(long, { output: 'y'.repeat(1001) });
    expect(((await read(long, token)).envelope.data as Answer).userOutput).toBe(`${'y'.repeat(1000)}...`);
    const broken = await start(token);
    await finish(broken, {
      status: -2,
      output: null,
      errorText: 'main.c: error',
      timeMs: null,
      memoryKb: null,
    });
    expect((await read(broken, token)).envelope.data).toMatchObject({
      status: -2,
      stderr: 'main.c: error',
      userOutput: null,
    });
  });

  test('is limited to the user who started it', async () => {
    const [user, other, root] = [
      await server.addUser(),
      await server.addUser(),
      await server.addUser({ role: 'root' }),
    ];
    const key = await start(user.token);
    await finish(key, {});
    for (const { token } of [other, root]) expect((await read(key, token)).errorCode).toBe('testRunNotFound');
    expect((await read(key)).errorCode).toBe('loginRequired');
    expect((await read('f'.repeat(32), user.token)).errorCode).toBe('testRunNotFound');
    expect((await read(key, user.token)).errorCode).toBeUndefined();
  });
});

describe('GET /api/test-run-result', () => {
  const crash = { code: 'signal', signal: 11 } as const;
  const crashed = { status: 3, errorText: 'oops', note: crash } as const;

  test('returns the reason of a crash apart from standard error', async () => {
    const { token } = await server.addUser();
    const key = (await run(token)).envelope.data as string;
    await finish(key, crashed);
    const query = { testJudgeKey: key };
    const answer = await server.call('GET /api/test-run-result', { query, token });
    expect(answer.envelope.data).toMatchObject({ status: 3, stderr: 'oops', note: crash });
    expect((await server.call('GET /api/test-run-result', { query, token })).errorCode).toBe(
      'testRunNotFound',
    );
  });

  test('is for the user who started the run', async () => {
    const [owner, other] = [await server.addUser(), await server.addUser()];
    const query = { testJudgeKey: (await run(owner.token)).envelope.data as string };
    const answer = await server.call('GET /api/test-run-result', { query, token: other.token });
    expect(answer.errorCode).toBe('testRunNotFound');
    expect((await server.call('GET /api/test-run-result', { query })).envelope.status).toBe(401);
  });

  test.each([
    ['oops', 'The program was ended by signal 11 (SIGSEGV).\noops'],
    [null, 'The program was ended by signal 11 (SIGSEGV).'],
  ])('other clients read the reason in English before standard error %j', async (errorText, stderr) => {
    const { token } = await server.addUser();
    const key = (await run(token)).envelope.data as string;
    await finish(key, { ...crashed, errorText });
    const query = { testJudgeKey: key };
    const { data } = (await server.call('GET /api/get-test-judge-result', { query, token })).envelope;
    expect(data).toMatchObject({ stderr });
    expect(data).not.toHaveProperty('note');
  });
});
