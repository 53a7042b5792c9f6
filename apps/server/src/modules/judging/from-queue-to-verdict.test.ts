import { statuses } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { untilLockIsAwaited, whileLocked } from '../../testing/lock-races.ts';
import { startServerWithStoppedClock, type TestServer } from '../../testing/test-server.ts';
import {
  changeSubmission,
  findTestRun,
  queueCheckerCompilation,
  queueSubmission,
  queueTestRun,
  waitForTask,
  withdrawSubmissionTask,
} from '../submissions/index.ts';
import {
  addProblemWithCases,
  addSubmission,
  deleteAllTasks,
  loadCases,
  loadSubmission,
  loadTasks,
} from './testing/judged-problems.ts';
import {
  acceptedResult,
  caseResult,
  createScriptedJudge,
  type ScriptedJudge,
} from './testing/scripted-judge.ts';

let server: TestServer;
let judge: ScriptedJudge;
let userId: string;

beforeAll(async () => {
  server = await startServerWithStoppedClock();
  judge = createScriptedJudge(server.app);
  userId = (await server.addUser()).id;
});
beforeEach(() => deleteAllTasks(server));
afterAll(() => server.close());

const countOf = async (problemId: number, status: number) => {
  const row = await server.platform.database
    .selectFrom('problemResultCount')
    .select('count')
    .where('problemId', '=', problemId)
    .where('status', '=', status)
    .executeTakeFirst();
  return row?.count ?? 0;
};

const solvedBy = (problemId: number) =>
  server.platform.database
    .selectFrom('solvedProblem')
    .select('submissionId')
    .where('problemId', '=', problemId)
    .execute();

describe('a submission', () => {
  test('goes from Pending over Compiling and Judging to its verdict', async () => {
    const problemId = await addProblemWithCases(server, {
      cases: [
        { input: '1 2', answer: '3' },
        { input: '2 2', answer: '4' },
      ],
    });
    const id = await addSubmission(server, { problemId, userId, code: 'the code' });
    const task = await judge.take();
    expect(task).toMatchObject({
      kind: 'submission',
      program: { language: 'C++', code: 'the code' },
      conditions: { timeLimitMs: 1000, memoryLimitMb: 256, fileIo: null },
      checker: null,
      cases: [
        { seq: 1, score: null, input: { name: '1.in', sizeBytes: 3 } },
        { seq: 2, answer: { name: '2.out', sizeBytes: 1 } },
      ],
    });
    expect(await loadSubmission(server, id)).toMatchObject({
      status: statuses.compiling,
      judgeName: 'north',
    });
    const caseIds = task.kind === 'submission' ? task.cases.map(({ caseId }) => caseId) : [];
    const [first, second] = [1, 2].map((seq) => caseResult(seq, { caseId: caseIds[seq - 1] ?? 0 }));
    if (first === undefined || second === undefined) throw new Error('no cases');

    expect(await judge.progress(task.attemptId, [first])).toEqual({ isCurrent: true });
    expect(await loadSubmission(server, id)).toMatchObject({ status: statuses.judging });
    expect(await loadCases(server, id)).toMatchObject([{ seq: 1, inputName: '1.in', answerName: '1.out' }]);
    const shown = await server.call('GET /api/get-all-case-result', { query: { submitId: id } });
    expect(shown.envelope.data).toMatchObject({ judgeCaseList: [{ seq: 1, status: statuses.accepted }] });

    const result = { ...acceptedResult, cases: [first, second] };
    expect(await judge.result(task.attemptId, result)).toEqual({ isCurrent: true });
    expect(await loadSubmission(server, id)).toMatchObject({
      status: statuses.accepted,
      timeMs: 12,
      memoryKb: 2048,
      score: null,
      oiRankScore: null,
      judgeName: 'north',
    });
    expect(await loadCases(server, id)).toMatchObject([{ seq: 1 }, { seq: 2, inputName: '2.in' }]);
    expect(await countOf(problemId, statuses.accepted)).toBe(1);
    expect(await solvedBy(problemId)).toEqual([{ submissionId: id }]);
    expect(await loadTasks(server)).toEqual([]);
  });

  test('is judged again if the problem changed while a judge claimed it', async () => {
    const problemId = await addProblemWithCases(server);
    const id = await addSubmission(server, { problemId, userId });
    // The claim has read the problem, and waits for its task.
    const held = {
      statement: 'SELECT FROM judging_task WHERE submission_id = $1 FOR UPDATE',
      values: [id],
    };
    const taking = await whileLocked(server, held, async () => {
      const taken = judge.take();
      await untilLockIsAwaited(server);
      await server.platform.database
        .updateTable('problem')
        .set({ timeLimitMs: 777, judgingChangedAt: server.platform.clock() })
        .where('id', '=', problemId)
        .execute();
      return { taken };
    });
    const first = await taking.taken;
    expect(first).toMatchObject({ conditions: { timeLimitMs: 1000 } });
    expect(await judge.result(first.attemptId)).toEqual({ isCurrent: false });
    expect(await loadSubmission(server, id)).toMatchObject({ status: statuses.pending, judgeName: null });
    const second = await judge.take();
    expect(second).toMatchObject({ conditions: { timeLimitMs: 777 } });
    expect(await judge.result(first.attemptId)).toEqual({ isCurrent: false });
    expect(await judge.result(second.attemptId)).toEqual({ isCurrent: true });
    expect(await loadSubmission(server, id)).toMatchObject({ status: statuses.accepted });
    expect(await countOf(problemId, statuses.accepted)).toBe(1);
  });

  test('is counted once if the judge repeats its result after a lost response', async () => {
    const problemId = await addProblemWithCases(server);
    const id = await addSubmission(server, { problemId, userId });
    const { attemptId } = await judge.take();
    expect(await judge.result(attemptId)).toEqual({ isCurrent: true });
    expect(await judge.result(attemptId, { ...acceptedResult, status: -1 })).toEqual({ isCurrent: false });
    expect(await judge.progress(attemptId, [caseResult(1)])).toEqual({ isCurrent: false });
    expect(await loadSubmission(server, id)).toMatchObject({ status: statuses.accepted });
    expect(await countOf(problemId, statuses.accepted)).toBe(1);
    expect(await countOf(problemId, statuses.wrongAnswer)).toBe(0);
  });

  test('of an OI problem gets a score and a rank score, and the judge receives the points of each case', async () => {
    const problemId = await addProblemWithCases(server, {
      scoring: 'oi',
      difficulty: 2,
      cases: [{ input: 'a', answer: 'b', score: 70, group: 3 }],
    });
    const id = await addSubmission(server, { problemId, userId });
    const task = await judge.take();
    expect(task).toMatchObject({ scoring: 'oi', fullScore: 100, cases: [{ score: 70, group: 3 }] });
    await judge.result(task.attemptId, { ...acceptedResult, status: 8, score: 70 });
    expect(await loadSubmission(server, id)).toMatchObject({ status: 8, score: 70, oiRankScore: 10 });
    expect(await solvedBy(problemId)).toEqual([]);
  });

  test('of a contest or a group is neither counted nor marked as solved', async () => {
    const problemId = await addProblemWithCases(server);
    await addSubmission(server, { problemId, userId, contestId: 1, lane: 'contest' });
    await addSubmission(server, { problemId, userId, groupId: 1 });
    for (const { attemptId } of [await judge.take(), await judge.take()]) await judge.result(attemptId);
    expect(await countOf(problemId, statuses.accepted)).toBe(0);
    expect(await solvedBy(problemId)).toEqual([]);
  });

  test.each([
    [-2, true],
    [3, true],
    [4, true],
    [10, true],
    [-1, false],
    [1, false],
  ])('keeps the message of status %i: %s', async (status, isKept) => {
    const id = await addSubmission(server, { problemId: await addProblemWithCases(server), userId });
    const { attemptId } = await judge.take();
    const errorMessage = 'line\u0000 \ud800 end';
    // The table above narrows the type.
    await judge.result(attemptId, { ...acceptedResult, status: status as 3, errorMessage });
    const { errorMessage: kept } = await loadSubmission(server, id);
    expect(kept).toBe(isKept ? 'line\uFFFD \uFFFD end' : null);
  });

  test('stores any output of a program', async () => {
    const id = await addSubmission(server, { problemId: await addProblemWithCases(server), userId });
    const { attemptId } = await judge.take();
    const place = { code: 'difference', kind: 'token', line: 1, token: 1, expected: '3' } as const;
    const note = { ...place, actual: 'a\u0000b' };
    const odd = caseResult(1, { message: 'a\u0000b\udc00', timeMs: 2 ** 40, note });
    await judge.result(attemptId, { ...acceptedResult, status: -1, note, cases: [odd] });
    const stored = { ...place, actual: 'a\uFFFDb' };
    expect(await loadCases(server, id)).toMatchObject([
      { message: 'a\uFFFDb\uFFFD', timeMs: 2 ** 31 - 1, note: stored },
    ]);
    expect(await loadSubmission(server, id)).toMatchObject({ note: stored });
  });

  test('that loses its verdict leaves the counters and the solved mark to an earlier accepted one', async () => {
    const problemId = await addProblemWithCases(server);
    const first = await addSubmission(server, { problemId, userId });
    await judge.result((await judge.take()).attemptId);
    const second = await addSubmission(server, { problemId, userId });
    await judge.result((await judge.take()).attemptId);
    expect(await solvedBy(problemId)).toEqual([{ submissionId: first }]);
    const change = (id: number, status: number) =>
      inTransaction(server.platform.database, (transaction) =>
        changeSubmission(transaction, id, { status, updatedAt: new Date() }),
      );
    await change(first, statuses.wrongAnswer);
    expect(await solvedBy(problemId)).toEqual([{ submissionId: second }]);
    await change(second, statuses.cancelled);
    expect(await solvedBy(problemId)).toEqual([]);
    expect(await countOf(problemId, statuses.accepted)).toBe(0);
    expect(await countOf(problemId, statuses.wrongAnswer)).toBe(1);
  });

  test('whose stored problem forms no valid task ends in a System Error with the reason', async () => {
    const problemId = await addProblemWithCases(server, { userExtraFiles: JSON.stringify({ 'a.h': 5 }) });
    const id = await addSubmission(server, { problemId, userId });
    const good = await addSubmission(server, { problemId: await addProblemWithCases(server), userId });
    await judge.result((await judge.take()).attemptId);
    expect(await loadSubmission(server, good)).toMatchObject({ status: 0 });
    const failed = await loadSubmission(server, id);
    expect(failed.status).toBe(statuses.systemError);
    expect(failed.errorMessage).toContain('userExtraFiles.a.h');
  });
});

describe('an attempt that is no longer current', () => {
  const takeBoth = async (problemId: number) => {
    const id = await addSubmission(server, { problemId, userId });
    return { id, task: await judge.take() };
  };

  test('ends with a rejudge: its reports change nothing, the new attempt counts', async () => {
    const { id, task } = await takeBoth(await addProblemWithCases(server));
    await inTransaction(server.platform.database, async (transaction) => {
      await changeSubmission(transaction, id, { status: statuses.pending, updatedAt: new Date() });
      await queueSubmission(server.platform, transaction, {
        submissionId: id,
        userId,
        language: 'C++',
        lane: 'background',
      });
    });
    expect((await judge.heartbeat([task.attemptId])).endedAttempts).toEqual([task.attemptId]);
    expect(await judge.progress(task.attemptId, [caseResult(1)])).toEqual({ isCurrent: false });
    expect(await judge.result(task.attemptId)).toEqual({ isCurrent: false });
    expect(await loadSubmission(server, id)).toMatchObject({ status: statuses.pending });
    expect(await loadCases(server, id)).toEqual([]);

    const again = await judge.take();
    expect((await judge.heartbeat([again.attemptId])).endedAttempts).toEqual([]);
    expect(await judge.result(again.attemptId, { ...acceptedResult, status: 1 })).toEqual({
      isCurrent: true,
    });
    expect(await loadSubmission(server, id)).toMatchObject({ status: 1 });
  });

  test('ends with a cancellation, also while the task waits', async () => {
    const { id, task } = await takeBoth(await addProblemWithCases(server));
    const waiting = await addSubmission(server, { problemId: await addProblemWithCases(server), userId });
    await inTransaction(server.platform.database, async (transaction) => {
      for (const submissionId of [id, waiting]) {
        await withdrawSubmissionTask(transaction, submissionId);
        await changeSubmission(transaction, submissionId, {
          status: statuses.cancelled,
          updatedAt: new Date(),
        });
      }
    });
    expect(await judge.result(task.attemptId)).toEqual({ isCurrent: false });
    expect(await loadSubmission(server, id)).toMatchObject({ status: statuses.cancelled });
    const other = await addSubmission(server, { problemId: await addProblemWithCases(server), userId });
    await judge.result((await judge.take()).attemptId);
    expect(await loadSubmission(server, other)).toMatchObject({ status: statuses.accepted });
    expect(await loadSubmission(server, waiting)).toMatchObject({ status: statuses.cancelled });
  });

  test('is dropped if its submission got a manual verdict while it waited', async () => {
    const id = await addSubmission(server, { problemId: await addProblemWithCases(server), userId });
    await server.platform.database
      .updateTable('submission')
      .set({ status: statuses.wrongAnswer })
      .where('id', '=', id)
      .execute();
    const other = await addSubmission(server, { problemId: await addProblemWithCases(server), userId });
    await judge.result((await judge.take()).attemptId);
    expect(await loadSubmission(server, other)).toMatchObject({ status: 0 });
    expect(await loadTasks(server)).toEqual([]);
  });
});

describe('other tasks', () => {
  const program = { language: 'C++', code: 'code' };
  const conditions = {
    timeLimitMs: 1000,
    memoryLimitMb: 256,
    stackLimitMb: 64,
    fileIo: null,
    isTrailingBlankIgnored: true,
    userExtraFiles: {},
  };

  test('a test run is visible to its owner, with its result', async () => {
    const { database } = server.platform;
    const key = await inTransaction(database, (transaction) =>
      queueTestRun(server.platform, transaction, {
        userId,
        language: 'C++',
        payload: { program, conditions, input: '1 2', expectedOutput: null, judgeMode: 'default' },
      }),
    );
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect((await findTestRun(database, key, userId))?.result).toBeUndefined();
    const stranger = await server.addUser();
    expect(await findTestRun(database, key, stranger.id)).toBeUndefined();
    const task = await judge.take();
    expect(task).toMatchObject({ kind: 'test-run', input: '1 2', program });
    expect(task).not.toHaveProperty('judgeMode');
    await judge.progress(task.attemptId, []);
    await judge.result(task.attemptId, {
      kind: 'test-run',
      status: 0,
      timeMs: 1,
      memoryKb: 1,
      output: '3\u0000',
      errorText: '',
    });
    const run = await findTestRun(database, key, userId);
    expect(run).toMatchObject({ payload: { input: '1 2' }, result: { status: 0, output: '3\uFFFD' } });
    expect(await judge.heartbeat([task.attemptId])).toMatchObject({ endedAttempts: [task.attemptId] });
  });

  test('a checker is compiled while its author waits', async () => {
    const { database } = server.platform;
    const compile = () =>
      inTransaction(database, (transaction) =>
        queueCheckerCompilation(server.platform, transaction, {
          userId,
          language: 'C++',
          payload: { program, role: 'checker', judgeExtraFiles: {} },
        }),
      );
    const waiting = waitForTask(server.platform, await compile(), 120_000);
    const task = await judge.take();
    expect(task).toMatchObject({ kind: 'compile-checker', role: 'checker' });
    await judge.result(task.attemptId, { kind: 'compile-checker', status: -2, message: 'missing ;' });
    expect(await waiting).toMatchObject({ status: -2, message: 'missing ;' });
    const late = await compile();
    expect(await waitForTask(server.platform, late, 0)).toBeUndefined();
    expect((await loadTasks(server)).map(({ id }) => id)).not.toContain(late);
  });

  test('a result of another kind is a System Error, not a crash', async () => {
    const id = await addSubmission(server, { problemId: await addProblemWithCases(server), userId });
    const { attemptId } = await judge.take();
    await judge.result(attemptId, { kind: 'compile-checker', status: 0, message: null });
    expect(await loadSubmission(server, id)).toMatchObject({ status: statuses.systemError });
  });
});
