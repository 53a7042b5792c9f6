import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createDatabase,
  createPipelinedConnections,
  inTransaction,
  prepareBatchedQuery,
  sql,
  type Database,
  type PipelinedConnections,
} from './index.ts';
import { createTestDatabase, type TestDatabase } from './testing/index.ts';

let testDatabase: TestDatabase;
let connections: PipelinedConnections;
let database: Database;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  connections = createPipelinedConnections(testDatabase.connectionString);
  database = createDatabase(testDatabase.pool, connections);
  await testDatabase.pool.query(
    `INSERT INTO user_account (id, username)
     SELECT number::text, CASE WHEN number % 2 = 0 THEN 'even' ELSE 'odd' END || number
     FROM generate_series(1, 9) AS number`,
  );
});
afterAll(async () => {
  await connections.end();
  await testDatabase.drop();
});

const pageOf = prepareBatchedQuery<
  { namePart: string; offset: number; limit: number },
  { id: string; backend: number }
>({ namePart: 'text', offset: 'bigint', limit: 'integer' }, (queryable, value) =>
  queryable
    .selectFrom('userAccount')
    .select(['id', sql<number>`pg_backend_pid()`.as('backend')])
    .where(sql<boolean>`username LIKE ${value('namePart')} || '%'`)
    .orderBy('id')
    .limit(sql<number>`${value('limit')}`)
    .offset(sql<number>`${value('offset')}`),
);

const idsOf = async (rows: Promise<{ id: string }[]>) => (await rows).map(({ id }) => id).toSorted();

test('each caller gets its own rows, also for equal values and empty results', async () => {
  const inputs = [
    { namePart: 'even', offset: 0, limit: 2 },
    { namePart: 'odd', offset: 1, limit: 3 },
    { namePart: "'; DROP TABLE tag; --", offset: 0, limit: 9 },
    { namePart: 'even', offset: 0, limit: 2 },
    { namePart: 'even', offset: 3, limit: 9 },
  ];
  expect(await Promise.all(inputs.map((values) => idsOf(pageOf(database, values))))).toEqual([
    ['2', '4'],
    ['3', '5', '7'],
    [],
    ['2', '4'],
    ['8'],
  ]);
});

test('concurrent calls run as one statement', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, offset) => pageOf(database, { namePart: 'odd', offset, limit: 1 })),
  );
  expect(new Set(answers.flat().map(({ backend }) => backend)).size).toBe(1);
  expect(answers.filter((answer) => answer.length === 1)).toHaveLength(5);
});

test('a row has the columns of the query only', async () => {
  const [row] = await pageOf(database, { namePart: 'even', offset: 0, limit: 1 });
  expect(Object.keys(row ?? {}).toSorted()).toEqual(['backend', 'id']);
});

test('a value out of the range of its type fails its own caller only', async () => {
  const refused = [
    { namePart: 'even', offset: 0, limit: 2 ** 31 },
    { namePart: 'even', offset: 0, limit: -(2 ** 31) - 1 },
    { namePart: 'even', offset: 1e30, limit: 1 },
    { namePart: 'even\0', offset: 0, limit: 1 },
  ].map((values) => pageOf(database, values));
  const accepted = pageOf(database, { namePart: 'even', offset: 0, limit: 1 });
  for (const result of refused) await expect(result).rejects.toThrow(RangeError);
  expect(await idsOf(accepted)).toEqual(['2']);
});

test('a transaction sees its own writes', async () => {
  await inTransaction(database, async (transaction) => {
    await transaction.updateTable('userAccount').set({ username: 'new' }).where('id', '=', '1').execute();
    expect(await idsOf(pageOf(transaction, { namePart: 'new', offset: 0, limit: 9 }))).toEqual(['1']);
    expect(await idsOf(pageOf(database, { namePart: 'new', offset: 0, limit: 9 }))).toEqual([]);
  });
});
