import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { UserInfo } from '@touchstone/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { createSessionStore } from '../session-store.ts';
import { createMemoryStorage } from '../storage.ts';
import type { ApiError } from '@touchstone/api-client/api-error';
import { createApiClient } from '@touchstone/api-client/create-api-client';

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void;

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** A real server on loopback, and a client with its own session. */
async function connect(handler: Handler, timeoutMs?: number) {
  const server = createServer((request, response) => {
    void readBody(request).then((body) => handler(request, response, body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  const session = createSessionStore(createMemoryStorage());
  const errors: ApiError[] = [];
  const callApi = createApiClient({
    baseUrl: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    getLocale: () => 'zh-HK',
    getToken: () => session.get().token,
    replaceToken: session.replaceToken,
    beginSession: session.begin,
    publishError: (error) => errors.push(error),
    ...(timeoutMs !== undefined && { timeoutMs }),
  });
  return { server, session, errors, callApi };
}

const answer = (response: ServerResponse, status: number, data: unknown, msg = 'success') =>
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ status, data, msg }));

const user = { uid: 'a1', username: 'ada', roleList: [] } as unknown as UserInfo;
const unread = { comment: 0, reply: 0, like: 0, sys: 0, mine: 0 };

describe('a request', () => {
  it('carries the bare token, the kind of call and the language', async () => {
    let seen: IncomingMessage | undefined;
    const { callApi, session } = await connect((request, response) => {
      seen = request;
      answer(response, 200, unread);
    });
    session.begin('token-1', user);
    await expect(callApi('GET /api/msg/unread')).resolves.toEqual(unread);
    expect(seen?.headers).toMatchObject({
      authorization: 'token-1',
      'url-type': 'general',
      'accept-language': 'zh-HK',
    });
  });

  it('drops empty query values', async () => {
    let url: string | undefined;
    const { callApi } = await connect((request, response) => {
      url = request.url;
      answer(response, 200, {});
    });
    await callApi('GET /api/get-user-home-info', { query: { uid: 'a1', username: '' } });
    expect(url).toBe('/api/get-user-home-info?uid=a1');
  });

  it('sends JSON, and marks calls of the back office', async () => {
    const seen: string[] = [];
    const { callApi } = await connect((request, response, body) => {
      seen.push(`${String(request.headers['url-type'])} ${String(request.headers['content-type'])} ${body}`);
      answer(response, 200, null);
    });
    await callApi('POST /api/admin/config/test-email', { body: { email: 'ada@example.org' } });
    expect(seen).toEqual(['admin application/json {"email":"ada@example.org"}']);
  });

  it('sends a form as multipart', async () => {
    let type: string | undefined;
    let sent = '';
    const { callApi } = await connect((request, response, body) => {
      type = request.headers['content-type'];
      sent = body;
      answer(response, 200, user);
    });
    const form = new FormData();
    form.set('image', new Blob(['picture']), 'ada.png');
    await callApi('POST /api/file/upload-avatar', { form });
    expect(type).toMatch(/^multipart\/form-data; boundary=/);
    expect(sent).toContain('filename="ada.png"');
  });
});

describe('tokens', () => {
  it('are set by a login, which does not send the old one', async () => {
    let sentToken: string | undefined = 'not asked';
    const { callApi, session } = await connect((request, response) => {
      sentToken = request.headers.authorization;
      response.setHeader('authorization', 'token-2');
      answer(response, 200, user);
    });
    session.begin('token-1', user);
    await callApi('POST /api/login', { body: { username: 'ada', password: 'secret' } });
    expect(sentToken).toBeUndefined();
    expect(session.get()).toEqual({ token: 'token-2', user });
  });

  it('are renewed when the response says so', async () => {
    const { callApi, session } = await connect((_request, response) => {
      response.setHeader('authorization', 'token-2').setHeader('refresh-token', 'true');
      answer(response, 200, unread);
    });
    session.begin('token-1', user);
    await callApi('GET /api/msg/unread');
    expect(session.get().token).toBe('token-2');
  });

  it('are not taken from a response that only echoes one', async () => {
    const { callApi, session } = await connect((_request, response) => {
      response.setHeader('authorization', 'token-2');
      answer(response, 200, unread);
    });
    session.begin('token-1', user);
    await callApi('GET /api/msg/unread');
    expect(session.get().token).toBe('token-1');
  });

  it('are not restored by a response that arrives after a logout', async () => {
    const connection = await connect((_request, response) => {
      connection.session.clear();
      response.setHeader('authorization', 'token-2').setHeader('refresh-token', 'true');
      answer(response, 200, unread);
    });
    connection.session.begin('token-1', user);
    await connection.callApi('GET /api/msg/unread');
    expect(connection.session.get().token).toBeUndefined();
  });
});

describe('an API error', () => {
  it.each([
    [200, 400, 'business'],
    [200, 401, 'business'],
    [400, 400, 'server'],
    [401, 401, 'unauthorized'],
    [403, 403, 'forbidden'],
    [404, 404, 'not-found'],
    [500, 500, 'server'],
  ] as const)('with HTTP %i and envelope %i is %s', async (httpStatus, envelopeStatus, kind) => {
    const { callApi, errors } = await connect((_request, response) => {
      response.statusCode = httpStatus;
      response.setHeader('error-code', 'someCode');
      answer(response, envelopeStatus, null, 'the reason');
    });
    const facts = { kind, message: 'the reason', envelopeStatus, code: 'someCode' };
    await expect(callApi('GET /api/captcha')).rejects.toMatchObject(facts);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject(facts);
  });

  it('is a server error without a message if the response is not an envelope', async () => {
    const { callApi } = await connect((_request, response) => {
      response.statusCode = 502;
      response.end('<html>bad gateway</html>');
    });
    await expect(callApi('GET /api/captcha')).rejects.toMatchObject({ kind: 'server', message: '' });
  });

  it('is a server error if a proxy returns a page with HTTP 200', async () => {
    const { callApi } = await connect((_request, response) => void response.end('<html>hello</html>'));
    await expect(callApi('GET /api/captcha')).rejects.toMatchObject({ kind: 'server' });
  });

  it('reports a timeout', async () => {
    const { callApi } = await connect(() => undefined, 50);
    await expect(callApi('GET /api/captcha')).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('reports an unreachable server', async () => {
    const { callApi, server } = await connect(() => undefined);
    server.close();
    server.closeAllConnections();
    await expect(callApi('GET /api/captcha')).rejects.toMatchObject({ kind: 'network' });
  });

  it('reports a response that breaks off', async () => {
    const { callApi } = await connect((_request, response) => {
      response.setHeader('content-length', '1000');
      response.write('{"status":');
      setTimeout(() => response.destroy(), 20);
    });
    await expect(callApi('GET /api/captcha')).rejects.toMatchObject({ kind: 'network' });
  });

  it('is not published if the page cancelled the request', async () => {
    const { callApi, errors } = await connect(() => undefined);
    const controller = new AbortController();
    const pending = callApi('GET /api/captcha', { signal: controller.signal });
    controller.abort();
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
    expect(errors).toEqual([]);
  });

  it.each([
    ['is not shown as a toast unless the call asks for it', {}, false],
    ['is shown as a toast if the call asks for it', { toastsError: true }, true],
  ])('%s', async (_name, options, toastsError) => {
    const { callApi, errors } = await connect((_request, response) => void answer(response, 400, null, 'no'));
    await expect(callApi('GET /api/captcha', options)).rejects.toMatchObject({ toastsError });
    expect(errors[0]).toMatchObject({ toastsError });
  });
});
