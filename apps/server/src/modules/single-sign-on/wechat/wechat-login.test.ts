import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  addAccount,
  changeAccount,
  freshAddress,
  loadTables,
  testPassword,
  tryLogin,
} from '../../../testing/test-accounts.ts';
import { addLoggedIn } from '../../../testing/test-factors.ts';
import { startTestServer, type TestResponse, type TestServer } from '../../../testing/test-server.ts';
import { visitProvider } from '../testing/local-openid-provider.ts';
import { startLocalWechat, type LocalWechat } from '../testing/local-wechat.ts';
import { openBrowser, pageOrigin } from '../testing/sign-in-browser.ts';
import { fetchWechatIdentity, toWechatError } from './wechat-client.ts';

const returnUrl = `${pageOrigin}/wechatAuth`;
let server: TestServer;
let wechat: LocalWechat;
let rootToken: string;

beforeAll(async () => {
  server = await startTestServer();
  wechat = await startLocalWechat();
  wechat.apps.set('web-app', 'web-secret').set('official', 'official-secret');
  rootToken = (await server.addUser({ role: 'root' })).token;
});
afterAll(async () => {
  await wechat.close();
  await server.close();
});

const configure = (changes: object = {}) =>
  server.call('PUT /api/admin/sign-in/wechat', {
    body: {
      qr: { appId: 'web-app', secret: 'web-secret' },
      inApp: { appId: 'official', secret: 'official-secret' },
      pageUrl: wechat.address,
      apiUrl: wechat.address,
      ...changes,
    },
    token: rootToken,
  });

let users = 0;
beforeEach(async () => {
  users += 1;
  const id = String(users);
  wechat.fault = undefined;
  wechat.requests = [];
  wechat.user = {
    openIds: { 'web-app': `web-${id}`, official: `official-${id}` },
    unionId: `union-${id}`,
    nickname: `Wei ${id}`,
  };
  await configure();
});

interface Options {
  isInsideApp?: boolean;
  purpose?: 'login' | 'link';
  token?: string;
}

/** Scans, and returns the parameters of /wechatAuth. */
async function scan(browser = openBrowser(server), options: Options = {}) {
  const started = await browser.start({ provider: 'wechat', ...options });
  if (started.url === '') return { browser, started, parameters: '' };
  return { browser, started, parameters: await visitProvider(started.url, returnUrl) };
}

async function signIn(options: Options = {}) {
  const { browser, parameters } = await scan(undefined, options);
  return { browser, answer: await browser.finish(parameters, options.token) };
}

/** The call of the specification. */
async function logInWithCode(parameters: string, headers: Record<string, string>) {
  const query = new URLSearchParams(parameters);
  return server.call('POST /api/wechat-login', {
    body: { code: query.get('code') ?? '', state: query.get('state') ?? '', platform: 'open' },
    headers,
    remoteAddress: freshAddress(),
  });
}

async function logIn() {
  const { browser, parameters } = await scan();
  return logInWithCode(parameters, browser.headers());
}

const uidOf = ({ envelope }: TestResponse) => (envelope.data as { uid: string }).uid;
const ticketOf = ({ envelope }: TestResponse) =>
  (envelope.data as { firstLogin: { ticket: string } }).firstLogin.ticket;

describe('POST /api/wechat-login', () => {
  test('creates an account without a password and logs it in; the next login finds the same account', async () => {
    const first = await logIn();
    expect(Object.fromEntries(wechat.requests[0] ?? [])).toMatchObject({
      appid: 'web-app',
      secret: 'web-secret',
      grant_type: 'authorization_code',
    });
    const nickname = wechat.user.nickname;
    expect(first.envelope).toMatchObject({ status: 200, data: { roleList: ['default_user'], nickname } });
    const { username } = first.envelope.data as { username: string };
    expect(username).toMatch(/^wx_[a-z0-9]{8}$/);
    const token = String(first.headers['authorization']);
    expect((await server.call('GET /api/get-user-auth-info', { token })).httpStatus).toBe(200);
    expect((await tryLogin(server, username, { password: 'anything' })).errorCode).toBe('wrongCredentials');
    expect(uidOf(await logIn())).toBe(uidOf(first));
  });

  test('a union id that appears later leads to the same account, also inside the app', async () => {
    const { unionId, ...withoutUnion } = wechat.user;
    wechat.user = withoutUnion;
    const before = await logIn();
    wechat.user = { ...withoutUnion, unionId: unionId ?? '' };
    expect(uidOf(await logIn())).toBe(uidOf(before));
    const inside = await signIn({ isInsideApp: true });
    expect(inside.answer.envelope.data).toMatchObject({ kind: 'logged-in', user: { uid: uidOf(before) } });
    expect(Object.fromEntries(wechat.requests.at(-2) ?? [])).toMatchObject({ appid: 'official' });
  });

  test('five concurrent first logins create one account', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => logIn()));
    expect(answers.map(({ envelope }) => envelope.status)).toEqual(Array(5).fill(200));
    expect(new Set(answers.map(uidOf)).size).toBe(1);
  });

  test('respects a ban, and closed registration for new users', async () => {
    const uid = uidOf(await logIn());
    await changeAccount(server, uid, { isBanned: true });
    const banned = await logIn();
    expect([banned.errorCode, banned.headers['authorization']]).toEqual(['accountBanned', undefined]);
    await changeAccount(server, uid, { isBanned: false });
    await server.platform.settings.change('web', { register: false });
    const known = await logIn();
    wechat.user = { openIds: { 'web-app': 'somebody-new' } };
    const closed = await logIn();
    await server.platform.settings.change('web', { register: true });
    expect([closed.errorCode, known.envelope.status]).toEqual(['registrationClosed', 200]);
  });

  test('works only once, and only in the browser that scanned', async () => {
    const { browser, parameters } = await scan();
    const other = openBrowser(server);
    await other.start({ provider: 'wechat' });
    expect((await logInWithCode(parameters, other.headers())).errorCode).toBe('signInExpired');
    expect((await logInWithCode(parameters, {})).errorCode).toBe('signInExpired');
    expect((await logInWithCode(parameters, browser.headers())).envelope.status).toBe(200);
    expect((await logInWithCode(parameters, browser.headers())).errorCode).toBe('signInExpired');
  });
});

describe('a first login', () => {
  test('asks for a new or an existing account', async () => {
    const { browser, answer } = await signIn();
    expect(answer.headers['authorization']).toBeUndefined();
    expect(answer.envelope.data).toMatchObject({
      kind: 'first-login',
      firstLogin: { displayName: wechat.user.nickname, isEmailTaken: false, mayCreate: true },
    });
    const body = { ticket: ticketOf(answer), username: `scanner_${String(users)}` };
    const created = await server.call('POST /api/sign-in/create', { body, headers: browser.headers() });
    expect(created.envelope.data).toMatchObject({ username: body.username });
    expect((await signIn()).answer.envelope.data).toMatchObject({
      kind: 'logged-in',
      user: { uid: uidOf(created) },
    });
  });

  test('binds an existing account with its password', async () => {
    const owner = await addAccount(server);
    const { browser, answer } = await signIn();
    const body = { ticket: ticketOf(answer), username: owner.username, password: testPassword };
    const connected = await server.call('POST /api/sign-in/connect', {
      body,
      headers: browser.headers(),
      remoteAddress: freshAddress(),
    });
    expect(connected.envelope.data).toMatchObject({ uid: owner.id });
    expect((await signIn()).answer.envelope.data).toMatchObject({ user: { uid: owner.id } });
    // A phone bound now gives no password to an account that has one.
    const token = String(connected.headers['authorization']);
    const bound = await server.call('POST /api/change-phone', {
      body: { newPhone: `138000${String(10_000 + users)}` },
      token,
    });
    expect(bound.envelope.data).toMatchObject({ code: 200 });
    expect((await tryLogin(server, owner.username)).envelope.status).toBe(200);
  });
});

describe('linking WeChat in the settings', () => {
  const links = async (token: string) =>
    (await server.call('GET /api/linked-accounts', { token, headers: { 'accept-language': 'en-US' } }))
      .envelope.data;
  const unlink = (token: string) =>
    server.call('DELETE /api/linked-account', { query: { provider: 'wechat' }, token });

  test('links and unlinks; an identity belongs to one account', async () => {
    const [one, other] = [await addLoggedIn(server), await addLoggedIn(server)];
    expect(await links(one.token)).toEqual([{ slug: 'wechat', label: 'WeChat', link: null }]);
    const linked = await signIn({ purpose: 'link', token: one.token });
    expect(linked.answer.envelope.data).toEqual({ kind: 'linked', label: '微信' });
    expect(await links(one.token)).toMatchObject([{ link: { isRemovable: true } }]);
    const taken = await signIn({ purpose: 'link', token: other.token });
    expect(taken.answer.errorCode).toBe('identityTaken');
    expect((await unlink(one.token)).envelope.status).toBe(200);
    expect((await unlink(one.token)).errorCode).toBe('identityNotLinked');
    expect((await signIn()).answer.envelope.data).toMatchObject({ kind: 'first-login' });
  });

  test('an account with another WeChat, or without another way to log in, is refused', async () => {
    const token = String((await logIn()).headers['authorization']);
    expect((await unlink(token)).errorCode).toBe('lastSignInMethod');
    wechat.user = { openIds: { 'web-app': `second-${String(users)}` } };
    expect((await signIn({ purpose: 'link', token })).answer.errorCode).toBe('identityAlreadyLinked');
  });
});

describe('WeChat with a fault', () => {
  const faults: [string, string, () => void | Promise<unknown>][] = [
    ['an expired code', 'socialCodeExpired', () => wechat.expireCodes()],
    [
      'a wrong secret',
      'socialLoginMisconfigured',
      () => configure({ qr: { appId: 'web-app', secret: 'wrong' } }),
    ],
    ['an unknown application', 'socialLoginMisconfigured', () => void wechat.apps.delete('web-app')],
    ['a rate limit', 'socialLoginBusy', () => void (wechat.fault = 'rate-limit')],
    ['an overload', 'socialLoginBusy', () => void (wechat.fault = 'busy')],
    ['a lost connection', 'socialLoginBusy', () => void (wechat.fault = 'cut-off')],
    ['a page instead of JSON', 'socialLoginBusy', () => void (wechat.fault = 'html')],
  ];
  test.each(faults)('%s: %s, without details, and no account', async (_case, code, breakIt) => {
    const { browser, parameters } = await scan();
    const before = await loadTables(server);
    await breakIt();
    const settings = await loadTables(server);
    const answer = await browser.finish(parameters);
    wechat.apps.set('web-app', 'web-secret');
    expect([answer.errorCode, answer.headers['authorization']]).toEqual([code, undefined]);
    expect(JSON.stringify(answer.envelope)).not.toMatch(/secret|40029|invalid/);
    expect(await loadTables(server)).toEqual({ ...before, site_setting: settings['site_setting'] });
  });

  test('a used code is refused by WeChat itself', async () => {
    const { browser, parameters } = await scan();
    const next = await scan(browser);
    const mixed = new URLSearchParams(next.parameters);
    mixed.set('code', new URLSearchParams(parameters).get('code') ?? '');
    await browser.finish(parameters);
    expect((await browser.finish(mixed.toString())).errorCode).toBe('socialCodeExpired');
  });

  test('a WeChat that does not answer in time is busy', async () => {
    wechat.fault = 'silent';
    const api = { apiUrl: wechat.address, timeoutMs: 20 };
    const failed = fetchWechatIdentity(api, { appId: 'web-app', secret: 'web-secret' }, 'code');
    const error = await failed.catch((caught: unknown) => caught);
    expect(toWechatError(error as Error).code).toBe('socialLoginBusy');
  });

  test('a user who refuses comes back without a code', async () => {
    const { browser, parameters } = await scan();
    const state = new URLSearchParams(parameters).get('state') ?? '';
    expect((await browser.finish(`state=${state}`)).errorCode).toBe('signInCancelled');
  });
});

describe('the settings of WeChat', () => {
  const load = async () =>
    (await server.call('GET /api/admin/sign-in/wechat', { token: rootToken })).envelope.data;

  test('never show a secret again, and keep it while the application stays', async () => {
    const hidden = {
      qr: { appId: 'web-app', hasSecret: true },
      inApp: { appId: 'official', hasSecret: true },
    };
    expect(await load()).toEqual({ ...hidden, pageUrl: wechat.address, apiUrl: wechat.address });
    const stored = JSON.stringify(
      await server.platform.database.selectFrom('siteSetting').selectAll().execute(),
    );
    const audit = JSON.stringify(await server.platform.database.selectFrom('auditLog').selectAll().execute());
    expect(stored + audit).not.toMatch(/web-secret|official-secret/);
    await configure({ qr: { appId: 'web-app' }, inApp: { appId: 'another' } });
    expect(await load()).toMatchObject({
      qr: { hasSecret: true },
      inApp: { appId: 'another', hasSecret: false },
    });
    expect((await logIn()).envelope.status).toBe(200);
  });

  test('without an application the login is off', async () => {
    await configure({ qr: {} });
    expect((await scan()).started.errorCode).toBe('socialLoginUnavailable');
    const options = await server.call('GET /api/sign-in/options');
    expect(options.envelope.data).toMatchObject({ wechat: { hasQrLogin: false, hasInAppLogin: true } });
  });

  test('a secret that cannot be read with the key of the site is reported, not thrown', async () => {
    await server.platform.settings.change('socialLogin', { secret: Buffer.alloc(40).toString('base64') });
    expect((await scan()).started.errorCode).toBe('socialLoginMisconfigured');
  });

  test('bad addresses and other users are refused', async () => {
    expect((await configure({ apiUrl: 'http://wechat.example' })).errorCode).toBe('providerIssuerInvalid');
    const { token } = await server.addUser({ role: 'admin' });
    expect((await server.call('GET /api/admin/sign-in/wechat', { token })).httpStatus).toBe(403);
    expect((await server.call('GET /api/admin/sign-in/wechat')).httpStatus).toBe(401);
  });
});
