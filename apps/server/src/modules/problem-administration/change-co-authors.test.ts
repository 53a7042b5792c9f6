import { afterAll, beforeAll, expect, test } from 'vitest';
import { addProblem } from '../../testing/sample-content.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
type Person = Awaited<ReturnType<TestServer['addUser']>>;
const people = {} as Record<'author' | 'helper' | 'other' | 'user', Person>;
let pid: number;

beforeAll(async () => {
  server = await startTestServer();
  people.author = await server.addUser({ role: 'admin', username: 'author' });
  people.helper = await server.addUser({ role: 'admin', username: 'helper' });
  people.other = await server.addUser({ role: 'admin', username: 'other' });
  people.user = await server.addUser({ username: 'learner' });
  pid = (await addProblem(server, { authorId: people.author.id, visibility: 'private' })).id;
});
afterAll(() => server.close());

const name = async (usernames: string[], { token }: Person = people.author) =>
  server.call('PUT /api/admin/problem/co-authors', { body: { pid, usernames }, token });
const read = async ({ token }: Person) =>
  server.call('GET /api/admin/problem/co-authors', { query: { pid }, token });
const openForm = async ({ token }: Person) =>
  (await server.call('GET /api/admin/problem', { query: { pid }, token })).errorCode;

test('co-authors edit a problem, cannot name others, and lose access when they are removed', async () => {
  expect(await openForm(people.helper)).toBe('problemNotYours');
  expect((await name(['HELPER'])).errorCode).toBeUndefined();
  expect(await openForm(people.helper)).toBeUndefined();
  expect((await read(people.author)).envelope.data).toEqual({ usernames: ['helper'], canChange: true });
  expect((await read(people.helper)).envelope.data).toEqual({ usernames: ['helper'], canChange: false });
  expect((await name(['helper', 'other'], people.helper)).errorCode).toBe('problemNotYours');
  const audit = await server.platform.database
    .selectFrom('auditLog')
    .select(['action', 'before', 'after'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(audit).toEqual({
    action: 'problem.change-co-authors',
    before: { coAuthors: [] },
    after: { coAuthors: ['helper'] },
  });
  await name([]);
  expect(await openForm(people.helper)).toBe('problemNotYours');
});

test('only administrators become co-authors, and strangers name none', async () => {
  const { errorCode, envelope } = await name(['helper', 'learner', 'no-such-user']);
  expect(errorCode).toBe('coAuthorNotAdmin');
  expect(envelope.msg).toContain('learner, no-such-user');
  expect((await name(['other'], people.other)).errorCode).toBe('problemNotYours');
  expect((await name(['helper'], people.user)).httpStatus).not.toBe(200);
  expect((await read(people.author)).envelope.data).toMatchObject({ usernames: [] });
});
