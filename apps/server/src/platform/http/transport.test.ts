import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import manifest from '../../../../../package.json' with { type: 'json' };
import { startTestServer, testJudgeToken, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('the envelope', () => {
  test('of an unknown path is a 404 with all three keys', async () => {
    const { httpStatus, envelope } = await server.send({ method: 'GET', url: '/api/no-such-call' });
    expect(httpStatus).toBe(404);
    expect(envelope).toEqual({ status: 404, data: null, msg: expect.any(String) });
  });

  test.each([
    '/api/public/img/a%00.png',
    '/api/public/file/%00',
    '/file/a%00b',
    '/assets/a%00.js',
    '/problem/%00',
    '/%00',
    '/api/clics/contests/1%00/teams',
  ])('of %s, which has a NUL character, is a 404', async (url) => {
    expect((await server.send({ method: 'GET', url })).httpStatus).toBe(404);
  });

  test('of a wrong method is a 405 with status 400', async () => {
    const { httpStatus, envelope } = await server.send({ method: 'DELETE', url: '/api/get-website-config' });
    expect([httpStatus, envelope.status]).toEqual([405, 400]);
  });

  test('of a wrong content type is a 415 with status 400', async () => {
    const { httpStatus, envelope } = await server.send({
      method: 'POST',
      url: '/api/login',
      headers: { 'content-type': 'application/xml' },
      payload: '<login/>',
    });
    expect([httpStatus, envelope.status]).toEqual([415, 400]);
  });

  test.each([
    ['zh-CN', '请求的地址不存在。'],
    ['zh-TW,zh;q=0.8', '請求的網址不存在。'],
    ['fr, en;q=0.5', 'This address does not exist.'],
    ['fr', '请求的地址不存在。'],
  ])('is in the language of Accept-Language %s', async (language, msg) => {
    const { envelope } = await server.send({
      method: 'GET',
      url: '/api/nothing',
      headers: { 'accept-language': language },
    });
    expect(envelope.msg).toBe(msg);
  });
});

describe('bodies', () => {
  const post = (payload: string | Buffer, headers = {}) =>
    server.send({
      method: 'POST',
      url: '/api/login',
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    });

  test.each([
    ['broken JSON', '{"username":'],
    ['bytes that are not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
    ['a key that replaces the prototype', '{"username":{"a":[{"__proto__" : {}}]}}'],
    ['the same with escapes', '{"\\u005f_pr\\u006Fto__":{}}'],
  ])('%s: 400', async (_, payload) => {
    const { httpStatus, errorCode } = await post(payload);
    expect([httpStatus, errorCode]).toEqual([400, 'unreadableBody']);
  });

  test('may speak of the prototype in a text', async () => {
    const { errorCode } = await post(JSON.stringify({ username: '{"__proto__": 1}', password: '__proto__' }));
    expect(errorCode).not.toBe('unreadableBody');
  });

  test('an anonymous call accepts a small body only', async () => {
    const { httpStatus, errorCode } = await post(JSON.stringify({ username: 'x'.repeat(300_000) }));
    expect([httpStatus, errorCode]).toEqual([400, 'bodyTooLarge']);
  });

  test('a call that needs a login refuses before it parses the body', async () => {
    const { httpStatus, errorCode } = await server.send({
      method: 'POST',
      url: '/api/submit-problem-judge',
      payload: '{"broken":',
      headers: { 'content-type': 'application/json' },
    });
    expect([httpStatus, errorCode]).toEqual([401, 'loginRequired']);
  });

  test('over the limit: 400', async () => {
    const { httpStatus, errorCode } = await post(JSON.stringify({ username: 'x'.repeat(1_100_000) }));
    expect([httpStatus, errorCode]).toEqual([400, 'bodyTooLarge']);
  });

  test.each([
    ['a missing field', {}, 'username'],
    ['a number for a text', { username: 5, password: 'secret1' }, 'username'],
    ['a list for a text', { username: ['a'], password: 'secret1' }, 'username'],
    ['a blank text', { username: 'a', password: '   ' }, 'password'],
    ['a NUL character', { username: 'a\0b', password: 'secret1' }, 'username'],
    ['half of a surrogate pair', { username: '\ud800', password: 'secret1' }, 'username'],
    ['no object at all', [1, 2], 'body'],
  ])('with %s: a 400 that names the field', async (_, payload, field) => {
    const { httpStatus, envelope, errorCode } = await post(JSON.stringify(payload), {
      'accept-language': 'en',
    });
    expect([httpStatus, envelope.status, errorCode]).toEqual([400, 400, 'invalidField']);
    expect(envelope.msg).toContain(field);
  });

  test('refuses a repeated query parameter', async () => {
    const { httpStatus, envelope } = await server.send({
      method: 'GET',
      url: '/api/get-register-code?email=a@b.co&email=c@d.ef',
    });
    expect(httpStatus).toBe(400);
    expect(envelope.msg).toContain('email');
  });

  test('a missing query parameter is named', async () => {
    const { httpStatus, envelope } = await server.send({ method: 'GET', url: '/api/get-register-code' });
    expect(httpStatus).toBe(400);
    expect(envelope.msg).toContain('email');
  });

  test('pagination is lenient: numbers as text are accepted, values below one mean the default', async () => {
    const { envelope } = await server.send({
      method: 'GET',
      url: '/api/get-common-announcement?currentPage=0&limit=-3',
    });
    expect(envelope.data).toEqual({
      records: [],
      total: 0,
      size: 10,
      current: 1,
      orders: [],
      searchCount: true,
      pages: 0,
    });
  });
});

describe('cross-origin calls', () => {
  test('are allowed for the calling origin, without cookies', async () => {
    const { headers } = await server.send({
      method: 'GET',
      url: '/api/get-website-config',
      headers: { origin: 'https://client.example' },
    });
    expect(headers['access-control-allow-origin']).toBe('https://client.example');
    expect(headers['access-control-expose-headers']).toBe(
      'Refresh-Token,Authorization,Url-Type,Content-disposition,Content-Type',
    );
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
  });

  test('preflights get 200 and the requested headers', async () => {
    const response = await server.app.inject({
      method: 'OPTIONS',
      url: '/api/login',
      headers: {
        origin: 'https://client.example',
        'access-control-request-headers': 'authorization,url-type',
      },
    });
    expect([response.statusCode, response.body]).toEqual([200, '']);
    expect(response.headers['access-control-allow-headers']).toBe('authorization,url-type');
    expect(response.headers['access-control-allow-methods']).toBe('GET,POST,OPTIONS,PUT,DELETE');
  });
});

describe('tokens', () => {
  test('a bad token is a 401 on login and guest calls, with Url-Type echoed', async () => {
    for (const name of ['GET /api/get-user-auth-info', 'GET /api/get-user-home-info'] as const) {
      const { httpStatus, headers, errorCode } = await server.call(name, {
        token: 'x',
        headers: { 'url-type': 'general' },
      });
      expect([httpStatus, errorCode, headers['url-type']]).toEqual([401, 'sessionExpired', 'general']);
    }
  });

  test('a token is renewed after twelve hours, in both headers, once', async () => {
    const { token } = await server.addUser();
    server.passTime(43_201);
    const first = await server.call('GET /api/get-user-auth-info', { token });
    const renewed = first.headers['authorization'];
    expect(renewed).toMatch(/^[0-9a-f]{64}$/);
    expect(first.headers['refresh-token']).toBe(renewed);
    const second = await server.call('GET /api/get-user-auth-info', { token });
    expect(second.headers).not.toHaveProperty('refresh-token');
    const withRenewed = await server.call('GET /api/get-user-auth-info', { token: String(renewed) });
    expect(withRenewed.envelope.status).toBe(200);
  });

  test('a token expires after a day', async () => {
    const { token } = await server.addUser();
    server.passTime(86_401);
    const { httpStatus } = await server.call('GET /api/get-user-auth-info', { token });
    expect(httpStatus).toBe(401);
  });

  test('a ban takes effect with the next call', async () => {
    const { id, token } = await server.addUser();
    await server.platform.database
      .updateTable('userAccount')
      .set({ isBanned: true })
      .where('id', '=', id)
      .execute();
    const { httpStatus, errorCode } = await server.call('GET /api/get-user-auth-info', { token });
    expect([httpStatus, errorCode]).toEqual([401, 'accountBannedSession']);
  });
});

describe('monitoring', () => {
  beforeAll(() => server.stopClock());

  const heartbeat = {
    name: 'judge-1',
    instanceId: 'e3b9a1d4-3a55-4b52-9a3e-0d6f5f0a7c11',
    attempts: [],
    slots: 2,
    languages: [{ name: 'C++', version: '12.2' }],
    disabledLanguages: [{ name: 'Ruby', reason: 'not installed' }],
    cpuCores: 2,
    cpuLoadPercent: 12.345,
    memoryLoadPercent: 50,
  };

  test('health is 503 without a judge, 200 with one, and 503 again without its heartbeats', async () => {
    expect((await server.call('GET /api/health')).httpStatus).toBe(503);
    const refused = await server.call('POST /judge-gateway/heartbeat', { token: 'wrong', body: heartbeat });
    expect(refused.httpStatus).toBe(401);
    await server.call('POST /judge-gateway/heartbeat', { token: testJudgeToken, body: heartbeat });
    let health: unknown;
    // A database that needs some seconds to answer counts as broken, as on a slow machine.
    await expect
      .poll(async () => {
        const { httpStatus, envelope } = await server.call('GET /api/health');
        health = envelope.data;
        return httpStatus;
      })
      .toBe(200);
    expect(health).toEqual({
      database: true,
      queue: true,
      disk: true,
      judges: 1,
      version: manifest.version,
    });
    server.passTime(17);
    const unhealthy = await server.call('GET /api/health');
    expect(unhealthy.httpStatus).toBe(503);
    expect(unhealthy.envelope.data).toMatchObject({ judges: 0, version: manifest.version });
  });

  test('a server without judges answers its load balancer', async () => {
    expect((await server.call('GET /api/health')).httpStatus).toBe(503);
    const { httpStatus, envelope } = await server.call('GET /api/health/server');
    expect([httpStatus, envelope.data]).toEqual([200, { version: expect.any(String) as string }]);
  });

  test('administrators see the judges with load and disabled languages', async () => {
    const { token } = await server.addUser({ role: 'admin' });
    await server.call('POST /judge-gateway/heartbeat', { token: testJudgeToken, body: heartbeat });
    const { envelope } = await server.call('GET /api/admin/config/get-judge-service-info', { token });
    expect(envelope.data).toMatchObject([
      { percentCpuLoad: '12.35%', disabledLanguages: heartbeat.disabledLanguages },
    ]);
  });

  test('metrics are in Prometheus format and counted by route', async () => {
    const response = await server.app.inject('/metrics');
    expect(response.headers['content-type']).toContain('text/plain');
    expect(response.body).toMatch(
      /touchstone_http_requests_total\{method="GET",route="\/api\/health",status="503"\} \d/,
    );
  });

  test('every response has its request id and forbids sniffing', async () => {
    const { headers } = await server.call('GET /api/get-website-config');
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test.each([
    ['/home', 'same-origin-allow-popups'],
    ['/wechatAuth?code=1&state=2', 'unsafe-none'],
  ])('%s has the opener policy %s: a window that WeChat sends back keeps its opener', async (url, policy) => {
    const { headers } = await server.app.inject(url);
    expect(headers['cross-origin-opener-policy']).toBe(policy);
  });
});
