import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction, prepareForEach, prepareQuery, sql, type ValueOf } from './index.ts';
import { createTestDatabase, type TestDatabase } from './testing/index.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  await testDatabase.pool.query(
    `INSERT INTO user_account (id, username) VALUES ('a', 'Ann'), ('b', 'Bob'), ('c', 'Cid')`,
  );
});
afterAll(() => testDatabase.drop());

const listUsers = prepareQuery((database, value: ValueOf<{ ids: readonly string[]; prefix: string }>) =>
  database
    .selectFrom('userAccount')
    .select(['id', 'roleCode', sql<string>`${value('prefix')}::text || username`.as('greeting')])
    .where('id', '=', sql<string>`ANY(${value('ids')})`)
    .orderBy('id'),
);

test('a prepared query takes different values each time, and names its columns like all queries', async () => {
  const { database } = testDatabase;
  expect(await listUsers(database, { ids: ['a', 'c'], prefix: 'Hi ' })).toEqual([
    { id: 'a', roleCode: 1002, greeting: 'Hi Ann' },
    { id: 'c', roleCode: 1002, greeting: 'Hi Cid' },
  ]);
  expect(await listUsers(database, { ids: ['b'], prefix: "'; DROP TABLE tag; --" })).toMatchObject([
    { id: 'b' },
  ]);
  expect(await listUsers(database, { ids: [], prefix: '' })).toEqual([]);
});

test('it runs in a transaction, and stays prepared on the connection', async () => {
  await inTransaction(testDatabase.database, async (transaction) => {
    await transaction.updateTable('userAccount').set({ username: 'Zoe' }).where('id', '=', 'a').execute();
    for (let round = 0; round < 3; round += 1)
      expect(await listUsers(transaction, { ids: ['a'], prefix: '' })).toMatchObject([{ greeting: 'Zoe' }]);
    const { rows } = await sql<{ count: number }>`
      SELECT count(*) AS count FROM pg_prepared_statements WHERE name LIKE 'touchstone_%'`.execute(
      transaction,
    );
    expect(rows).toEqual([{ count: 1 }]);
  });
});

test('each shape is prepared once', () => {
  const prepared: string[] = [];
  const prepare = prepareForEach(({ columns }: { columns: string[] }) => prepared.push(columns.join(' ')));
  expect([
    prepare({ columns: ['a'] }),
    prepare({ columns: ['a', 'b'] }),
    prepare({ columns: ['a'] }),
  ]).toEqual([1, 2, 1]);
  expect(prepared).toEqual(['a', 'a b']);
});

test('the stack of a failed statement leads to its caller', async () => {
  const divide = prepareQuery((database, value: ValueOf<{ by: number }>) =>
    database.selectNoFrom(sql<number>`10 / ${value('by')}::integer`.as('quotient')),
  );
  const divideByZero = async () => await divide(testDatabase.database, { by: 0 });
  await expect(divideByZero()).rejects.toMatchObject({ stack: expect.stringContaining('divideByZero') });
});
