import type { Calls, DataOf, SentBodyOf } from '@touchstone/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { untilLockIsAwaited, whileLocked } from '../../../testing/lock-races.ts';
import { correctRecount } from '../../../testing/correct-recount.ts';
import { addProblem, addSubmission } from '../../../testing/sample-content.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { repairCounters, checkCounters } from '../../submissions/index.ts';
import { mapTagsOfProblems } from '../../tags/index.ts';

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
  await server.platform.database.deleteFrom('problem').execute();
  await server.platform.database.deleteFrom('auditLog').execute();
});

type Change = SentBodyOf<Calls['POST /api/admin/problem/batch']>['change'];

async function batch(person: Person, ids: number[], change: Change) {
  const { envelope, errorCode } = await server.call('POST /api/admin/problem/batch', {
    body: { ids, change },
    token: person.token,
    headers: { 'accept-language': 'en-US' },
  });
  if (errorCode !== undefined) return errorCode;
  return envelope.data as DataOf<Calls['POST /api/admin/problem/batch']>;
}

const addOwn = async (person: Person, values: Parameters<typeof addProblem>[1] = {}) =>
  (await addProblem(server, { authorId: person.id, ...values })).id;
const rows = () =>
  server.platform.database
    .selectFrom('problem')
    .select(['id', 'visibility', 'difficulty'])
    .orderBy('id')
    .execute();
const countAudits = async () =>
  (await server.platform.database.selectFrom('auditLog').select('id').execute()).length;

test('changes the visibility of many problems and updates the rankings', async () => {
  const ids = [await addOwn(people.problem_admin), await addOwn(people.problem_admin)];
  const hidden = await addOwn(people.problem_admin, { visibility: 'private' });
  for (const problemId of ids)
    await addSubmission(server, { problemId, userId: people.default_user.id, status: 0 });
  await repairCounters(server.platform.database);
  const change = { action: 'change-auth', auth: 2 } as const;
  expect(await batch(people.problem_admin, [...ids, hidden], change)).toEqual({ changed: 2, refused: [] });
  expect((await rows()).map(({ visibility }) => visibility)).toEqual(['private', 'private', 'private']);
  expect(await countAudits()).toBe(2);
  expect(await checkCounters(server.platform.database)).toEqual(correctRecount);
});

test('deletes many problems with their submissions', async () => {
  const ids = [await addOwn(people.root), await addOwn(people.root)];
  for (const problemId of ids)
    await addSubmission(server, { problemId, userId: people.default_user.id, status: 0 });
  await repairCounters(server.platform.database);
  expect(await batch(people.root, [...ids, ids[0] ?? 0], { action: 'delete' })).toEqual({
    changed: 2,
    refused: [],
  });
  expect(await rows()).toEqual([]);
  expect(await checkCounters(server.platform.database)).toEqual(correctRecount);
  const entry = await server.platform.database
    .selectFrom('auditLog')
    .select(['action', 'before'])
    .limit(1)
    .executeTakeFirst();
  expect(entry).toMatchObject({ action: 'problem.delete', before: { submissionCount: 1 } });
});

test('adds and removes tags by name and id, creating new ones', async () => {
  const ids = [await addOwn(people.admin), await addOwn(people.admin)];
  const tags = async () => {
    const found = await mapTagsOfProblems(server.platform.database, ids);
    return ids.map((id) => (found.get(id) ?? []).map(({ name }) => name));
  };
  const add = (names: string[]): Change => ({ action: 'add-tags', tags: names.map((name) => ({ name })) });
  expect(await batch(people.admin, ids, add(['DP', ' graphs ']))).toEqual({ changed: 2, refused: [] });
  expect(await batch(people.admin, ids, add(['dp']))).toEqual({ changed: 0, refused: [] });
  expect(await tags()).toEqual([
    ['DP', 'graphs'],
    ['DP', 'graphs'],
  ]);
  const remove = { action: 'remove-tags', tags: [{ name: 'dp' }, { name: 'unknown' }] } as const;
  expect(await batch(people.admin, [ids[0] ?? 0], { ...remove, tags: [...remove.tags] })).toEqual({
    changed: 1,
    refused: [],
  });
  expect(await tags()).toEqual([['graphs'], ['DP', 'graphs']]);
  expect(await batch(people.admin, ids, { action: 'remove-tags', tags: [{ id: 987_654 }] })).toBe('tagGone');
  expect(await countAudits()).toBe(3);
});

test('changes the difficulty of many', async () => {
  const ids = [await addOwn(people.root, { difficulty: 2 }), await addOwn(people.root)];
  const change = { action: 'change-difficulty', difficulty: 2 } as const;
  expect(await batch(people.root, ids, change)).toEqual({ changed: 1, refused: [] });
  expect((await rows()).map(({ difficulty }) => difficulty)).toEqual([2, 2]);
  expect(await batch(people.root, ids, { action: 'change-difficulty', difficulty: 3 })).toBe('invalidField');
});

test('changes no problem when one is refused, and reports which and why', async () => {
  const own = await addOwn(people.admin, { displayId: 'OWN', visibility: 'private' });
  const foreign = await addOwn(people.root, { displayId: 'FOREIGN', title: 'Not yours' });
  const ofGroup = await addOwn(people.admin, { displayId: 'GROUP', groupId: 3 });
  const difficulty = { action: 'change-difficulty', difficulty: 1 } as const;
  const answer = await batch(people.admin, [foreign, own, ofGroup, 987_654], difficulty);
  expect(answer).toMatchObject({
    changed: 0,
    refused: [
      {
        pid: foreign,
        problemId: 'FOREIGN',
        title: 'Not yours',
        reason: 'problemNotYours',
        message: 'You can only change your own problems.',
      },
      { pid: ofGroup, reason: 'problemOfGroup' },
      { pid: 987_654, problemId: null, title: null, reason: 'problemNotFound' },
    ],
  });
  expect(await batch(people.admin, [own], { action: 'change-auth', auth: 1 })).toMatchObject({
    refused: [{ reason: 'problemPublishForbidden' }],
  });
  expect(await batch(people.admin, [own], { action: 'delete' })).toMatchObject({
    refused: [{ reason: 'problemDeleteForbidden' }],
  });
  expect(await batch(people.default_user, [own], difficulty)).toBe('noPermission');
  expect(await batch(people.root, [], difficulty)).toBe('invalidField');
  expect((await rows()).map(({ difficulty: is }) => is)).toEqual([0, 0, 0]);
  expect(await countAudits()).toBe(0);
});

test('does not deadlock with a verdict on one of the problems that it deletes', async () => {
  const ids = [await addOwn(people.root), await addOwn(people.root)];
  const userId = people.default_user.id;
  const submissions = [];
  for (const problemId of ids)
    submissions.push(await addSubmission(server, { problemId, userId, status: 0 }));
  await repairCounters(server.platform.database);
  const held = { statement: 'SELECT FROM submission WHERE id = $1 FOR UPDATE', values: [submissions[1]] };
  const { deleting } = await whileLocked(server, held, async (ask) => {
    const answer = batch(people.root, ids, { action: 'delete' });
    await untilLockIsAwaited(server);
    // Same lock order as a verdict: the submission first, then the user's ranking row.
    await ask('SELECT FROM user_statistic WHERE user_id = $1 FOR UPDATE', [userId]);
    return { deleting: answer };
  });
  expect(await deleting).toEqual({ changed: 2, refused: [] });
  expect(await checkCounters(server.platform.database)).toEqual(correctRecount);
});

test('refuses a problem that changed its author while the batch waited for the lock', async () => {
  const id = await addOwn(people.admin, { difficulty: 0 });
  const held = {
    statement: 'UPDATE problem SET author_id = $1 WHERE id = $2',
    values: [people.root.id, id],
  };
  const { changing } = await whileLocked(server, held, async () => {
    const answer = batch(people.admin, [id], { action: 'change-difficulty', difficulty: 2 });
    await untilLockIsAwaited(server);
    return { changing: answer };
  });
  expect(await changing).toMatchObject({ changed: 0, refused: [{ pid: id, reason: 'problemNotYours' }] });
  expect(await rows()).toMatchObject([{ difficulty: 0 }]);
});
