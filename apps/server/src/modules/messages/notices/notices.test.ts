import type { NoticeAudience } from '@touchstone/contract';
import { inTransaction, sql } from '@touchstone/database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { createAccount } from '../../accounts/index.ts';
import { nextFullHour, pushNotices } from './push-notices.ts';

let server: TestServer;
let root: { id: string; username: string; token: string };
beforeAll(async () => {
  server = await startTestServer();
  root = await server.addUser({ role: 'root' });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.platform.database.deleteFrom('notice').execute();
});

interface Listed {
  records: {
    id: number;
    title: string;
    type: NoticeAudience;
    state: boolean;
    adminUsername: string;
    recipients: { uid: string; username: string }[];
    deliveredCount: number | null;
    pushTime: string;
  }[];
  total: number;
}

const list = async (query: { type?: NoticeAudience } = {}) =>
  (await server.call('GET /api/admin/msg/notice', { token: root.token, query })).envelope.data as Listed;

async function write(body: {
  title?: string;
  content?: string;
  type?: NoticeAudience;
  recipientIds?: string[];
  recipientId?: string;
}) {
  const answer = await server.call('POST /api/admin/msg/notice', {
    token: root.token,
    body: { title: 'News', content: 'Something **happened**', ...body },
  });
  return { ...answer, notice: (await list()).records[0] };
}

const push = () => pushNotices(server.platform);

const read = async (token: string, kind: 'sys' | 'mine' = 'sys') =>
  (await server.call(`GET /api/msg/${kind}`, { token, query: { limit: 50 } })).envelope.data as {
    records: { id: number; title: string; content: string; state: boolean }[];
    total: number;
  };

const listAudit = () =>
  server.platform.database.selectFrom('auditLog').selectAll().orderBy('id', 'desc').execute();

describe('a notice', () => {
  test('waits for the full hour, then everybody reads it once and the bell is quiet again', async () => {
    const user = await server.addUser();
    const { notice } = await write({ title: ' Maintenance ' });
    expect(notice).toMatchObject({
      title: 'Maintenance',
      type: 'All',
      state: false,
      adminUsername: root.username,
      deliveredCount: null,
    });
    expect((await read(user.token)).total).toBe(0);
    expect(await push()).toBe(1);
    expect((await list()).records[0]).toMatchObject({ state: true });
    expect((await list()).records[0]?.deliveredCount).toBeGreaterThan(1);
    const unread = () => server.call('GET /api/msg/unread', { token: user.token });
    expect((await unread()).envelope.data).toMatchObject({ sys: 1, mine: 0 });
    expect((await read(user.token)).records).toMatchObject([{ title: 'Maintenance', state: false }]);
    expect((await unread()).envelope.data).toMatchObject({ sys: 0 });
    expect((await read(user.token)).records).toMatchObject([{ state: true }]);
    expect(await push()).toBe(0);
  });

  test('is in the log by its beginning, length and hash where it is long', async () => {
    const content = `Beginning ${'and so on '.repeat(1000)}`;
    await write({ content });
    expect((await listAudit())[0]).toMatchObject({
      action: 'notice.create',
      after: { content: { beginning: content.slice(0, 100), length: content.length } },
    });
  });

  test('to designated users reaches them and nobody else, as a message of their own', async () => {
    const [chosen, second, other] = [await server.addUser(), await server.addUser(), await server.addUser()];
    const { notice } = await write({ type: 'Single', recipientIds: [chosen.id, second.id, chosen.id] });
    expect(notice?.recipients.map(({ uid }) => uid).toSorted()).toEqual([chosen.id, second.id].toSorted());
    await push();
    expect((await read(chosen.token, 'mine')).total).toBe(1);
    expect((await read(second.token, 'mine')).total).toBe(1);
    expect((await read(chosen.token, 'sys')).total).toBe(0);
    expect((await read(other.token, 'mine')).total).toBe(0);
    expect((await list()).records[0]?.deliveredCount).toBe(2);
  });

  test('of an older client names its one recipient alone', async () => {
    const user = await server.addUser();
    await write({ type: 'Single', recipientId: user.id });
    await push();
    expect((await read(user.token, 'mine')).total).toBe(1);
  });

  test('to administrators reaches every kind of them, and no user', async () => {
    const admins = [await server.addUser({ role: 'admin' }), await server.addUser({ role: 'problem_admin' })];
    const user = await server.addUser();
    await write({ type: 'Admin' });
    await push();
    for (const { token } of [...admins, root]) expect((await read(token)).total).toBe(1);
    expect((await read(user.token)).total).toBe(0);
  });

  test('changes until it is pushed, and never after', async () => {
    const user = await server.addUser();
    const { notice } = await write({ type: 'Single', recipientIds: [user.id] });
    const id = notice?.id ?? 0;
    const change = (body: { title?: string; type?: NoticeAudience }) =>
      server.call('PUT /api/admin/msg/notice', { token: root.token, body: { id, ...body } });
    expect((await change({ title: 'Better' })).envelope.status).toBe(200);
    expect((await listAudit())[0]).toMatchObject({
      action: 'notice.change',
      target: `notice ${String(id)}`,
      before: { title: 'News', audience: 'Single', recipientIds: [user.id] },
      after: { title: 'Better', audience: 'Single', recipientIds: [user.id] },
    });
    await push();
    expect((await read(user.token, 'mine')).records).toMatchObject([{ title: 'Better' }]);
    const refused = await change({ title: 'Too late' });
    expect([refused.httpStatus, refused.envelope.status, refused.errorCode]).toEqual([
      200,
      400,
      'noticePushed',
    ]);
    expect((await read(user.token, 'mine')).records).toMatchObject([{ title: 'Better' }]);
  });

  test('is deleted with the copies of those who got it', async () => {
    const user = await server.addUser();
    const { notice } = await write({});
    await push();
    const remove = () =>
      server.call('DELETE /api/admin/msg/notice', { token: root.token, query: { id: notice?.id ?? 0 } });
    expect((await remove()).envelope.status).toBe(200);
    expect((await read(user.token)).total).toBe(0);
    expect((await listAudit())[0]).toMatchObject({
      action: 'notice.delete',
      before: { title: 'News', isPushed: true },
      after: null,
    });
    expect((await remove()).errorCode).toBe('noticeGone');
  });

  test.each([
    [{ title: ' ' }, 'noticeTitleEmpty'],
    [{ title: 'a'.repeat(256) }, 'noticeTitleTooLong'],
    [{ content: ' \n' }, 'noticeEmpty'],
    [{ content: 'a'.repeat(65_536) }, 'noticeTooLong'],
    [{ type: 'Single' as const }, 'noticeRecipientsMissing'],
    [{ type: 'Single' as const, recipientIds: ['nobody'] }, 'noticeRecipientGone'],
    [
      {
        type: 'Single' as const,
        recipientIds: Array.from({ length: 501 }, (_item, index) => index.toString(16)),
      },
      'noticeRecipientsTooMany',
    ],
  ])('is refused whole: case %#', async (body, code) => {
    const { envelope, errorCode } = await write(body);
    expect([envelope.status, errorCode]).toEqual([400, code]);
    expect((await list()).total).toBe(0);
  });

  test('that waits is listed before what was pushed; what the site wrote is not listed', async () => {
    await write({ title: 'pushed' });
    await push();
    await write({ title: 'waiting', type: 'Admin' });
    await server.platform.database
      .insertInto('notice')
      .values({ title: 'automatic', content: 'x', audience: 'Single', recipientId: root.id })
      .execute();
    expect((await list()).records.map(({ title }) => title)).toEqual(['waiting', 'pushed']);
    expect((await list({ type: 'All' })).records.map(({ title }) => title)).toEqual(['pushed']);
  });
});

describe('a push', () => {
  const copiesOf = async (userId: string) =>
    (
      await server.platform.database
        .selectFrom('userNotice')
        .select('id')
        .where('recipientId', '=', userId)
        .execute()
    ).length;

  test('by several servers at once gives everybody one copy of each notice', async () => {
    const user = await server.addUser();
    for (const title of ['one', 'two', 'three', 'four']) await write({ title });
    const pushed = await Promise.all([push(), push(), push()]);
    expect(pushed.reduce((sum, count) => sum + count, 0)).toBe(4);
    expect(await copiesOf(user.id)).toBe(4);
  });

  test('that breaks in the middle leaves nothing behind, and the next one sends everything once', async () => {
    const { pool } = server.platform;
    const users = [await server.addUser(), await server.addUser()];
    await write({});
    await pool.query(`
      CREATE FUNCTION break_push() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF (SELECT count(*) FROM user_notice) > 0 THEN RAISE 'the power is gone'; END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER break_push AFTER INSERT ON user_notice FOR EACH ROW EXECUTE FUNCTION break_push()`);
    await expect(push()).rejects.toThrow('the power is gone');
    for (const { id } of users) expect(await copiesOf(id)).toBe(0);
    expect((await list()).records[0]?.state).toBe(false);
    await pool.query('DROP TRIGGER break_push ON user_notice; DROP FUNCTION break_push');
    expect(await push()).toBe(1);
    for (const { id } of users) expect(await copiesOf(id)).toBe(1);
  });

  test('reaches accounts that are created during it, and later ones, once', async () => {
    const { platform } = server;
    const create = (username: string) => ({ username, passwordHash: null });
    let early = '';
    let pushing: Promise<number> | undefined;
    await write({});
    await inTransaction(platform.database, async (transaction) => {
      early = (await createAccount(transaction, create('created meanwhile'), platform.clock())).id;
      pushing = push();
      // The push stands behind this transaction.
      const isWaiting = async () => {
        const { rows } = await sql<{ count: number }>`
          SELECT count(*)::int AS count FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
            AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`.execute(
          platform.database,
        );
        return (rows[0]?.count ?? 0) > 0;
      };
      while (!(await isWaiting()));
    });
    expect(await pushing).toBe(1);
    expect(await copiesOf(early)).toBe(1);
    const late = await inTransaction(platform.database, (transaction) =>
      createAccount(transaction, create('came later'), platform.clock()),
    );
    expect(await copiesOf(late.id)).toBe(1);
    expect(await push()).toBe(0);
    expect(await copiesOf(late.id)).toBe(1);
  });

  test('does not bring back what a user cleared', async () => {
    const user = await server.addUser();
    await write({ title: 'kept' });
    await write({ title: 'cleared' });
    await push();
    const { records } = await read(user.token);
    const clear = (id?: number) =>
      server.call('DELETE /api/msg/clean', {
        token: user.token,
        query: { type: 'Sys', ...(id !== undefined && { id }) },
      });
    const cleared = records.find(({ title }) => title === 'cleared')?.id;
    expect((await clear(cleared)).envelope.status).toBe(200);
    await push();
    expect((await read(user.token)).records.map(({ title }) => title)).toEqual(['kept']);
    expect((await clear()).envelope.status).toBe(200);
    expect((await clear()).errorCode).toBe('messagesNothingToClear');
  });

  test('refuses to clear an unknown kind in the envelope', async () => {
    const { token } = await server.addUser();
    const { httpStatus, envelope, errorCode } = await server.call('DELETE /api/msg/clean', {
      token,
      query: { type: 'Everything' },
    });
    expect([httpStatus, envelope.status, errorCode]).toEqual([200, 400, 'messagesNothingToClear']);
  });

  test('names the administrator who wrote it', async () => {
    const user = await server.addUser();
    await write({ title: 'by an administrator' });
    await push();
    const { envelope } = await server.call('GET /api/msg/sys', { token: user.token, query: {} });
    const [record] = (envelope.data as { records: { adminId: string | null }[] }).records;
    expect(record).toHaveProperty('adminId', expect.any(String));
  });

  test.each([
    ['2026-11-15T12:00:00.000Z', '2026-11-15T13:00:00.000Z'],
    ['2026-11-15T12:59:59.999Z', '2026-11-15T13:00:00.000Z'],
    ['2026-12-31T23:30:00.000Z', '2027-01-01T00:00:00.000Z'],
  ])('of what is written at %s is at %s', (now, hour) => {
    expect(nextFullHour(new Date(now)).toISOString()).toBe(hour);
  });
});

describe('who may write notices', () => {
  const calls = [
    ['GET', '/api/admin/msg/notice'],
    ['POST', '/api/admin/msg/notice'],
    ['PUT', '/api/admin/msg/notice'],
    ['DELETE', '/api/admin/msg/notice?id=1'],
  ] as const;

  test.each(['admin', 'problem_admin', 'default_user'] as const)('not %s', async (role) => {
    const { token } = await server.addUser({ role });
    for (const [method, url] of calls) {
      const answer = await server.send({
        method,
        url,
        headers: { authorization: token },
        ...(method !== 'GET' && { payload: { id: 1, title: 'x', content: 'y' } }),
      });
      expect([url, answer.httpStatus, answer.envelope.data]).toEqual([url, 403, null]);
    }
  });

  test('not a guest, who reads no messages either', async () => {
    for (const [method, url] of [...calls, ['GET', '/api/msg/sys'], ['GET', '/api/msg/mine']] as const)
      expect((await server.send({ method, url })).errorCode).toBe('loginRequired');
  });

  test('nobody clears the messages of others', async () => {
    const [owner, stranger] = [await server.addUser(), await server.addUser()];
    await write({ type: 'Single', recipientIds: [owner.id] });
    await push();
    const id = (await read(owner.token, 'mine')).records[0]?.id ?? 0;
    const answer = await server.call('DELETE /api/msg/clean', {
      token: stranger.token,
      query: { type: 'Mine', id },
    });
    expect(answer.errorCode).toBe('messagesNothingToClear');
    expect((await read(owner.token, 'mine')).total).toBe(1);
  });
});
