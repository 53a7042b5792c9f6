/** The examples of deploy/tls: nginx and Caddy in front of a server, driven as a browser would. */
import { statuses } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import type { FastifyInstance } from 'fastify';
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from './app.ts';
import { changeSubmission } from './modules/submissions/index.ts';
import { publishEvent } from './platform/event-bus.ts';
import { followEvents, type FollowedEvents } from './testing/reverse-proxies/follow-events.ts';
import {
  connectToProxy,
  readHeaders,
  readResponse,
  type Http2Client,
} from './testing/reverse-proxies/http2-client.ts';
import { proxyExamples, siteName } from './testing/reverse-proxies/proxy-examples.ts';
import { startProxy, type RunningProxy } from './testing/reverse-proxies/start-proxy.ts';
import { addProblem, addSubmission } from './testing/sample-content.ts';
import { addContest } from './testing/sample-contests.ts';
import { addAccount, testPassword } from './testing/test-accounts.ts';
import { startServerWithStoppedClock, type TestServer } from './testing/test-server.ts';

/** Not that of the proxy, so the two cannot be confused. */
const clientAddress = '127.0.0.2';
const script = `console.log(${JSON.stringify('touchstone '.repeat(100))});\n`;
const uploadBytes = 32 * 1024 * 1024;

let server: TestServer;
/** The server of the tests has no pages, so this one listens in its place. */
let app: FastifyInstance;
let webFolder: string;
/** What the proxies have sent, newest last. */
const arrived: IncomingMessage[] = [];

beforeAll(async () => {
  server = await startServerWithStoppedClock();
  webFolder = await mkdtemp(join(tmpdir(), 'touchstone-web-'));
  await mkdir(join(webFolder, 'assets'));
  await writeFile(
    join(webFolder, 'index.html'),
    `<!doctype html><title>Touchstone</title>${'<p></p>'.repeat(500)}`,
  );
  await writeFile(join(webFolder, 'assets/app-1234.js'), script);
  await writeFile(join(webFolder, 'assets/app-1234.js.br'), brotliCompressSync(script));
  app = await buildApp(server.platform, { webFolder });
  app.server.on('request', (request) => arrived.push(request));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await server.close();
  await rm(webFolder, { recursive: true });
});

const addPending = (problemId: number, userId: string) =>
  addSubmission(server, { problemId, userId, status: statuses.pending });
const setStatus = (id: number, status: number) =>
  inTransaction(server.platform.database, (transaction) =>
    changeSubmission(transaction, id, { status, updatedAt: new Date() }),
  );
const serverPort = () => (app.server.address() as AddressInfo).port;
const lastArrival = (path: string) => {
  const found = arrived.findLast(({ url }) => url?.startsWith(path));
  if (found === undefined) throw new Error(`${path} has not arrived`);
  return found;
};

describe.each(Object.keys(proxyExamples) as (keyof typeof proxyExamples)[])('%s', (name) => {
  let proxy: RunningProxy;
  let browser: Http2Client;
  beforeAll(async () => {
    proxy = await startProxy(name, serverPort());
    browser = connectToProxy(proxy, clientAddress);
  });
  afterAll(async () => {
    browser.close();
    await proxy.close();
  });

  const logIn = async (role: 'default_user' | 'admin' = 'default_user') => {
    const { username } = await addAccount(server, { role });
    const response = await browser.send('POST', '/api/login', { json: { username, password: testPassword } });
    expect(response.status, response.body.toString()).toBe(200);
    return { response, headers: { authorization: String(response.headers.authorization) } };
  };

  test('redirects HTTP to the same page with HTTPS', async () => {
    const request = get({
      host: '127.0.0.1',
      port: proxy.httpPort,
      path: '/problem?page=2',
      headers: { host: siteName },
    });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    response.resume();
    expect([301, 308]).toContain(response.statusCode);
    expect(response.headers.location).toBe(`https://${siteName}/problem?page=2`);
  });

  test('logs in with a secure cookie, and the headers of the server arrive once', async () => {
    const { response } = await logIn();
    expect(response.headers['set-cookie']).toEqual([
      expect.stringMatching(/; HttpOnly; SameSite=Strict; .*; Secure$/),
    ]);
    // Doubled headers would be joined by a comma.
    expect(response.headers['strict-transport-security']).toBe('max-age=31536000');
    expect(response.headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  });

  test('tells the server address and name, and a client cannot forge them', async () => {
    const { headers } = await logIn();
    const forged = {
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
    };
    const response = await browser.send('GET', '/api/sessions', { headers: { ...headers, ...forged } });
    const { data } = JSON.parse(response.body.toString()) as { data: { ip: string }[] };
    // The current session comes first; the account has another one.
    expect(data[0]?.ip).toBe(clientAddress);
    expect(response.headers['strict-transport-security']).toBeDefined();
    expect(lastArrival('/api/sessions').headers).toMatchObject({
      host: siteName,
      'x-forwarded-for': clientAddress,
      'x-forwarded-host': siteName,
      'x-forwarded-proto': 'https',
    });
  });

  test('passes on a live event while the stream is open, and its end to the server', async () => {
    const contestId = await addContest(server);
    const { headers } = await logIn();
    const stream = browser.begin('GET', `/api/events?cid=${String(contestId)}`, {
      ...headers,
      accept: 'text/event-stream',
      'accept-encoding': 'gzip',
    });
    let text = '';
    stream.setEncoding('utf8').on('data', (piece: string) => (text += piece));
    expect((await readHeaders(stream))['content-type']).toBe('text/event-stream; charset=utf-8');
    // Nothing follows that could push a buffered event out, except the heartbeat, which is smaller than any buffer.
    await publishEvent(server.platform.database, 'contest.changed', { contestId });
    await expect.poll(() => text).toContain('event: contest\n');
    const { socket } = lastArrival('/api/events');
    stream.close();
    await expect.poll(() => socket.destroyed).toBe(true);
  });

  test('passes on live events in order, and what a client missed while the proxy was gone', async () => {
    const { id: userId, token } = await server.addUser();
    const { id: problemId } = await addProblem(server);
    const [first, second] = [await addPending(problemId, userId), await addPending(problemId, userId)];
    const follow = async (resumed: Record<string, string> = {}) => {
      const headers = { authorization: token, accept: 'text/event-stream', ...resumed };
      const stream = browser.begin('GET', '/api/events', headers);
      const followed = followEvents(stream);
      expect((await readHeaders(stream))[':status']).toBe(200);
      return followed;
    };
    const statesOf = ({ events }: FollowedEvents) =>
      events().map(({ name, data }) => [name, data['submitId'], data['status']]);

    const before = await follow();
    const states = [
      [first, statuses.compiling],
      [second, statuses.compiling],
      [first, statuses.judging],
      [first, statuses.accepted],
    ] as const;
    for (const [index, [id, status]] of states.entries()) {
      await setStatus(id, status);
      await expect.poll(() => before.events()).toHaveLength(index + 1);
    }
    expect(statesOf(before)).toEqual(states.map((state) => ['submission', ...state]));

    await proxy.crash();
    await expect.poll(() => before.isOver()).toBe(true);
    await setStatus(second, statuses.judging);
    await setStatus(second, statuses.wrongAnswer);
    await proxy.close();
    proxy = await startProxy(name, serverPort());
    browser = connectToProxy(proxy, clientAddress);
    const after = await follow({ 'last-event-id': before.lastEventId() ?? '' });
    // The states in between do not matter any more, and nothing is repeated: neither the accepted one nor a reset.
    await expect.poll(() => statesOf(after).at(-1)).toEqual(['submission', second, statuses.wrongAnswer]);
    expect(statesOf(after).filter(([event, id]) => event !== 'submission' || id !== second)).toEqual([]);
    await setStatus(first, statuses.runtimeError);
    await expect.poll(() => statesOf(after).at(-1)).toEqual(['submission', first, statuses.runtimeError]);
  });

  test('passes on an upload while it arrives', async () => {
    const { headers } = await logIn('admin');
    const path = '/api/file/upload-testcase-file';
    arrived.length = 0;
    const [boundary, content] = ['the-boundary', Buffer.from(randomBytes(uploadBytes / 2).toString('hex'))];
    const stream = browser.begin('POST', path, {
      ...headers,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    });
    const half = uploadBytes / 2;
    stream.write(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="1.in"\r\ncontent-type: application/octet-stream\r\n\r\n`,
    );
    stream.write(content.subarray(0, half));
    // A proxy that stores the upload first would wait for its end, which is not sent yet.
    await expect.poll(() => arrived.some(({ url }) => url === path)).toBe(true);
    stream.write(content.subarray(half));
    stream.end(`\r\n--${boundary}--\r\n`);
    const response = await readResponse(stream);
    const { data } = JSON.parse(response.body.toString()) as { data: { bytes: number; hash: string } };
    expect(data.bytes).toBe(uploadBytes);
    // The response has the first digits.
    const sha256 = createHash('sha256').update(content).digest('hex');
    expect(sha256.slice(0, data.hash.length)).toBe(data.hash);
  });

  test('compresses JSON, and nothing twice', async () => {
    const encoded = { headers: { 'accept-encoding': 'gzip, br' } };
    const docs = await browser.send('GET', '/api/docs', encoded);
    expect(docs.headers['content-encoding']).toBe('gzip');
    expect(JSON.parse(gunzipSync(docs.body).toString())).toHaveProperty('openapi');
    const page = await browser.send('GET', '/', encoded);
    expect(page.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(page.body).toString()).toMatch(/^<!doctype html>/);
    const asset = await browser.send('GET', '/assets/app-1234.js', encoded);
    expect(asset.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(asset.body).toString()).toBe(script);
  });

  test('keeps the metrics inside', async () => {
    expect((await browser.send('GET', '/metrics')).status).toBe(404);
  });
});
