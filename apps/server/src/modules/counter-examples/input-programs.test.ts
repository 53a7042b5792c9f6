import { counterExampleLimits, type FailingInputResult } from '@touchstone/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startServerWithStoppedClock, type TestServer } from '../../testing/test-server.ts';
import { deleteAllTasks, loadTasks } from '../judging/testing/judged-problems.ts';
import { createScriptedJudge } from '../judging/testing/scripted-judge.ts';
import { storeLanguages } from '../site/index.ts';
import { addSearchedProblem, foundResult, generator, validator } from './testing/searched-problem.ts';

let server: TestServer;
let setter: { id: string; token: string };
let pid: number;
beforeAll(async () => {
  server = await startServerWithStoppedClock();
  await storeLanguages(server.platform);
});
beforeEach(async () => {
  await deleteAllTasks(server);
  setter = await server.addUser({ role: 'problem_admin' });
  pid = await addSearchedProblem(server, { authorId: setter.id, programs: [] });
});
afterAll(() => server.close());

const save = (programs: object[], token = setter.token) =>
  server.send({
    method: 'PUT',
    url: '/api/admin/problem/input-programs',
    headers: { authorization: token },
    payload: { pid, programs },
  });
const load = async (token = setter.token) => {
  const { envelope, errorCode } = await server.call('GET /api/admin/problem/input-programs', {
    token,
    query: { pid },
  });
  return errorCode ?? envelope.data;
};

describe('generators and the validator', () => {
  test('are stored in order, without empty lines of arguments', async () => {
    const sent = { ...generator, argumentLines: [' {seed} 5 ', '', '{seed} 50'] };
    expect((await save([sent, { ...validator, argumentLines: ['x'] }])).errorCode).toBeUndefined();
    expect(await load()).toEqual([
      { ...generator, argumentLines: ['{seed} 5', '{seed} 50'] },
      { ...validator, argumentLines: [] },
    ]);
    expect((await save([])).errorCode).toBeUndefined();
    expect(await load()).toEqual([]);
  });

  test.each([
    ['inputProgramNameTaken', [generator, { ...validator, name: ` ${generator.name} ` }]],
    ['inputProgramCodeBlank', [{ ...generator, code: ' ' }]],
    ['inputProgramLanguageUnknown', [{ ...generator, language: 'Cobol' }]],
    ['generatorCallsMissing', [{ ...generator, argumentLines: [' '] }]],
    ['validatorTwice', [validator, { ...validator, name: 'other' }]],
    ['invalidField', [{ ...generator, kind: 'checker' }]],
    [
      'invalidField',
      [{ ...generator, argumentLines: ['x'.repeat(counterExampleLimits.argumentLineMaximum + 1)] }],
    ],
  ])('are refused with %s', async (errorCode, programs) => {
    expect((await save(programs)).errorCode).toBe(errorCode);
    expect(await load()).toEqual([]);
  });

  test('are for those who administer the problem', async () => {
    const { token } = await server.addUser();
    await save([generator]);
    expect(typeof (await load(token))).toBe('string');
    expect((await save([], token)).errorCode).toBeDefined();
    const { errorCode } = await server.call('POST /api/admin/problem/input-programs/try', {
      token,
      body: { pid },
    });
    expect(errorCode).toBeDefined();
    expect(await load()).toHaveLength(1);
  });
});

describe('a trial', () => {
  const tryThem = () =>
    server.call('POST /api/admin/problem/input-programs/try', { token: setter.token, body: { pid } });

  test('compares the reference with itself and shows the inputs', async () => {
    await save([generator, validator]);
    const judge = createScriptedJudge(server.app);
    const sample = {
      generator: 0,
      arguments: '1 5',
      input: '3\n',
      state: 'passes',
      expected: '4\n',
      message: null,
      referenceTimeMs: 1,
    } as const;
    const result: FailingInputResult = { ...foundResult, outcome: 'none', found: null, samples: [sample] };
    const answer = async () => {
      await expect.poll(async () => (await loadTasks(server)).length, { timeout: 60_000 }).toBe(1);
      const task = await judge.take();
      await judge.result(task.attemptId, result);
      return task;
    };
    const [{ envelope }, task] = await Promise.all([tryThem(), answer()]);
    expect(envelope.data).toEqual({ fault: null, message: null, samples: [sample] });
    expect(task).toMatchObject({
      program: { code: '// right' },
      reference: { code: '// right' },
      isShrunk: false,
      triesMaximum: 3,
      samplesMaximum: 20,
    });
  });

  test('needs a reference solution', async () => {
    pid = await addSearchedProblem(server, { authorId: setter.id, judgeMode: 'interactive' });
    expect((await tryThem()).errorCode).toBe('inputProgramsWithoutReference');
  });
});
