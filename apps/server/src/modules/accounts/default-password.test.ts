/** A session that was opened with a default password serves only to choose another one. */
import { calls, downloads, type CallDefinition } from '@touchstone/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addAccount,
  changeAccount,
  makeBrowser,
  testPassword,
  tryLogin,
} from '../../testing/test-accounts.ts';
import { addLoggedIn } from '../../testing/test-factors.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { recordSocialAuthorization } from './social-authorization.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let counter = 0;

const browser = makeBrowser();
const authorize = (userId: string) =>
  recordSocialAuthorization(server.platform.database, {
    userId,
    browserKey: browser.key,
    now: server.platform.clock(),
  });

/** Returns an account whose password is the last six digits of its phone number. */
async function addRestored() {
  counter += 1;
  const password = String(counter).padStart(6, '0');
  const account = await addLoggedIn(server);
  await changeAccount(server, account.id, {
    phone: `13700${password}`,
    socialOpenId: `open-${password}`,
  });
  await authorize(account.id);
  const { envelope } = await server.call('POST /api/restore-password', {
    token: account.token,
    headers: browser.headers,
  });
  expect(envelope.data).toMatchObject({ code: 200 });
  return { ...account, password };
}

async function logIn(username: string, password: string): Promise<string> {
  const { envelope, headers } = await tryLogin(server, username, { password, headers: browser.headers });
  expect(envelope.status).toBe(200);
  return String(headers['authorization']);
}

const request = (name: string, token: string) => {
  const [method = '', path = ''] = name.split(' ');
  return server.app.inject({
    method: method as 'GET',
    url: path.replaceAll(/\{\w+\}/g, '1'),
    headers: { authorization: token },
    ...(method === 'GET' ? {} : { payload: {} }),
  });
};

const refused = 'passwordChangeRequired';

describe('a session with a default password', () => {
  test('is refused by every call but the ones that change the password or log out', async () => {
    const { username, password } = await addRestored();
    const token = await logIn(username, password);
    const definitions = Object.entries<Pick<CallDefinition, 'access' | 'acceptsDefaultPassword'>>({
      ...calls,
      ...downloads,
    });
    const names = definitions
      .filter(([, { access }]) => access.kind === 'guest' || access.kind === 'login')
      .filter(([, { acceptsDefaultPassword }]) => acceptsDefaultPassword !== true)
      .map(([name]) => name)
      // It describes the API and reads no token.
      .filter((name) => name !== 'GET /api/clics');
    const answers = new Map<unknown, string[]>();
    for (const name of names) {
      const code = (await request(name, token)).headers['error-code'];
      answers.set(code, [...(answers.get(code) ?? []), name]);
    }
    // A call may be defined before its handler exists.
    answers.delete('wrongMethod');
    expect([...answers.keys()]).toEqual([refused]);
    expect(answers.get(refused)?.length).toBeGreaterThan(150);
  });

  test('is a guest for anonymous calls', async () => {
    const { username, password } = await addRestored();
    const token = await logIn(username, password);
    expect((await server.call('GET /api/get-website-config', { token })).httpStatus).toBe(200);
  });

  test('ends with the new password, which opens an ordinary session', async () => {
    const { username, password } = await addRestored();
    const token = await logIn(username, password);
    const change = (newPassword: string) =>
      server.call('POST /api/change-password', { token, body: { oldPassword: password, newPassword } });
    expect((await change(password)).errorCode).toBe('passwordUnchanged');
    expect((await change(testPassword)).envelope.data).toMatchObject({ code: 200 });
    expect((await server.call('GET /api/msg/unread', { token })).errorCode).toBe('sessionExpired');
    const next = await logIn(username, testPassword);
    expect((await server.call('GET /api/msg/unread', { token: next })).httpStatus).toBe(200);
  });

  test('can log out', async () => {
    const { username, password } = await addRestored();
    const token = await logIn(username, password);
    expect((await server.call('GET /api/logout', { token })).httpStatus).toBe(200);
    expect((await server.call('GET /api/msg/unread', { token })).errorCode).toBe('sessionExpired');
  });

  test('follows from a default password only: an administrator sets an ordinary one', async () => {
    const { id, username } = await addRestored();
    const { token: root } = await addLoggedIn(server, { role: 'root' });
    const { envelope } = await server.call('PUT /api/admin/user/edit-user', {
      token: root,
      body: { uid: id, username, setNewPwd: true, password: testPassword, type: 1002, status: 0 },
    });
    expect(envelope.status).toBe(200);
    const token = await logIn(username, testPassword);
    expect((await server.call('GET /api/msg/unread', { token })).httpStatus).toBe(200);
  });
});

test('the phone that a social account binds sets a default password; the open session stays ordinary', async () => {
  const { id, token, username } = await addAccount(server);
  await changeAccount(server, id, { passwordHash: null, socialOpenId: 'open-bound' });
  await authorize(id);
  await server.call('POST /api/change-phone', {
    token,
    headers: browser.headers,
    body: { newPhone: '13912987654' },
  });
  expect((await server.call('GET /api/msg/unread', { token })).httpStatus).toBe(200);
  const next = await logIn(username, '987654');
  expect((await server.call('GET /api/msg/unread', { token: next })).errorCode).toBe(refused);
});

describe('the digits of the phone', () => {
  const tryDigits = async ({ username, password }: { username: string; password: string }, headers = {}) =>
    (await tryLogin(server, username, { password, headers })).errorCode;

  test('open nothing from another browser, which counts as a failed login', async () => {
    const restored = await addRestored();
    for (const headers of [{}, makeBrowser().headers, {}, {}, {}])
      expect(await tryDigits(restored, headers)).toBe('defaultPasswordExpired');
    expect(await tryDigits(restored)).toBe('puzzleRequired');
  });

  test('work once, also in concurrent logins', async () => {
    const restored = await addRestored();
    const codes = await Promise.all([1, 2, 3].map(() => tryDigits(restored, browser.headers)));
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(await tryDigits(restored, browser.headers)).toBe('defaultPasswordExpired');
  });

  test('work for ten minutes', async () => {
    const restored = await addRestored();
    server.passTime(601);
    expect(await tryDigits(restored, browser.headers)).toBe('defaultPasswordExpired');
  });

  test('are set only in the browser of the login with WeChat', async () => {
    const { id, token, username } = await addLoggedIn(server);
    await changeAccount(server, id, { passwordHash: null, phone: '13912555555', socialOpenId: 'open-else' });
    await authorize(id);
    for (const headers of [{}, makeBrowser().headers]) {
      const { envelope } = await server.call('POST /api/restore-password', { token, headers });
      expect(envelope.data).toMatchObject({ code: 400 });
    }
    await server.call('POST /api/change-phone', { token, body: { newPhone: '13912666666' } });
    expect(await tryDigits({ username, password: '666666' }, browser.headers)).toBe('wrongCredentials');
  });

  test('prove no identity: a stolen session of the account cannot make a password of them', async () => {
    const { id, token } = await addAccount(server);
    await changeAccount(server, id, { passwordHash: null, socialOpenId: 'open-stolen' });
    await authorize(id);
    await server.call('POST /api/change-phone', {
      token,
      headers: browser.headers,
      body: { newPhone: '13912777777' },
    });
    const proof = { method: 'password', password: '777777' } as const;
    const confirmed = await server.call('POST /api/second-factor/confirm-identity', {
      token,
      body: { proof },
    });
    expect(confirmed.errorCode).toBe('identityConfirmationRequired');
    const body = { oldPassword: '777777', newPassword: testPassword };
    const changed = await server.call('POST /api/change-password', { token, body });
    expect(changed.errorCode).toBe('identityConfirmationRequired');
  });
});
