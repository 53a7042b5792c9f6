import { statuses, type Calls, type DataOf } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { correctRecount } from '../../../testing/correct-recount.ts';
import { addContest, addContestProblem } from '../../../testing/sample-contests.ts';
import { addProblem, addSubmission } from '../../../testing/sample-content.ts';
import { startServerWithStoppedClock, type TestServer } from '../../../testing/test-server.ts';
import { checkCounters, queueSubmission, repairCounters } from '../../submissions/index.ts';
import { validDraft } from '../testing/problem-draft.ts';
import { restartUnderWay, runRejudgeJob } from './rejudge-problem.ts';

let server: TestServer;
type Person = Awaited<ReturnType<TestServer['addUser']>>;
let root: Person, keeper: Person, solver: Person;
let problemId: number;

const changedAt = new Date('2020-01-01T00:00:00Z');
const earlier = new Date('2019-01-01T00:00:00Z');
const later = new Date('2021-01-01T00:00:00Z');

beforeAll(async () => {
  server = await startServerWithStoppedClock();
  root = await server.addUser({ role: 'root', username: 'the-root' });
  keeper = await server.addUser({ role: 'problem_admin' });
  solver = await server.addUser();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.platform.database.deleteFrom('problem').execute();
  problemId = (await addProblem(server, { judgingChangedAt: changedAt, authorId: keeper.id })).id;
});

const judged = (status: number, updatedAt: Date, isManual = false) =>
  addSubmission(server, { problemId, userId: solver.id, status, updatedAt, isManual });
const rejudge = (person: Person, onlyOutdated: boolean) =>
  server.call('POST /api/admin/problem/rejudge', {
    body: { pid: problemId, onlyOutdated },
    token: person.token,
  });
const look = async (person: Person = root) =>
  (
    await server.call('GET /api/admin/problem/judging-change', {
      query: { pid: problemId },
      token: person.token,
    })
  ).envelope.data as DataOf<Calls['GET /api/admin/problem/judging-change']>;
const statusOf = async (id: number) =>
  (
    await server.platform.database
      .selectFrom('submission')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).status;
const requestIds = async () =>
  (await server.platform.database.selectFrom('judgingTask').select('requestId').execute()).map(
    ({ requestId }) => requestId,
  );
const lanes = async () =>
  (await server.platform.database.selectFrom('judgingTask').select('lane').execute()).map(({ lane }) => lane);

/** The job runs in the background. Waits until it has done all it can. */
const finished = async () => {
  await expect
    .poll(() =>
      server.platform.database
        .selectFrom('problemRejudge')
        .select('id')
        .where('finishedAt', 'is', null)
        .execute(),
    )
    .toEqual([]);
};

/** Locks all submissions during the work. */
async function whileSubmissionsStay(work: () => Promise<void>) {
  const { pool } = server.platform;
  await pool.query(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'not this one'; END $$`);
  await pool.query('CREATE TRIGGER refuse BEFORE UPDATE ON submission EXECUTE FUNCTION refuse()');
  try {
    await work();
  } finally {
    await pool.query('DROP FUNCTION refuse CASCADE');
  }
}

test('queues outdated submissions behind all other work, and reports the progress', async () => {
  const old = [await judged(0, earlier), await judged(-1, earlier)];
  const fresh = await judged(0, later);
  const byHand = await judged(0, earlier, true);
  const cancelled = await judged(-4, earlier);
  await repairCounters(server.platform.database);
  expect((await rejudge(keeper, true)).envelope.data).toEqual({ total: 2 });
  await finished();
  for (const id of old) expect(await statusOf(id)).toBe(statuses.pending);
  expect([await statusOf(fresh), await statusOf(byHand), await statusOf(cancelled)]).toEqual([0, 0, -4]);
  expect(await lanes()).toEqual(['background', 'background']);
  expect(await look()).toMatchObject({ outdatedSubmissions: [], rejudge: { total: 2, left: 2 } });
  expect(await checkCounters(server.platform.database)).toEqual(correctRecount);
  const entry = await server.platform.database
    .selectFrom('auditLog')
    .select(['action', 'after'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(entry).toMatchObject({ action: 'problem.rejudge', after: { submissions: 2, onlyOutdated: true } });
});

test('counts a verdict for old data as outdated, however late it arrives', async () => {
  const late = await judged(0, later);
  const current = await judged(0, later);
  const asOf = (id: number, judgedAsOf: Date) =>
    server.platform.database.updateTable('submission').set({ judgedAsOf }).where('id', '=', id).execute();
  await asOf(late, earlier);
  await asOf(current, changedAt);
  expect(await look()).toMatchObject({ outdatedSubmissions: [{ status: 0, count: 1 }] });
  expect((await rejudge(keeper, true)).envelope.data).toEqual({ total: 1 });
  await finished();
  expect([await statusOf(late), await statusOf(current)]).toEqual([statuses.pending, 0]);
});

test('rejudges all judged submissions when all are requested', async () => {
  await judged(0, earlier);
  await judged(0, later);
  expect((await rejudge(root, false)).envelope.data).toEqual({ total: 2 });
  await finished();
  expect(await lanes()).toEqual(['background', 'background']);
});

test('leaves submissions of contests to super administrators', async () => {
  const inContest = await addSubmission(server, {
    problemId,
    userId: solver.id,
    status: 0,
    updatedAt: earlier,
    contestId: 77,
  });
  expect((await rejudge(keeper, true)).errorCode).toBe('problemNothingOutdated');
  const outside = await judged(-1, earlier);
  await repairCounters(server.platform.database);
  const judgingChange = { aspects: ['timeLimit'], cases: { added: 0, removed: 0, changed: 0 } };
  await server.platform.database
    .updateTable('problem')
    .set({ judgingChange: JSON.stringify(judgingChange) })
    .where('id', '=', problemId)
    .execute();
  expect((await look(keeper)).outdatedSubmissions).toEqual([{ status: -1, count: 1 }]);
  expect((await rejudge(keeper, false)).envelope.data).toEqual({ total: 1 });
  await finished();
  expect([await statusOf(outside), await statusOf(inContest)]).toEqual([statuses.pending, 0]);
  expect(await look()).toMatchObject({ judgingChange, outdatedSubmissions: [{ status: 0, count: 1 }] });
  expect((await rejudge(root, true)).envelope.data).toEqual({ total: 1 });
  await finished();
  expect(await statusOf(inContest)).toBe(statuses.pending);
});

test('is limited to users who may edit the problem, and to one rejudge at a time', async () => {
  expect((await rejudge(keeper, true)).errorCode).toBe('problemNothingOutdated');
  const other = await server.addUser({ role: 'admin' });
  await judged(0, earlier);
  expect((await rejudge(other, true)).errorCode).toBe('problemNotYours');
  expect((await rejudge(solver, true)).errorCode).toBe('noPermission');
  await server.platform.database
    .insertInto('problemRejudge')
    .values({ problemId, judgedBefore: changedAt, total: 1, lastSubmissionId: 0, createdAt: changedAt })
    .execute();
  expect((await rejudge(root, true)).errorCode).toBe('problemRejudgeRunning');
});

test('continues after a crash, and two concurrent attempts queue nothing twice', async () => {
  const ids = [];
  for (let number = 0; number < 12; number += 1) ids.push(await judged(-1, earlier));
  const { id } = await server.platform.database
    .insertInto('problemRejudge')
    .values({
      problemId,
      judgedBefore: changedAt,
      total: 12,
      queued: 2,
      lookedUpTo: ids[1] ?? 0,
      lastSubmissionId: ids.at(-1) ?? 0,
      createdAt: changedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const job = { data: { rejudgeId: id, block: 0 }, isLastTry: false };
  await Promise.all([1, 2, 3].map(() => runRejudgeJob(server.platform, job)));
  const rows = await server.platform.database
    .selectFrom('submission')
    .select(['status', 'version'])
    .where('problemId', '=', problemId)
    .orderBy('id')
    .execute();
  expect(rows.map(({ status, version }) => [status, version])).toEqual([
    ...Array.from({ length: 2 }, () => [-1, 0]),
    ...Array.from({ length: 10 }, () => [5, 1]),
  ]);
  const row = await server.platform.database
    .selectFrom('problemRejudge')
    .select(['queued', 'finishedAt'])
    .where('id', '=', id)
    .executeTakeFirst();
  expect(row).toEqual({ queued: 12, finishedAt: expect.any(Date) as Date });
});

test('ends after repeated failures, so that another may begin', async () => {
  const submissionId = await judged(-1, earlier);
  const { id } = await server.platform.database
    .insertInto('problemRejudge')
    .values({
      problemId,
      judgedBefore: changedAt,
      total: 1,
      lastSubmissionId: submissionId,
      createdAt: changedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const data = { rejudgeId: id, block: 0 };
  await whileSubmissionsStay(async () => {
    await expect(runRejudgeJob(server.platform, { data, isLastTry: false })).rejects.toThrow('not this one');
    expect((await rejudge(root, true)).errorCode).toBe('problemRejudgeRunning');
    await expect(runRejudgeJob(server.platform, { data, isLastTry: true })).rejects.toThrow('not this one');
  });
  expect((await rejudge(root, true)).envelope.data).toEqual({ total: 1 });
  await finished();
  expect(await statusOf(submissionId)).toBe(statuses.pending);
});

test('requeues a submission that a judge took before the change, for the request that submitted it', async () => {
  const running = await judged(statuses.judging, server.platform.clock());
  const waiting = await judged(statuses.pending, server.platform.clock());
  const submitted = { submissionId: running, userId: solver.id, language: 'C', lane: 'ordinary' } as const;
  await inTransaction(server.platform.database, (transaction) =>
    queueSubmission(server.platform, transaction, { ...submitted, requestId: 'the-submit' }),
  );
  await restartUnderWay(server.platform, problemId);
  expect([await statusOf(running), await statusOf(waiting)]).toEqual([statuses.pending, statuses.pending]);
  expect(await lanes()).toEqual(['ordinary']);
  expect(await requestIds()).toEqual(['the-submit']);
});

test('names the request that started it in every task, also in those of later blocks', async () => {
  // More than the steps of one block.
  const row = { problemId, userId: solver.id, language: 'C', code: '', codeLength: 0, status: -1 };
  await server.platform.database
    .insertInto('submission')
    .values(Array.from({ length: 201 }, () => ({ ...row, updatedAt: earlier })))
    .execute();
  await repairCounters(server.platform.database);
  const { headers, envelope } = await rejudge(root, false);
  expect(envelope.data).toEqual({ total: 201 });
  await finished();
  expect(new Set(await requestIds())).toEqual(new Set([headers['x-request-id']]));
  expect(await requestIds()).toHaveLength(201);
});

test('asks before it changes how a running contest is judged, and before it judges it again', async () => {
  const contestId = await addContest(server, { ownerId: root.id });
  const contestProblemId = await addContestProblem(server, { contestId, problemId, displayId: 'A' });
  const inContest = {
    problemId,
    userId: solver.id,
    status: 0,
    updatedAt: earlier,
    contestId,
    contestProblemId,
  };
  const id = await addSubmission(server, inContest);
  await judged(0, earlier);
  const draft = { ...validDraft({ id: problemId, timeLimit: 4321 }) };
  const save = (confirm: object = {}) =>
    server.call('PUT /api/admin/problem', { body: { ...draft, ...confirm }, token: root.token });
  const again = (confirm: object = {}) =>
    server.call('POST /api/admin/problem/rejudge', {
      body: { pid: problemId, ...confirm },
      token: root.token,
    });
  const timeLimit = async () =>
    (
      await server.platform.database
        .selectFrom('problem')
        .select('timeLimitMs')
        .where('id', '=', problemId)
        .executeTakeFirstOrThrow()
    ).timeLimitMs;

  const refused = await save();
  expect([refused.errorCode, refused.envelope.data]).toEqual(['changeInUse', { submissionsOutdated: 1 }]);
  expect(await timeLimit()).not.toBe(4321);
  expect((await save({ confirm: ['submissionsOutdated'] })).errorCode).toBeUndefined();
  expect(await timeLimit()).toBe(4321);

  const unasked = await again();
  expect([unasked.errorCode, unasked.envelope.data]).toEqual(['changeInUse', { submissionsRejudged: 1 }]);
  expect(await statusOf(id)).toBe(0);
  expect((await again({ confirm: ['submissionsRejudged'] })).envelope.data).toEqual({ total: 2 });
  await finished();
  expect(await statusOf(id)).toBe(statuses.pending);
});

test('saves a change even when running submissions cannot be restarted', async () => {
  const running = await judged(statuses.judging, server.platform.clock());
  const outdated = await judged(0, earlier);
  await whileSubmissionsStay(async () => {
    const { envelope } = await server.call('PUT /api/admin/problem', {
      body: validDraft({ id: problemId, timeLimit: 4321 }),
      token: keeper.token,
    });
    expect(envelope).toMatchObject({
      status: 200,
      data: { pid: problemId, outdatedSubmissions: [{ status: 0, count: 1 }] },
    });
  });
  const { timeLimitMs } = await server.platform.database
    .selectFrom('problem')
    .select('timeLimitMs')
    .where('id', '=', problemId)
    .executeTakeFirstOrThrow();
  expect(timeLimitMs).toBe(4321);
  expect([await statusOf(running), await statusOf(outdated)]).toEqual([statuses.judging, 0]);
});
