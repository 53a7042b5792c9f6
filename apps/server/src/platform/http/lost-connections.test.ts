/** The database closes connections that are in use, as a restart or `pg_terminate_backend` does. */
import { inTransaction, sql } from '@touchstone/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Closes all other connections of the test database, whatever they do. Returns their processes, which end a moment later. */
const terminateOthers = async () => {
  const { rows } = await sql<{ pid: number }>`
    SELECT pid, pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`.execute(server.platform.database);
  return rows.map(({ pid }) => pid);
};
const countAlive = async (pids: readonly number[]) => {
  const { rows } = await sql`SELECT FROM pg_stat_activity WHERE pid = ANY(${pids})`.execute(
    server.platform.database,
  );
  return rows.length;
};

test('a transaction whose connection is closed fails, and the server goes on', async () => {
  const { database } = server.platform;
  let ended: readonly number[] = [];
  const lost = inTransaction(database, async (transaction) => {
    await sql`SELECT 1`.execute(transaction);
    ended = await terminateOthers();
    // The connection is lost while no statement runs: the client emits an error that belongs to no statement.
    await new Promise((resolve) => setTimeout(resolve, 200));
    await sql`SELECT 1`.execute(transaction);
  });
  await expect(lost).rejects.toThrow(/connection/i);
  await expect.poll(async () => (await server.call('GET /api/get-website-config')).httpStatus).toBe(200);
  // Otherwise the next test could get a connection that is about to end.
  await expect.poll(() => countAlive(ended)).toBe(0);
});

test('a call whose statement loses its connection answers 503', async () => {
  const { database } = server.platform;
  const { token } = await server.addUser();
  let answer: ReturnType<typeof server.call> | undefined;
  await inTransaction(database, async (transaction) => {
    // Reads go on; the write of the call waits for this lock until its connection is closed.
    await sql`LOCK TABLE user_account IN SHARE MODE`.execute(transaction);
    answer = server.call('POST /api/change-userInfo', { token, body: { nickname: 'new' } });
    await expect
      .poll(async () => {
        const { rows } = await sql<{ waiting: number }>`
          SELECT count(*)::integer AS waiting FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(database);
        return rows[0]?.waiting;
      })
      .toBeGreaterThan(0);
    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
              WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(database);
  });
  const { httpStatus, errorCode } = (await answer) ?? {};
  expect([httpStatus, errorCode]).toEqual([503, 'databaseUnavailable']);
});
