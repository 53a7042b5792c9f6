import { generateKeyPairSync, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { encryptCozeKey } from './coze-key.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const privateKey = keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

let server: TestServer;
let provider: Server;
let requests: { authorization: string; body: unknown }[];
let reply: { status: number; body: string };

async function readBody(request: IncomingMessage) {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text) as unknown;
}

beforeAll(async () => {
  server = await startTestServer();
  provider = createServer((request, response) => {
    void readBody(request).then((body) => {
      requests.push({ authorization: request.headers.authorization ?? '', body });
      response.writeHead(reply.status, { location: 'http://127.0.0.1:1/' }).end(reply.body);
    });
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await server.close();
  await new Promise((resolve) => provider.close(resolve));
});

const encrypt = (key: string) => encryptCozeKey(server.platform.secrets, key);
const configure = (changes: object = {}) =>
  server.platform.settings.change('coze', {
    appId: 'our-app',
    keyId: 'our-key',
    privateKey: encrypt(privateKey),
    tokenUrl: `http://127.0.0.1:${String((provider.address() as AddressInfo).port)}/token`,
    ...changes,
  });
beforeEach(async () => {
  requests = [];
  reply = { status: 200, body: '{"access_token":"for-the-browser","expires_in":86399}' };
  await configure();
});

const requestToken = (token?: string) =>
  server.call('GET /api/coze-get-token', token === undefined ? {} : { token });

test('returns the token that the provider issues for this user against a signed assertion', async () => {
  const { id, token } = await server.addUser();
  const { envelope } = await requestToken(token);
  expect(envelope).toMatchObject({ status: 200, data: { token: 'for-the-browser' } });
  const [{ authorization, body }] = requests as [(typeof requests)[0]];
  expect(body).toEqual({
    grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
    duration_seconds: 86_399,
  });
  const [header = '', claims = '', signature = ''] = authorization.replace('Bearer ', '').split('.');
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as object;
  expect(read(header)).toEqual({ alg: 'RS256', typ: 'JWT', kid: 'our-key' });
  expect(read(claims)).toMatchObject({ iss: 'our-app', session_name: id });
  expect(
    verify('sha256', Buffer.from(`${header}.${claims}`), keys.publicKey, Buffer.from(signature, 'base64url')),
  ).toBe(true);
});

test.each([{ appId: '' }, { keyId: '' }, { privateKey: null }])(
  'reports a missing configuration while %j, without a request',
  async (missing) => {
    await configure(missing);
    const { token } = await server.addUser();
    const { httpStatus, envelope, errorCode } = await requestToken(token);
    expect([httpStatus, envelope.status, errorCode]).toEqual([200, 400, 'assistantNotConfigured']);
    expect(requests).toEqual([]);
  },
);

test.each([
  ['refuses', { status: 401, body: '{"error_code":"access_deny"}' }],
  ['redirects', { status: 302, body: '' }],
  ['answers no JSON', { status: 200, body: '<html>' }],
  ['answers without a token', { status: 200, body: '{}' }],
  ['does not stop answering', { status: 200, body: 'x'.repeat(100_000) }],
])('a provider that %s is an envelope error without the message of the provider', async (_, answer) => {
  reply = answer;
  const { token } = await server.addUser();
  const { httpStatus, envelope, errorCode } = await requestToken(token);
  expect([httpStatus, envelope.status, errorCode]).toEqual([200, 503, 'assistantUnavailable']);
  expect(JSON.stringify(envelope)).not.toContain('access_deny');
});

test.each([{ key: 'no key' }, { tokenUrl: 'nowhere' }, { tokenUrl: 'http://127.0.0.1:1/' }])(
  'a configuration that cannot work is an envelope error: %j',
  async ({ key, ...changes }: { key?: string; tokenUrl?: string }) => {
    await configure({ ...changes, ...(key !== undefined && { privateKey: encrypt(key) }) });
    const { token } = await server.addUser();
    expect((await requestToken(token)).errorCode).toBe('assistantUnavailable');
  },
);

test('is for users, and rate-limited', async () => {
  expect((await requestToken()).httpStatus).toBe(401);
  const { token } = await server.addUser();
  for (let count = 0; count < 30; count += 1) expect((await requestToken(token)).errorCode).toBeUndefined();
  expect((await requestToken(token)).errorCode).toBe('tooManyRequests');
});
