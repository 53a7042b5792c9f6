import { markdownUploadCalls, roleCodes, type Role } from '@touchstone/contract';
import { isAnyAdmin } from '@touchstone/rules/permissions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { form, paint, startUploads, type Uploads } from './testing/uploads.ts';

const path = '/api/file/upload-md-file';

let server: TestServer;
let uploads: Uploads;
let admin: { id: string; token: string };
beforeAll(async () => {
  server = await startTestServer();
  uploads = await startUploads(server);
  admin = await server.addUser({ role: 'problem_admin' });
});
afterAll(() => server.close());

const upload = (token: string | undefined, bytes: Uint8Array, name = 'data.zip') =>
  uploads.postTo<{ link: string }>(
    path,
    form(['file', bytes, name]),
    token === undefined ? {} : { authorization: token },
  );

async function store(content: Uint8Array | string, name: string): Promise<string> {
  const { envelope } = await upload(admin.token, Buffer.from(content), name);
  if (envelope.data === null) throw new Error(envelope.msg);
  return envelope.data.link;
}

async function download(link: string) {
  const response = await fetch(`${uploads.address}${link}`);
  const disposition = response.headers.get('content-disposition') ?? '';
  const name = decodeURIComponent(/^attachment; filename\*=UTF-8''(.*)$/.exec(disposition)?.[1] ?? '');
  return { response, name, bytes: Buffer.from(await response.arrayBuffer()) };
}

describe('POST /api/file/upload-md-file', () => {
  const roles = Object.keys(roleCodes) as Role[];

  test.each(roles.filter(isAnyAdmin))('is allowed for %s', async (role) => {
    const { token } = await server.addUser({ role });
    const { envelope } = await upload(token, Buffer.from(`from ${role}`));
    expect(envelope.data?.link).toMatch(/^\/api\/public\/file\/[0-9a-f]{64}-\d+\.zip$/);
  });

  test.each(roles.filter((role) => !isAnyAdmin(role)))('is refused for %s', async (role) => {
    const { id, token } = await server.addUser({ role });
    const { httpStatus, errorCode } = await upload(token, Buffer.from(`from ${role}`));
    expect([httpStatus, errorCode]).toEqual([403, 'noPermission']);
    expect(await uploads.listFiles(id)).toEqual([]);
  });

  test('is refused for guests, however much they send', async () => {
    const { httpStatus, errorCode } = await upload(undefined, Buffer.alloc(8 * 1024 * 1024));
    expect([httpStatus, errorCode]).toEqual([401, 'loginRequired']);
  });

  test.each([
    ['a page', '<!doctype html><script>alert(document.cookie)</script>', 'page.html'],
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'drawing.svg'],
    ['a script', 'alert(1)', 'script.js'],
    ['a style sheet', '* { display: none }', 'style.css'],
    ['XML', '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><script/></html>', 'x.xhtml'],
  ])('%s is served as a download, never inline, at either address', async (_, content, name) => {
    const link = await store(content, name);
    for (const address of [link, link.replace('/file/', '/img/'), link.replace(/-\d+\.\w+$/, '')]) {
      const { response, name: savedAs, bytes } = await download(address);
      expect([response.status, savedAs, bytes.toString()]).toEqual([200, name, content]);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'application/octet-stream',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'",
      });
    }
  });

  test('a PDF is served inline, sandboxed, without scripts', async () => {
    const link = await store('%PDF-1.7\n<script>alert(1)</script>', '讲义.pdf');
    const { headers } = await fetch(`${uploads.address}${link}`);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent('讲义.pdf')}`,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': "sandbox; default-src 'none'",
    });
  });

  test('an HTML page named .pdf is served as a download', async () => {
    const { response } = await download(await store('<script>alert(1)</script>%PDF-1.7', 'page.pdf'));
    expect(response.headers.get('content-type')).toBe('application/octet-stream');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment;/);
  });

  test.each([
    ['第三题 样例（新）.zip', '第三题 样例（新）.zip'],
    ['../../../etc/passwd', 'passwd'],
    ['..\\..\\boot.ini', 'boot.ini'],
    // Quotes arrive as clients write them in a form.
    ['a"; filename="b.html', 'a%22; filename=%22b.html'],
    ['é ü ñ.txt', 'é ü ñ.txt'],
    ['no extension', 'no extension'],
  ])('a file named %j is downloaded as %j', async (sent, saved) => {
    const link = await store(`content of ${sent}`, sent);
    expect(link).toMatch(/^\/api\/public\/file\/[0-9a-f]{64}-\d+(\.[A-Za-z0-9]{1,10})?$/);
    expect((await download(link)).name).toBe(saved);
  });

  test('keeps the name of each upload of the same content', async () => {
    const [one, other] = [await store('the same', 'one.txt'), await store('the same', 'other.txt')];
    expect([(await download(one)).name, (await download(other)).name]).toEqual(['one.txt', 'other.txt']);
    const number = Number(/-(\d+)/.exec(other)?.[1]);
    const foreign = one.replace(/-\d+/, `-${String(number + 1000)}`);
    expect((await download(foreign)).response.status).toBe(404);
  });

  test('a picture that was also attached is still served as a picture', async () => {
    const { token } = await server.addUser({ role: 'root' });
    const shown = await uploads.postTo<{ link: string }>(
      '/api/file/upload-md-img',
      form(['image', await paint('#abc123'), 'a.png']),
      { authorization: token },
    );
    const link = shown.envelope.data?.link ?? '';
    const { bytes } = await download(link);
    const attached = await store(bytes, 'a.png');
    expect((await fetch(`${uploads.address}${link}`)).headers.get('content-type')).toBe('image/png');
    expect((await download(attached)).response.headers.get('content-type')).toBe('application/octet-stream');
  });

  test('accepts an empty file', async () => {
    expect((await download(await store('', 'empty.txt'))).bytes).toHaveLength(0);
  });

  // Small limits are tested elsewhere: sending this much would take longer than all other tests.
  test('accepts up to 128 MB, more than for a picture', async () => {
    expect(markdownUploadCalls['POST /api/file/upload-md-file'].upload).toEqual({
      field: 'file',
      maximumBytes: 128 * 1024 * 1024,
      tooLarge: 'attachmentTooLarge',
    });
    const { bytes } = await download(await store(Buffer.alloc(5 * 1024 * 1024), 'five.bin'));
    expect(bytes).toHaveLength(5 * 1024 * 1024);
  });
});
