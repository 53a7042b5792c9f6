import type { WireDiscussionReport } from '@touchstone/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDiscussion } from '../../testing/sample-discussions.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { purgeDiscussions } from './purge-discussions.ts';
import { openSwitches, type Person } from './testing/discussion-site.ts';

let server: TestServer;
let author: Person;
let reporter: Person;
let admin: Person;
let root: Person;

beforeAll(async () => {
  server = await startTestServer();
  reporter = await server.addUser({ username: 'reporter' });
  admin = await server.addUser({ username: 'moderator', role: 'admin' });
  root = await server.addUser({ role: 'root' });
});
afterAll(() => server.close());
beforeEach(async () => {
  await openSwitches(server);
  author = await server.addUser();
});

const report = (person: Person, did: number, content = '#垃圾广告# #恶意抄袭# It sells shoes') =>
  server.call('POST /api/discussion-report', { token: person.token, body: { did, content } });
const listReports = async (did: number) => {
  const { envelope } = await server.call('GET /api/admin/discussion-report', {
    token: admin.token,
    query: { did },
  });
  return (envelope.data as { records: WireDiscussionReport[] }).records;
};
const handle = (
  person: Person,
  body: { id: number; action: 'none' | 'disabled' | 'deleted' | 'muted'; note?: string },
) => server.call('POST /api/admin/discussion-report/handle', { token: person.token, body });
const findRow = (id: number) =>
  server.platform.database.selectFrom('discussion').selectAll().where('id', '=', id).executeTakeFirst();
const listAudit = async (target: string) => {
  const rows = await server.platform.database
    .selectFrom('auditLog')
    .select('action')
    .where('target', '=', target)
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action);
};

describe('reports', () => {
  test('are stored with their tags and reason, once per reporter', async () => {
    const did = await addDiscussion(server, { authorId: author.id, title: 'Shoes' });
    expect((await report(reporter, did)).envelope.status).toBe(200);
    const again = await Promise.all([report(reporter, did), report(reporter, did)]);
    expect(again.map(({ errorCode }) => errorCode)).toEqual(['reportTwice', 'reportTwice']);
    expect(await listReports(did)).toMatchObject([
      {
        did,
        discussionTitle: 'Shoes',
        discussionAuthor: author.username,
        reporter: 'reporter',
        content: '#垃圾广告# #恶意抄袭# It sells shoes',
        status: false,
        action: null,
      },
    ]);
  });

  test.each([
    ['', 'reportEmpty'],
    ['#spam# x', 'reportTagUnknown'],
    ['x'.repeat(201), 'reportReasonLong'],
    [`#垃圾广告# ${'x'.repeat(201)}`, 'reportReasonLong'],
  ])('%j is refused', async (content, code) => {
    const did = await addDiscussion(server, { authorId: author.id });
    expect((await report(reporter, did, content)).errorCode).toBe(code);
  });

  test('need a login and a discussion that the reporter may read', async () => {
    const did = await addDiscussion(server, { authorId: author.id, isDisabled: true });
    expect((await server.call('POST /api/discussion-report', { body: { did } })).errorCode).toBe(
      'loginRequired',
    );
    expect((await report(reporter, did)).errorCode).toBe('discussionDisabled');
  });

  test('of one user are limited by the hour, refused ones too', async () => {
    const did = await addDiscussion(server, { authorId: author.id });
    const flooder = await server.addUser();
    for (let count = 0; count < 30; count += 1) await report(flooder, did);
    const other = await addDiscussion(server, { authorId: author.id });
    expect((await report(flooder, other)).errorCode).toBe('tooManyRequests');
    expect(await listReports(other)).toEqual([]);
    expect((await report(reporter, other)).errorCode).toBeUndefined();
  });

  test('are for administrators', async () => {
    const { httpStatus } = await server.call('GET /api/admin/discussion-report', { token: reporter.token });
    expect(httpStatus).toBe(403);
    expect((await handle(reporter, { id: 1, action: 'none' })).httpStatus).toBe(403);
  });

  test('are marked as checked and unchecked', async () => {
    const did = await addDiscussion(server, { authorId: author.id });
    await report(reporter, did);
    const [{ id } = { id: 0 }] = await listReports(did);
    const check = (status: boolean) =>
      server.call('PUT /api/admin/discussion-report', { token: admin.token, body: { id, status } });
    await check(true);
    expect(await listReports(did)).toMatchObject([{ status: true, action: 'none', handledBy: 'moderator' }]);
    await check(false);
    expect(await listReports(did)).toMatchObject([{ status: false, action: null, handledBy: null }]);
  });
});

describe('handling a report', () => {
  const addReported = async () => {
    const did = await addDiscussion(server, { authorId: author.id });
    const second = await server.addUser();
    await report(reporter, did);
    await report(second, did);
    const reports = await listReports(did);
    return { did, id: reports[0]?.id ?? 0 };
  };

  test('disables the discussion, settles all of its open reports and is logged', async () => {
    const { did, id } = await addReported();
    expect((await handle(admin, { id, action: 'disabled', note: ' Advertising ' })).envelope.status).toBe(
      200,
    );
    expect((await findRow(did))?.isDisabled).toBe(true);
    const settled = { status: true, action: 'disabled', note: 'Advertising', handledBy: 'moderator' };
    expect(await listReports(did)).toMatchObject([settled, settled]);
    expect(await listAudit(`discussion ${String(did)}`)).toEqual(['discussion.change']);
    expect(await listAudit(`discussion report ${String(id)}`)).toEqual(['discussion-report.handle']);
  });

  test('deletes the discussion', async () => {
    const { did, id } = await addReported();
    await handle(admin, { id, action: 'deleted' });
    expect((await findRow(did))?.deletedBy).toBe(admin.id);
  });

  test('mutes the author, by super administrators only', async () => {
    const { did, id } = await addReported();
    expect((await handle(admin, { id, action: 'muted' })).errorCode).toBe('muteRootOnly');
    expect((await handle(root, { id, action: 'muted' })).envelope.status).toBe(200);
    const row = await server.platform.database
      .selectFrom('userAccount')
      .select('roleCode')
      .where('id', '=', author.id)
      .executeTakeFirst();
    expect(row?.roleCode).toBe(1005);
    expect(await listAudit(author.username)).toEqual(['user.change']);
    expect((await findRow(did))?.isDisabled).toBe(false);
  });

  test('does nothing if the action fails', async () => {
    author = admin;
    const { did, id } = await addReported();
    expect((await handle(root, { id, action: 'muted' })).errorCode).toBe('muteAdminRefused');
    expect((await listReports(did)).map(({ status }) => status)).toEqual([false, false]);
    expect((await handle(admin, { id, action: 'none', note: 'x'.repeat(201) })).errorCode).toBe(
      'reportNoteLong',
    );
    expect((await handle(admin, { id: 0, action: 'none' })).errorCode).toBe('reportNotFound');
  });
});

describe('the back office', () => {
  test('pins, disables and deletes', async () => {
    const [first, second] = [
      await addDiscussion(server, { authorId: author.id }),
      await addDiscussion(server, { authorId: author.id }),
    ];
    const change = (person: Person, body: { id: number; status?: number; topPriority?: boolean }) =>
      server.call('PUT /api/admin/discussion', { token: person.token, body });
    expect((await change(reporter, { id: first, status: 1 })).httpStatus).toBe(403);
    await change(admin, { id: first, topPriority: true });
    expect(await findRow(first)).toMatchObject({ isPinned: true, isDisabled: false });
    await change(admin, { id: first, status: 1 });
    expect(await findRow(first)).toMatchObject({ isPinned: true, isDisabled: true });
    const remove = (ids: number[]) =>
      server.call('DELETE /api/admin/discussion', { token: admin.token, body: ids });
    expect((await remove([first, 0])).errorCode).toBe('discussionNotFound');
    expect((await findRow(first))?.deletedAt).toBeNull();
    await remove([second, first]);
    expect((await findRow(first))?.deletedAt).not.toBeNull();
    expect((await findRow(second))?.deletedAt).not.toBeNull();
  });

  test('keeps deleted discussions for 30 days', async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    const old = await addDiscussion(server, { authorId: author.id, deletedAt: daysAgo(31) });
    const recent = await addDiscussion(server, { authorId: author.id, deletedAt: daysAgo(29) });
    await purgeDiscussions(server.platform);
    expect(await findRow(old)).toBeUndefined();
    expect(await findRow(recent)).toBeDefined();
  });
});

describe('an account', () => {
  const remove = (ids: string[]) =>
    server.call('DELETE /api/admin/user/delete-user', { token: root.token, body: { ids } });

  test('with discussions is not deleted, and the preview says why', async () => {
    const did = await addDiscussion(server, { authorId: author.id });
    expect((await remove([author.id])).errorCode).toBe('usersWroteDiscussions');
    const { envelope } = await server.call('POST /api/admin/user/preview-deletion', {
      token: root.token,
      body: { ids: [author.id] },
    });
    expect(envelope.data).toMatchObject({
      refused: [{ username: author.username, reason: 'discussionAuthor' }],
    });
    await server.call('DELETE /api/discussion', { token: author.token, query: { did } });
    expect((await remove([author.id])).envelope.status).toBe(200);
    expect(await findRow(did)).toBeUndefined();
  });
});
