import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBatchLoader, inTransaction, sql, type Queryable } from './index.ts';
import { createTestDatabase, type TestDatabase } from './testing/index.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  await testDatabase.pool.query(
    `INSERT INTO user_account (id, username) VALUES ('a', 'Ann'), ('b', 'Bob'), ('c', 'Cid')`,
  );
});
afterAll(() => testDatabase.drop());

/** `batches` records the keys of each batch. */
function createNameLoader() {
  const batches: string[][] = [];
  const nameOf = createBatchLoader(async (database: Queryable, ids: string[]) => {
    batches.push(ids);
    const rows = await database
      .selectFrom('userAccount')
      .select(['id', 'username'])
      .where(sql<boolean>`id = ANY(${ids}::text[])`)
      .execute();
    if (ids.includes('broken')) throw new Error('broken');
    return new Map(rows.map(({ id, username }) => [id, username]));
  });
  return { batches, nameOf };
}

test('keys that come while a batch is in flight are loaded in the next batch', async () => {
  const { database } = testDatabase;
  const { batches, nameOf } = createNameLoader();
  const first = nameOf(database, 'a');
  await Promise.resolve();
  await Promise.resolve();
  expect(batches).toEqual([['a']]);
  const later = ['b', 'c', 'b', 'unknown'].map((id) => nameOf(database, id));
  expect(await first).toBe('Ann');
  expect(await Promise.all(later)).toEqual(['Bob', 'Cid', 'Bob', undefined]);
  expect(batches).toEqual([['a'], ['b', 'c', 'unknown']]);
});

test('a call sees what was written before it', async () => {
  const { database } = testDatabase;
  const { nameOf } = createNameLoader();
  const before = nameOf(database, 'a');
  await Promise.resolve();
  await database.updateTable('userAccount').set({ username: 'Amy' }).where('id', '=', 'a').execute();
  expect(await nameOf(database, 'a')).toBe('Amy');
  expect(['Ann', 'Amy']).toContain(await before);
});

test('a bad key fails its own caller only', async () => {
  const { database } = testDatabase;
  const { nameOf } = createNameLoader();
  const [broken, beside] = [nameOf(database, 'broken'), nameOf(database, 'b')];
  await expect(broken).rejects.toThrow('broken');
  expect(await beside).toBe('Bob');
  expect(await nameOf(database, 'b')).toBe('Bob');
});

test('a transaction sees its own writes', async () => {
  const { nameOf } = createNameLoader();
  await inTransaction(testDatabase.database, async (transaction) => {
    await transaction.updateTable('userAccount').set({ username: 'Zoe' }).where('id', '=', 'c').execute();
    expect(await nameOf(transaction, 'c')).toBe('Zoe');
    expect(await nameOf(testDatabase.database, 'c')).toBe('Cid');
  });
});
