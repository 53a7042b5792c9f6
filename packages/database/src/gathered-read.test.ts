import { afterAll, beforeAll, expect, test } from 'vitest';
import { gatherReads, inTransaction, sql, type Queryable } from './index.ts';
import { createTestDatabase, type TestDatabase } from './testing/index.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  await testDatabase.pool.query(
    `INSERT INTO user_account (id, username) VALUES ('a', 'Ann'), ('b', 'Bob'), ('c', 'Cid')`,
  );
});
afterAll(() => testDatabase.drop());

/** With the keys of each reading. */
function createNames() {
  const readings: string[][] = [];
  const nameOf = gatherReads(async (database: Queryable, ids: string[]) => {
    readings.push(ids);
    const rows = await database
      .selectFrom('userAccount')
      .select(['id', 'username'])
      .where(sql<boolean>`id = ANY(${ids}::text[])`)
      .execute();
    if (ids.includes('broken')) throw new Error('broken');
    return new Map(rows.map(({ id, username }) => [id, username]));
  });
  return { readings, nameOf };
}

test('who asks while an answer is on its way is asked for with the others', async () => {
  const { database } = testDatabase;
  const { readings, nameOf } = createNames();
  const first = nameOf(database, 'a');
  await Promise.resolve();
  await Promise.resolve();
  expect(readings).toEqual([['a']]);
  const later = ['b', 'c', 'b', 'nobody'].map((id) => nameOf(database, id));
  expect(await first).toBe('Ann');
  expect(await Promise.all(later)).toEqual(['Bob', 'Cid', 'Bob', undefined]);
  expect(readings).toEqual([['a'], ['b', 'c', 'nobody']]);
});

test('what was written before the question is seen by it', async () => {
  const { database } = testDatabase;
  const { nameOf } = createNames();
  const before = nameOf(database, 'a');
  await Promise.resolve();
  await database.updateTable('userAccount').set({ username: 'Amy' }).where('id', '=', 'a').execute();
  expect(await nameOf(database, 'a')).toBe('Amy');
  expect(['Ann', 'Amy']).toContain(await before);
});

test('a reading that fails is told to the one whose question fails, and to nobody else', async () => {
  const { database } = testDatabase;
  const { nameOf } = createNames();
  const [broken, beside] = [nameOf(database, 'broken'), nameOf(database, 'b')];
  await expect(broken).rejects.toThrow('broken');
  expect(await beside).toBe('Bob');
  expect(await nameOf(database, 'b')).toBe('Bob');
});

test('a transaction reads what it wrote itself', async () => {
  const { nameOf } = createNames();
  await inTransaction(testDatabase.database, async (transaction) => {
    await transaction.updateTable('userAccount').set({ username: 'Zoe' }).where('id', '=', 'c').execute();
    expect(await nameOf(transaction, 'c')).toBe('Zoe');
    expect(await nameOf(testDatabase.database, 'c')).toBe('Cid');
  });
});
