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

/** `batches` records the keys of each batch; `failNext` makes so many batches fail. */
function createNameLoader() {
  const batches: string[][] = [];
  let failures = 0;
  let failuresWanted = 0;
  const nameOf = createBatchLoader(async (database: Queryable, ids: string[]) => {
    batches.push(ids);
    const rows = await database
      .selectFrom('userAccount')
      .select(['id', 'username'])
      .where(sql<boolean>`id = ANY(${ids}::text[])`)
      .execute();
    if (failures < failuresWanted) {
      failures += 1;
      throw new Error(`failure ${String(failures)}`);
    }
    return new Map(rows.map(({ id, username }) => [id, username]));
  });
  const failNext = (count: number) => {
    failuresWanted = failures + count;
  };
  return { batches, nameOf, failNext };
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

test('a failed batch runs once more, as a batch', async () => {
  const { database } = testDatabase;
  const { batches, nameOf, failNext } = createNameLoader();
  failNext(1);
  expect(await Promise.all(['b', 'c'].map((id) => nameOf(database, id)))).toEqual(['Bob', 'Cid']);
  expect(batches).toEqual([
    ['b', 'c'],
    ['b', 'c'],
  ]);
});

test('a batch that fails twice fails all its callers, and no later one', async () => {
  const { database } = testDatabase;
  const { batches, nameOf, failNext } = createNameLoader();
  failNext(2);
  const results = await Promise.allSettled(['b', 'c', 'b'].map((id) => nameOf(database, id)));
  expect(results).toEqual(
    Array.from({ length: 3 }, () => ({ status: 'rejected', reason: new Error('failure 2') })),
  );
  expect(batches).toHaveLength(2);
  expect(await nameOf(database, 'b')).toBe('Bob');
});

test('a key that PostgreSQL does not accept fails its own caller only', async () => {
  const { database } = testDatabase;
  const { batches, nameOf } = createNameLoader();
  const [refused, beside] = [nameOf(database, 'a\0'), nameOf(database, 'b')];
  await expect(refused).rejects.toThrow(RangeError);
  expect(await beside).toBe('Bob');
  expect(batches).toEqual([['b']]);
});

test('a transaction sees its own writes', async () => {
  const { nameOf } = createNameLoader();
  await inTransaction(testDatabase.database, async (transaction) => {
    await transaction.updateTable('userAccount').set({ username: 'Zoe' }).where('id', '=', 'c').execute();
    expect(await nameOf(transaction, 'c')).toBe('Zoe');
    expect(await nameOf(testDatabase.database, 'c')).toBe('Cid');
  });
});
