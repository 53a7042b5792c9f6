/** Problems of contests: usage, refused deletion, archiving and restoring. */
import type { Calls, DataOf, SentBodyOf } from '@touchstone/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { correctRecount } from '../../testing/correct-recount.ts';
import { addContest, addContestProblem } from '../../testing/sample-contests.ts';
import { addProblem, addSubmission } from '../../testing/sample-content.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { repairCounters, checkCounters } from '../submissions/index.ts';

let server: TestServer;
type Person = Awaited<ReturnType<TestServer['addUser']>>;
const people = {} as Record<'root' | 'problem_admin' | 'admin' | 'default_user', Person>;

beforeAll(async () => {
  server = await startTestServer();
  for (const role of ['root', 'problem_admin', 'admin', 'default_user'] as const)
    people[role] = await server.addUser({ role });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.platform.database.deleteFrom('contest').execute();
  await server.platform.database.deleteFrom('problem').execute();
  await server.platform.database.deleteFrom('auditLog').execute();
});

const add = async (values: Parameters<typeof addProblem>[1] = {}) =>
  addProblem(server, { authorId: people.problem_admin.id, ...values });
async function addUsed(title = 'Harvest Cup', contest: Parameters<typeof addContest>[1] = {}) {
  const problem = await add();
  const contestId = await addContest(server, { title, ...contest });
  await addContestProblem(server, { contestId, problemId: problem.id, displayId: 'A' });
  return { ...problem, contestId };
}

const remove = (pid: number, { token }: Person = people.problem_admin) =>
  server.call('DELETE /api/admin/problem', {
    token,
    query: { pid },
    headers: { 'accept-language': 'en-US' },
  });
type Batch = Calls['POST /api/admin/problem/batch'];
async function batch(
  ids: number[],
  change: SentBodyOf<Batch>['change'],
  { token }: Person = people.problem_admin,
) {
  const { envelope } = await server.call('POST /api/admin/problem/batch', {
    token,
    body: { ids, change },
    headers: { 'accept-language': 'en-US' },
  });
  return envelope.data as DataOf<Batch>;
}
type Row = DataOf<Calls['GET /api/admin/problem/get-problem-list']>['records'][number];
async function list(query: object = {}, { token }: Person = people.problem_admin) {
  const { envelope } = await server.call('GET /api/admin/problem/get-problem-list', { token, query });
  return (envelope.data as { records: Row[] }).records;
}
const storedIds = async () =>
  (await server.platform.database.selectFrom('problem').select('id').orderBy('id').execute()).map(
    ({ id }) => id,
  );
const actions = async () =>
  (await server.platform.database.selectFrom('auditLog').select('action').orderBy('id').execute()).map(
    ({ action }) => action,
  );

test('shows administrators who may edit a problem the contests that contain it', async () => {
  const { id, contestId } = await addUsed();
  const later = await addContest(server, { title: 'Later', startsInHours: 2 });
  const past = await addContest(server, { title: 'Past', startsInHours: -9 });
  for (const cid of [later, past])
    await addContestProblem(server, { contestId: cid, problemId: id, displayId: 'A' });
  const usage = [
    { id: later, title: 'Later', state: 'scheduled' },
    { id: contestId, title: 'Harvest Cup', state: 'running' },
    { id: past, title: 'Past', state: 'ended' },
  ];
  expect((await list())[0]?.contests).toEqual(usage);
  expect((await list({}, people.admin))[0]?.contests).toEqual([]);
  const { envelope } = await server.call('GET /api/admin/problem', {
    token: people.problem_admin.token,
    query: { pid: id },
  });
  expect(envelope.data).toMatchObject({ contests: usage, isArchived: false });
});

test.each(['problem_admin', 'root'] as const)(
  'refuses to delete a problem of a contest for %s and names the contests',
  async (who) => {
    const { id } = await addUsed('Harvest Cup', { startsInHours: -9 });
    const { errorCode, envelope } = await remove(id, people[who]);
    expect(errorCode).toBe('problemInUse');
    expect(envelope.msg).toContain('"Harvest Cup"');
    const other = await server.call('DELETE /api/admin/contest/problem', {
      token: people[who].token,
      query: { pid: id },
    });
    expect(other.errorCode).toBe('problemInUse');
    expect(await storedIds()).toEqual([id]);
    expect(await actions()).toEqual([]);
  },
);

test('deletes a problem that no contest contains', async () => {
  const { id } = await add();
  expect((await remove(id)).errorCode).toBeUndefined();
  expect(await storedIds()).toEqual([]);
});

test('deletes nothing of a batch that has a problem of a contest', async () => {
  const [free, used] = [await add(), await addUsed()];
  const { changed, refused } = await batch([free.id, used.id], { action: 'delete' });
  expect(changed).toBe(0);
  expect(refused).toMatchObject([{ pid: used.id, reason: 'problemInUse' }]);
  expect(refused[0]?.message).toContain('"Harvest Cup"');
  expect(await storedIds()).toEqual([free.id, used.id]);
  expect(await actions()).toEqual([]);
});

test('archives problems out of all lists, and restores their visibility', async () => {
  const [used, contestOnly] = [await addUsed(), await add({ visibility: 'contest' })];
  const ids = [used.id, contestOnly.id];
  await addSubmission(server, { problemId: used.id, userId: people.default_user.id, status: 0 });
  await repairCounters(server.platform.database);
  expect(await batch(ids, { action: 'archive' })).toEqual({ changed: 2, refused: [] });
  expect(await batch(ids, { action: 'archive' })).toEqual({ changed: 0, refused: [] });
  expect(await list()).toEqual([]);
  expect((await list({ archived: true })).map(({ id, isArchived }) => [id, isArchived])).toEqual([
    [contestOnly.id, true],
    [used.id, true],
  ]);
  expect(await checkCounters(server.platform.database)).toEqual(correctRecount);
  const open = async ({ token }: Person) =>
    (await server.call('GET /api/get-problem-detail', { token, query: { problemId: used.displayId } }))
      .errorCode;
  expect(await open(people.default_user)).toBe('problemNotPublic');
  expect(await open(people.problem_admin)).toBeUndefined();
  const random = await server.call('GET /api/get-random-problem', {});
  expect(random.errorCode).toBe('noPublicProblem');
  const candidates = await server.call('GET /api/admin/contest/get-problem-list', {
    token: people.root.token,
    query: { cid: await addContest(server, { ownerId: people.root.id }), problemType: 0 },
  });
  expect(candidates.envelope.data).toMatchObject({ problemList: { total: 0 } });

  expect(await batch(ids, { action: 'restore' })).toEqual({ changed: 2, refused: [] });
  expect((await list()).map(({ id, auth }) => [id, auth])).toEqual([
    [contestOnly.id, 3],
    [used.id, 1],
  ]);
  expect(await open(people.default_user)).toBeUndefined();
  expect(await checkCounters(server.platform.database)).toEqual(correctRecount);
  expect(await actions()).toEqual([
    'problem.archive',
    'problem.archive',
    'problem.restore',
    'problem.restore',
  ]);
});

test('an archived problem stays private until it is restored', async () => {
  const { id } = await addUsed();
  await batch([id], { action: 'archive' });
  const { errorCode } = await server.call('PUT /api/admin/problem/change-problem-auth', {
    token: people.root.token,
    body: { id, auth: 1 },
  });
  expect(errorCode).toBe('problemArchived');
  const { refused } = await batch([id], { action: 'change-auth', auth: 1 }, people.root);
  expect(refused).toMatchObject([{ pid: id, reason: 'problemArchived' }]);
});

test.each(['archive', 'restore'] as const)('only administrators of the problem may %s it', async (action) => {
  const { id } = await addUsed();
  expect((await batch([id], { action }, people.admin)).refused).toMatchObject([
    { reason: 'problemNotYours' },
  ]);
  const answer = await server.call('POST /api/admin/problem/batch', {
    token: people.default_user.token,
    body: { ids: [id], change: { action } },
  });
  expect(answer.httpStatus).toBe(403);
});
