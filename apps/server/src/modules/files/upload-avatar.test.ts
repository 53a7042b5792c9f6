import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessionCookieName } from '../../platform/http/authenticate.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { form, paint, rawForm, startUploads, uploadPath, type Uploads } from './testing/uploads.ts';

let server: TestServer;
let uploads: Uploads;
beforeAll(async () => {
  server = await startTestServer();
  uploads = await startUploads(server);
});
afterAll(() => server.close());

describe('POST /api/file/upload-avatar', () => {
  test('crops the picture to 200 by 200, stores it, and returns the account with its new avatar', async () => {
    const { id, username, token } = await server.addUser({ email: 'own@example.org' });
    const { httpStatus, envelope } = await uploads.upload(token, await paint('#336699'));
    const avatar = envelope.data?.avatar ?? '';
    expect([httpStatus, envelope.status]).toEqual([200, 200]);
    expect(avatar).toMatch(/^\/api\/public\/img\/[0-9a-f]{64}\.png$/);
    expect(envelope.data).toMatchObject({
      uid: id,
      username,
      email: 'own@example.org',
      roleList: ['default_user'],
    });
    expect(JSON.stringify(envelope)).not.toContain('passwordHash');
    expect(await uploads.findAvatarUrl(id)).toBe(avatar);
    const [file, ...more] = await uploads.listFiles(id);
    expect(more).toEqual([]);
    expect(file).toMatchObject({ mediaType: 'image/png', purpose: 'avatar', name: 'avatar.png' });
    const picture = await fetch(`${uploads.address}${avatar}`);
    const bytes = Buffer.from(await picture.arrayBuffer());
    expect(bytes).toHaveLength(file?.sizeBytes ?? 0);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 200, height: 200 });
  });

  test.each(['jpeg', 'gif', 'webp'] as const)(
    'accepts %s by its content, whatever its name',
    async (format) => {
      const { token } = await server.addUser();
      const bytes = await sharp(await paint('#aa5500'))
        .toFormat(format)
        .toBuffer();
      const { envelope } = await uploads.upload(token, bytes, '../../etc/passwd');
      expect(envelope).toMatchObject({ status: 200 });
    },
  );

  test('removes the replaced picture, but not while another account uses the same', async () => {
    const [one, other] = [await server.addUser(), await server.addUser()];
    const [red, blue] = [await paint('#ff0000'), await paint('#0000ff')];
    await uploads.upload(one.token, red);
    await uploads.upload(other.token, red);
    const shared = (await uploads.listFiles(one.id))[0]?.sha256 ?? '';
    await uploads.upload(one.token, blue);
    expect(await server.platform.fileStore.findSize(shared)).toBeGreaterThan(0);
    expect((await fetch(`${uploads.address}${String(await uploads.findAvatarUrl(other.id))}`)).status).toBe(
      200,
    );
    await uploads.upload(other.token, blue);
    expect(await server.platform.fileStore.findSize(shared)).toBeUndefined();
    expect((await fetch(`${uploads.address}/api/public/img/${shared}.png`)).status).toBe(404);
    expect(await uploads.listFiles(one.id)).toHaveLength(1);
  });

  test('keeps the picture if the same one is sent again', async () => {
    const { id, token } = await server.addUser();
    const green = await paint('#00ff00');
    await uploads.upload(token, green);
    await uploads.upload(token, green);
    expect(await uploads.listFiles(id)).toHaveLength(1);
    expect((await fetch(`${uploads.address}${String(await uploads.findAvatarUrl(id))}`)).status).toBe(200);
  });

  test('many concurrent changes leave one row and its content only', async () => {
    const users = await Promise.all([1, 2, 3].map(() => server.addUser()));
    const pictures = await Promise.all(['#111111', '#222222', '#333333'].map(paint));
    const before = new Set(await uploads.listContent());
    await Promise.all(
      users.flatMap(({ token }) =>
        [...pictures, ...pictures].map((picture) => uploads.upload(token, picture)),
      ),
    );
    for (const { id } of users) {
      const [file, ...more] = await uploads.listFiles(id);
      expect(more).toEqual([]);
      expect(await uploads.findAvatarUrl(id)).toBe(`/api/public/img/${file?.sha256 ?? ''}.png`);
      expect((await fetch(`${uploads.address}${String(await uploads.findAvatarUrl(id))}`)).status).toBe(200);
    }
    const used = new Set(
      (await Promise.all(users.map(({ id }) => uploads.listFiles(id)))).flat().map((row) => row.sha256),
    );
    const left = (await uploads.listContent()).filter((name) => !before.has(name));
    expect(new Set(left.map((name) => name.slice(3)))).toEqual(used);
  });
});

describe('who may upload', () => {
  test('not a guest', async () => {
    const { httpStatus, errorCode } = await uploads.post(form(['image', await paint('#fff'), 'me.png']), {});
    expect([httpStatus, errorCode]).toEqual([401, 'loginRequired']);
  });

  test('the session cookie is accepted, but only from our own pages', async () => {
    const { id, token } = await server.addUser();
    const send = async (headers: Record<string, string>) =>
      server.send({
        method: 'POST',
        url: uploadPath,
        headers: {
          'content-type': 'multipart/form-data; boundary=b',
          cookie: `other=1; ${sessionCookieName}=${token}`,
          ...headers,
        },
        payload: rawForm('image', await paint('#123456')),
      });
    for (const site of ['cross-site', 'same-site', 'none', '']) {
      expect((await send({ 'sec-fetch-site': site })).errorCode).toBe('loginRequired');
    }
    // Over plain HTTP browsers omit that header, and another one names the calling page.
    const pages = ['http://elsewhere.example/a', 'http://judge.example:81/a', 'judge.example', ''];
    for (const referer of pages) {
      expect((await send({ host: 'judge.example', referer })).errorCode).toBe('loginRequired');
    }
    const page = { host: 'judge.example', referer: 'http://judge.example/admin' };
    expect((await send({ ...page, 'sec-fetch-site': 'cross-site' })).errorCode).toBe('loginRequired');
    expect((await send({})).errorCode).toBe('loginRequired');
    expect(await uploads.findAvatarUrl(id)).toBeNull();
    for (const own of [{ 'sec-fetch-site': 'same-origin' }, page]) {
      expect((await send(own)).envelope).toMatchObject({ status: 200, data: { uid: id } });
    }
  });

  test('at most sixty uploads in ten minutes', async () => {
    const { token } = await server.addUser();
    const picture = await paint('#010101');
    const answers = [];
    for (let count = 0; count < 61; count += 1)
      answers.push((await uploads.upload(token, picture)).errorCode);
    expect(answers.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => null));
    expect(answers[60]).toBe('tooManyRequests');
    expect((await uploads.upload((await server.addUser()).token, picture)).errorCode).toBeNull();
  });
});
