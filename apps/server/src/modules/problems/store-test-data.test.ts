import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CaseContent } from '@touchstone/problem-formats/problem-content';
import { textFile } from '@touchstone/problem-formats/text-file';
import { text } from 'node:stream/consumers';
import { hashContent } from '../../platform/storage/file-store.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { storeTestData } from './store-test-data.ts';

describe('test data of a problem', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const newCase = (input: string, answer: string, score: number | null = null): CaseContent => ({
    input: textFile('a.in', input),
    answer: textFile('a.out', answer),
    score,
    group: 1,
  });

  async function store(problemId: number, cases: CaseContent[]) {
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

  test('survives a concurrent removal while the rest is being stored', async () => {
    const { database, fileStore } = server.platform;
    const { id } = await database
      .insertInto('problem')
      .values({ displayId: 'RACE', title: 'race' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const answer = textFile('1.out', 'gone');
    // Opened last: by then a sweep has removed the previous one, which no row references yet.
    const input = {
      ...textFile('2.in', 'last'),
      open: async () => {
        await expect.poll(() => fileStore.findSize(hashContent(Buffer.from('gone')))).toBe(4);
        await fileStore.remove(hashContent(Buffer.from('gone')));
        return textFile('2.in', 'last').open();
      },
    };
    const cases = [
      { ...newCase('', ''), answer },
      { ...newCase('', ''), input },
    ];
    const stored = await store(id, cases);
    expect(await text(await fileStore.open(stored[0]?.answerSha256 ?? ''))).toBe('gone');
  });

  test('keeps the previous cases when storing fails half-way', async () => {
    const { id } = await server.platform.database
      .insertInto('problem')
      .values({ displayId: 'HALF', title: 'half' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const before = await store(id, [newCase('1', '2')]);
    const broken = {
      ...textFile('2.in', ''),
      open: () => Promise.reject(new Error('the archive is cut off')),
    };
    const attempt = store(id, [newCase('3', '4'), { ...newCase('', ''), input: broken }]);
    await expect(attempt).rejects.toThrow('the archive is cut off');
    const { database } = server.platform;
    const after = await database.selectFrom('problemCase').selectAll().where('problemId', '=', id).execute();
    expect(after).toEqual(before);
  });
});
