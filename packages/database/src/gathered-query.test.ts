import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createDatabase,
  createPipelinedConnections,
  inTransaction,
  prepareGathered,
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

const pageOf = prepareGathered<
  { namePart: string; skipped: number; most: number },
  { id: string; backend: number }
>({ namePart: 'text', skipped: 'bigint', most: 'integer' }, (queryable, value) =>
  queryable
    .selectFrom('userAccount')
    .select(['id', sql<number>`pg_backend_pid()`.as('backend')])
    .where(sql<boolean>`username LIKE ${value('namePart')} || '%'`)
    .orderBy('id')
    .limit(sql<number>`${value('most')}`)
    .offset(sql<number>`${value('skipped')}`),
);

const idsOf = async (asked: Promise<{ id: string }[]>) => (await asked).map(({ id }) => id).toSorted();

test('each who asks gets what he asked for, also where others ask the same or find nothing', async () => {
  const asked = [
    { namePart: 'even', skipped: 0, most: 2 },
    { namePart: 'odd', skipped: 1, most: 3 },
    { namePart: "'; DROP TABLE tag; --", skipped: 0, most: 9 },
    { namePart: 'even', skipped: 0, most: 2 },
    { namePart: 'even', skipped: 3, most: 9 },
  ];
  expect(await Promise.all(asked.map((values) => idsOf(pageOf(database, values))))).toEqual([
    ['2', '4'],
    ['3', '5', '7'],
    [],
    ['2', '4'],
    ['8'],
  ]);
});

test('those who ask at the same moment are answered by one statement', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, skipped) => pageOf(database, { namePart: 'odd', skipped, most: 1 })),
  );
  expect(new Set(answers.flat().map(({ backend }) => backend)).size).toBe(1);
  expect(answers.filter((answer) => answer.length === 1)).toHaveLength(5);
});

test('a transaction sees what it wrote', async () => {
  await inTransaction(database, async (transaction) => {
    await transaction.updateTable('userAccount').set({ username: 'new' }).where('id', '=', '1').execute();
    expect(await idsOf(pageOf(transaction, { namePart: 'new', skipped: 0, most: 9 }))).toEqual(['1']);
    expect(await idsOf(pageOf(database, { namePart: 'new', skipped: 0, most: 9 }))).toEqual([]);
  });
});
