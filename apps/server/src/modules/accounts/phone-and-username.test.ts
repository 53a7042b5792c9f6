import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addAccount,
  changeAccount,
  loadTables,
  makeBrowser,
  testPassword,
  tryLogin,
} from '../../testing/test-accounts.ts';
import { addLoggedIn } from '../../testing/test-factors.ts';
import { recordSocialAuthorization } from './social-authorization.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let counter = 0;
const freshPhone = () => `138${String((counter += 1)).padStart(8, '0')}`;
const headers = { 'accept-language': 'en' };

const browser = makeBrowser();
const inBrowser = { ...headers, ...browser.headers };
const bind = (token: string, newPhone?: string) =>
  server.call('POST /api/change-phone', { token, headers: inBrowser, body: { newPhone } });
const rename = (token: string, newUsername?: string) =>
  server.call('POST /api/change-username', { token, headers, body: { newUsername } });
const authorize = (userId: string) =>
  recordSocialAuthorization(server.platform.database, {
    userId,
    browserKey: browser.key,
    now: server.platform.clock(),
  });
const restore = (token: string) => server.call('POST /api/restore-password', { token, headers: inBrowser });

describe('POST /api/change-phone', () => {
  test('binds a number and keeps an existing password', async () => {
    const { token, username } = await addAccount(server);
    const phone = freshPhone();
    expect((await bind(token, ` ${phone} `)).envelope).toMatchObject({ status: 200, data: { code: 200 } });
    const { envelope } = await tryLogin(server, username);
    expect(envelope.data).toMatchObject({ phone });
  });

  test('sets the default password of a social account without one, soon after its login', async () => {
    const { token, username, id } = await addAccount(server);
    await changeAccount(server, id, { passwordHash: null, socialOpenId: 'open-1' });
    await authorize(id);
    const { envelope } = await bind(token, '13912345678');
    expect(envelope.data).toMatchObject({ code: 200, msg: expect.stringContaining('last six digits') });
    const login = await tryLogin(server, username, { password: '345678', headers: browser.headers });
    expect(login.envelope.status).toBe(200);
  });

  test('sets no password without a fresh login at the provider', async () => {
    const { token, username, id } = await addAccount(server);
    await changeAccount(server, id, { passwordHash: null, socialOpenId: 'open-2' });
    await authorize(id);
    server.passTime(601);
    expect((await bind(token, '13912345679')).envelope.data).toMatchObject({ code: 200 });
    expect((await tryLogin(server, username, { password: '345679' })).errorCode).toBe('wrongCredentials');
  });

  test.each([
    undefined,
    '',
    '12345678901',
    '1381234567',
    '138123456789',
    '１３８12345678',
    '138-1234567',
    "1' OR 1=1",
  ])('refuses %j with an outcome of 400', async (phone) => {
    const { token } = await addAccount(server);
    const before = await loadTables(server);
    const { envelope } = await bind(token, phone);
    expect(envelope).toMatchObject({ status: 200, data: { code: 400 } });
    expect((envelope.data as { msg: string }).msg).toContain('11-digit');
    expect(await loadTables(server)).toEqual(before);
  });

  test('refuses the current number and one of another account, also concurrently', async () => {
    const phone = freshPhone();
    const accounts = await Promise.all(Array.from({ length: 5 }, () => addAccount(server)));
    const answers = await Promise.all(accounts.map(({ token }) => bind(token, phone)));
    const codes = answers.map(({ envelope }) => (envelope.data as { code: number }).code);
    expect(codes.toSorted((one, other) => one - other)).toEqual([200, 400, 400, 400, 400]);
    const winner = accounts[codes.indexOf(200)];
    const again = await bind(winner?.token ?? '', phone);
    expect(again.envelope.data).toMatchObject({ code: 400, msg: expect.stringContaining('current') });
  });

  test('requires a session', async () => {
    expect((await server.call('POST /api/change-phone', { body: {} })).httpStatus).toBe(401);
  });
});

describe('POST /api/change-username', () => {
  test('changes the name immediately everywhere; the session stays open', async () => {
    const { token } = await addAccount(server, { username: 'before' });
    expect((await rename(token, 'After_1')).envelope).toMatchObject({ status: 200, data: { code: 200 } });
    expect((await tryLogin(server, 'before')).errorCode).toBe('wrongCredentials');
    expect((await tryLogin(server, 'after_1')).envelope.data).toMatchObject({ username: 'After_1' });
    expect((await rename(token, 'AFTER_1')).envelope.data).toMatchObject({ code: 200 });
  });

  test.each([undefined, 'x', 'x'.repeat(21), 'has space', '😀 名 x', 'a/b', '<b>', "x';--"])(
    'refuses %j with an outcome of 400',
    async (name) => {
      const { token } = await addAccount(server);
      const before = await loadTables(server);
      expect((await rename(token, name)).envelope).toMatchObject({ status: 200, data: { code: 400 } });
      expect(await loadTables(server)).toEqual(before);
    },
  );

  test('refuses the current name and a taken one, ignoring case', async () => {
    const { token } = await addAccount(server, { username: 'mine_1' });
    await addAccount(server, { username: 'Theirs_1' });
    const own = await rename(token, 'mine_1');
    const taken = await rename(token, 'THEIRS_1');
    expect(own.envelope.data).toMatchObject({ code: 400, msg: expect.stringContaining('current') });
    expect(taken.envelope.data).toMatchObject({ code: 400, msg: expect.stringContaining('exists') });
  });

  test('refuses a name that looks like that of an administrator, except the own one', async () => {
    const admin = await addAccount(server, { username: 'Headmaster', role: 'admin' });
    const { token } = await addAccount(server);
    for (const name of ['head_master', 'headrnaster', 'неаdmaster'])
      expect((await rename(token, name)).envelope.data).toMatchObject({ code: 400 });
    const refused = await rename(token, 'head.master');
    expect(refused.envelope.data).toMatchObject({ msg: expect.stringContaining('administrator') });
    expect((await rename(token, 'headteacher')).envelope.data).toMatchObject({ code: 200 });
    expect((await rename(admin.token, 'head.master')).envelope.data).toMatchObject({ code: 200 });
  });

  test('of ten concurrent changes to one name one succeeds', async () => {
    const accounts = await Promise.all(Array.from({ length: 10 }, () => addAccount(server)));
    const answers = await Promise.all(accounts.map(({ token }) => rename(token, 'wanted_by_all')));
    const codes = answers.map(({ envelope }) => (envelope.data as { code: number }).code);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
  });

  test('requires a session', async () => {
    expect((await server.call('POST /api/change-username', { body: {} })).httpStatus).toBe(401);
  });
});

describe('POST /api/restore-password', () => {
  test('sets the last six digits of the phone and ends all sessions', async () => {
    const { token, username, id } = await addLoggedIn(server);
    await changeAccount(server, id, { phone: '13700654321', socialOpenId: 'open-3' });
    await authorize(id);
    const { envelope, headers: answered } = await restore(token);
    expect(envelope).toMatchObject({ status: 200, data: { code: 200 } });
    expect(answered['set-cookie']).toContain('Max-Age=0');
    expect((await restore(token)).httpStatus).toBe(401);
    expect((await tryLogin(server, username, { password: testPassword })).errorCode).toBe('wrongCredentials');
    const login = await tryLogin(server, username, { password: '654321', headers: browser.headers });
    expect(login.envelope.status).toBe(200);
  });

  test.each([
    ['an ordinary account', null, 0, 'WeChat'],
    ['a session whose owner authorized long ago', 'open-4', 601, '10 minutes'],
  ])('refuses %s and keeps the password', async (_who, socialOpenId, seconds, reason) => {
    const { username, id } = await addAccount(server);
    await changeAccount(server, id, { phone: freshPhone(), socialOpenId });
    await authorize(id);
    server.passTime(seconds);
    const login = await tryLogin(server, username);
    const answer = await restore(String(login.headers['authorization']));
    expect(answer.envelope.data).toMatchObject({ code: 400, msg: expect.stringContaining(reason) });
    expect((await tryLogin(server, username)).envelope.status).toBe(200);
  });

  test('requires a bound phone, and changes nothing without one', async () => {
    const { token, id } = await addAccount(server);
    await changeAccount(server, id, { socialOpenId: 'open-5' });
    await authorize(id);
    const before = await loadTables(server);
    expect((await restore(token)).envelope).toMatchObject({ status: 200, data: { code: 400 } });
    expect(await loadTables(server)).toEqual(before);
  });

  test('requires a session', async () => {
    expect((await server.call('POST /api/restore-password')).httpStatus).toBe(401);
  });
});

test.each([
  ['zh-CN', '请输入 11 位手机号。'],
  ['zh-HK', '請輸入 11 位手機號碼。'],
])('returns outcomes in %s', async (language, msg) => {
  const { token } = await addAccount(server);
  const { envelope } = await server.call('POST /api/change-phone', {
    token,
    headers: { 'accept-language': language },
    body: { newPhone: '1' },
  });
  expect(envelope.data).toEqual({ code: 400, msg });
});
