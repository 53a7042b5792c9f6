import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changeAccount, freshAddress, loadTables, tryLogin } from '../../testing/test-accounts.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let provider: Server;
let respond: RequestListener;
let requests: URLSearchParams[] = [];

beforeAll(async () => {
  server = await startTestServer();
  provider = createServer((request, response) => {
    requests.push(new URL(request.url ?? '', 'http://provider').searchParams);
    respond(request, response);
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  provider.closeAllConnections();
  await new Promise((resolve) => provider.close(resolve));
  await server.close();
});

const respondJson =
  (value: unknown, status = 200): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  };

beforeEach(async () => {
  requests = [];
  const { port } = provider.address() as AddressInfo;
  await server.platform.settings.change('socialLogin', {
    appId: 'the-app',
    secret: 'the-secret',
    tokenUrl: `http://127.0.0.1:${String(port)}/token?lang=zh`,
  });
});

const logIn = (code = 'a-code') =>
  server.call('POST /api/wechat-login', {
    body: { code, state: 'x', platform: 'open' },
    remoteAddress: freshAddress(),
  });

describe('POST /api/wechat-login', () => {
  test('creates an account without a password and logs it in; the next login finds the same account', async () => {
    respond = respondJson({ openid: 'person-1', access_token: 'x' });
    const first = await logIn('code & <more>');
    expect(requests.map((query) => Object.fromEntries(query))).toEqual([
      {
        lang: 'zh',
        appid: 'the-app',
        secret: 'the-secret',
        code: 'code & <more>',
        grant_type: 'authorization_code',
      },
    ]);
    expect(first.envelope).toMatchObject({ status: 200, data: { roleList: ['default_user'], email: null } });
    const { uid, username } = first.envelope.data as { uid: string; username: string };
    expect(uid).toMatch(/^[0-9a-f]{32}$/);
    expect(username).toMatch(/^wx_[a-z0-9]{8}$/);
    const token = String(first.headers['authorization']);
    expect((await server.call('GET /api/get-user-auth-info', { token })).httpStatus).toBe(200);
    expect((await tryLogin(server, username, { password: 'anything' })).errorCode).toBe('wrongCredentials');
    expect((await logIn()).envelope.data).toMatchObject({ uid, username });
  });

  test('a union id that appears later leads to the same account', async () => {
    respond = respondJson({ openid: 'person-2' });
    const before = await logIn();
    respond = respondJson({ openid: 'person-2', unionid: 'union-2' });
    const after = await logIn();
    expect((after.envelope.data as { uid: string }).uid).toBe((before.envelope.data as { uid: string }).uid);
  });

  test('ten concurrent first logins create one account', async () => {
    respond = respondJson({ openid: 'person-3' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => logIn()));
    expect(answers.map(({ envelope }) => envelope.status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map(({ envelope }) => (envelope.data as { uid: string }).uid)).size).toBe(1);
  });

  test('respects a ban, and closed registration for new users', async () => {
    respond = respondJson({ openid: 'person-4' });
    const { uid } = (await logIn()).envelope.data as { uid: string };
    await changeAccount(server, uid, { isBanned: true });
    const banned = await logIn();
    expect([banned.errorCode, banned.headers['authorization']]).toEqual(['accountBanned', undefined]);
    await server.platform.settings.change('web', { register: false });
    respond = respondJson({ openid: 'person-5' });
    const closed = await logIn();
    respond = respondJson({ openid: 'person-1' });
    const known = await logIn();
    await server.platform.settings.change('web', { register: true });
    expect([closed.errorCode, known.envelope.status]).toEqual(['registrationClosed', 200]);
  });

  const troubles: [string, RequestListener][] = [
    ['refuses the code', respondJson({ errcode: 40_029, errmsg: 'invalid code' })],
    ['answers an error', respondJson({ openid: 'person-9' }, 500)],
    ['answers no identity', respondJson({ access_token: 'x' })],
    ['answers an empty identity', respondJson({ openid: '' })],
    ['answers a number', respondJson({ openid: 5 })],
    ['answers no JSON', (_request, response) => response.end('<html>')],
    ['hangs up', (request) => request.socket.destroy()],
    ['redirects', (_request, response) => response.writeHead(302, { location: '/elsewhere' }).end()],
    ['never stops', (_request, response) => response.end(`"${'x'.repeat(200_000)}"`)],
  ];
  test.each(troubles)(
    'a provider that %s: refuses without details and creates no account',
    async (_, trouble) => {
      respond = trouble;
      const before = await loadTables(server);
      const { httpStatus, envelope, errorCode, headers } = await logIn();
      expect([httpStatus, envelope.status, errorCode]).toEqual([200, 400, 'socialLoginFailed']);
      expect(JSON.stringify(envelope)).not.toMatch(/secret|40029|invalid code/);
      expect(headers['authorization']).toBeUndefined();
      expect(await loadTables(server)).toEqual(before);
    },
  );

  test('a provider that cannot be reached, or whose address is invalid', async () => {
    for (const tokenUrl of ['http://127.0.0.1:1/token', 'nonsense']) {
      await server.platform.settings.change('socialLogin', { tokenUrl });
      expect((await logIn()).errorCode).toBe('socialLoginFailed');
    }
  });

  test.each([{ appId: null }, { secret: null }])('refuses the login without %j', async (missing) => {
    await server.platform.settings.change('socialLogin', missing);
    const { envelope, errorCode } = await logIn();
    expect([envelope.status, errorCode]).toEqual([400, 'socialLoginUnavailable']);
    expect(requests).toEqual([]);
  });
});
