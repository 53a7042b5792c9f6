/** A server whose scheduled jobs never start, for tests that count what such a job changes. */
import { createServerDatabase, startTestServer, type TestServer } from '../../../testing/test-server.ts';

/**
 * The queue starts what its schedules say by the time of the machine: what is due every minute starts a few seconds after the
 * server, in the middle of some test. It looks only if its last look was half a minute ago or more.
 */
export async function startUnscheduledServer(): Promise<TestServer> {
  const { connectionString, pool, drop } = await createServerDatabase();
  await pool.query("UPDATE pgboss.version SET cron_on = now() + interval '1 year'");
  const server = await startTestServer({ databaseUrl: connectionString });
  return {
    ...server,
    close: async () => {
      await server.close();
      await drop();
    },
  };
}
