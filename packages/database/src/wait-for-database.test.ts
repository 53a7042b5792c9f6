import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDatabaseProxy, type DatabaseProxy } from './testing/database-proxy.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';
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
