import type { WireRemoteAccount, WireRemoteVendor } from '@touchstone/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { listAccounts, updateAccount } from '../site/index.ts';
import { accountPassword, startLocalHdu, type LocalVendor } from './testing/local-vendor.ts';

let server: TestServer;
let site: LocalVendor;
let token: string;
beforeAll(async () => {
  site = await startLocalHdu();
  server = await startTestServer({ remoteSites: { HDU: site.origin } });
  token = (await server.addUser({ role: 'root' })).token;
});
afterAll(async () => {
  await server.close();
  await site.close();
});

const add = (body: { username: string; password: string; apiKey?: string; apiSecret?: string }) =>
  server.call('POST /api/admin/remote/account', { token, body: { accountKey: 'hdu', ...body } });
const list = async () =>
  (await server.call('GET /api/admin/remote/accounts', { token, query: { key: 'hdu' } })).envelope
    .data as WireRemoteAccount[];
const find = async (username: string) => {
  const account = (await list()).find((one) => one.username === username);
  if (account === undefined) throw new Error(`no account ${username}`);
  return account;
};
const change = (body: { id: number; isEnabled?: boolean; password?: string; apiKey?: string }) =>
  server.call('PUT /api/admin/remote/account', { token, body });
const tryLogin = async (id: number) =>
  (await server.call('POST /api/admin/remote/account/try-login', { token, body: { id } })).envelope.data;
const loadVendors = async () =>
  (await server.call('GET /api/admin/remote/vendors', { token })).envelope.data as WireRemoteVendor[];
const findVendor = async (key: string) => (await loadVendors()).find((vendor) => vendor.key === key);

describe('vendors', () => {
  test('are listed with their defaults; those that limit automation are off', async () => {
    const vendors = await loadVendors();
    expect(vendors.map(({ key }) => key)).toEqual(['HDU', 'CF', 'GYM', 'POJ', 'SPOJ', 'AC', 'LIBRE']);
    expect(vendors.find(({ key }) => key === 'AC')).toMatchObject({
      isOptIn: true,
      isEnabled: false,
      state: 'off',
      termsUrl: 'https://atcoder.jp/tos',
    });
    expect(vendors.find(({ key }) => key === 'HDU')).toMatchObject({ isEnabled: true, state: 'no-account' });
  });

  test('are switched, which is logged once', async () => {
    const put = (isEnabled: boolean) =>
      server.call('PUT /api/admin/remote/vendor', { token, body: { key: 'AC', isEnabled } });
    await put(true);
    await put(true);
    expect(await findVendor('AC')).toMatchObject({ isEnabled: true, state: 'no-account' });
    const rows = await server.platform.database
      .selectFrom('auditLog')
      .select(['before', 'after'])
      .where('action', '=', 'remote-vendor.change')
      .execute();
    expect(rows).toEqual([{ before: { isEnabled: false }, after: { isEnabled: true } }]);
  });
});

describe('accounts', () => {
  test('are added and listed without their secrets', async () => {
    expect((await add({ username: 'ridge', password: accountPassword })).envelope.status).toBe(200);
    await add({ username: 'with-key', password: 'x', apiKey: 'key of api', apiSecret: 'secret of api' });
    const text = JSON.stringify(await list());
    for (const secret of [accountPassword, 'key of api', 'secret of api']) expect(text).not.toContain(secret);
    expect(await find('ridge')).toMatchObject({ state: 'ready', hasApiKey: false, usedToday: 0 });
    expect(await find('with-key')).toMatchObject({ hasApiKey: true });
    expect(await findVendor('HDU')).toMatchObject({ state: 'working', accounts: 2 });
  });

  test('with the same name, or half an API key, are refused', async () => {
    expect((await add({ username: 'ridge', password: 'y' })).errorCode).toBe('remoteAccountExists');
    const half = await add({ username: 'half', password: 'y', apiKey: 'only' });
    expect(half.errorCode).toBe('remoteApiKeyIncomplete');
  });

  test('log in at the site on request; a failure is stored without the password', async () => {
    expect(await tryLogin((await find('ridge')).id)).toEqual({ isOk: true, code: null, detail: null });
    expect(await tryLogin((await find('with-key')).id)).toMatchObject({ isOk: false, code: 'wrongPassword' });
    const failures = await server.call('GET /api/admin/remote/failures', { token, query: { key: 'HDU' } });
    expect(failures.envelope.data).toMatchObject({
      total: 1,
      records: [{ key: 'HDU', step: 'login', code: 'wrongPassword', username: 'with-key' }],
    });
  });

  test('are disabled and enabled; enabling ends a pause', async () => {
    const { id } = await find('ridge');
    const later = new Date(server.platform.clock().getTime() + 60_000);
    await updateAccount(server.platform.database, id, { pausedUntil: later, failureCode: 'wrongPassword' });
    expect(await find('ridge')).toMatchObject({ state: 'paused', reason: 'wrongPassword' });
    await change({ id, isEnabled: false });
    expect(await find('ridge')).toMatchObject({ state: 'disabled' });
    await change({ id, isEnabled: true });
    expect(await find('ridge')).toMatchObject({ state: 'ready', reason: null });
  });

  test('keep their API key when the password changes', async () => {
    const { id } = await find('with-key');
    await change({ id, password: accountPassword });
    expect(await find('with-key')).toMatchObject({ hasApiKey: true });
  });

  test('take the session of a browser, which is shown by its age only', async () => {
    const { id } = await find('ridge');
    const put = (cookie: string) =>
      server.call('PUT /api/admin/remote/account/session', {
        token,
        body: { id, cookie, userAgent: 'Mozilla/5.0 (real)' },
      });
    await put('JSESSIONID=abcdef; cf_clearance=xyz');
    expect((await find('ridge')).browserSession).toMatchObject({ isValid: true, failedAt: null });
    const [row] = await listAccounts(server.platform.database);
    expect(row?.session?.includes('cf_clearance')).toBe(false);
    await put('');
    expect((await find('ridge')).browserSession).toBeNull();
  });

  test('are deleted, unless a submission uses them', async () => {
    const { id } = await find('with-key');
    const remove = () => server.call('DELETE /api/admin/remote/account', { token, query: { id } });
    const { database, clock } = server.platform;
    await updateAccount(database, id, { leaseUntil: new Date(clock().getTime() + 600_000) });
    expect((await remove()).errorCode).toBe('remoteAccountBusy');
    await updateAccount(database, id, { leaseUntil: null });
    expect((await remove()).envelope.status).toBe(200);
    expect((await remove()).errorCode).toBe('remoteAccountGone');
  });

  test('whose secret was written with another key say so', async () => {
    const other = await startTestServer({
      databaseUrl: server.connectionString,
      secretKey: '1'.repeat(64),
      remoteSites: { HDU: site.origin },
    });
    const { id } = await find('ridge');
    const { envelope } = await other.call('POST /api/admin/remote/account/try-login', {
      token,
      body: { id },
    });
    expect(envelope.data).toMatchObject({ isOk: false, code: 'secretUnreadable' });
    await other.close();
  });

  test('leave no secret in the audit log', async () => {
    const rows = await server.platform.database.selectFrom('auditLog').selectAll().execute();
    const text = JSON.stringify(rows);
    for (const secret of [accountPassword, 'secret of api', 'cf_clearance'])
      expect(text).not.toContain(secret);
    expect(rows.filter(({ action }) => action.startsWith('remote-account.')).length).toBeGreaterThan(5);
  });
});

describe('who may see them', () => {
  test.each(['admin', 'problem_admin', 'default_user'] as const)('not %s', async (role) => {
    const { token: weaker } = await server.addUser({ role });
    const answers = await Promise.all([
      server.call('GET /api/admin/remote/vendors', { token: weaker }),
      server.call('GET /api/admin/remote/accounts', { token: weaker }),
      server.call('GET /api/admin/remote/failures', { token: weaker }),
      server.call('POST /api/admin/remote/account', {
        token: weaker,
        body: { accountKey: 'hdu', username: 'a', password: 'b' },
      }),
    ]);
    expect(answers.map(({ httpStatus }) => httpStatus)).toEqual([403, 403, 403, 403]);
  });

  test('not a guest', async () => {
    expect((await server.call('GET /api/admin/remote/vendors')).errorCode).toBe('loginRequired');
  });
});
