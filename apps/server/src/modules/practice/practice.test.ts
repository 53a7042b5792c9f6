import { storedPracticeLists, type PracticeList } from '@touchstone/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { addProblem, addSubmission, addTag, tagProblem } from '../problems/testing/sample-problems.ts';

let server: TestServer;
let user: { id: string; token: string };
let graph: number;
const ids = new Map<string, number>();
const idOf = (displayId: string) => ids.get(displayId) ?? 0;

beforeAll(async () => {
  server = await startTestServer();
  graph = await addTag(server, { name: 'graph' });
  const add = async (displayId: string, values: object) => {
    const { id } = await addProblem(server, { displayId, ...values });
    ids.set(displayId, id);
    return id;
  };
  for (let index = 1; index <= 8; index += 1)
    await tagProblem(server, await add(`G${String(index)}`, { difficulty: index > 5 ? 1 : 0 }), [graph]);
  await add('OTHER', { difficulty: 0 });
  const hidden = {
    PRIVATE: { visibility: 'private' },
    CONTEST: { visibility: 'contest' },
    ARCHIVED: { visibility: 'private', archivedVisibility: 'public' },
    GROUPED: { groupId: 4 },
  };
  for (const [name, values] of Object.entries(hidden))
    await tagProblem(server, await add(name, values), [graph]);
});
beforeEach(async () => {
  user = await server.addUser();
});
afterAll(() => server.close());

async function make(body: Record<string, unknown> = {}, token: string | undefined = user.token) {
  const { envelope, errorCode } = await server.call('POST /api/practice-list', {
    body,
    token,
  });
  return { list: envelope.data as PracticeList, errorCode };
}
async function load(token: string | undefined = user.token) {
  const { envelope } = await server.call('GET /api/practice-list', { token });
  return envelope.data as PracticeList | null;
}
const remove = (id: number, token = user.token) =>
  server.call('DELETE /api/practice-list', { query: { id }, token });
const shown = (list: PracticeList | null) => (list?.problems ?? []).map(({ problem }) => problem.problemId);
const solve = (displayId: string, secondsFromNow = 0) =>
  addSubmission(server, {
    userId: user.id,
    problemId: idOf(displayId),
    status: 0,
    submittedAt: new Date(server.platform.clock().getTime() + secondsFromNow * 1000),
  });

describe('a practice list', () => {
  test('has public problems of the topic only', async () => {
    const { list } = await make({ tagIds: [graph], size: 20 });
    expect(new Set(shown(list))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8].map((n) => `G${String(n)}`)));
    expect(list).toMatchObject({
      tagIds: [graph],
      chosenDifficulty: null,
      difficulty: 0,
      size: 20,
    });
    expect(shown((await make({ size: 20 })).list)).toHaveLength(9);
  });

  test('stays the same until the user makes another one', async () => {
    expect(await load()).toBeNull();
    const { list } = await make();
    await solve('G1');
    expect(shown(await load())).toEqual(shown(list));
    const next = (await make()).list;
    expect(shown(next)).not.toEqual(shown(list));
    expect(shown(await load())).toEqual(shown(next));
  });

  test('follows what the user has solved and tried', async () => {
    for (const name of ['G1', 'G2', 'G3', 'G4', 'G5']) await solve(name);
    await addSubmission(server, { userId: user.id, problemId: idOf('G6'), status: -1 });
    const { list } = await make({ tagIds: [graph] });
    expect(list.difficulty).toBe(1);
    const found = new Map(
      list.problems.map(({ problem, reason, ownStatus }) => [problem.problemId, [reason, ownStatus]]),
    );
    expect(found.get('G6')).toEqual(['retry', 'tried']);
    expect(found.get('G7')).toEqual(['level', 'new']);
    expect([...found.values()].filter(([reason]) => reason === 'review')).toHaveLength(2);
  });

  test('ticks what is solved; problems for review when they are solved again', async () => {
    for (const name of ['G6', 'G7']) await solve(name, -60);
    const { list } = await make({ tagIds: [graph], difficulty: 1, size: 8 });
    expect(list.problems.filter(({ isDone }) => isDone)).toEqual([]);
    for (const name of ['G8', 'G6']) await solve(name, 60);
    const done = (await load())?.problems.filter(({ isDone }) => isDone);
    expect(new Set(done?.map(({ problem }) => problem.problemId))).toEqual(new Set(['G6', 'G8']));
  });

  test('loses a problem that is not public any more', async () => {
    await make({ tagIds: [graph], size: 8 });
    const hide = (visibility: 'private' | 'public') =>
      server.platform.database
        .updateTable('problem')
        .set({ visibility })
        .where('id', '=', idOf('G3'))
        .execute();
    await hide('private');
    expect(shown(await load())).not.toContain('G3');
    await hide('public');
    expect(shown(await load())).toContain('G3');
  });

  test('takes the chosen difficulty', async () => {
    const { list } = await make({ difficulty: 1, size: 3 });
    expect(list).toMatchObject({ chosenDifficulty: 1, difficulty: 1 });
    expect(list.problems.every(({ problem }) => problem.difficulty === 1)).toBe(true);
  });

  test('is refused for a topic without problems', async () => {
    expect((await make({ tagIds: [999_999] })).errorCode).toBe('practiceTopicEmpty');
    expect(await load()).toBeNull();
  });

  test('gives way to the list before when it is deleted', async () => {
    const first = (await make()).list;
    const second = (await make()).list;
    expect([first.hasPrevious, second.hasPrevious]).toEqual([false, true]);
    const { envelope } = await remove(second.id);
    expect(shown(envelope.data as PracticeList)).toEqual(shown(first));
    expect((await remove(second.id)).errorCode).toBe('practiceListGone');
    expect((await remove(first.id)).envelope.data).toBeNull();
  });

  test('belongs to its user', async () => {
    const { list } = await make();
    const other = await server.addUser();
    expect(await load(other.token)).toBeNull();
    expect((await remove(list.id, other.token)).errorCode).toBe('practiceListGone');
    expect((await load())?.id).toBe(list.id);
  });

  test('replaces lists that are too old', async () => {
    for (let count = 0; count < storedPracticeLists + 2; count += 1) await make();
    const rows = await server.platform.database
      .selectFrom('practiceList')
      .select('id')
      .where('userId', '=', user.id)
      .execute();
    expect(rows).toHaveLength(storedPracticeLists);
  });

  test.each([
    { size: 2 },
    { size: 21 },
    { size: 'many' },
    { difficulty: 3 },
    { difficulty: -1 },
    { tagIds: 'graph' },
    { tagIds: ['graph'] },
    { tagIds: Array.from({ length: 21 }, (_, index) => index) },
  ])('refuses %o', async (body) => {
    expect((await make(body)).errorCode).toBe('invalidField');
  });

  test('asks guests to log in', async () => {
    const answers = await Promise.all([
      server.call('GET /api/practice-list'),
      server.call('POST /api/practice-list', { body: {} }),
      server.call('DELETE /api/practice-list', { query: { id: 1 } }),
    ]);
    expect(answers.map(({ envelope }) => envelope.status)).toEqual([401, 401, 401]);
  });
});
