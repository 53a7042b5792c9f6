import type { WireDiscussion, WireDiscussionDetail } from '@touchstone/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addProblem } from '../../testing/sample-content.ts';
import { addDiscussion } from '../../testing/sample-discussions.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { addGroupOf, addPeople, type People, type PersonName } from '../groups/testing/group-site.ts';
import { openSwitches, setSwitches } from './testing/discussion-site.ts';

let server: TestServer;
let people: People;
let gid: number;

beforeAll(async () => {
  server = await startTestServer();
  people = await addPeople(server);
  gid = await addGroupOf(server, people);
});
afterAll(() => server.close());
beforeEach(() => openSwitches(server));

let number = 0;
const post = async (who: PersonName, changes: object = {}) => {
  const answer = await server.call('POST /api/group/discussion', {
    token: people[who].token,
    body: {
      title: 'In the group',
      description: 'Short',
      content: `Text ${String((number += 1))}`,
      categoryId: 1,
      gid,
      ...changes,
    },
  });
  return { ...answer, id: (answer.envelope.data as { id: number } | null)?.id ?? 0 };
};
const view = async (who: PersonName, did: number) => {
  const answer = await server.call('GET /api/get-discussion-detail', {
    token: people[who].token,
    query: { did },
  });
  return { ...answer, detail: answer.envelope.data as WireDiscussionDetail };
};
const list = async (
  who: PersonName,
  name:
    | 'GET /api/group/get-discussion-list'
    | 'GET /api/group/get-admin-discussion-list' = 'GET /api/group/get-discussion-list',
  query: object = {},
) => {
  const answer = await server.call(name, { token: people[who].token, query: { gid, limit: 100, ...query } });
  const page = answer.envelope.data as { records: WireDiscussion[] } | null;
  return { ...answer, ids: page?.records.map((row) => row.id) ?? [] };
};

describe('discussions of a group', () => {
  test('are read by members and by super administrators, and are in no public list', async () => {
    const { id } = await post('member');
    expect((await view('member', id)).detail.gid).toBe(gid);
    expect((await view('siteRoot', id)).errorCode).toBeUndefined();
    for (const who of ['outsider', 'applying', 'refused'] as const)
      expect((await view(who, id)).errorCode).toBe('groupMembersOnly');
    const guest = await server.call('GET /api/get-discussion-detail', { query: { did: id } });
    expect(guest.errorCode).toBe('discussionGroupLogin');
    expect((await list('member')).ids).toContain(id);
    expect((await list('outsider')).errorCode).toBe('groupMembersOnly');
    const { envelope } = await server.call('GET /api/get-discussion-list', {
      token: people.member.token,
      query: { limit: 100 },
    });
    expect((envelope.data as { records: WireDiscussion[] }).records.map((row) => row.id)).not.toContain(id);
  });

  test.each([
    ['owner', 'root', 'groupRoot'],
    ['root', 'root', 'groupRoot'],
    ['admin', 'admin', 'groupAdmin'],
    ['member', 'user', null],
  ] as const)('show that their author is %s of the group', async (who, role, badge) => {
    const { id } = await post(who);
    expect((await view('member', id)).detail).toMatchObject({ role, badge });
    const outside = await addDiscussion(server, { authorId: people[who].id });
    expect((await view('member', outside)).detail).toMatchObject({ role: 'user', badge: null });
  });

  test('are posted by members', async () => {
    for (const who of ['outsider', 'applying', 'refused'] as const)
      expect((await post(who)).errorCode).toBe('groupMembersOnly');
    expect((await post('member', { gid: null })).errorCode).toBe('discussionGroupMissing');
    expect((await post('member', { gid: 999_999 })).errorCode).toBe('groupNotFound');
    await setSwitches(server, { openGroupDiscussion: false });
    const refused = await post('member');
    expect([refused.httpStatus, refused.errorCode]).toEqual([403, 'groupDiscussionClosed']);
    expect((await list('member')).errorCode).toBe('groupDiscussionClosed');
  });

  test('about a problem of a group belong to that group', async () => {
    const problem = await addProblem(server, { groupId: gid });
    const answer = await server.call('POST /api/discussion', {
      token: people.member.token,
      body: { title: 'x', description: 'x', content: 'About it', categoryId: 1, pid: problem.displayId },
    });
    const { id } = answer.envelope.data as { id: number };
    expect((await view('member', id)).detail).toMatchObject({ gid, pid: problem.displayId });
    expect((await list('member', undefined, { pid: problem.displayId })).ids).toEqual([id]);
    expect((await post('outsider', { pid: problem.displayId })).errorCode).toBe('discussionProblemNotFound');
  });

  test('are pinned and disabled by administrators of the group', async () => {
    const { id } = await post('member', { topPriority: true });
    expect((await view('member', id)).detail.topPriority).toBe(false);
    const change = (who: PersonName, changes: object) =>
      server.call('PUT /api/group/discussion', { token: people[who].token, body: { id, ...changes } });
    await change('member', { title: 'Mine', topPriority: true, status: 1 });
    expect((await view('member', id)).detail).toMatchObject({ title: 'Mine', topPriority: false, status: 0 });
    await change('admin', { topPriority: true, status: 1 });
    expect((await view('admin', id)).detail).toMatchObject({ topPriority: true, status: 1 });
    expect((await list('root')).ids).not.toContain(id);
    expect((await list('admin', 'GET /api/group/get-admin-discussion-list')).ids).toContain(id);
    expect((await list('member', 'GET /api/group/get-admin-discussion-list')).errorCode).toBe(
      'groupAdminsOnly',
    );
    // The author still sees it, others do not.
    expect((await view('member', id)).detail.status).toBe(1);
    const second = await post('owner');
    await server.call('PUT /api/group/discussion', {
      token: people.admin.token,
      body: { id: second.id, status: 1 },
    });
    expect((await view('member', second.id)).errorCode).toBe('discussionDisabled');
    expect((await change('outsider', { title: 'x' })).errorCode).toBe('groupMembersOnly');
  });

  test('are deleted by their author and by administrators of the group', async () => {
    const remove = (who: PersonName, did: number) =>
      server.call('DELETE /api/group/discussion', { token: people[who].token, query: { did } });
    const { id } = await post('admin');
    expect((await remove('member', id)).errorCode).toBe('discussionForbidden');
    expect((await remove('siteAdmin', id)).errorCode).toBe('discussionForbidden');
    expect((await remove('root', id)).envelope.status).toBe(200);
    const outside = await addDiscussion(server, { authorId: people.member.id });
    expect((await remove('member', outside)).errorCode).toBe('discussionNotOfGroup');
  });

  test('are closed to an author who has left the group', async () => {
    const id = await addDiscussion(server, { authorId: people.outsider.id, groupId: gid });
    expect((await view('outsider', id)).errorCode).toBe('groupMembersOnly');
  });

  test('are found by a keyword that most discussions of the site contain', async () => {
    await server.platform.pool.query(
      `INSERT INTO discussion (category_id, author_id, title, description, content)
       SELECT 1, $1, 'porcupine', 'd', 'c' FROM generate_series(1, 2001)`,
      [people.outsider.id],
    );
    const { id } = await post('member', { title: 'A porcupine' });
    const { envelope } = await server.call('GET /api/group/get-discussion-list', {
      token: people.member.token,
      query: { gid, keyword: 'porcupine' },
    });
    const { records } = envelope.data as { records: WireDiscussion[] };
    expect(records.map((row) => row.id)).toEqual([id]);
  });
});
