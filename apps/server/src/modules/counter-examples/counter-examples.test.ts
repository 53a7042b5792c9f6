import {
  counterExampleLimits,
  statuses,
  type DataOf,
  type FailingInputResult,
  type FailingInputTask,
  type submissionsCalls,
} from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addContest, addContestProblem } from '../../testing/sample-contests.ts';
import { startServerWithStoppedClock, type TestServer } from '../../testing/test-server.ts';
import { deleteAllTasks, loadTasks } from '../judging/testing/judged-problems.ts';
import { createScriptedJudge, type ScriptedJudge } from '../judging/testing/scripted-judge.ts';
import { replaceProblemSolutions } from '../problems/index.ts';
import { checkInput } from './check-input.ts';
import {
  addFailed,
  addSearchedProblem,
  foundResult,
  generator,
  validator,
} from './testing/searched-problem.ts';

let server: TestServer;
let judge: ScriptedJudge;
let learner: { id: string; token: string };
let problemId: number;
beforeAll(async () => {
  server = await startServerWithStoppedClock();
});
beforeEach(async () => {
  await deleteAllTasks(server);
  judge = createScriptedJudge(server.app);
  learner = await server.addUser();
  problemId = await addSearchedProblem(server);
});
afterAll(() => server.close());

const get = async (submitId: number, token = learner.token) => {
  const { envelope, errorCode } = await server.call('GET /api/counter-example', {
    token,
    query: { submitId },
  });
  return errorCode ?? envelope.data;
};
const start = async (submitId: number, token = learner.token) => {
  const { envelope, errorCode } = await server.call('POST /api/counter-example', {
    token,
    body: { submitId },
  });
  return errorCode ?? envelope.data;
};
const takeSearch = async () => {
  const task = await judge.take();
  if (task.kind !== 'find-failing-input') throw new Error(`a ${task.kind} arrived`);
  return task;
};

describe('a search', () => {
  test('goes from waiting to its result, and the judge gets no test data', async () => {
    const submitId = await addFailed(server, { problemId, userId: learner.id, code: '// mine' });
    expect(await get(submitId)).toMatchObject({ state: 'ready', reason: null, example: null });
    expect(await start(submitId)).toMatchObject({ state: 'waiting' });
    const task = await takeSearch();
    expect(task).toMatchObject({
      program: { language: 'C++', code: '// mine' },
      reference: { code: '// right' },
      validator: { code: '// validator' },
      generators: [{ program: { code: '// generator' }, argumentLines: ['{seed} 5'] }],
      inputs: ['1 2'],
      cpuBudgetMs: counterExampleLimits.cpuBudgetMs,
      slownessRatio: null,
      isShrunk: true,
    });
    expect(Object.keys(task)).not.toContain('cases');
    expect(await get(submitId)).toMatchObject({ state: 'running' });
    await judge.result(task.attemptId, foundResult);
    expect(await get(submitId)).toMatchObject({
      state: 'found',
      tried: 7,
      example: { input: '1\n-1\n', expected: '-1\n', output: '0\n', status: statuses.wrongAnswer },
    });
    expect(await loadTasks(server)).toEqual([]);
  });

  test('is shared by equal programs, and begins again when the problem changes', async () => {
    const other = await server.addUser();
    const mine = await addFailed(server, { problemId, userId: learner.id });
    const theirs = await addFailed(server, { problemId, userId: other.id });
    await start(mine);
    await judge.result((await takeSearch()).attemptId, foundResult);
    expect(await start(theirs, other.token)).toMatchObject({ state: 'found' });
    expect(await loadTasks(server)).toEqual([]);
    await server.platform.database
      .updateTable('problem')
      .set({ timeLimitMs: 1234 })
      .where('id', '=', problemId)
      .execute();
    expect(await get(mine)).toMatchObject({ state: 'ready' });
  });

  test('of a slow program compares its time with that of the reference', async () => {
    const status = statuses.timeLimitExceeded;
    await start(await addFailed(server, { problemId, userId: learner.id, status }));
    expect((await takeSearch()).slownessRatio).toBeGreaterThan(1);
  });

  test.each([
    ['none', { outcome: 'none', found: null, tried: 400 }, { state: 'none', tried: 400, example: null }],
    [
      'failed',
      { outcome: 'failed', found: null, fault: 'generator', message: 'secret' },
      { state: 'failed', fault: 'generator' },
    ],
  ] as const)('that ends with %s says so', async (_, changes, shown) => {
    const submitId = await addFailed(server, { problemId, userId: learner.id });
    await start(submitId);
    const result: FailingInputResult = { ...foundResult, ...changes };
    await judge.result((await takeSearch()).attemptId, result);
    const data = await get(submitId);
    expect(data).toMatchObject(shown);
    expect(JSON.stringify(data)).not.toContain('secret');
  });

  test('that failed can start again; one that was lost, too', async () => {
    const submitId = await addFailed(server, { problemId, userId: learner.id });
    await start(submitId);
    const failed: FailingInputResult = { ...foundResult, outcome: 'failed', found: null, fault: 'judge' };
    await judge.result((await takeSearch()).attemptId, failed);
    expect(await start(submitId)).toMatchObject({ state: 'waiting' });
    await deleteAllTasks(server);
    expect(await get(submitId)).toMatchObject({ state: 'ready' });
    expect(await start(submitId)).toMatchObject({ state: 'waiting' });
  });
});

describe('there is no search', () => {
  test.each([
    ['accepted', statuses.accepted],
    ['compile error', statuses.compileError],
    ['system error', statuses.systemError],
    ['judging', statuses.judging],
  ])('for the verdict %s', async (_, status) => {
    const submitId = await addFailed(server, { problemId, userId: learner.id, status });
    expect(await get(submitId)).toMatchObject({ state: 'unavailable', reason: 'verdict' });
    expect(await start(submitId)).toBe('counterExampleUnavailable');
  });

  test.each([
    ['generator', [validator]],
    ['validator', [generator]],
  ])('without a %s', async (_, programs) => {
    const bare = await addSearchedProblem(server, { programs });
    const submitId = await addFailed(server, { problemId: bare, userId: learner.id });
    expect(await get(submitId)).toMatchObject({ state: 'unavailable', reason: 'problem' });
    expect(await start(submitId)).toBe('counterExampleUnavailable');
  });

  test.each([{ visibility: 'private' }, { judgeMode: 'interactive' }, { isRemote: true }] as const)(
    'for a problem with %j',
    async (changes) => {
      const closed = await addSearchedProblem(server, changes);
      const submitId = await addFailed(server, { problemId: closed, userId: learner.id });
      expect(await get(submitId)).toMatchObject({ state: 'unavailable', reason: 'problem' });
    },
  );

  test('while a contest with the problem runs, wherever the program was submitted', async () => {
    const contestId = await addContest(server);
    await addContestProblem(server, { contestId, problemId, displayId: 'A' });
    const outside = await addFailed(server, { problemId, userId: learner.id });
    const inside = await addFailed(server, { problemId, userId: learner.id, contestId });
    for (const submitId of [outside, inside]) {
      expect(await get(submitId)).toMatchObject({ state: 'off', reason: 'contest' });
      expect(await start(submitId)).toBe('counterExampleInContest');
    }
    expect(await loadTasks(server)).toEqual([]);
  });

  test('while the results of an OI contest are hidden from the author', async () => {
    const contestId = await addContest(server, {
      scoring: 'oi',
      startsInHours: -9,
      isFrozen: true,
      isUnsealedAtEnd: false,
    });
    await addContestProblem(server, { contestId, problemId, displayId: 'A' });
    const submitId = await addFailed(server, { problemId, userId: learner.id, contestId });
    expect(await get(submitId)).toMatchObject({ state: 'unavailable', reason: 'verdict' });
  });

  test('for too many at once, or within an hour', async () => {
    const submit = (number: number) =>
      addFailed(server, { problemId, userId: learner.id, code: `// ${String(number)}` });
    for (let number = 0; number < counterExampleLimits.openMaximum; number += 1)
      await start(await submit(number));
    expect(await start(await submit(99))).toBe('counterExamplesOpen');
    for (let number = 2; number < counterExampleLimits.searchesMaximum; number += 1) {
      await deleteAllTasks(server);
      await start(await submit(number));
    }
    await deleteAllTasks(server);
    const next = await submit(100);
    expect(await get(next)).toMatchObject({ state: 'off', reason: 'limit' });
    expect(await start(next)).toBe('tooManyRequests');
  });
});

describe('the page of a submission offers a search', () => {
  const isOffered = async (submitId: number, token = learner.token) => {
    const { envelope } = await server.call('GET /api/get-submission-detail', { token, query: { submitId } });
    return (envelope.data as DataOf<(typeof submissionsCalls)['GET /api/get-submission-detail']>)
      .mayHaveCounterExample;
  };

  test('to its author', async () => {
    const submitId = await addFailed(server, { problemId, userId: learner.id });
    expect(await isOffered(submitId)).toBe(true);
    expect(await isOffered(submitId, (await server.addUser({ role: 'root' })).token)).toBe(false);
  });

  test('after a failure only', async () => {
    const submitId = await addFailed(server, { problemId, userId: learner.id, status: statuses.accepted });
    expect(await isOffered(submitId)).toBe(false);
  });

  test('if the problem has a generator, a validator and a reference', async () => {
    const bare = await addSearchedProblem(server, { programs: [generator] });
    expect(await isOffered(await addFailed(server, { problemId: bare, userId: learner.id }))).toBe(false);
    await inTransaction(server.platform.database, (transaction) =>
      replaceProblemSolutions(transaction, problemId, []),
    );
    expect(await isOffered(await addFailed(server, { problemId, userId: learner.id }))).toBe(false);
  });
});

describe('nothing leaks', () => {
  test('to guests, other users and administrators', async () => {
    const submitId = await addFailed(server, { problemId, userId: learner.id });
    await start(submitId);
    await judge.result((await takeSearch()).attemptId, foundResult);
    const others = [
      await server.addUser(),
      await server.addUser({ role: 'admin' }),
      await server.addUser({ role: 'root' }),
    ];
    for (const { token } of others) {
      expect(await get(submitId, token)).toBe('submissionNotFound');
      expect(await start(submitId, token)).toBe('submissionNotFound');
    }
    const guest = await server.send({
      method: 'GET',
      url: `/api/counter-example?submitId=${String(submitId)}`,
    });
    expect(guest.errorCode).toBe('loginRequired');
  });

  test('after the problem was hidden', async () => {
    const submitId = await addFailed(server, { problemId, userId: learner.id });
    await start(submitId);
    await judge.result((await takeSearch()).attemptId, foundResult);
    await server.platform.database
      .updateTable('problem')
      .set({ visibility: 'private' })
      .where('id', '=', problemId)
      .execute();
    const data = await get(submitId);
    expect(data).toMatchObject({ state: 'unavailable', reason: 'problem', example: null });
  });
});

describe('checkInput', () => {
  const ask = (limitMs?: number) =>
    checkInput(server.platform, {
      problemId,
      program: { language: 'C++', code: '// asked' },
      input: '1\n-1\n',
      userId: learner.id,
      ...(limitMs !== undefined && { limitMs }),
    });

  async function answer(result: FailingInputResult): Promise<FailingInputTask> {
    await expect.poll(async () => (await loadTasks(server)).length, { timeout: 60_000 }).toBe(1);
    const task = await takeSearch();
    await judge.result(task.attemptId, result);
    return task;
  }

  test('confirms an input on which the program fails', async () => {
    const [check, task] = await Promise.all([ask(), answer(foundResult)]);
    expect(check).toEqual({ confirmed: true, input: '1\n-1\n', expected: '-1\n', output: '0\n', status: -1 });
    expect(task).toMatchObject({ inputs: ['1\n-1\n'], generators: [], isShrunk: false, triesMaximum: 1 });
    expect(await loadTasks(server)).toEqual([]);
  });

  test.each([
    ['none', 'passes'],
    ['invalid-input', 'invalid-input'],
    ['failed', 'failed'],
  ] as const)('does not confirm one with the outcome %s', async (outcome, reason) => {
    const [check] = await Promise.all([ask(), answer({ ...foundResult, outcome, found: null })]);
    expect(check).toEqual({ confirmed: false, reason });
  });

  test('says when the problem has no reference, or no judge came', async () => {
    expect(await ask(0)).toEqual({ confirmed: false, reason: 'no-judge' });
    problemId = await addSearchedProblem(server, { judgeMode: 'interactive' });
    expect(await ask()).toEqual({ confirmed: false, reason: 'no-reference' });
  });
});
