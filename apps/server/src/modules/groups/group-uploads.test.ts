/** Avatars of groups, and pictures and files of their texts. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { form, paint, startUploads, type Uploads } from '../files/testing/uploads.ts';
import { addGroupOf, addPeople, type People, type PersonName } from './testing/group-site.ts';

let server: TestServer;
let uploads: Uploads;
let people: People;
let gid: number;
let picture: Buffer;
beforeAll(async () => {
  server = await startTestServer();
  uploads = await startUploads(server);
  people = await addPeople(server);
  gid = await addGroupOf(server, people, { code: 'abc123' });
  picture = await paint('#336699');
});
afterAll(() => server.close());

const send = (
  name: PersonName,
  path: string,
  { group = gid, field = 'image', bytes = picture }: { group?: number; field?: string; bytes?: Buffer } = {},
) => {
  const data = new FormData();
  data.append('gid', String(group));
  for (const [key, value] of form([field, bytes, 'me.png'])) data.append(key, value);
  return uploads.postTo<{ avatar: string; code: string; link: string; fileId: number }>(path, data, {
    authorization: people[name].token,
  });
};

describe('the avatar of a group', () => {
  const path = '/api/file/upload-group-avatar';

  test('is replaced by roots, and the former one is removed', async () => {
    const first = await send('root', path);
    expect(first.envelope).toMatchObject({ status: 200, data: { id: gid, code: 'abc123' } });
    const avatar = first.envelope.data?.avatar ?? '';
    expect((await fetch(`${uploads.address}${avatar}`)).status).toBe(200);
    const second = await send('siteRoot', path, { bytes: await paint('#ff0000') });
    expect(second.envelope.data?.avatar).not.toBe(avatar);
    expect((await fetch(`${uploads.address}${avatar}`)).status).toBe(404);
    const listed = await server.call('GET /api/get-group-list', { query: { onlyMine: false } });
    expect(listed.envelope.data).toMatchObject({ records: [{ avatar: second.envelope.data?.avatar }] });
  });

  test.each(['outsider', 'applying', 'member', 'admin', 'siteAdmin'] as const)(
    'is not replaced by %s',
    async (name) => {
      expect((await send(name, path)).errorCode).toBe('groupRootsOnly');
    },
  );

  test('must be a picture of at most 2 MB', async () => {
    expect((await send('root', path, { bytes: Buffer.from('no picture') })).errorCode).toBe(
      'avatarUnsupported',
    );
    expect((await send('root', path, { bytes: Buffer.alloc(2 * 1024 * 1024 + 1) })).errorCode).toBe(
      'avatarTooLarge',
    );
    expect((await send('root', path, { group: 999_999 })).errorCode).toBe('groupNotFound');
  });
});

describe('files of texts of a group', () => {
  test.each([
    ['outsider', 'noPermission'],
    ['applying', 'noPermission'],
    ['member', 'noPermission'],
    ['admin', null],
    ['root', null],
    ['siteRoot', null],
    ['siteAdmin', 'groupAdminsOnly'],
  ] as const)('are uploaded by %s: %j', async (name, code) => {
    expect((await send(name, '/api/file/upload-md-img')).errorCode).toBe(code);
    expect((await send(name, '/api/file/upload-md-file', { field: 'file' })).errorCode).toBe(code);
  });

  test('of another group or of the site need another role', async () => {
    const other = await addGroupOf(server, { ...people, admin: people.outsider, outsider: people.admin });
    for (const group of [other, 0]) {
      const { errorCode } = await send('admin', '/api/file/upload-md-img', { group });
      expect(errorCode).toBe(group === 0 ? 'noPermission' : 'groupAdminsOnly');
    }
  });

  test('are deleted by the uploader and by administrators of the group', async () => {
    const remove = (name: PersonName, fileId: number) =>
      server.call('GET /api/file/delete-md-img', { token: people[name].token, query: { fileId } });
    const upload = async () => (await send('admin', '/api/file/upload-md-img')).envelope.data?.fileId ?? 0;
    const id = await upload();
    for (const name of ['outsider', 'member', 'siteAdmin'] as const)
      expect((await remove(name, id)).errorCode).toBe('fileNotOwn');
    expect((await remove('root', id)).errorCode).toBeUndefined();
    expect((await remove('admin', await upload())).errorCode).toBeUndefined();
  });
});
