import { roleCodes, type Role } from '@touchstone/contract';
import { isAnyAdmin } from '@touchstone/rules/permissions';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { form, paint, startUploads, type Uploads } from './testing/uploads.ts';

const path = '/api/file/upload-md-img';
const roles = Object.keys(roleCodes) as Role[];

let server: TestServer;
let uploads: Uploads;
let admin: { id: string; token: string };
beforeAll(async () => {
  server = await startTestServer();
  uploads = await startUploads(server);
  admin = await server.addUser({ role: 'admin' });
});
afterAll(() => server.close());

interface StoredPicture {
  link: string;
  fileId: number;
}

const upload = (token: string | undefined, bytes: Uint8Array, name = 'diagram.png') =>
  uploads.postTo<StoredPicture>(
    path,
    form(['image', bytes, name]),
    token === undefined ? {} : { authorization: token },
  );

async function store(token: string, bytes: Uint8Array): Promise<StoredPicture> {
  const { envelope } = await upload(token, bytes);
  if (envelope.data === null) throw new Error(envelope.msg);
  return envelope.data;
}

const show = async (link: string) => fetch(`${uploads.address}${link}`);
const read = async (link: string) => Buffer.from(await (await show(link)).arrayBuffer());

describe('POST /api/file/upload-md-img', () => {
  test.each(roles.filter(isAnyAdmin))('is allowed for %s', async (role) => {
    const { id, token } = await server.addUser({ role });
    const { link, fileId } = await store(token, await paint('#224466'));
    expect(link).toMatch(/^\/api\/public\/img\/[0-9a-f]{64}\.png$/);
    expect(await uploads.listFiles(id)).toMatchObject([
      { id: fileId, purpose: 'markdown-picture', mediaType: 'image/png' },
    ]);
  });

  test.each(roles.filter((role) => !isAnyAdmin(role)))('is refused for %s', async (role) => {
    const { id, token } = await server.addUser({ role });
    const { httpStatus, errorCode } = await upload(token, await paint('#224466'));
    expect([httpStatus, errorCode]).toEqual([403, 'noPermission']);
    expect(await uploads.listFiles(id)).toEqual([]);
  });

  test('is refused for guests', async () => {
    const { httpStatus, errorCode } = await upload(undefined, await paint('#224466'));
    expect([httpStatus, errorCode]).toEqual([401, 'loginRequired']);
  });

  test.each([
    ['png', 'png'],
    ['jpeg', 'jpg'],
    ['gif', 'gif'],
    ['webp', 'webp'],
  ] as const)('keeps %s as what it is, whatever its name says', async (format, extension) => {
    const sent = await sharp(await paint('#aa5500'))
      .withExif({ IFD0: { Copyright: 'where I live' } })
      .toFormat(format)
      .toBuffer();
    const { envelope } = await upload(admin.token, sent, '../../截图 <script>.html');
    expect(envelope.data?.link).toMatch(new RegExp(`^/api/public/img/[0-9a-f]{64}\\.${extension}$`));
    const shown = await show(envelope.data?.link ?? '');
    expect(shown.headers.get('content-type')).toBe(`image/${format}`);
    expect(shown.headers.get('content-disposition')).toMatch(/^inline;/);
    expect(shown.headers.get('content-security-policy')).toContain('sandbox');
    const metadata = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
    expect([metadata.format, metadata.width, metadata.height, metadata.exif]).toEqual([
      format,
      300,
      240,
      undefined,
    ]);
  });

  test('keeps an animation', async () => {
    const frames = await Promise.all(['#ff0000', '#00ff00', '#0000ff'].map(paint));
    const sent = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const kept = await read((await store(admin.token, sent)).link);
    expect((await sharp(kept, { animated: true }).metadata()).pages).toBe(3);
  });

  test('removes data that was hidden in a picture', async () => {
    const hidden = '<!doctype html><script>alert(1)</script>PK\u0003\u0004';
    const sent = Buffer.concat([await paint('#135790'), Buffer.from(hidden)]);
    const kept = await read((await store(admin.token, sent)).link);
    expect(kept.includes('script')).toBe(false);
    expect((await sharp(kept).metadata()).format).toBe('png');
  });

  const picture = paint('#777777');
  test.each<[string, () => Promise<Uint8Array>]>([
    ['HTML named .png', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ['a GIF that is a script', async () => Buffer.from('GIF89a/*' + '\0'.repeat(40) + '*/=1;alert(1)')],
    ['a PNG that breaks off', async () => (await picture).subarray(0, 200)],
    ['a PDF', async () => Buffer.from('%PDF-1.7\n%âãÏÓ\n')],
    [
      'a bitmap',
      async () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(12), Buffer.from([40, 0, 0, 0])]),
    ],
    ['an empty file', async () => Buffer.alloc(0)],
    [
      'a TIFF',
      async () =>
        sharp(await picture)
          .tiff()
          .toBuffer(),
    ],
  ])('refuses %s', async (_what, bytes) => {
    const { httpStatus, envelope, errorCode } = await upload(admin.token, await bytes());
    expect([httpStatus, envelope.status, errorCode, envelope.data]).toEqual([
      200,
      400,
      'pictureUnsupported',
      null,
    ]);
  });

  /** A few bytes that declare this size, for each of so many frames. */
  function createGifThatClaims(side: number, frames: number): Buffer {
    const size = [side & 255, side >> 8, side & 255, side >> 8];
    const head = [...Buffer.from('GIF89a'), ...size, 0x80, 0, 0, 0, 0, 0, 255, 255, 255];
    const pixel = [0x2c, 0, 0, 0, 0, ...size, 0, 2, 2, 0x44, 1, 0];
    const frame = [0x21, 0xf9, 4, 0, 10, 0, 0, 0, ...pixel];
    return Buffer.from([...head, ...Array.from({ length: frames }, () => frame).flat(), 0x3b]);
  }

  test('refuses a picture of too many pixels, and an animation of too many', async () => {
    const wide = await sharp({ create: { width: 10_001, height: 4, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const long = createGifThatClaims(3000, 5);
    for (const bytes of [wide, long]) {
      expect((await upload(admin.token, bytes)).errorCode).toBe('pictureUnsupported');
    }
    expect((await upload(admin.token, createGifThatClaims(1, 5))).errorCode).toBeNull();
  });

  test('refuses more than 4 MB', async () => {
    const bytes = Buffer.concat([await picture, Buffer.alloc(4 * 1024 * 1024)]);
    const { httpStatus, envelope, errorCode } = await upload(admin.token, bytes);
    expect([httpStatus, envelope.status, errorCode]).toEqual([200, 400, 'pictureTooLarge']);
  });

  test('refuses a file in another field, and a group that is not a number', async () => {
    const bytes = await picture;
    const headers = { authorization: admin.token };
    const unnamed = await uploads.postTo(path, form(['file', bytes, 'a.png']), headers);
    expect(unnamed.errorCode).toBe('invalidField');
    const data = form(['image', bytes, 'a.png']);
    data.append('gid', 'mine');
    expect((await uploads.postTo(path, data, headers)).errorCode).toBe('invalidField');
  });
});

describe('GET /api/file/delete-md-img', () => {
  const remove = (fileId: number, token?: string) =>
    server.call('GET /api/file/delete-md-img', {
      query: { fileId },
      ...(token !== undefined && { token }),
    });

  test('deletes a picture of the caller and its content', async () => {
    const { link, fileId } = await store(admin.token, await paint('#010203'));
    const { envelope } = await remove(fileId, admin.token);
    expect(envelope).toMatchObject({ status: 200, data: null });
    expect((await show(link)).status).toBe(404);
    expect((await remove(fileId, admin.token)).errorCode).toBe('fileNotFound');
  });

  test('keeps the content if another user uploaded the same', async () => {
    const other = await server.addUser({ role: 'admin' });
    const bytes = await paint('#040506');
    const [mine, theirs] = [await store(admin.token, bytes), await store(other.token, bytes)];
    expect(mine.link).toBe(theirs.link);
    await remove(mine.fileId, admin.token);
    expect((await show(theirs.link)).status).toBe(200);
    await remove(theirs.fileId, other.token);
    expect((await show(theirs.link)).status).toBe(404);
  });

  const caretakers: readonly Role[] = ['root', 'problem_admin'];

  test.each(caretakers)('of another user is allowed for %s', async (role) => {
    const { token } = await server.addUser({ role });
    const { fileId } = await store(admin.token, await paint('#070809'));
    expect((await remove(fileId, token)).errorCode).toBeUndefined();
  });

  test.each(roles.filter((role) => !caretakers.includes(role)))(
    'of another user is refused for %s',
    async (role) => {
      const { token } = await server.addUser({ role });
      const { link, fileId } = await store(admin.token, await paint('#070809'));
      const { errorCode, envelope } = await remove(fileId, token);
      expect([errorCode, envelope.status]).toEqual(['fileNotOwn', 403]);
      expect((await show(link)).status).toBe(200);
    },
  );

  test('is allowed for the uploader, whatever their current role', async () => {
    const uploader = await server.addUser({ role: 'problem_admin' });
    const { fileId } = await store(uploader.token, await paint('#0a0b0c'));
    await server.platform.database
      .updateTable('userAccount')
      .set({ roleCode: roleCodes.default_user })
      .where('id', '=', uploader.id)
      .execute();
    expect((await remove(fileId, uploader.token)).errorCode).toBeUndefined();
  });

  test('is refused for guests, for other files and for missing ones', async () => {
    const { fileId } = await store(admin.token, await paint('#0d0e0f'));
    expect((await remove(fileId)).errorCode).toBe('loginRequired');
    const root = await server.addUser({ role: 'root' });
    await uploads.upload(root.token, await paint('#101112'));
    const [avatar] = await uploads.listFiles(root.id);
    const refused = await remove(avatar?.id ?? 0, root.token);
    expect([refused.errorCode, refused.envelope.status]).toEqual(['fileNotDeletable', 403]);
    const missing = await remove(987_654_321, root.token);
    expect([missing.errorCode, missing.envelope.status]).toEqual(['fileNotFound', 400]);
  });
});
