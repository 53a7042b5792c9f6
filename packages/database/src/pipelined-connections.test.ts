import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createDatabase,
  createPipelinedConnections,
  inTransaction,
  prepareQuery,
  sql,
  type Database,
  type PipelinedConnections,
  type ValueOf,
} from './index.ts';
import { ConnectionsEndedError } from './connection-failure.ts';
import { createTestDatabase, startDatabaseProxy, type TestDatabase } from './testing/index.ts';

let testDatabase: TestDatabase;
let connections: PipelinedConnections;
let database: Database;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  connections = createPipelinedConnections(testDatabase.connectionString);
  database = createDatabase(testDatabase.pool, connections);
  await testDatabase.pool.query(
    `INSERT INTO user_account (id, username) VALUES ('a', 'Ann'), ('b', 'Bob'), ('c', 'Cid')`,
  );
});
afterAll(async () => {
  await connections.end();
  await testDatabase.drop();
});

const listUsers = prepareQuery((queryable, value: ValueOf<{ ids: readonly string[] }>) =>
  queryable
    .selectFrom('userAccount')
    .select(['id', 'roleCode', 'isBanned', 'createdAt', 'nickname'])
    .select([
      sql<number>`123456789012345`.as('largeNumber'),
      sql<{ aB_c: number }>`'{"aB_c": 1}'::jsonb`.as('inner'),
    ])
    .where('id', '=', sql<string>`ANY(${value('ids')})`)
    .orderBy('id'),
);

/** The id of the PostgreSQL process, and a division by the value. */
const divide = prepareQuery((queryable, value: ValueOf<{ by: number }>) =>
  queryable.selectNoFrom([
    sql<number>`pg_backend_pid()`.as('processId'),
    sql<number>`10 / ${value('by')}::integer`.as('quotient'),
  ]),
);

test('pipelined connections return the same rows as the pool', async () => {
  const ids = ['a', 'c'];
  const rows = await listUsers(database, { ids });
  expect(rows).toEqual(await listUsers(testDatabase.database, { ids }));
  expect(rows[0]).toMatchObject({
    id: 'a',
    roleCode: 1002,
    largeNumber: 123_456_789_012_345,
    nickname: null,
  });
  expect(rows[0]?.inner).toEqual({ aB_c: 1 });
  expect(await listUsers(database, { ids: [] })).toEqual([]);
});

test('concurrent statements get their own results over few connections', async () => {
  const numbers = Array.from({ length: 200 }, (_, index) => index + 1);
  const answers = await Promise.all(numbers.map((by) => divide(database, { by })));
  expect(answers.map(([row]) => row?.quotient)).toEqual(numbers.map((by) => Math.floor(10 / by)));
  expect(new Set(answers.map(([row]) => row?.processId)).size).toBeLessThanOrEqual(4);
});

test('a failing statement does not affect the statements around it', async () => {
  const results = await Promise.allSettled([5, 0, 2, 0, 1].map((by) => divide(database, { by })));
  expect(
    results.map((result) => (result.status === 'fulfilled' ? result.value[0]?.quotient : 'failed')),
  ).toEqual([2, 'failed', 5, 'failed', 10]);
});

test('a statement inside a transaction uses the connection of the transaction', async () => {
  await inTransaction(database, async (transaction) => {
    await transaction.updateTable('userAccount').set({ nickname: 'Zoe' }).where('id', '=', 'a').execute();
    expect(await listUsers(transaction, { ids: ['a'] })).toMatchObject([{ nickname: 'Zoe' }]);
    expect(await listUsers(database, { ids: ['a'] })).toMatchObject([{ nickname: null }]);
  });
  expect(await listUsers(database, { ids: ['a'] })).toMatchObject([{ nickname: 'Zoe' }]);
});

test('a statement with usesPool runs on a connection of the pool', async () => {
  const runLong = prepareQuery(
    (queryable) => queryable.selectNoFrom(sql<number>`pg_backend_pid()`.as('processId')),
    { usesPool: true },
  );
  const pipelined = await Promise.all(Array.from({ length: 8 }, () => divide(database, { by: 1 })));
  const [long] = await runLong(database, {});
  expect(pipelined.map(([row]) => row?.processId)).not.toContain(long?.processId);
});

test('connections end although the database is unreachable', async () => {
  const unreachable = createPipelinedConnections('postgres://nobody@127.0.0.1:1/nowhere');
  const rejected = divide(createDatabase(testDatabase.pool, unreachable), { by: 1 });
  const ended = unreachable.end();
  await expect(rejected).rejects.toThrow('ECONNREFUSED');
  await expect(ended).resolves.toBeUndefined();
});

test('a statement after the end opens no connection', async () => {
  const ending = createPipelinedConnections(testDatabase.connectionString);
  const divideThrough = () => divide(createDatabase(testDatabase.pool, ending), { by: 5 });
  expect(await divideThrough()).toMatchObject([{ quotient: 2 }]);
  await ending.end();
  await expect(divideThrough()).rejects.toThrow(ConnectionsEndedError);
});

test('a broken connection is opened again', async () => {
  const processes = await Promise.all(Array.from({ length: 8 }, () => divide(database, { by: 1 })));
  await testDatabase.pool.query('SELECT pg_terminate_backend(pid) FROM unnest($1::integer[]) AS pid', [
    [...new Set(processes.map(([row]) => row?.processId))],
  ]);
  await expect
    .poll(() =>
      divide(database, { by: 5 }).then(
        ([row]) => row?.quotient,
        () => 'not connected',
      ),
    )
    .toBe(2);
});

test('a connection without statements stays open', async () => {
  const impatient = createPipelinedConnections(testDatabase.connectionString, {
    connectMs: 10_000,
    // Much longer than a statement takes on a busy machine.
    resultMs: 2000,
  });
  const throughImpatient = createDatabase(testDatabase.pool, impatient);
  const [first] = await divide(throughImpatient, { by: 1 });
  await sleep(3000);
  const [second] = await divide(throughImpatient, { by: 1 });
  await impatient.end();
  expect(second?.processId).toBe(first?.processId);
});

test('statements sent to a silent connection do not prolong its time', async () => {
  const proxy = await startDatabaseProxy(testDatabase.connectionString);
  const impatient = createPipelinedConnections(proxy.connectionString, { connectMs: 10_000, resultMs: 2000 });
  const throughImpatient = createDatabase(testDatabase.pool, impatient);
  const divideOnAll = () => Array.from({ length: 4 }, () => divide(throughImpatient, { by: 1 }));
  try {
    await Promise.all(divideOnAll());
    proxy.setMode('stall');
    const first = Promise.allSettled(divideOnAll());
    const later: Promise<unknown>[] = [];
    const sender = setInterval(() => later.push(Promise.allSettled(divideOnAll())), 50);
    const outcomes = await first;
    clearInterval(sender);
    expect(outcomes.map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 'rejected'));
    proxy.setMode('refuse');
    await Promise.all(later);
  } finally {
    await impatient.end();
    await proxy.close();
  }
});

test('a silent connection times out, and a new one is opened', async () => {
  const proxy = await startDatabaseProxy(testDatabase.connectionString);
  const impatient = createPipelinedConnections(proxy.connectionString, { connectMs: 200, resultMs: 200 });
  const divideThrough = (through: PipelinedConnections) =>
    divide(createDatabase(testDatabase.pool, through), { by: 5 }).then(
      ([row]) => row?.quotient,
      () => 'failed',
    );
  try {
    await expect.poll(() => divideThrough(impatient)).toBe(2);
    proxy.setMode('stall');
    expect(await Promise.all(Array.from({ length: 12 }, () => divideThrough(impatient)))).toEqual(
      Array.from({ length: 12 }, () => 'failed'),
    );
    // Connecting fails as well while the proxy forwards nothing.
    expect(await divideThrough(impatient)).toBe('failed');
    proxy.setMode('forward');
    await expect.poll(() => divideThrough(impatient)).toBe(2);
  } finally {
    await impatient.end();
    await proxy.close();
  }
});
