import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { correctRecount } from '../../testing/correct-recount.ts';
import { addProblem, addSubmission } from '../../testing/sample-content.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { repairCounters, checkCounters } from '../submissions/index.ts';

let server: TestServer;
type Person = Awaited<ReturnType<TestServer['addUser']>>;
const people = {} as Record<'root' | 'problem_admin' | 'admin' | 'default_user', Person>;

beforeAll(async () => {
  server = await startTestServer();
  for (const role of ['root', 'problem_admin', 'admin', 'default_user'] as const)
    people[role] = await server.addUser({ role, username: `the-${role}` });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.platform.database.deleteFrom('problem').execute();
  await server.platform.database.deleteFrom('auditLog').execute();
});

type Row = Record<'problemId' | 'author', string> & Record<string, unknown>;

async function list(query: object = {}, person: Person = people.root) {
  const { envelope, errorCode } = await server.call('GET /api/admin/problem/get-problem-list', {
    token: person.token,
    query,
  });
  expect(errorCode).toBeUndefined();
  return envelope.data as { records: Row[]; total: number };
}
const ids = async (query?: object) => (await list(query)).records.map(({ problemId }) => problemId);

const changeAuth = async (person: Person, id: number, auth: number) =>
  (
    await server.call('PUT /api/admin/problem/change-problem-auth', {
      token: person.token,
      body: { id, auth },
    })
  ).errorCode;
const remove = async (person: Person, pid: number) =>
  (await server.call('DELETE /api/admin/problem', { token: person.token, query: { pid } })).errorCode;

async function lastAudit() {
  return server.platform.database
    .selectFrom('auditLog')
    .select(['actorUsername', 'action', 'target', 'before', 'after'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

describe('the list', () => {
  test('is limited to administrators', async () => {
    const status = async (token?: string) =>
      (await server.call('GET /api/admin/problem/get-problem-list', { ...(token && { token }) })).httpStatus;
    expect(await status()).toBe(401);
    expect(await status(people.default_user.token)).toBe(403);
    for (const role of ['admin', 'problem_admin', 'root'] as const)
      expect(await status(people[role].token)).toBe(200);
  });

  test('shows hidden problems too, newest first, and no problems of groups', async () => {
    await addProblem(server, { displayId: 'OLD' });
    await addProblem(server, { displayId: 'HIDDEN', visibility: 'private' });
    await addProblem(server, { displayId: 'CONTEST', visibility: 'contest' });
    await addProblem(server, { displayId: 'GROUP', groupId: 3 });
    expect(await ids()).toEqual(['CONTEST', 'HIDDEN', 'OLD']);
    expect(await ids({ auth: 0 })).toEqual(['CONTEST', 'HIDDEN', 'OLD']);
    expect(await ids({ auth: 2 })).toEqual(['HIDDEN']);
    const { records, total } = await list({ limit: 1, currentPage: 2 });
    expect([records.map(({ problemId }) => problemId), total]).toEqual([['HIDDEN'], 3]);
  });

  test('is searched by title, author or display id, literally', async () => {
    await addProblem(server, { displayId: 'P1', title: '100% 路径', authorId: people.admin.id });
    await addProblem(server, { displayId: 'Q2', title: 'Shortest Path' });
    expect(await ids({ keyword: ' the-ADMIN ' })).toEqual(['P1']);
    expect(await ids({ keyword: 'path' })).toEqual(['Q2']);
    expect(await ids({ keyword: 'q2' })).toEqual(['Q2']);
    expect(await ids({ keyword: '%' })).toEqual(['P1']);
    expect(await ids({ keyword: "' OR 1=1" })).toEqual([]);
    expect(await ids({ keyword: '   ' })).toEqual(['Q2', 'P1']);
  });

  test('is filtered by the site of origin', async () => {
    await addProblem(server, { displayId: 'HDU-1000', isRemote: true });
    await addProblem(server, { displayId: 'CF-1A', isRemote: true });
    await addProblem(server, { displayId: 'HDU-LIKE' });
    expect(await ids({ oj: 'hdu' })).toEqual(['HDU-1000']);
    expect(await ids({ oj: 'Mine' })).toEqual(['HDU-LIKE']);
    expect(await ids({ oj: 'All' })).toEqual(['HDU-LIKE', 'CF-1A', 'HDU-1000']);
  });

  test("includes the viewer's rights, and omits statements and checkers", async () => {
    const own = await addProblem(server, {
      displayId: 'OWN',
      authorId: people.admin.id,
      checkerCode: 'secret',
      checkerLanguage: 'C',
      difficulty: 2,
      scoring: 'oi',
    });
    await addProblem(server, { displayId: 'OTHER' });
    await addSubmission(server, { problemId: own.id, userId: people.default_user.id, status: 0 });
    await addSubmission(server, { problemId: own.id, userId: people.default_user.id, status: -1 });
    const rights = async (person: Person) =>
      (await list({}, person)).records.map(({ problemId, canEdit, canPublish, canDelete }) =>
        [problemId, canEdit && 'edit', canPublish && 'publish', canDelete && 'delete']
          .filter((word) => word !== false)
          .join(' '),
      );
    expect(await rights(people.admin)).toEqual(['OTHER', 'OWN edit']);
    expect(await rights(people.problem_admin)).toEqual(await rights(people.root));
    expect(await rights(people.root)).toEqual(['OTHER edit publish delete', 'OWN edit publish delete']);
    const [, row] = (await list()).records;
    expect(row).toMatchObject({
      id: own.id,
      author: 'the-admin',
      type: 1,
      difficulty: 2,
      auth: 1,
      submissionCount: 2,
      gid: null,
    });
    expect(JSON.stringify(row)).not.toContain('secret');
  });

  test.each([{ auth: 4 }, { auth: -1 }, { auth: 'x' }, { keyword: 'x'.repeat(256) }, { oj: 'x'.repeat(65) }])(
    '%j is refused',
    async (query) => {
      const answer = await server.send({
        method: 'GET',
        url: '/api/admin/problem/get-problem-list',
        query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
        headers: { authorization: people.root.token },
      });
      expect([answer.httpStatus, answer.errorCode]).toEqual([400, 'invalidField']);
    },
  );
});

describe('changing the visibility of a problem', () => {
  test('updates the counters of its solvers, and logs before and after', async () => {
    const { id } = await addProblem(server, { displayId: 'SEEN', title: 'Seen' });
    await addSubmission(server, { problemId: id, userId: people.default_user.id, status: 0 });
    await repairCounters(server.platform.database);
    expect(await changeAuth(people.root, id, 2)).toBeUndefined();
    expect(await checkCounters(server.platform.database)).toEqual(correctRecount);
    expect(await lastAudit()).toMatchObject({
      actorUsername: 'the-root',
      action: 'problem.change-auth',
      target: `problem ${String(id)}`,
      before: { problemId: 'SEEN', title: 'Seen', auth: 1 },
      after: { problemId: 'SEEN', title: 'Seen', auth: 2 },
    });
    expect(await changeAuth(people.root, id, 1)).toBeUndefined();
    expect(await checkCounters(server.platform.database)).toEqual(correctRecount);
  });

  test('is limited to the author and problem administrators, and plain ones cannot publish', async () => {
    const other = await addProblem(server, { displayId: 'OTHER' });
    const ofAdmin = await addProblem(server, {
      displayId: 'A',
      authorId: people.admin.id,
      visibility: 'private',
    });
    const ofKeeper = await addProblem(server, {
      displayId: 'K',
      authorId: people.problem_admin.id,
      visibility: 'private',
    });
    expect(await changeAuth(people.admin, other.id, 2)).toBe('problemNotYours');
    expect(await changeAuth(people.problem_admin, other.id, 2)).toBeUndefined();
    expect(await changeAuth(people.admin, ofAdmin.id, 1)).toBe('problemPublishForbidden');
    expect(await changeAuth(people.admin, ofAdmin.id, 3)).toBeUndefined();
    expect(await changeAuth(people.problem_admin, ofKeeper.id, 1)).toBeUndefined();
    expect((await list()).records.map(({ problemId, auth }) => `${problemId} ${String(auth)}`)).toEqual([
      'K 1',
      'A 3',
      'OTHER 2',
    ]);
  });

  test('refuses a missing problem, a problem of a group, and an unknown value', async () => {
    const { id } = await addProblem(server, { groupId: 3 });
    expect(await changeAuth(people.root, 987654, 2)).toBe('problemNotFound');
    expect(await changeAuth(people.root, id, 2)).toBe('problemOfGroup');
    expect(await changeAuth(people.root, id, 0)).toBe('invalidField');
    expect(await changeAuth(people.root, id, 4)).toBe('invalidField');
    expect(await lastAudit()).toBeUndefined();
  });

  test('is forbidden for guests and users', async () => {
    const { id } = await addProblem(server);
    expect(await changeAuth(people.default_user, id, 2)).toBe('noPermission');
    const guest = await server.call('PUT /api/admin/problem/change-problem-auth', { body: { id, auth: 2 } });
    expect(guest.httpStatus).toBe(401);
  });
});

describe('deleting a problem', () => {
  test('deletes its submissions and their counts, and logs the number of submissions', async () => {
    const { id } = await addProblem(server, { displayId: 'GONE', title: 'Gone' });
    await addSubmission(server, { problemId: id, userId: people.default_user.id, status: 0 });
    await addSubmission(server, { problemId: id, userId: people.default_user.id, status: 0, contestId: 5 });
    await repairCounters(server.platform.database);
    expect(await remove(people.root, id)).toBeUndefined();
    expect(await ids()).toEqual([]);
    expect(await checkCounters(server.platform.database)).toEqual(correctRecount);
    expect(await lastAudit()).toMatchObject({
      action: 'problem.delete',
      target: `problem ${String(id)}`,
      before: { problemId: 'GONE', title: 'Gone', auth: 1, submissionCount: 2 },
      after: null,
    });
    expect(await remove(people.root, id)).toBe('problemNotFound');
  });

  test('is limited to super and problem administrators', async () => {
    const ofKeeper = await addProblem(server, { displayId: 'K', authorId: people.problem_admin.id });
    const ofAdmin = await addProblem(server, { displayId: 'A', authorId: people.admin.id });
    const ofGroup = await addProblem(server, { displayId: 'G', groupId: 3 });
    expect(await remove(people.admin, ofAdmin.id)).toBe('noPermission');
    expect(await remove(people.default_user, ofAdmin.id)).toBe('noPermission');
    expect(await remove(people.root, ofGroup.id)).toBe('problemOfGroup');
    expect(await remove(people.problem_admin, ofKeeper.id)).toBeUndefined();
    expect(await ids()).toEqual(['A']);
    const ofRoot = await addProblem(server, { displayId: 'R', authorId: people.root.id });
    expect(await remove(people.problem_admin, ofRoot.id)).toBeUndefined();
    const guest = await server.call('DELETE /api/admin/problem', { query: { pid: ofAdmin.id } });
    expect(guest.httpStatus).toBe(401);
  });
});
