import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { addGroupOf, addPeople, type People, type PersonName } from '../testing/group-site.ts';

let server: TestServer;
let people: People;
let gid: number;
beforeAll(async () => {
  server = await startTestServer();
  people = await addPeople(server);
  gid = await addGroupOf(server, people);
});
afterAll(() => server.close());

const announce = (by: PersonName, body: object) =>
  server.call('POST /api/group/announcement', { token: people[by].token, body });
const change = (by: PersonName, body: object) =>
  server.call('PUT /api/group/announcement', { token: people[by].token, body });
const remove = (by: PersonName, aid: number) =>
  server.call('DELETE /api/group/announcement', { token: people[by].token, query: { aid } });
type Rows = { id: number; title: string; content: string; status: number; username: string; uid: string }[];
const list = async (by: PersonName, isAdmin = false, group = gid) => {
  const name = isAdmin
    ? 'GET /api/group/get-admin-announcement-list'
    : 'GET /api/group/get-announcement-list';
  const answer = await server.call(name, { token: people[by].token, query: { gid: group, limit: 50 } });
  return answer.errorCode ?? (answer.envelope.data as { records: Rows }).records;
};
const newest = async () => {
  const [row] = (await list('admin', true)) as Rows;
  if (row === undefined) throw new Error('no announcement');
  return row;
};

describe('announcements of a group', () => {
  test('are written by administrators under their own name, and read by members', async () => {
    await announce('admin', { gid, title: ' Hello ', content: '**Welcome**', uid: people.owner.id });
    await announce('root', { gid, title: 'Later', content: '', status: 1 });
    expect(await list('member')).toMatchObject([
      {
        title: 'Hello',
        content: '**Welcome**',
        username: people.admin.username,
        uid: people.admin.id,
        status: 0,
      },
    ]);
    expect(((await list('admin', true)) as Rows).map(({ title }) => title)).toEqual(['Later', 'Hello']);
  });

  test.each(['outsider', 'applying', 'refused', 'siteAdmin'] as const)('are closed to %s', async (name) => {
    expect(await list(name)).toBe('groupMembersOnly');
    expect(await list(name, true)).toBe('groupAdminsOnly');
    expect((await announce(name, { gid, title: 'x' })).errorCode).toBe('groupAdminsOnly');
    expect((await change(name, { id: (await newest()).id, title: 'x' })).errorCode).toBe('groupMembersOnly');
  });

  test.each([
    [{ title: 'x' }, 'announcementGroupMissing'],
    [{ title: '  ' }, 'announcementTitleEmpty'],
    [{ title: 'x'.repeat(256) }, 'announcementTitleTooLong'],
    [{ title: 'x', content: 'x'.repeat(65_536) }, 'announcementTooLong'],
  ])('are refused: %#', async (text, code) => {
    const body = code === 'announcementGroupMissing' ? text : { gid, ...text };
    expect((await announce('admin', body)).errorCode).toBe(code);
  });

  test('are changed by their author and by roots', async () => {
    await announce('admin', { gid, title: 'By an admin', content: 'text' });
    const { id } = await newest();
    expect((await change('member', { id, title: 'x' })).errorCode).toBe('groupAuthorsOnly');
    expect((await change('admin', { id, status: 1 })).errorCode).toBeUndefined();
    expect(await newest()).toMatchObject({ title: 'By an admin', content: 'text', status: 1 });
    expect((await change('root', { id, title: 'By a root' })).errorCode).toBeUndefined();
    expect((await change('root', { title: 'x' })).errorCode).toBe('announcementIdMissing');
    expect((await change('root', { id: 999_999, title: 'x' })).errorCode).toBe('groupAnnouncementNotFound');
    await announce('root', { gid, title: 'By a root', content: '' });
    expect((await remove('admin', (await newest()).id)).errorCode).toBe('groupAuthorsOnly');
    expect((await remove('root', (await newest()).id)).errorCode).toBeUndefined();
    expect((await remove('admin', id)).errorCode).toBeUndefined();
    expect((await remove('admin', id)).errorCode).toBe('groupAnnouncementNotFound');
  });

  test('of another group are out of reach: the stored group counts', async () => {
    const other = await addGroupOf(server, { ...people, admin: people.outsider, root: people.siteAdmin });
    await server.call('POST /api/group/announcement', {
      token: people.outsider.token,
      body: { gid: other, title: 'Other' },
    });
    const [row] = (await list('member', false, other)) as Rows;
    const id = row?.id ?? 0;
    for (const name of ['admin', 'root'] as const) {
      expect((await change(name, { id, gid, title: 'x' })).errorCode).toBe('groupMembersOnly');
      expect((await remove(name, id)).errorCode).toBe('groupMembersOnly');
    }
  });
});
