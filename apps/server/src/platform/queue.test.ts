import { sql } from '@touchstone/database';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServerDatabase, startTestServer } from '../testing/test-server.ts';
import { Queue } from './queue.ts';

type PreparedDatabase = Awaited<ReturnType<typeof createServerDatabase>>;

let prepared: PreparedDatabase;
beforeAll(async () => {
  prepared = await createServerDatabase();
});
afterAll(() => prepared.drop());

/** Starts and stops a server on the database that others have used. */
async function startOnce() {
  const server = await startTestServer({ databaseUrl: prepared.connectionString });
  await server.close();
}

async function describeQueues() {
  const { database } = prepared;
  const queues = await sql<{ name: string }>`
    SELECT name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds, deletion_seconds FROM pgboss.queue
     WHERE name NOT LIKE '\\_\\_pgboss%' ORDER BY name`.execute(database);
  const schedules = await sql<{ name: string }>`
    SELECT name, key, cron, timezone, data FROM pgboss.schedule ORDER BY name`.execute(database);
  return { queues: queues.rows, schedules: schedules.rows };
}

test('a start gives queues and schedules of another release what this one wants', async () => {
  const { database } = prepared;
  const wanted = await describeQueues();
  expect(wanted.queues.length).toBeGreaterThan(0);
  expect(wanted.schedules.length).toBeGreaterThan(0);

  await sql`UPDATE pgboss.queue SET retry_limit = retry_limit + 1, expire_seconds = 7
             WHERE name NOT LIKE '\\_\\_pgboss%'`.execute(database);
  await sql`UPDATE pgboss.schedule SET cron = '0 0 1 1 *'`.execute(database);
  await startOnce();
  expect(await describeQueues()).toEqual(wanted);

  await sql`DELETE FROM pgboss.schedule`.execute(database);
  await sql`SELECT pgboss.delete_queue(name) FROM pgboss.queue
             WHERE name = 'mail.deliver'`.execute(database);
  await startOnce();
  expect(await describeQueues()).toEqual(wanted);
});

test('a start on queues that are as wanted writes none of them', async () => {
  const { database } = prepared;
  const read = async () => {
    const { rows } = await sql`
      SELECT name, xmin::text FROM pgboss.queue WHERE name NOT LIKE '\\_\\_pgboss%'
       UNION ALL SELECT name, xmin::text FROM pgboss.schedule ORDER BY 1, 2`.execute(database);
    return rows;
  };
  const before = await read();
  await startOnce();
  expect(await read()).toEqual(before);
});

test('a queue that stops lets the job that runs end, and begins no other', async () => {
  const { database } = prepared;
  const queue = new Queue(prepared.connectionString, pino({ level: 'silent' }));
  await queue.start();
  const [begun, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await queue.work('site.clean-up', async () => {
    begun.resolve();
    await release.promise;
  });
  for (let count = 0; count < 2; count += 1) await queue.enqueue(database, 'site.clean-up', { data: {} });
  await begun.promise;
  const stopping = queue.stop();
  release.resolve();
  await stopping;
  const { rows } = await sql<{ state: string }>`
    SELECT state FROM pgboss.job WHERE name = 'site.clean-up' ORDER BY state`.execute(database);
  expect(rows.map(({ state }) => state)).toEqual(['created', 'completed']);
});
