import { sql } from '@touchstone/database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addAccount, failLogins, mailRegisterCode, solveCaptcha } from '../../testing/test-accounts.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { cleanUp } from './clean-up.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function countRows() {
  const tables = ['session', 'mail_code', 'challenge', 'event_counter'];
  const counts = tables.map(async (table) => {
    const { rows } = await sql<{ count: number }>`SELECT count(*) FROM ${sql.table(table)}`.execute(
      server.platform.database,
    );
    return [table, rows[0]?.count] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}

async function leaveTraces(name: string) {
  await addAccount(server, { username: name });
  await mailRegisterCode(server, `${name}@new.example`);
  await solveCaptcha(server);
  await failLogins(server, name, { times: 1 });
}

describe('the clean-up', () => {
  test('deletes only expired rows', async () => {
    await leaveTraces('old');
    server.passTime(86_401);
    await leaveTraces('new');
    const before = await countRows();
    await cleanUp(server.platform);
    const after = await countRows();
    expect(before).toMatchObject({ session: 2, mail_code: 2, challenge: 2 });
    expect(after).toMatchObject({ session: 1, mail_code: 1, challenge: 1 });
    expect(after['event_counter']).toBe((before['event_counter'] ?? 0) / 2);
  });

  test('is scheduled', async () => {
    const { rows } = await sql`SELECT name, cron FROM pgboss.schedule`.execute(server.platform.database);
    expect(rows).toContainEqual({ name: 'site.clean-up', cron: '*/10 * * * *' });
  });
});
