import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function store(content: string, row: { mediaType?: string; purpose?: string; name?: string } = {}) {
  const bytes = Buffer.from(content);
  const sha256 = await server.platform.fileStore.put(bytes);
  await server.platform.database
    .insertInto('storedFile')
    .values({
      sha256,
      name: 'picture.png',
      mediaType: 'image/png',
      purpose: 'avatar',
      sizeBytes: bytes.length,
      ...row,
    })
    .execute();
  return sha256;
}

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

test('a file of a site that moved in keeps its address, and is served under both paths', async () => {
  const sha256 = await store('moved in', { purpose: 'markdown-picture' });
  const secret = await store('a secret', { purpose: 'other' });
  for (const [address, hash] of [
    ['/api/public/img/0a1b 图.png', sha256] as const,
    ['/api/public/img/s.png', secret] as const,
  ])
    await server.platform.database
      .insertInto('formerFileAddress')
      .columns(['address', 'fileId'])
      .expression((build) =>
        build
          .selectFrom('storedFile')
          .select((select) => [select.val(address).as('address'), 'storedFile.id'])
          .where('sha256', '=', hash),
      )
      .execute();
  expect((await get(`${encodeURI('/api/public/img/0a1b 图.png')}?v=1`)).body).toBe('moved in');
  expect((await get(encodeURI('/api/public/file/0a1b 图.png'))).body).toBe('moved in');
  expect((await get('/api/public/file/0a1b.png')).statusCode).toBe(404);
  expect((await get('/api/public/file/s.png')).statusCode).toBe(404);
  expect((await get('/api/public/img/s.png')).statusCode).toBe(404);
});

describe.each(['img', 'file'])('GET /api/public/%s', (prefix) => {
  test('serves the content with its stored type, sandboxed and cacheable forever', async () => {
    const sha256 = await store('<script>alert(1)</script>');
    for (const name of [`${sha256}.png`, sha256]) {
      const { statusCode, headers, body } = await get(`/api/public/${prefix}/${name}`);
      expect([statusCode, body]).toEqual([200, '<script>alert(1)</script>']);
      expect(headers).toMatchObject({
        'content-type': 'image/png',
        'content-length': '25',
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=31536000, immutable',
        etag: `"${sha256}"`,
      });
    }
  });

  test('returns 304 to a browser that has it', async () => {
    const sha256 = await store('seen before');
    const url = `/api/public/${prefix}/${sha256}.png`;
    for (const tag of [`"${sha256}"`, `W/"${sha256}"`, `"other", "${sha256}"`]) {
      const { statusCode, body } = await get(url, { 'if-none-match': tag });
      expect([statusCode, body]).toEqual([304, '']);
    }
    expect((await get(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  test('ignores a bad token, and returns only the size for HEAD', async () => {
    const sha256 = await store('for everybody');
    const url = `/api/public/${prefix}/${sha256}.png`;
    expect((await get(url, { authorization: 'not-a-token' })).statusCode).toBe(200);
    const head = await server.app.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '13', '']);
  });

  test('serves other files as a download, under their own name', async () => {
    const sha256 = await store('<h1>page</h1>', { mediaType: 'text/html', name: '报告 "1"\r\n.html' });
    const { headers } = await get(`/api/public/${prefix}/${sha256}.html`);
    expect(headers).toMatchObject({
      'content-type': 'text/html',
      'content-disposition': "attachment; filename*=UTF-8''%E6%8A%A5%E5%91%8A%20%221%22%0D%0A.html",
      'content-security-policy': "sandbox; default-src 'none'",
    });
  });

  test('does not serve files of a non-public purpose', async () => {
    const sha256 = await store(`test data of ${prefix}`, { purpose: 'test-data' });
    expect((await get(`/api/public/${prefix}/${sha256}.png`)).statusCode).toBe(404);
  });

  test('returns 404 for missing content', async () => {
    const sha256 = await store(`gone from ${prefix}`);
    await server.platform.fileStore.remove(sha256);
    expect((await get(`/api/public/${prefix}/${sha256}.png`)).statusCode).toBe(404);
  });

  test.each([
    'unknown.png',
    `${'0'.repeat(64)}.png`,
    `${'0'.repeat(64)}.png.html`,
    '..%2f..%2f..%2fetc%2fpasswd',
    '%2e%2e',
    "' OR 1=1 --",
    '%00',
    'a'.repeat(400),
  ])('returns 404 with an envelope for %s', async (name) => {
    const answer = await server.send({ method: 'GET', url: `/api/public/${prefix}/${encodeURI(name)}` });
    expect([answer.httpStatus, answer.envelope.status, answer.errorCode]).toEqual([404, 404, 'unknownPath']);
    expect(answer.envelope.data).toBeNull();
  });
});

test('the downloads are in /api/docs', async () => {
  const { paths } = (await get('/api/docs')).json<{ paths: Record<string, { get?: object }> }>();
  for (const path of ['/api/public/img/{name}', '/api/public/file/{name}']) {
    expect(paths[path]?.get).toMatchObject({ parameters: [{ name: 'name', in: 'path' }] });
  }
});
