import { problemCheckLimits, statuses } from '@touchstone/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestServer } from '../../testing/test-server.ts';
import {
  addProblemWithCases,
  addSubmission,
  deleteAllTasks,
  loadTasks,
} from '../judging/testing/judged-problems.ts';
import { caseResult, createScriptedJudge, type ScriptedJudge } from '../judging/testing/scripted-judge.ts';
import { startSiblingServer, type SiblingServer } from '../judging/testing/sibling-server.ts';
import {
  checkResult,
  storeSolutions,
  loadCheck,
  solution,
  startCheckedServer,
} from './testing/checked-site.ts';

let server: TestServer;
let sibling: SiblingServer;
let setter: { id: string; token: string };
let pid: number;
let judge: ScriptedJudge;
let judges = 0;

const cases = [
  { input: '1 2\n', answer: '3\n' },
  { input: '5 6\n', answer: '11\n' },
];
beforeAll(async () => {
  server = await startCheckedServer();
  server.stopClock();
  sibling = await startSiblingServer(server);
});
beforeEach(async () => {
  await deleteAllTasks(server);
  setter = await server.addUser({ role: 'problem_admin' });
  pid = await addProblemWithCases(server, { authorId: setter.id, cases });
  judges += 1;
  judge = createScriptedJudge(server.app, { name: `judge-${String(judges)}` });
});
afterAll(async () => {
  await sibling.close();
  await server.close();
});

const start = (token = setter.token, problem = pid) =>
  server.call('POST /api/admin/problem/check', { token, body: { pid: problem } });
const read = () => loadCheck(server, 'GET /api/admin/problem/check', { pid, token: setter.token });
const save = (solutions: object[], token = setter.token) =>
  server.send({
    method: 'PUT',
    url: '/api/admin/problem/solutions',
    headers: { authorization: token },
    payload: { pid, solutions },
  });

async function startWith(...names: string[]) {
  await storeSolutions(
    server,
    pid,
    names.map((name) => solution(name)),
  );
  const { errorCode } = await start();
  expect(errorCode).toBeUndefined();
}

describe('solutions', () => {
  test('saved by several users concurrently equal one of the saved lists', async () => {
    const sets = ['a', 'b', 'c', 'd'].map((name) => [solution(name), solution(`${name} slow`)]);
    const answers = await Promise.all(sets.map((set) => save(set)));
    expect(answers.map(({ errorCode }) => errorCode)).toEqual(sets.map(() => undefined));
    const { envelope } = await server.call('GET /api/admin/problem/solutions', {
      token: setter.token,
      query: { pid },
    });
    expect(sets).toContainEqual(envelope.data);
  });

  test('are stored in order, and the audit log has the previous list', async () => {
    await save([solution('first'), solution('second', { expectedStatuses: [] })]);
    const changed = [solution('second', { expectedStatuses: [-1, 1] }), solution('third', { language: 'C' })];
    expect((await save(changed)).envelope.data).toEqual(changed);
    const { envelope } = await server.call('GET /api/admin/problem/solutions', {
      token: setter.token,
      query: { pid },
    });
    expect(envelope.data).toEqual(changed);
    const entry = await server.platform.database
      .selectFrom('auditLog')
      .selectAll()
      .where('actorId', '=', setter.id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ action: 'problem.change-solutions', target: `problem ${String(pid)}` });
    expect(JSON.stringify(entry.before)).toContain('first');
    expect(JSON.stringify(entry.after)).not.toContain('first');
  });

  test.each([
    ['two of one name', [solution('same'), solution(' same ')], 'solutionNameTaken'],
    ['no code', [solution('empty', { code: ' \n' })], 'solutionCodeBlank'],
    ['an unknown language', [solution('odd', { language: 'Cobol' })], 'solutionLanguageUnknown'],
    ['a blank name', [solution(' ')], 'invalidField'],
    ['an expectation that is no final status', [solution('x', { expectedStatuses: [5] })], 'invalidField'],
    [
      'too many',
      Array.from({ length: problemCheckLimits.solutionsMaximum + 1 }, (_, at) => solution(String(at))),
      'invalidField',
    ],
  ])('are refused with %s, and nothing changes', async (_, solutions, code) => {
    await save([solution('kept')]);
    expect((await save(solutions)).errorCode).toBe(code);
    const { envelope } = await server.call('GET /api/admin/problem/solutions', {
      token: setter.token,
      query: { pid },
    });
    expect(envelope.data).toEqual([solution('kept')]);
  });
});

describe('a check', () => {
  test('sends each solution with all cases to a judge, and shows the results', async () => {
    await startWith('model', 'other');
    expect(await read()).toMatchObject({ isRunning: true, differences: [], timeLimit: 1000 });
    const task = await judge.take();
    expect(task).toMatchObject({
      kind: 'program-check',
      // For the logs of the judge.
      requestId: expect.stringMatching(/^[\w-]{8,}$/),
      program: { language: 'C++', code: '// model' },
      isExhaustive: true,
      cases: [{ seq: 1 }, { seq: 2 }],
    });
    await judge.progress(task.attemptId, [caseResult(2, { status: -1, message: 'expected 11' })]);
    const [model] = (await read()).programs;
    expect(model).toMatchObject({
      status: statuses.judging,
      isAsExpected: null,
      cells: [[2, -1, 3, 1024, null]],
    });
    const found = [caseResult(1), caseResult(2, { status: -1, message: 'expected 11' })];
    await judge.result(task.attemptId, checkResult({ status: -1, cases: found }));
    const check = await read();
    expect(check.programs).toMatchObject([
      {
        name: 'model',
        status: -1,
        isAsExpected: false,
        cells: [
          [1, 0, 3, 1024, null],
          [2, -1, 3, 1024, null],
        ],
      },
      { name: 'other', status: statuses.pending, cells: [] },
    ]);
    const program = check.programs[0]?.id ?? 0;
    const query = { pid, program, seq: 2 };
    const detail = await server.call('GET /api/admin/problem/check/case', { token: setter.token, query });
    expect(detail.envelope.data).toEqual({ message: 'expected 11', note: null });
    await judge.result((await judge.take()).attemptId, checkResult());
    expect(await read()).toMatchObject({ isRunning: false });
    expect(await loadTasks(server)).toEqual([]);
  });

  test("sends only what changed since the client's version", async () => {
    await startWith('model', 'other');
    const first = await judge.take();
    await judge.progress(first.attemptId, [caseResult(1)]);
    const whole = await read();
    expect(whole.cases).toHaveLength(2);
    expect(whole.unchanged).toBeUndefined();
    const readOn = async (have: string) =>
      (await server.call('GET /api/admin/problem/check', { token: setter.token, query: { pid, have } }))
        .envelope.data;
    const [model, other] = whole.programs;
    const marks = whole.marks?.join(',') ?? '';
    expect(await readOn(marks)).toEqual({
      ...whole,
      cases: [],
      programs: [{ ...model, cells: [] }, other],
      unchanged: [model?.id, other?.id],
    });
    await judge.progress(first.attemptId, [caseResult(2)]);
    expect(await readOn(marks)).toMatchObject({
      cases: [],
      programs: [{ cells: [[1], [2]].map(([seq]) => [seq, 0, 3, 1024, null]) }, { cells: [] }],
      unchanged: [other?.id],
    });
    expect(await readOn('0.0,nonsense')).toEqual(await read());
    await start();
    expect(await readOn(marks)).toEqual(await read());
  });

  test('changes no submission and no counter', async () => {
    await startWith('model');
    await judge.result((await judge.take()).attemptId, checkResult());
    const { database } = server.platform;
    for (const table of ['submission', 'problemResultCount', 'solvedProblem'] as const)
      expect(await database.selectFrom(table).selectAll().where('problemId', '=', pid).execute()).toEqual([]);
  });

  test("waits behind submissions, and leaves half of a judge's capacity to them", async () => {
    await startWith('one', 'two', 'three');
    const { id: userId } = await server.addUser();
    await addSubmission(server, { problemId: pid, userId });
    await judge.heartbeat([], { slots: 4 });
    expect((await judge.take()).kind).toBe('submission');
    const checks = await judge.next(16);
    // Jobs of deleted tasks take a share of the requested number.
    while (checks.length < 2) checks.push(...(await judge.next(16)));
    expect(checks).toHaveLength(2);
    await addSubmission(server, { problemId: pid, userId });
    expect((await judge.take()).kind).toBe('submission');
  });

  test('is restarted by another judge when its judge dies, and late reports of the first are refused', async () => {
    await startWith('model');
    const { attemptId } = await judge.take();
    await judge.progress(attemptId, [caseResult(1)]);
    server.passTime(17);
    await sibling.sweep();
    expect((await read()).programs).toMatchObject([{ status: statuses.pending, cells: [] }]);
    const other = createScriptedJudge(server.app, { name: `${judge.name}-other` });
    const again = await other.take();
    expect(await judge.progress(attemptId, [caseResult(1, { status: 3 })])).toEqual({ isCurrent: false });
    expect(await judge.result(attemptId, checkResult({ status: 3 }))).toEqual({ isCurrent: false });
    expect(await other.result(again.attemptId, checkResult())).toEqual({ isCurrent: true });
    expect(await other.result(again.attemptId, checkResult({ status: 3 }))).toEqual({ isCurrent: false });
    expect((await read()).programs).toMatchObject([{ status: 0 }]);
  });

  test('ends in a System Error after three lost judges, which matches no expectation', async () => {
    await startWith('killer');
    for (const name of ['a', 'b', 'c']) {
      await createScriptedJudge(server.app, { name: `${judge.name}-${name}` }).take();
      server.passTime(17);
      await sibling.sweep();
    }
    expect((await read()).programs).toMatchObject([{ status: statuses.systemError, isAsExpected: null }]);
    expect(await loadTasks(server)).toEqual([]);
  });

  test('waits for a judge without a time limit', async () => {
    await startWith('patient');
    server.passTime(3600);
    await sibling.sweep();
    expect((await judge.take()).kind).toBe('program-check');
  });

  test('fails immediately when no judge offers the language', async () => {
    await storeSolutions(server, pid, [solution('odd', { language: 'Cobol' })]);
    await start();
    expect(await read()).toMatchObject({
      isRunning: false,
      programs: [{ status: statuses.submittedFailed, message: expect.stringContaining('Cobol') as string }],
    });
  });

  test('can be cancelled: its judge is stopped, and known results stay', async () => {
    await startWith('model', 'other');
    const { attemptId } = await judge.take();
    await judge.progress(attemptId, [caseResult(1)]);
    const query = { pid };
    await server.call('DELETE /api/admin/problem/check', { token: setter.token, query });
    expect(await read()).toMatchObject({
      isRunning: false,
      programs: [
        { status: statuses.cancelled, cells: [[1, 0, 3, 1024, null]] },
        { status: statuses.cancelled },
      ],
    });
    expect((await judge.heartbeat([attemptId])).endedAttempts).toEqual([attemptId]);
    expect(await judge.result(attemptId, checkResult())).toEqual({ isCurrent: false });
  });

  test('replaces the previous check', async () => {
    await startWith('model');
    const { attemptId } = await judge.take();
    await startWith('better');
    expect(await judge.result(attemptId, checkResult())).toEqual({ isCurrent: false });
    expect((await read()).programs).toMatchObject([{ name: 'better', status: statuses.pending }]);
  });

  test('reports the differences since it started', async () => {
    await startWith('model');
    const { database } = server.platform;
    const differences = async () => (await read()).differences;
    await storeSolutions(server, pid, [solution('model', { expectedStatuses: [-1] })]);
    expect(await differences()).toEqual([]);
    await storeSolutions(server, pid, [solution('model', { code: 'other' })]);
    expect(await differences()).toEqual(['solutions']);
    await database.updateTable('problem').set({ timeLimitMs: 2000 }).where('id', '=', pid).execute();
    await database.deleteFrom('problemCase').where('problemId', '=', pid).where('position', '=', 2).execute();
    expect(await differences()).toEqual(['cases', 'limits', 'solutions']);
    // The results belong to the data of that time.
    expect(await read()).toMatchObject({ timeLimit: 1000, cases: [{ seq: 1 }, { seq: 2 }] });
  });

  test('uses the current expectations without judging again', async () => {
    await startWith('model');
    await judge.result((await judge.take()).attemptId, checkResult({ status: 1 }));
    expect((await read()).programs).toMatchObject([{ isAsExpected: false }]);
    await storeSolutions(server, pid, [solution('model', { expectedStatuses: [1] })]);
    expect((await read()).programs).toMatchObject([{ isAsExpected: true }]);
  });

  test('requires solutions, cases, and a problem that is judged locally', async () => {
    expect((await start()).errorCode).toBe('checkWithoutSolutions');
    const empty = await addProblemWithCases(server, { authorId: setter.id, cases: [] });
    expect((await start(setter.token, empty)).errorCode).toBe('checkWithoutCases');
    const remote = await addProblemWithCases(server, { authorId: setter.id, isRemote: true });
    expect((await start(setter.token, remote)).errorCode).toBe('checkOfRemoteProblem');
    expect((await start(setter.token, 999_999)).errorCode).toBe('problemNotFound');
  });

  test('is limited to a few at a time', async () => {
    const others: number[] = [];
    for (let count = 0; count < problemCheckLimits.runningMaximum; count += 1) {
      others.push(await addProblemWithCases(server, { authorId: setter.id, cases }));
      await storeSolutions(server, others.at(-1) ?? 0, [solution('model')]);
      expect((await start(setter.token, others.at(-1))).errorCode).toBeUndefined();
    }
    await storeSolutions(server, pid, [solution('model')]);
    expect((await start()).errorCode).toBe('checksTooMany');
    // A repeated check of the same problem does not count.
    expect((await start(setter.token, others[0])).errorCode).toBeUndefined();
    await server.call('DELETE /api/admin/problem/check', {
      token: setter.token,
      query: { pid: others[1] ?? 0 },
    });
    expect((await start()).errorCode).toBeUndefined();
  });
});

describe('permissions', () => {
  test('are those of users who may edit the problem', async () => {
    await storeSolutions(server, pid, [solution('secret')]);
    const stranger = await server.addUser({ role: 'admin' });
    const user = await server.addUser();
    const root = await server.addUser({ role: 'root' });
    const query = { pid };
    const calls = (token?: string) =>
      Promise.all([
        ...(['solutions', 'check', 'trial', 'check/case?program=1&seq=1'] as const).map((path) =>
          server.send({
            method: 'GET',
            url: `/api/admin/problem/${path}${path.includes('?') ? '&' : '?'}pid=${String(pid)}`,
            headers: token === undefined ? {} : { authorization: token },
          }),
        ),
        server.call('POST /api/admin/problem/check', { ...(token && { token }), body: query }),
        server.call('POST /api/admin/problem/trial', { ...(token && { token }), body: query }),
        server.call('DELETE /api/admin/problem/check', { ...(token && { token }), query }),
        server.call('DELETE /api/admin/problem/trial', { ...(token && { token }), query }),
        save([], token ?? ''),
      ]);
    for (const [token, code] of [
      [undefined, 'loginRequired'],
      [user.token, 'noPermission'],
      [stranger.token, 'problemNotYours'],
    ] as const) {
      const answers = await calls(token);
      expect(new Set(answers.map(({ errorCode }) => errorCode))).toEqual(new Set([code]));
      expect(JSON.stringify(answers)).not.toContain('secret');
    }
    expect((await start(root.token)).errorCode).toBeUndefined();
  });

  test('do not extend to cases of another problem', async () => {
    await startWith('model');
    const program = (await read()).programs[0]?.id ?? 0;
    const other = await addProblemWithCases(server, { authorId: setter.id });
    const query = { pid: other, program, seq: 1 };
    const answer = await server.call('GET /api/admin/problem/check/case', { token: setter.token, query });
    expect(answer.errorCode).toBe('checkNotFound');
  });
});
