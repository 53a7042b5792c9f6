import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { form, paint, rawForm, startUploads, type Uploads } from './testing/uploads.ts';

let server: TestServer;
let uploads: Uploads;
beforeAll(async () => {
  server = await startTestServer();
  uploads = await startUploads(server);
});
afterAll(() => server.close());

describe('what is refused writes nothing', () => {
  let user: { id: string; token: string };
  let contentBefore: string[];
  let picture: Buffer;
  beforeAll(async () => {
    user = await server.addUser();
    picture = await paint('#777777');
    contentBefore = await uploads.listContent();
  });
  async function checkNothingWritten() {
    expect(await uploads.listFiles(user.id)).toEqual([]);
    expect(await uploads.findAvatarUrl(user.id)).toBeNull();
    expect(await uploads.listContent()).toEqual(contentBefore);
  }
  afterEach(checkNothingWritten);

  const own = () => ({ authorization: user.token });
  const html = '<!doctype html><script>alert(1)</script>';
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

  test.each<[string, () => Uint8Array]>([
    ['HTML named .png', () => Buffer.from(html)],
    ['SVG', () => Buffer.from(svg)],
    ['a PNG that breaks off', () => picture.subarray(0, picture.length / 2)],
    ['a PNG head with HTML behind it', () => Buffer.concat([picture.subarray(0, 40), Buffer.from(html)])],
    ['a ZIP named .png', () => Buffer.from('PK\u0003\u0004 and so on')],
    ['an empty file', () => Buffer.alloc(0)],
    ['two letters of a bitmap', () => Buffer.from('BM')],
  ])('%s', async (_what, bytes) => {
    const { httpStatus, envelope, errorCode } = await uploads.upload(user.token, bytes());
    expect([httpStatus, envelope.status, errorCode]).toEqual([200, 400, 'avatarUnsupported']);
    expect(envelope.data).toBeNull();
  });

  const megabytes = (count: number) => Buffer.concat([picture, Buffer.alloc(count * 1024 * 1024)]);

  test.each([3, 40])('a file of %i MB', async (size) => {
    const { httpStatus, envelope, errorCode } = await uploads.upload(user.token, megabytes(size));
    expect([httpStatus, envelope.status, errorCode]).toEqual([200, 400, 'avatarTooLarge']);
  });

  test('one byte too many', async () => {
    const bytes = Buffer.concat([picture, Buffer.alloc(2 * 1024 * 1024 - picture.length + 1)]);
    expect((await uploads.upload(user.token, bytes)).errorCode).toBe('avatarTooLarge');
  });

  test('two files', async () => {
    const body = form(['image', picture, 'a.png'], ['image', picture, 'b.png']);
    const { httpStatus, envelope, errorCode } = await uploads.post(body, own());
    expect([httpStatus, errorCode]).toEqual([400, 'invalidField']);
    expect(envelope.msg).toContain('image');
  });

  test.each<[string, () => BodyInit]>([
    ['a file under another name', () => form(['avatar', picture, 'a.png'])],
    ['a large file under another name', () => form(['avatar', megabytes(1), 'a.png'])],
    ['no file', () => form()],
    ['text instead of a file', () => formWithText()],
  ])('%s', async (_what, body) => {
    const { httpStatus, envelope, errorCode } = await uploads.post(body(), own());
    expect([httpStatus, errorCode]).toEqual([400, 'invalidField']);
    expect(envelope.msg).toContain('image');
  });

  const formWithText = () => {
    const data = new FormData();
    data.append('image', 'not a file');
    return data;
  };

  test.each([
    ['JSON', 'application/json', '{"image":"x"}'],
    ['an empty JSON body', 'application/json', ''],
  ])('%s instead of a form', async (_what, type, body) => {
    const { httpStatus, errorCode } = await uploads.post(body, { ...own(), 'content-type': type });
    expect([httpStatus, errorCode]).toEqual([415, 'wrongMediaType']);
  });

  test('a picture without a form around it', async () => {
    const body = new Uint8Array(picture);
    const { httpStatus, errorCode } = await uploads.post(body, {
      authorization: user.token,
      'content-type': 'image/png',
    });
    expect([httpStatus, errorCode]).toEqual([415, 'wrongMediaType']);
  });

  test.each<[string, string, () => Buffer]>([
    ['has no boundary', 'multipart/form-data', () => rawForm('image', picture)],
    ['breaks off', 'multipart/form-data; boundary=b', () => rawForm('image', picture).subarray(0, 200)],
    [
      'ends without its end',
      'multipart/form-data; boundary=b',
      () => rawForm('image', picture).subarray(0, -6),
    ],
    ['is no form', 'multipart/form-data; boundary=b', () => Buffer.from('hello')],
    [
      'names a field like a prototype',
      'multipart/form-data; boundary=b',
      () => rawForm('__proto__', picture),
    ],
  ])('a form that %s', async (_what, type, body) => {
    const headers = { ...own(), 'content-type': type };
    const { httpStatus, envelope } = await uploads.post(new Uint8Array(body()), headers);
    expect([httpStatus, envelope.status]).toEqual([400, 400]);
  });

  test('a text field beyond its limit', async () => {
    const data = form(['image', picture, 'a.png']);
    data.append('comment', 'x'.repeat(70_000));
    const { httpStatus, envelope, errorCode } = await uploads.post(data, own());
    expect([httpStatus, errorCode]).toEqual([400, 'invalidField']);
    expect(envelope.msg).toContain('comment');
  });
});
