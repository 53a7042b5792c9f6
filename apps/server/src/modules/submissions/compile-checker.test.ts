import { roleCodes, type CheckerResult, type Role } from '@touchstone/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { TestServer } from '../../testing/test-server.ts';
import { compileChecker } from './compile-checker.ts';
import { ban, startServerWithLanguages } from './testing/sample-submissions.ts';

let server: TestServer;
let setter: { id: string; token: string };
beforeAll(async () => {
  server = await startServerWithLanguages();
  setter = await server.addUser({ role: 'problem_admin' });
});
afterAll(() => server.close());

const names = ['POST /api/admin/problem/compile-spj', 'POST /api/admin/problem/compile-interactive'] as const;

/** Waits for the only open task and finishes it as a judge would. */
async function answerNextTask(result: Partial<CheckerResult>) {
  const { database, clock } = server.platform;
  const task = await vi.waitFor(
    () =>
      database
        .selectFrom('judgingTask')
        .selectAll()
        .where('finishedAt', 'is', null)
        .executeTakeFirstOrThrow(),
    { timeout: 120_000, interval: 20 },
  );
  const complete: CheckerResult = { kind: 'compile-checker', status: 0, message: null, ...result };
  await database
    .updateTable('judgingTask')
    .set({ result: JSON.stringify(complete), finishedAt: clock() })
    .where('id', '=', task.id)
    .execute();
  return task;
}

const countTasks = async () =>
  (await server.platform.database.selectFrom('judgingTask').select('id').execute()).length;

describe.each(names)('%s', (name) => {
  const compile = (body: object, token?: string) =>
    server.call(name, { body, ...(token !== undefined && { token }) });
  const source = { pid: null, code: 'int main(){}', language: 'C++', extraFiles: { 'grader.h': '//' } };

  test('compiles it on a judge and reports success', async () => {
    const [answer, task] = await Promise.all([compile(source, setter.token), answerNextTask({})]);
    expect(answer).toMatchObject({ httpStatus: 200, envelope: { status: 200, data: null } });
    expect(answer.envelope.msg).not.toBe('success');
    expect(task).toMatchObject({
      kind: 'compile-checker',
      userId: setter.id,
      payload: {
        program: { language: 'C++', code: 'int main(){}' },
        role: name.endsWith('spj') ? 'checker' : 'interactor',
        judgeExtraFiles: { 'grader.h': '//' },
      },
    });
    expect(await countTasks()).toBe(0);
  });

  test.each(['C', 'C++ 17', 'C++ 20 With O2', 'Python3', 'Java'])('sends %s to a judge', async (language) => {
    const [answer, task] = await Promise.all([
      compile({ ...source, language }, setter.token),
      answerNextTask({}),
    ]);
    expect(answer.errorCode).toBeUndefined();
    expect(task).toMatchObject({ language, payload: { program: { language } } });
  });

  test('reports the compiler output', async () => {
    const message = 'spj.cpp:1:1: error: expected …';
    const [answer] = await Promise.all([
      compile(source, setter.token),
      answerNextTask({ status: -2, message }),
    ]);
    expect([answer.errorCode, answer.envelope.status]).toEqual(['checkerCompileFailed', 500]);
    expect(answer.envelope.msg).toContain(message);
  });

  test('reports a failure of the judge', async () => {
    const [answer] = await Promise.all([
      compile(source, setter.token),
      answerNextTask({ status: 4, message: 'disk' }),
    ]);
    expect(answer.errorCode).toBe('noJudgeAvailable');
  });

  test.each([
    [{ code: '' }, 'checkerFieldsMissing'],
    [{ code: ' \n' }, 'checkerFieldsMissing'],
    [{ language: null }, 'checkerFieldsMissing'],
    [{ language: 'Cobol' }, 'checkerLanguageUnsupported'],
    // Its shell takes no arguments, and a checker gets its files as arguments.
    [{ language: 'JavaScript V8' }, 'checkerLanguageUnsupported'],
    [{ code: 'x\0' }, 'invalidField'],
    [{ extraFiles: { a: 1 } }, 'invalidField'],
  ])('refuses %j', async (change, code) => {
    expect((await compile({ ...source, ...change }, setter.token)).errorCode).toBe(code);
    expect(await countTasks()).toBe(0);
  });

  test('refuses a language that no judge offers, and lists the available ones', async () => {
    const { database } = server.platform;
    const setMissing = (isMissing: boolean) =>
      database.updateTable('language').set({ isMissing }).where('name', '=', 'Python3').execute();
    await setMissing(true);
    const answer = await compile({ ...source, language: 'Python3' }, setter.token);
    await setMissing(false);
    expect(answer.errorCode).toBe('checkerLanguageUnsupported');
    expect(answer.envelope.msg).toContain('C++ 17');
    expect(answer.envelope.msg).not.toContain('Python3');
    expect(await countTasks()).toBe(0);
  });

  const ordinary = (Object.keys(roleCodes) as Role[]).filter(
    (role) => !['root', 'admin', 'problem_admin'].includes(role),
  );

  test('is limited to administrators', async () => {
    for (const role of ordinary) {
      const { token } = await server.addUser({ role });
      expect((await compile(source, token)).errorCode).toBe('noPermission');
    }
    const banned = await server.addUser({ role: 'admin' });
    await ban(server, banned.id);
    expect((await compile(source)).errorCode).toBe('loginRequired');
    expect((await compile(source, banned.token)).errorCode).toBe('accountBannedSession');
    for (const role of ['root', 'admin'] as const) {
      const { token } = await server.addUser({ role });
      const [answer] = await Promise.all([compile(source, token), answerNextTask({})]);
      expect(answer.errorCode).toBeUndefined();
    }
    expect(await countTasks()).toBe(0);
  });
});

test('reports a missing judge, and leaves no task', async () => {
  const source = { role: 'checker', code: 'int main(){}', language: 'C' } as const;
  await expect(
    compileChecker(server.platform, { userId: setter.id, requestId: 'a-request', source, limitMs: 50 }),
  ).rejects.toMatchObject({ code: 'noJudgeAvailable' });
  expect(await countTasks()).toBe(0);
});
