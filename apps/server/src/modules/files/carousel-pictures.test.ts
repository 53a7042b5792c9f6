import { siteLimits } from '@touchstone/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { form, paint, startUploads, type Uploads } from './testing/uploads.ts';

let server: TestServer;
let uploads: Uploads;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  uploads = await startUploads(server);
  token = (await server.addUser({ role: 'root' })).token;
});
afterAll(() => server.close());

interface Picture {
  id: number;
  url: string;
}

const path = '/api/file/upload-carouse-img';
const send = (bytes: Uint8Array, by = token) =>
  uploads.postTo<Picture>(path, form(['file', bytes, 'a.png']), { authorization: by });
const list = async () => (await server.call('GET /api/home-carousel')).envelope.data as Picture[];
const remove = (id: number) =>
  server.call('DELETE /api/admin/config/home-carousel', { token, query: { id } });
const lastAudit = () =>
  server.platform.database
    .selectFrom('auditLog')
    .select(['action', 'target', 'before', 'after'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();

async function add(colour: string): Promise<Picture> {
  const { envelope } = await send(await paint(colour));
  if (envelope.data === null) throw new Error(envelope.msg);
  return envelope.data;
}

describe('the carousel of the home page', () => {
  test('shows pictures in upload order, each reencoded', async () => {
    const first = await add('red');
    const second = await add('blue');
    expect(await list()).toEqual([first, second]);
    const served = await fetch(`${uploads.address}${first.url}`);
    expect(served.headers.get('content-type')).toBe('image/png');
    const { width, height } = await sharp(await served.bytes()).metadata();
    expect([width, height]).toEqual([300, 240]);
    expect(await lastAudit()).toMatchObject({
      action: 'carousel-picture.add',
      target: `carousel picture ${String(second.id)}`,
      after: { mediaType: 'image/png' },
    });
  });

  test('deletes a picture with its file, once', async () => {
    const { id, url } = await add('green');
    const before = await list();
    expect((await remove(id)).envelope.status).toBe(200);
    expect(await list()).toEqual(before.filter((picture) => picture.id !== id));
    expect((await fetch(`${uploads.address}${url}`)).status).toBe(404);
    expect(await lastAudit()).toMatchObject({ action: 'carousel-picture.delete', after: null });
    expect((await remove(id)).errorCode).toBe('carouselPictureGone');
  });

  test('is reordered as a whole; an order based on an outdated list is refused', async () => {
    await add('purple');
    const before = (await list()).map(({ id }) => id);
    const arrange = (ids: number[]) =>
      server.call('PUT /api/admin/config/home-carousel', { token, body: { ids } });
    const wanted = before.toReversed();
    expect((await arrange(wanted)).envelope.status).toBe(200);
    expect((await list()).map(({ id }) => id)).toEqual(wanted);
    expect(await lastAudit()).toMatchObject({
      action: 'carousel.arrange',
      before: { order: before },
      after: { order: wanted },
    });
    const doubled = [...wanted.slice(1), wanted[1] ?? 0];
    for (const stale of [wanted.slice(1), [...wanted, 999_999], doubled, []])
      expect((await arrange(stale)).errorCode).toBe('carouselOrderStale');
    expect((await list()).map(({ id }) => id)).toEqual(wanted);
    const { token: other } = await server.addUser({ role: 'admin' });
    const refused = await server.call('PUT /api/admin/config/home-carousel', {
      token: other,
      body: { ids: wanted },
    });
    expect(refused.httpStatus).toBe(403);
  });

  test('keeps content that is also used elsewhere', async () => {
    const one = await add('gold');
    const again = await add('gold');
    expect(again.url).toBe(one.url);
    await remove(one.id);
    expect((await fetch(`${uploads.address}${again.url}`)).status).toBe(200);
  });

  test('refuses other files, SVG, which could contain a script, and an empty upload', async () => {
    const before = await list();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    for (const bytes of [Buffer.from('hello'), svg, Buffer.alloc(0)])
      expect((await send(bytes)).errorCode).toBe('pictureUnsupported');
    expect(await list()).toEqual(before);
  });

  test('refuses a picture beyond the limit, also in concurrent uploads', async () => {
    const bytes = await paint('teal');
    const { length } = await list();
    const missing = siteLimits.carouselPicturesMaximum - length;
    const answers = await Promise.all(Array.from({ length: missing + 2 }, () => send(bytes)));
    const codes = answers.map(({ errorCode }) => errorCode);
    expect(codes.filter((code) => code === null)).toHaveLength(missing);
    expect(codes.filter((code) => code === 'carouselFull')).toHaveLength(2);
    expect(await list()).toHaveLength(siteLimits.carouselPicturesMaximum);
  });

  test.each(['admin', 'problem_admin', 'default_user'] as const)('is refused for %s', async (role) => {
    const weaker = await server.addUser({ role });
    const before = await list();
    expect((await send(await paint('red'), weaker.token)).httpStatus).toBe(403);
    const { httpStatus } = await server.call('DELETE /api/admin/config/home-carousel', {
      token: weaker.token,
      query: { id: before[0]?.id ?? 0 },
    });
    expect(httpStatus).toBe(403);
    expect(await list()).toEqual(before);
  });

  test('is refused for guests', async () => {
    expect((await uploads.postTo(path, form(['file', await paint('red'), 'a.png']), {})).errorCode).toBe(
      'loginRequired',
    );
    expect(
      (await server.call('DELETE /api/admin/config/home-carousel', { query: { id: 1 } })).errorCode,
    ).toBe('loginRequired');
  });
});
