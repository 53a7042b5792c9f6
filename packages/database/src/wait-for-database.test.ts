import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDatabaseProxy, type DatabaseProxy } from './testing/database-proxy.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';
import { sql } from 'kysely';
import { createDatabase, createPool } from './database.ts';
import { waitForDatabase } from './wait-for-database.ts';

let database: TestDatabase;
let proxy: DatabaseProxy;
beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await startDatabaseProxy(database.connectionString);
});
afterAll(async () => {
  await proxy.close();
  await database.drop();
});

/** Only ends what would never end. */
const limitMs = 240_000;

it('waits until the database accepts connections, and says so once', async () => {
  const failures: unknown[] = [];
  proxy.setMode('refuse');
  const waiting = waitForDatabase(proxy.connectionString, {
    limitMs,
    onWaiting: (error) => failures.push(error),
  });
  await expect.poll(() => proxy.connectionCount(), { timeout: limitMs }).toBeGreaterThan(1);
  proxy.setMode('forward');
  await waiting;
  expect(failures).toHaveLength(1);
});

it('gives up after its limit', async () => {
  proxy.setMode('refuse');
  const waiting = waitForDatabase(proxy.connectionString, { limitMs: 0, onWaiting: () => undefined });
  await expect(waiting).rejects.toThrow();
  proxy.setMode('forward');
});

it('does not wait for a database that does not exist', async () => {
  const url = new URL(proxy.connectionString);
  url.pathname = '/no_such_database';
  const waiting = waitForDatabase(url.toString(), {
    limitMs,
    onWaiting: () => expect.unreachable('it must not wait'),
  });
  await expect(waiting).rejects.toThrow('no_such_database');
});

it('waits for a standby to be promoted', async () => {
  const name = new URL(database.connectionString).pathname.slice(1);
  const setReadOnly = (value: string) =>
    sql`ALTER DATABASE ${sql.id(name)} SET default_transaction_read_only = ${sql.raw(value)}`.execute(
      writable,
    );
  const pool = createPool(database.connectionString, 1, { options: '-c default_transaction_read_only=off' });
  const writable = createDatabase(pool);
  await setReadOnly('on');
  const waits = Promise.withResolvers<unknown>();
  const waiting = waitForDatabase(database.connectionString, { limitMs, onWaiting: waits.resolve });
  expect(String(await waits.promise)).toContain('standby');
  await setReadOnly('off');
  await waiting;
  await pool.end();
});
