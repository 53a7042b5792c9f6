import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let root: { id: string; username: string; token: string };
beforeAll(async () => {
  server = await startTestServer();
  root = await server.addUser({ role: 'root' });
});
afterAll(() => server.close());

interface Listed {
  records: { id: number; title: string; content: string; status: number; username: string }[];
  total: number;
}

const listPublic = async () =>
  (await server.call('GET /api/get-common-announcement')).envelope.data as Listed;
const listAll = async () =>
  (await server.call('GET /api/admin/announcement', { token: root.token })).envelope.data as Listed;
const publish = (body: { title?: string; content?: string; status?: number }) =>
  server.call('POST /api/admin/announcement', { token: root.token, body });

/** Returns the newest announcement. */
async function publishOne(title: string, status = 0) {
  await publish({ title, content: `About ${title}`, status });
  const [newest] = (await listAll()).records;
  if (newest === undefined) throw new Error('nothing was published');
  return newest;
}

const listAudit = () =>
  server.platform.database
    .selectFrom('auditLog')
    .select(['action', 'target', 'before', 'after', 'actorUsername'])
    .orderBy('id', 'desc')
    .execute();

describe('an announcement', () => {
  test('has the caller as its author, whatever the body says, and is public', async () => {
    const other = await server.addUser({ role: 'root' });
    const { envelope } = await server.send({
      method: 'POST',
      url: '/api/admin/announcement',
      headers: { authorization: root.token },
      payload: { title: ' Welcome ', content: '**Hello**', uid: other.id, gid: null },
    });
    expect(envelope).toMatchObject({ status: 200, data: null });
    expect((await listPublic()).records[0]).toMatchObject({
      title: 'Welcome',
      content: '**Hello**',
      status: 0,
      username: root.username,
    });
    expect((await listAudit())[0]).toMatchObject({
      action: 'announcement.create',
      actorUsername: root.username,
      before: null,
      after: { title: 'Welcome', content: '**Hello**', isHidden: false },
    });
  });

  test('is visible to administrators only while hidden', async () => {
    const { id } = await publishOne('A draft', 1);
    const isPublic = async () => (await listPublic()).records.some((record) => record.id === id);
    const show = (status: number) =>
      server.call('PUT /api/admin/announcement', { token: root.token, body: { id, status } });
    expect(await isPublic()).toBe(false);
    expect((await listAll()).records[0]).toMatchObject({ id, status: 1 });
    await show(0);
    expect(await isPublic()).toBe(true);
    await show(1);
    expect(await isPublic()).toBe(false);
    expect((await listAll()).records[0]).toMatchObject({ title: 'A draft', content: 'About A draft' });
  });

  test('changes, and the audit log contains both texts', async () => {
    const { id } = await publishOne('Before');
    const { envelope } = await server.call('PUT /api/admin/announcement', {
      token: root.token,
      body: { id, title: 'After', content: '', status: 0 },
    });
    expect(envelope.status).toBe(200);
    expect((await listPublic()).records[0]).toMatchObject({ id, title: 'After', content: '' });
    expect((await listAudit())[0]).toMatchObject({
      action: 'announcement.change',
      target: `announcement ${String(id)}`,
      before: { title: 'Before', content: 'About Before' },
      after: { title: 'After', content: '' },
    });
  });

  test('is deleted once; later calls do not find it', async () => {
    const { id } = await publishOne('Short-lived');
    const remove = () =>
      server.call('DELETE /api/admin/announcement', { token: root.token, query: { aid: id } });
    expect((await remove()).envelope.status).toBe(200);
    expect((await listAudit())[0]).toMatchObject({
      action: 'announcement.delete',
      before: { title: 'Short-lived' },
      after: null,
    });
    expect((await remove()).errorCode).toBe('announcementGone');
    const change = await server.call('PUT /api/admin/announcement', {
      token: root.token,
      body: { id, title: 'Back', status: 0 },
    });
    expect([change.httpStatus, change.envelope.status, change.errorCode]).toEqual([
      200,
      400,
      'announcementGone',
    ]);
    expect((await listAll()).records.some((record) => record.id === id)).toBe(false);
  });

  test.each([
    [{ content: 'no title' }, 'announcementTitleEmpty'],
    [{ title: '  ' }, 'announcementTitleEmpty'],
    [{ title: 'a'.repeat(256) }, 'announcementTitleTooLong'],
    [{ title: 'Long', content: 'a'.repeat(65_536) }, 'announcementTooLong'],
  ])('is refused: case %#', async (body, code) => {
    const { total } = await listAll();
    const { envelope, errorCode } = await publish(body);
    expect([envelope.status, errorCode]).toEqual([400, code]);
    expect((await listAll()).total).toBe(total);
  });

  test.each([{ title: 'x', status: 2 }, { title: 'NUL \0' }, { title: 7 }])(
    'with a field of the wrong type is a bad request: case %#',
    async (payload) => {
      const { httpStatus } = await server.send({
        method: 'POST',
        url: '/api/admin/announcement',
        headers: { authorization: root.token },
        payload,
      });
      expect(httpStatus).toBe(400);
    },
  );
});

describe('who may write announcements', () => {
  const calls = [
    ['GET', '/api/admin/announcement'],
    ['POST', '/api/admin/announcement'],
    ['PUT', '/api/admin/announcement'],
    ['DELETE', '/api/admin/announcement?aid=1'],
  ] as const;

  test.each(['admin', 'problem_admin', 'default_user'] as const)('not %s', async (role) => {
    const { token } = await server.addUser({ role });
    for (const [method, url] of calls) {
      const answer = await server.send({
        method,
        url,
        headers: { authorization: token },
        ...(method !== 'GET' && { payload: { id: 1, title: 'x' } }),
      });
      expect([url, answer.httpStatus, answer.envelope.data]).toEqual([url, 403, null]);
    }
  });

  test('not a guest', async () => {
    for (const [method, url] of calls)
      expect((await server.send({ method, url })).errorCode).toBe('loginRequired');
  });
});
