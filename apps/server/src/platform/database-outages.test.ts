/** A server whose network to PostgreSQL fails in all the ways that a TCP proxy can produce. */
import { inTransaction, sql } from '@touchstone/database';
import { startDatabaseProxy, type DatabaseProxy, type TestDatabase } from '@touchstone/database/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServerDatabase, startTestServer, type TestServer } from '../testing/test-server.ts';
import { publishEvent } from './event-bus.ts';

let direct: TestDatabase;
let proxy: DatabaseProxy;
let server: TestServer;
let token: string;
beforeAll(async () => {
  direct = await createServerDatabase();
  proxy = await startDatabaseProxy(direct.connectionString);
  server = await startTestServer(
    { databaseUrl: proxy.connectionString },
    // Shorter than those of a site, and longer than a statement takes on a busy machine.
    { databaseTimeouts: { connectMs: 15_000, resultMs: 15_000 } },
  );
  ({ token } = await server.addUser());
});
afterAll(async () => {
  await server.close();
  await proxy.close();
  await direct.drop();
});

const writeNickname = (nickname: string) =>
  server.call('POST /api/change-userInfo', { token, body: { nickname } });
/** Reads through the pipelined connections, because of the session. */
const readMessages = () => server.call('GET /api/msg/unread', { token });

const statusOf = async (call: ReturnType<typeof readMessages>) => {
  const { httpStatus, errorCode } = await call;
  return errorCode === undefined ? httpStatus : `${String(httpStatus)} ${errorCode}`;
};
const unavailable = '503 databaseUnavailable';

/** Runs `fault` while a call waits for a row lock; returns the call's answer. */
async function failDuringCall(fault: () => void) {
  return inTransaction(direct.database, async (transaction) => {
    // Reads go on; the write of the call waits for this lock.
    await sql`LOCK TABLE user_account IN SHARE MODE`.execute(transaction);
    const answer = statusOf(writeNickname('during a fault'));
    await expect
      .poll(async () => {
        const { rows } = await sql`SELECT 1 FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(direct.database);
        return rows.length;
      })
      .toBeGreaterThan(0);
    fault();
    return answer;
  });
}

let round = 0;

/** Everything that uses a connection works again: requests, jobs, events of other servers. */
async function expectRecovery() {
  round += 1;
  await expect.poll(() => statusOf(writeNickname(`round ${String(round)}`))).toBe(200);
  await expect.poll(() => statusOf(readMessages())).toBe(200);

  const { id } = await direct.database
    .insertInto('mail')
    .values({ recipient: 'a@example.org', subject: 'x', textBody: 'x', htmlBody: 'x', state: 'queued' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await server.platform.queue.enqueue(direct.database, 'mail.deliver', { data: { mailId: id } });
  const findAttempt = () =>
    direct.database.selectFrom('mail').select('lastError').where('id', '=', id).executeTakeFirst();
  await expect.poll(findAttempt).toEqual({ lastError: 'no mail server is configured' });

  const name = `Site ${String(round)}`;
  await direct.database
    .insertInto('siteSetting')
    .values({ key: 'web', value: JSON.stringify({ name }) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify({ name }) }))
    .execute();
  await publishEvent(direct.database, 'settings.changed', { section: 'web' });
  await expect.poll(() => server.platform.settings.current.web.name).toBe(name);
}

describe('a network that', () => {
  test('cuts all connections: a call in flight answers 503, and the next ones work', async () => {
    expect(await failDuringCall(() => proxy.cut())).toBe(unavailable);
    await expectRecovery();
  });

  test('refuses connections: calls answer 503 until it recovers', async () => {
    expect(await failDuringCall(() => proxy.setMode('refuse'))).toBe(unavailable);
    expect(await statusOf(readMessages())).toBe(unavailable);
    expect(await statusOf(writeNickname('refused'))).toBe(unavailable);
    proxy.setMode('forward');
    await expectRecovery();
  });

  test('stalls: calls on open and on new connections answer 503, and no connection stays stalled', async () => {
    expect(await failDuringCall(() => proxy.setMode('stall'))).toBe(unavailable);
    // More calls than the pool has connections.
    const calls = Array.from({ length: 30 }, (_, index) =>
      index % 2 === 0 ? readMessages() : writeNickname('stalled'),
    );
    expect(new Set(await Promise.all(calls.map(statusOf)))).toEqual(new Set([unavailable]));
    proxy.setMode('forward');
    await expectRecovery();
  });

  test.each(['refuse', 'stall'] as const)(
    'that would %s: health says what is missing, and metrics leave out what the database knows',
    async (mode) => {
      proxy.setMode(mode);
      const [health, server_, metrics] = await Promise.all(
        ['/api/health', '/api/health/server', '/metrics'].map((url) => server.app.inject(url)),
      );
      expect(health?.statusCode).toBe(503);
      expect(health?.json()).toMatchObject({ status: 503, data: { database: false, judges: 0 } });
      expect(server_?.statusCode).toBe(200);
      expect(metrics?.statusCode).toBe(200);
      expect(metrics?.body).toContain('touchstone_build_info');
      expect(metrics?.body).not.toMatch(/^touchstone_backup_last_success_timestamp_seconds[{ ]/m);
      proxy.setMode('forward');
      await expectRecovery();
    },
  );

  test('delays every packet: calls succeed', async () => {
    proxy.setDelay(50);
    await expectRecovery();
    proxy.setDelay(0);
  });

  test('cuts connections again and again: every call is answered, and none fails in another way', async () => {
    const answers = new Set<unknown>();
    for (let cut = 0; cut < 10; cut += 1) {
      const calls = Array.from({ length: 8 }, (_, index) =>
        statusOf(index % 2 === 0 ? readMessages() : writeNickname(`cut ${String(cut)}`)),
      );
      setImmediate(() => proxy.cut());
      for (const answer of await Promise.all(calls)) answers.add(answer);
    }
    expect([...answers].filter((answer) => answer !== 200 && answer !== unavailable)).toEqual([]);
    await expectRecovery();
  });
});
