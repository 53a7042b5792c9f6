import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { fetchDownload, fileNameOf, isSavedByLink } from './download-file.ts';

let server: Server | undefined;
afterEach(() => {
  server?.close();
  server?.closeAllConnections();
});

async function serve(listener: RequestListener): Promise<string> {
  const started = createServer(listener);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${String((started.address() as AddressInfo).port)}`;
}

const download = (url: string) => ({
  url,
  token: 'token-1',
  acceptLanguage: 'zh-HK',
  fallbackName: 'file.zip',
});

describe('fetchDownload', () => {
  it('returns the file with the name from the server', async () => {
    let headers: Record<string, unknown> = {};
    const base = await serve((request, response) => {
      headers = request.headers;
      response.setHeader('content-disposition', `attachment; filename*=UTF-8''%E6%95%B0%E6%8D%AE.zip`);
      response.end(Buffer.from([1, 2, 3]));
    });
    const outcome = await fetchDownload(download(`${base}/api/admin/file/testcases`));
    if (outcome.kind !== 'file') throw new Error('expected a file');
    expect(outcome.name).toBe('数据.zip');
    expect([...new Uint8Array(await outcome.content.arrayBuffer())]).toEqual([1, 2, 3]);
    expect(headers).toMatchObject({
      authorization: 'token-1',
      'accept-language': 'zh-HK',
      'url-type': 'admin',
    });
  });

  it.each([200, 403])('returns the message of an envelope instead, with HTTP %i', async (httpStatus) => {
    const base = await serve((_request, response) => {
      response.statusCode = httpStatus;
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ status: 403, data: null, msg: 'not yours' }));
    });
    await expect(fetchDownload(download(`${base}/api/file/x`))).resolves.toEqual({
      kind: 'refused',
      text: 'not yours',
    });
  });

  it('does not save the page of a failing proxy', async () => {
    const base = await serve((_request, response) => {
      response.statusCode = 502;
      response.end('<html>bad gateway</html>');
    });
    await expect(fetchDownload(download(`${base}/api/file/x`))).resolves.toEqual({
      kind: 'refused',
      text: '',
    });
  });
});

describe('isSavedByLink', () => {
  const answer = (status: number, type: string) =>
    serve((request, response) => {
      response.statusCode =
        request.method === 'HEAD' && request.headers.authorization === undefined ? status : 500;
      response.setHeader('content-type', type);
      response.end();
    });

  it.each([
    ['a file', 200, 'application/zip', true],
    ['a refusal', 400, 'application/json; charset=utf-8', false],
    ['a refusal with the status of the envelope', 200, 'application/json', false],
    ['a login that is asked for', 401, 'application/json', false],
    ['a failing proxy', 502, 'text/html', false],
  ])('detects %s', async (_name, status, type, isSaved) => {
    await expect(isSavedByLink(`${await answer(status, type)}/api/file/x`)).resolves.toBe(isSaved);
  });

  it('does not treat an unreachable server as a file', async () => {
    const base = await answer(200, 'application/zip');
    server?.close();
    await expect(isSavedByLink(`${base}/api/file/x`)).resolves.toBe(false);
  });
});

describe('fileNameOf', () => {
  it.each([
    [null, 'file.zip'],
    ['attachment', 'file.zip'],
    ['attachment; filename="data 1.zip"', 'data 1.zip'],
    ['attachment; filename=data.zip', 'data.zip'],
    [`attachment; filename="x.zip"; filename*=UTF-8''%E6%95%B0.zip`, '数.zip'],
    [`attachment; filename="x.zip"; filename*=UTF-8''%ZZ.zip`, 'x.zip'],
  ])('parses %s as %s', (disposition, name) => {
    expect(fileNameOf(disposition, 'file.zip')).toBe(name);
  });
});
