/**
 * The list is cached until an event reports a change. Every kind of change must reach it, whoever writes it. For the results of its
 * problems: `submissions/counters/listed-results.test.ts`.
 */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { addProblem, addTag, tagProblem } from './testing/sample-problems.ts';

let server: TestServer;
let problemId: number;
let tagId: number;

interface Row {
  problemId: string;
  title: string;
  tags: { name: string }[];
}

async function list(query: Record<string, string> = {}): Promise<Row[]> {
  const url = `/api/get-problem-list?${new URLSearchParams(query).toString()}`;
  const { envelope } = await server.send({ method: 'GET', url });
  return (envelope.data as { records: Row[] }).records;
}
const findRow = async () => (await list()).find((row) => row.problemId === 'P1');

/** An event arrives a moment after its transaction. */
const expectSoon = (read: () => Promise<unknown>, expected: unknown) =>
  vi.waitFor(
    async () => {
      expect(await read()).toEqual(expected);
    },
    { timeout: 10_000, interval: 20 },
  );

beforeAll(async () => {
  server = await startTestServer();
  ({ id: problemId } = await addProblem(server, { displayId: 'P1', title: 'Old title', difficulty: 1 }));
  tagId = await addTag(server, { name: 'old-tag' });
  await addProblem(server, { displayId: 'P2', title: 'Other' });
});
afterAll(() => server.close());

describe('a cached list', () => {
  test('shows a new title, in the row and in searches', async () => {
    expect(await findRow()).toMatchObject({ title: 'Old title' });
    expect(await list({ keyword: 'newest' })).toEqual([]);
    await server.platform.database
      .updateTable('problem')
      .set({ title: 'Newest title' })
      .where('id', '=', problemId)
      .execute();
    await expectSoon(async () => (await findRow())?.title, 'Newest title');
    await expectSoon(async () => (await list({ keyword: 'newest' })).length, 1);
  });

  test('shows a tag that was added and renamed, and finds the problem by it', async () => {
    await findRow();
    expect(await list({ tagId: String(tagId) })).toEqual([]);
    await tagProblem(server, problemId, [tagId]);
    await expectSoon(async () => (await findRow())?.tags.map(({ name }) => name), ['old-tag']);
    await expectSoon(async () => (await list({ tagId: String(tagId) })).length, 1);
    expect(await list({ keyword: 'brandnew' })).toEqual([]);
    await server.platform.database
      .updateTable('tag')
      .set({ name: 'brandnew' })
      .where('id', '=', tagId)
      .execute();
    await expectSoon(async () => (await findRow())?.tags.map(({ name }) => name), ['brandnew']);
    await expectSoon(async () => (await list({ keyword: 'brandnew' })).length, 1);
  });

  test('drops a problem that is hidden, and shows it again', async () => {
    const setVisibility = (visibility: 'public' | 'private') =>
      server.platform.database
        .updateTable('problem')
        .set({ visibility })
        .where('id', '=', problemId)
        .execute();
    await setVisibility('private');
    await expectSoon(async () => (await list()).map((row) => row.problemId), ['P2']);
    await setVisibility('public');
    await expectSoon(async () => (await list()).map((row) => row.problemId), ['P1', 'P2']);
  });
});
