import { problemCheckLimits, statuses } from '@touchstone/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { untilLockIsAwaited, whileLocked } from '../../testing/lock-races.ts';
import { addSubmission } from '../../testing/sample-content.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { addProblemWithCases, deleteAllTasks, loadSubmission } from '../judging/testing/judged-problems.ts';
import { createScriptedJudge } from '../judging/testing/scripted-judge.ts';
import { checkResult, loadCheck, startCheckedServer } from './testing/checked-site.ts';

let server: TestServer;
let setter: { id: string; token: string };
let users: { id: string; username: string }[];
let pid: number;
beforeAll(async () => {
  server = await startCheckedServer();
  server.stopClock();
  users = await Promise.all([1, 2, 3].map(() => server.addUser()));
});
beforeEach(async () => {
  await deleteAllTasks(server);
  setter = await server.addUser({ role: 'problem_admin' });
  pid = await addProblemWithCases(server, { authorId: setter.id });
});
afterAll(() => server.close());

const submit = (user: number, status: number, changes: object = {}) =>
  addSubmission(server, {
    problemId: pid,
    userId: users[user]?.id ?? '',
    status,
    language: 'C++',
    code: `// ${String(status)}`,
    updatedAt: server.platform.clock(),
    ...changes,
  });
const start = () => server.call('POST /api/admin/problem/trial', { token: setter.token, body: { pid } });
const read = () => loadCheck(server, 'GET /api/admin/problem/trial', { pid, token: setter.token });
const chosen = async () => (await read()).submissions.map(({ submitId }) => submitId);

test('judges submissions with the current data, and changes none of them', async () => {
  const accepted = await submit(0, 0);
  const wrong = await submit(1, -1);
  const before = await Promise.all([accepted, wrong].map((id) => loadSubmission(server, id)));
  expect((await start()).errorCode).toBeUndefined();
  expect(await read()).toMatchObject({ isRunning: true, candidates: 2, differences: [] });
  const judge = createScriptedJudge(server.app);
  for (const status of [1, -1] as const) {
    const task = await judge.take();
    // Like a submission, it stops at the first failed case.
    expect(task).toMatchObject({ kind: 'program-check', isExhaustive: false });
    await judge.result(task.attemptId, checkResult({ status, score: null }));
  }
  const trial = await read();
  expect(trial).toMatchObject({ isRunning: false });
  const statusesBefore = new Map(trial.submissions.map((one) => [one.submitId, one.before.status]));
  expect(statusesBefore).toEqual(
    new Map([
      [accepted, 0],
      [wrong, -1],
    ]),
  );
  expect(new Set(trial.submissions.map(({ after }) => after.status))).toEqual(new Set([1, -1]));
  expect(await Promise.all([accepted, wrong].map((id) => loadSubmission(server, id)))).toEqual(before);
  const { database } = server.platform;
  const counts = await database
    .selectFrom('problemResultCount')
    .select(['status', 'count'])
    .where('problemId', '=', pid)
    .orderBy('status')
    .execute();
  expect(counts).toEqual([
    { status: -1, count: 1 },
    { status: 0, count: 1 },
  ]);
});

test('does not deadlock with a concurrent deletion of the problem', async () => {
  const id = await submit(0, 0);
  const held = { statement: 'SELECT FROM submission WHERE id = $1 FOR UPDATE', values: [id] };
  const { starting } = await whileLocked(server, held, async (ask) => {
    const started = start();
    await untilLockIsAwaited(server);
    await ask('SELECT FROM problem WHERE id = $1 FOR UPDATE NOWAIT', [pid]);
    return { starting: started };
  });
  expect((await starting).errorCode).toBeUndefined();
});

test('takes outdated submissions first, then the newest of every user, alternating the verdicts', async () => {
  const older = await submit(0, 0);
  const wrongs = [await submit(1, -1), await submit(2, -1)];
  const newest = await submit(0, 1);
  await start();
  // Newest submissions of users: TLE and one WA come before the second WA; the older one of a user is last.
  expect(new Set((await chosen()).slice(0, 2))).toEqual(new Set([newest, wrongs[1]]));
  expect((await chosen()).at(-1)).toBe(older);
  await server.platform.database
    .updateTable('submission')
    .set({ updatedAt: new Date(0) })
    .where('id', '=', older)
    .execute();
  await server.platform.database
    .updateTable('problem')
    .set({ judgingChangedAt: new Date(1000) })
    .where('id', '=', pid)
    .execute();
  await start();
  expect((await chosen())[0]).toBe(older);
});

test('excludes submissions without a verdict of a judge', async () => {
  const wrong = await submit(0, -1);
  await submit(0, statuses.pending);
  await submit(1, statuses.cancelled);
  await submit(1, statuses.submittedFailed);
  await submit(2, 0, { isManual: true });
  await start();
  expect(await chosen()).toEqual([wrong]);
});

test('takes at most the maximum number', async () => {
  const row = { problemId: pid, userId: users[0]?.id ?? '', language: 'C++', code: 'x', codeLength: 1 };
  const rows = Array.from({ length: problemCheckLimits.trialMaximum + 5 }, () => ({ ...row, status: -1 }));
  await server.platform.database.insertInto('submission').values(rows).execute();
  await start();
  expect(await chosen()).toHaveLength(problemCheckLimits.trialMaximum);
  expect(await read()).toMatchObject({ candidates: problemCheckLimits.trialMaximum + 5 });
});

test('is refused without submissions', async () => {
  expect((await start()).errorCode).toBe('trialWithoutSubmissions');
});

test('reports changes of the problem since, and can be cancelled', async () => {
  await submit(0, 0);
  await start();
  const { database } = server.platform;
  await database.updateTable('problem').set({ timeLimitMs: 5000 }).where('id', '=', pid).execute();
  expect(await read()).toMatchObject({ differences: ['limits'] });
  await server.call('DELETE /api/admin/problem/trial', { token: setter.token, query: { pid } });
  expect(await read()).toMatchObject({
    isRunning: false,
    submissions: [{ before: { status: 0 }, after: { status: statuses.cancelled } }],
  });
});
