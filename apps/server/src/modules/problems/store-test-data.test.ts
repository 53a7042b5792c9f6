import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { text } from 'node:stream/consumers';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { storeTestData, toLineFeeds, type NewCase } from './store-test-data.ts';

describe('line ends', () => {
  test.each([
    ['a\r\nb\r\n', 'a\nb\n'],
    ['a\rb', 'a\nb'],
    ['\r\r\n\n\r', '\n\n\n\n'],
    ['no change\n', 'no change\n'],
    ['', ''],
  ])('%j becomes %j', (before, after) => {
    expect(toLineFeeds(Buffer.from(before)).toString()).toBe(after);
  });

  test('bytes that are no text stay as they are', () => {
    const bytes = Buffer.from([0xff, 0x00, 0x0d, 0x0a, 0xfe]);
    expect([...toLineFeeds(bytes)]).toEqual([0xff, 0x00, 0x0a, 0xfe]);
  });
});

describe('test data of a problem', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const newCase = (input: string, answer: string, score: number | null = null): NewCase => ({
    input: Buffer.from(input),
    answer: Buffer.from(answer),
    score,
    groupNumber: 1,
    names: { input: 'a.in', answer: 'a.out' },
  });

  async function store(problemId: number, cases: NewCase[]) {
    const { database, fileStore } = server.platform;
    await database
      .transaction()
      .execute((transaction) => storeTestData({ fileStore }, transaction, { problemId, cases }));
    return database
      .selectFrom('problemCase')
      .selectAll()
      .where('problemId', '=', problemId)
      .orderBy('position')
      .execute();
  }

  test('is stored by content, in order, and replaced as a whole', async () => {
    const { database, fileStore } = server.platform;
    const { id } = await database
      .insertInto('problem')
      .values({ displayId: 'DATA', title: 'data' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const many = Array.from({ length: 20 }, (_, index) =>
      newCase(`${String(index)}\r\n`, `${String(index * 2)}\r\n`, 5),
    );
    const stored = await store(id, many);
    expect(stored.map(({ position, score }) => [position, score])).toEqual(
      many.map((_, index) => [index + 1, 5]),
    );
    expect(stored[7]).toMatchObject({
      inputBytes: 2,
      answerBytes: 3,
      inputName: 'a.in',
      answerName: 'a.out',
    });
    expect(await text(await fileStore.open(stored[7]?.answerSha256 ?? ''))).toBe('14\n');

    const replaced = await store(id, [newCase('x', '')]);
    expect(replaced).toMatchObject([{ position: 1, score: null, inputBytes: 1, answerBytes: 0 }]);
    expect(await text(await fileStore.open(replaced[0]?.answerSha256 ?? ''))).toBe('');
  });
});
