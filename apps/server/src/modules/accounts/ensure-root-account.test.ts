import { afterEach, describe, expect, test } from 'vitest';
import { tryLogin } from '../../testing/test-accounts.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { prepareContent } from '../prepare-content.ts';
import { ensureRootAccount } from './ensure-root-account.ts';

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0).toReversed()) await server.close();
});

async function start(changes: Parameters<typeof startTestServer>[0] = {}) {
  const server = await startTestServer(changes);
  servers.push(server);
  return server;
}

describe('the root account', () => {
  test('is created once, with a password that only this call returns', async () => {
    const server = await start();
    const password = await ensureRootAccount(server.platform);
    expect(password).toMatch(/^[a-hjkmnp-zA-HJ-NP-Z2-9]{16}$/);
    const { envelope } = await tryLogin(server, 'root', { password: password ?? '' });
    expect(envelope.data).toMatchObject({ uid: '1', username: 'root', roleList: ['root'] });
    expect(await ensureRootAccount(server.platform)).toBeUndefined();
    expect((await tryLogin(server, 'root', { password: password ?? '' })).envelope.status).toBe(200);
  });

  test('uses the configured password and does not return it', async () => {
    const server = await start({ rootPassword: 'Chosen-Passw0rd' });
    const printed: string[] = [];
    await prepareContent(server.platform, { onRootCreated: (password) => printed.push(password) });
    expect(printed).toEqual([]);
    const { envelope } = await tryLogin(server, 'root', { password: 'Chosen-Passw0rd' });
    expect(envelope.data).toMatchObject({ uid: '1', roleList: ['root'] });
  });

  test('a new password in the configuration does not change an existing root', async () => {
    const first = await start({ rootPassword: 'First-Passw0rd' });
    await ensureRootAccount(first.platform);
    const second = await start({ databaseUrl: first.connectionString, rootPassword: 'Second-Passw0rd' });
    expect(await ensureRootAccount(second.platform)).toBeUndefined();
    expect((await tryLogin(second, 'root', { password: 'First-Passw0rd' })).envelope.status).toBe(200);
  });

  test('servers that start concurrently create one, and one of them returns its password', async () => {
    const first = await start();
    const second = await start({ databaseUrl: first.connectionString });
    const passwords = await Promise.all(
      [first, second, first, second].map((server) => ensureRootAccount(server.platform)),
    );
    const printed = passwords.filter((password) => password !== undefined);
    expect(printed).toHaveLength(1);
    expect((await tryLogin(second, 'root', { password: printed[0] ?? '' })).envelope.status).toBe(200);
  });
});
