import {
  statuses,
  type WirePreviewBoardRow,
  type WirePreviewChange,
  type WirePreviewPerson,
} from '@touchstone/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { correctRecount } from '../../testing/correct-recount.ts';
import { addSubmission } from '../../testing/sample-content.ts';
import { startServerWithStoppedClock, type TestServer } from '../../testing/test-server.ts';
import {
  addProblemWithCases,
  deleteAllTasks,
  loadCases,
  loadSubmission,
  loadTasks,
} from '../judging/testing/judged-problems.ts';
import { storeLanguages } from '../site/index.ts';
import { checkCounters, repairCounters } from '../submissions/index.ts';
import {
  addPreviewedContest,
  decide,
  judgePrograms,
  listPart,
  loadPreview,
  startPreview,
  type Person,
} from './testing/previewed-site.ts';

const { accepted, wrongAnswer, timeLimitExceeded, pending } = statuses;

let server: TestServer;
let root: Person;
let ann: Person;
let bo: Person;
let jury: Person;
beforeAll(async () => {
  server = await startServerWithStoppedClock();
  await storeLanguages(server.platform);
  root = await server.addUser({ role: 'root' });
  [ann, bo, jury] = [
    await server.addUser({ username: 'ann' }),
    await server.addUser({ username: 'bo' }),
    await server.addUser({ username: 'jury' }),
  ];
});
beforeEach(() => deleteAllTasks(server));
afterAll(() => server.close());

async function addBoard(contest: Parameters<typeof addPreviewedContest>[1] = {}) {
  const played = await addPreviewedContest(server, contest);
  await played.appoint(jury, 'jury');
  return {
    ...played,
    annA: await played.submit(ann, 'A', { minute: 10, status: accepted, next: wrongAnswer }),
    boA: await played.submit(bo, 'A', { minute: 30, status: accepted, next: accepted }),
    boB: await played.submit(bo, 'B', {
      minute: 40,
      status: timeLimitExceeded,
      next: timeLimitExceeded,
    }),
  };
}

const snapshot = async (ids: readonly number[]) =>
  Promise.all(
    ids.map(async (id) => ({
      submission: await loadSubmission(server, id),
      cases: await loadCases(server, id),
    })),
  );

const withoutVersion = (rows: Awaited<ReturnType<typeof snapshot>>) =>
  rows.map(({ submission, cases }) => ({ submission: { ...submission, version: 0 }, cases }));

describe('of a contest', () => {
  test('shows changed verdicts with the deciding case, the moved ranks and who gets a message', async () => {
    const { cid, annA, boA, boB, problems } = await addBoard();
    const untouched = await snapshot([annA, boA, boB]);
    const id = await startPreview(server, jury.token, { cid });
    expect(await loadPreview(server, jury.token, id)).toMatchObject({
      state: 'running',
      total: 3,
      judged: 0,
    });
    await judgePrograms(server);
    expect(await snapshot([annA, boA, boB])).toEqual(untouched);
    expect(await loadPreview(server, jury.token, id)).toMatchObject({
      state: 'ready',
      judged: 3,
      // Test submissions have no cases.
      counts: { changed: 1, rescored: 0, cases: 2, same: 0, unknown: 0 },
      moves: [{ from: accepted, to: wrongAnswer, count: 1 }],
      problems: [
        { pid: problems.A.pid, problemId: 'A', counts: { changed: 1 } },
        { pid: problems.B.pid, problemId: 'B', counts: { changed: 0 } },
      ],
      contests: [{ cid, scoring: 'acm', isFrozen: false }],
      affectedUsers: 1,
      toldUsers: 1,
      staleReasons: [],
    });
    const token = jury.token;
    expect(await listPart<WirePreviewChange>(server, 'changes', { token, id })).toMatchObject([
      {
        submitId: annA,
        username: 'ann',
        problemId: 'A',
        outcome: 'changed',
        before: { status: accepted, time: 5, decidingCase: null },
        after: {
          status: wrongAnswer,
          time: 7,
          caseCount: 2,
          decidingCase: { seq: 2, status: wrongAnswer },
        },
      },
    ]);
    expect(await listPart<WirePreviewPerson>(server, 'people', { token, id })).toMatchObject([
      { username: 'ann', changes: 1, gained: 0, lost: 1, isTold: true },
    ]);
    const board = await listPart<WirePreviewBoardRow>(server, 'board', { token, id, cid });
    expect(board).toMatchObject([
      { username: 'bo', before: { rank: 2 }, after: { rank: 1 }, firstsGained: ['A'] },
      {
        username: 'ann',
        before: { rank: 1, result: 1 },
        after: { rank: 2, result: 0 },
        firstsLost: ['A'],
      },
    ]);
  });

  test('is applied as previewed, kept in the audit log, and undone exactly', async () => {
    const { cid, annA, boA, boB } = await addBoard();
    const before = await snapshot([annA, boA, boB]);
    const id = await startPreview(server, jury.token, { cid });
    await judgePrograms(server);
    expect(await decide(server, 'apply', { token: jury.token, id, notify: true })).toBeUndefined();
    expect(await loadSubmission(server, annA)).toMatchObject({
      status: wrongAnswer,
      timeMs: 7,
      judgeName: 'previews',
    });
    expect((await loadCases(server, annA)).map(({ status }) => status)).toEqual([accepted, wrongAnswer]);
    expect(await loadPreview(server, jury.token, id)).toMatchObject({
      state: 'applied',
      isUndoable: true,
    });
    const board = await listPart<WirePreviewBoardRow>(server, 'board', {
      token: jury.token,
      id,
      cid,
    });
    expect(board).toMatchObject([
      { username: 'bo', before: { rank: 2 }, after: { rank: 1 } },
      { username: 'ann' },
    ]);
    const audit = await server.platform.database
      .selectFrom('auditLog')
      .select(['before', 'after'])
      .where('action', '=', 'rejudge-preview.apply')
      .where('target', '=', `contest ${String(cid)}`)
      .executeTakeFirstOrThrow();
    expect(audit.before).toMatchObject({
      submissions: expect.arrayContaining([expect.objectContaining({ id: annA, status: accepted })]),
    });
    const notices = await server.platform.database
      .selectFrom('userNotice')
      .select('recipientId')
      .where('recipientId', 'in', [ann.id, bo.id])
      .execute();
    expect(notices).toEqual([{ recipientId: ann.id }]);
    expect(await decide(server, 'undo', { token: jury.token, id })).toBeUndefined();
    expect(withoutVersion(await snapshot([annA, boA, boB]))).toEqual(withoutVersion(before));
    expect(await loadPreview(server, jury.token, id)).toMatchObject({
      state: 'undone',
      isUndoable: false,
    });
    expect(await decide(server, 'undo', { token: jury.token, id })).toBe('rejudgePreviewNotApplied');
    expect(await decide(server, 'apply', { token: jury.token, id })).toBe('rejudgePreviewApplied');
  });

  test('cannot be undone after a later verdict', async () => {
    const { cid, annA } = await addBoard();
    const id = await startPreview(server, jury.token, { cid });
    await judgePrograms(server);
    await decide(server, 'apply', { token: jury.token, id });
    const query = { submitId: annA, status: accepted };
    await server.call('GET /api/admin/judge/manual-judge', { token: root.token, query });
    expect(await loadPreview(server, jury.token, id)).toMatchObject({ isUndoable: false });
    expect(await decide(server, 'undo', { token: jury.token, id })).toBe('rejudgePreviewNotUndoable');
    expect(await loadSubmission(server, annA)).toMatchObject({ status: accepted, isManual: true });
  });

  test('reaches one problem only, and is deleted with its contest', async () => {
    const { cid, annA, problems } = await addBoard();
    const id = await startPreview(server, jury.token, { cid, pid: problems.A.pid });
    expect(await judgePrograms(server)).toHaveLength(2);
    expect(await loadPreview(server, jury.token, id)).toMatchObject({ problemId: 'A', total: 2 });
    expect(await listPart<WirePreviewChange>(server, 'changes', { token: jury.token, id })).toMatchObject([
      { submitId: annA },
    ]);
    const again = await startPreview(server, jury.token, { cid });
    await server.platform.database.deleteFrom('judgingTask').execute();
    await server.call('DELETE /api/admin/contest', {
      token: root.token,
      query: { cid, confirm: 'submissionsDetached' },
    });
    const { errorCode } = await server.call('GET /api/rejudge-preview', {
      token: root.token,
      query: { id: again },
    });
    expect(errorCode).toBe('rejudgePreviewNotFound');
  });
});

describe('is refused as stale', () => {
  const staleBy = async (change: (played: Awaited<ReturnType<typeof addBoard>>) => Promise<unknown>) => {
    const played = await addBoard();
    const id = await startPreview(server, jury.token, { cid: played.cid });
    await judgePrograms(server);
    await change(played);
    const before = await loadSubmission(server, played.annA);
    expect(await decide(server, 'apply', { token: jury.token, id })).toBe('rejudgePreviewStale');
    expect(await loadSubmission(server, played.annA)).toEqual(before);
    return (await loadPreview(server, jury.token, id)).staleReasons;
  };

  test('after a verdict by hand', async () => {
    const reasons = await staleBy(({ boA }) =>
      server.call('GET /api/admin/judge/manual-judge', {
        token: root.token,
        query: { submitId: boA, status: wrongAnswer },
      }),
    );
    expect(reasons).toContain('verdicts');
  });

  test('after a rejudge', async () => {
    const reasons = await staleBy(({ boA }) =>
      server.call('GET /api/admin/judge/rejudge', { token: root.token, query: { submitId: boA } }),
    );
    expect(reasons).toContain('verdicts');
  });

  test.each([
    ['was', wrongAnswer],
    ['is being', statuses.judging],
  ])('after a submission that %s judged with older data', async (_when, status) => {
    const reasons = await staleBy(async (played) => {
      const id = await played.submit(ann, 'B', { minute: 50, status, next: accepted });
      const changedAt = new Date('2024-01-02');
      const problem = server.platform.database.updateTable('problem').where('id', '=', played.problems.B.pid);
      await problem.set({ judgingChangedAt: changedAt }).execute();
      const submission = server.platform.database.updateTable('submission').where('id', '=', id);
      await submission.set({ judgedAsOf: new Date('2024-01-01') }).execute();
    });
    expect(reasons).toEqual(['submissions']);
  });

  test('after a change of the data', async () => {
    const reasons = await staleBy(({ problems }) =>
      server.platform.database
        .updateTable('problem')
        .set({ timeLimitMs: 77 })
        .where('id', '=', problems.A.pid)
        .execute(),
    );
    expect(reasons).toEqual(['data']);
  });

  test('after a submission was deleted', async () => {
    const reasons = await staleBy(({ boB }) =>
      server.platform.database.deleteFrom('submission').where('id', '=', boB).execute(),
    );
    expect(reasons).toEqual(['verdicts']);
  });
});

test('is applied while submissions arrive and get their verdicts', async () => {
  const played = await addBoard();
  const id = await startPreview(server, jury.token, { cid: played.cid });
  await judgePrograms(server);
  const waiting = await played.submit(ann, 'B', { minute: 50, status: pending, next: accepted });
  const judged = await played.submit(bo, 'B', { minute: 51, status: accepted, next: accepted });
  const before = [await loadSubmission(server, waiting), await loadSubmission(server, judged)];
  expect((await loadPreview(server, jury.token, id)).staleReasons).toEqual([]);
  expect(await decide(server, 'apply', { token: jury.token, id })).toBeUndefined();
  expect([await loadSubmission(server, waiting), await loadSubmission(server, judged)]).toEqual(before);
});

test('a fresh preview judges only what is new', async () => {
  const played = await addBoard();
  const { cid, boA } = played;
  const first = await startPreview(server, jury.token, { cid });
  expect(await judgePrograms(server)).toHaveLength(3);
  await played.submit(bo, 'B', { minute: 55, status: wrongAnswer, next: accepted });
  const query = { submitId: boA, status: wrongAnswer };
  await server.call('GET /api/admin/judge/manual-judge', { token: root.token, query });
  const fresh = await startPreview(server, jury.token, { cid });
  expect(await judgePrograms(server)).toHaveLength(1);
  expect(await loadPreview(server, jury.token, fresh)).toMatchObject({
    total: 3,
    counts: { changed: 2 },
  });
  const gone = await server.call('GET /api/rejudge-preview', {
    token: jury.token,
    query: { id: first },
  });
  expect(gone.errorCode).toBe('rejudgePreviewNotFound');
  expect(await decide(server, 'apply', { token: jury.token, id: fresh })).toBeUndefined();
});

test('a running preview cannot be applied, and discarding it leaves nothing', async () => {
  const { cid } = await addBoard();
  const id = await startPreview(server, jury.token, { cid });
  await judgePrograms(server, 1);
  expect(await decide(server, 'apply', { token: jury.token, id })).toBe('rejudgePreviewRunning');
  await server.call('DELETE /api/rejudge-preview', { token: jury.token, query: { id } });
  const { database } = server.platform;
  expect(await loadTasks(server)).toEqual([]);
  const left = await database.selectFrom('problemCheck').select('id').where('previewId', '=', id).execute();
  expect(left).toEqual([]);
  const listed = await server.call('GET /api/rejudge-previews', {
    token: jury.token,
    query: { cid },
  });
  expect(listed.envelope.data).toEqual([]);
});

test('a submission whose judge failed keeps its verdict', async () => {
  const { cid, annA, submit } = await addBoard();
  const failed = await submit(ann, 'B', {
    minute: 50,
    status: accepted,
    next: statuses.systemError,
  });
  const id = await startPreview(server, jury.token, { cid });
  await judgePrograms(server);
  expect(await loadPreview(server, jury.token, id)).toMatchObject({
    counts: { unknown: 1, changed: 1 },
  });
  const before = await loadSubmission(server, failed);
  await decide(server, 'apply', { token: jury.token, id });
  expect(await loadSubmission(server, failed)).toEqual(before);
  expect(await loadSubmission(server, annA)).toMatchObject({ status: wrongAnswer });
});

test('nothing to judge, and too much to say, are refused', async () => {
  const { cid } = await addPreviewedContest(server);
  const start = (body: object) => server.call('POST /api/rejudge-previews', { token: root.token, body });
  expect((await start({ cid })).errorCode).toBe('rejudgePreviewEmpty');
  expect((await start({})).errorCode).toBe('rejudgePreviewScope');
});

test('an author is not told about a frozen OI contest', async () => {
  const { cid } = await addBoard({ scoring: 'oi', isFrozen: true });
  const id = await startPreview(server, jury.token, { cid });
  await judgePrograms(server);
  expect(await loadPreview(server, jury.token, id)).toMatchObject({
    affectedUsers: 1,
    toldUsers: 0,
    contests: [{ isFrozen: true }],
  });
});

describe('of a problem', () => {
  const addPublic = async (status: number, next: number, person: Person, pid: number) =>
    addSubmission(server, {
      problemId: pid,
      userId: person.id,
      status,
      language: 'C++',
      code: `// ${String(next)}`,
      oiRankScore: null,
    });

  test('moves counters, solved marks and statistics, and undoing moves them back', async () => {
    const setter = await server.addUser({ role: 'problem_admin' });
    const pid = await addProblemWithCases(server, { authorId: setter.id, visibility: 'public' });
    const lost = await addPublic(accepted, wrongAnswer, ann, pid);
    await addPublic(wrongAnswer, accepted, bo, pid);
    await addPublic(accepted, accepted, bo, pid);
    const { database } = server.platform;
    // Statistics of test content are not counted.
    await repairCounters(database);
    const id = await startPreview(server, setter.token, { pid });
    await judgePrograms(server);
    const loadCounts = () =>
      database
        .selectFrom('problemResultCount')
        .select(['status', 'count'])
        .where('problemId', '=', pid)
        .orderBy('status')
        .execute();
    expect(await decide(server, 'apply', { token: setter.token, id })).toBeUndefined();
    expect(await loadCounts()).toEqual([
      { status: wrongAnswer, count: 1 },
      { status: accepted, count: 2 },
    ]);
    const solvers = await database
      .selectFrom('solvedProblem')
      .select('userId')
      .where('problemId', '=', pid)
      .execute();
    expect(solvers).toEqual([{ userId: bo.id }]);
    expect(await loadSubmission(server, lost)).toMatchObject({ status: wrongAnswer });
    expect(await checkCounters(database)).toEqual(correctRecount);
    await decide(server, 'undo', { token: setter.token, id });
    expect(await loadSubmission(server, lost)).toMatchObject({ status: accepted });
    expect(await loadCounts()).toEqual([
      { status: wrongAnswer, count: 1 },
      { status: accepted, count: 2 },
    ]);
    expect(await checkCounters(database)).toEqual(correctRecount);
  });

  test('leaves out contests and groups, unless a super administrator asks for everything', async () => {
    const { problems } = await addBoard();
    const setter = await server.addUser({ role: 'problem_admin' });
    const { pid } = problems.A;
    await addPublic(accepted, accepted, ann, pid);
    const id = await startPreview(server, setter.token, { pid });
    expect(await loadPreview(server, setter.token, id)).toMatchObject({ total: 1, contests: [] });
    const refused = await server.call('POST /api/rejudge-previews', {
      token: setter.token,
      body: { pid, everywhere: true },
    });
    expect(refused.errorCode).toBe('noPermission');
    const all = await startPreview(server, root.token, { pid, everywhere: true });
    expect(await loadPreview(server, root.token, all)).toMatchObject({ total: 3, contests: [{}] });
    const open = await server.call('GET /api/rejudge-preview', {
      token: setter.token,
      query: { id: all },
    });
    expect(open.errorCode).toBe('noPermission');
    const listed = await server.call('GET /api/rejudge-previews', {
      token: setter.token,
      query: { pid },
    });
    expect(listed.envelope.data).toEqual([]);
  });
});
