import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishEvent } from '../../platform/event-bus.ts';
import { findScannedTables } from '../../testing/explain-queries.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { countUnread, markRemindersRead } from './messages.repository.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Action = 'Discuss' | 'Reply' | 'Like_Post' | 'Like_Discuss';

async function remind(recipientId: string, action: Action, isRead = false) {
  await server.platform.database
    .insertInto('reminder')
    .values({
      action,
      recipientId,
      senderId: recipientId,
      sourceId: 1,
      sourceType: 'Discussion',
      url: '/discussion-detail/1',
      isRead,
    })
    .execute();
}

async function notify(recipientId: string, kind: 'Sys' | 'Mine', isRead = false) {
  const { database } = server.platform;
  const { id: noticeId } = await database
    .insertInto('notice')
    .values({ title: 'title', content: 'content', audience: 'Single', recipientId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database.insertInto('userNotice').values({ noticeId, recipientId, kind, isRead }).execute();
}

describe('GET /api/msg/unread', () => {
  test('counts nothing for a new user', async () => {
    const { token } = await server.addUser();
    const { envelope } = await server.call('GET /api/msg/unread', { token });
    expect(envelope.data).toEqual({ comment: 0, reply: 0, like: 0, sys: 0, mine: 0 });
  });

  test('counts unread messages of each kind, both likes together, and none of other users', async () => {
    const { id, token } = await server.addUser();
    const other = await server.addUser();
    await remind(id, 'Discuss');
    for (const action of ['Reply', 'Reply', 'Like_Post', 'Like_Post', 'Like_Discuss'] as const)
      await remind(id, action);
    await remind(id, 'Discuss', true);
    await remind(other.id, 'Discuss');
    for (const kind of ['Sys', 'Sys', 'Sys', 'Sys', 'Mine'] as const) await notify(id, kind);
    await notify(id, 'Mine', true);
    await notify(other.id, 'Sys');
    const { envelope } = await server.call('GET /api/msg/unread', { token });
    expect(envelope.data).toEqual({ comment: 1, reply: 2, like: 3, sys: 4, mine: 1 });
  });

  test('is closed to guests and to an expired token', async () => {
    const guest = await server.call('GET /api/msg/unread');
    expect([guest.httpStatus, guest.errorCode]).toEqual([401, 'loginRequired']);
    const ended = await server.call('GET /api/msg/unread', { token: 'f'.repeat(64) });
    expect([ended.httpStatus, ended.errorCode]).toEqual([401, 'sessionExpired']);
  });

  test('does not scan the messages of all users', async () => {
    const { pool } = server.platform;
    await pool.query(`
      INSERT INTO user_account (id, username) SELECT 'ab' || to_hex(n), 'many ' || n FROM generate_series(1, 500) n;
      INSERT INTO notice (title, content, audience) SELECT 't', 'c', 'All' FROM generate_series(1, 20);
      INSERT INTO user_notice (notice_id, recipient_id, kind)
        SELECT notice.id, user_account.id, 'Sys' FROM notice, user_account
        WHERE notice.audience = 'All' AND user_account.username LIKE 'many %';
      INSERT INTO reminder (action, recipient_id, sender_id, source_id, source_type, url)
        SELECT 'Reply', 'ab' || to_hex(n % 500 + 1), 'ab1', 1, 'Discussion', '/' FROM generate_series(1, 10000) n;
    `);
    await pool.query('VACUUM ANALYZE');
    const scanned = await findScannedTables({ pool }, async (recorded) => {
      expect(await countUnread(recorded, 'ab7')).toContainEqual({
        recipientId: 'ab7',
        kind: 'reply',
        count: 20,
      });
    });
    expect(scanned).toEqual([]);
  });
});

describe('marking as read', () => {
  test('tells every recipient, in events that PostgreSQL accepts, and again nobody', async () => {
    const { pool, database, eventBus } = server.platform;
    const told: string[][] = [];
    eventBus.subscribe('messages.changed', {
      handle: async ({ userIds = [], isOnlyRead = false }) => {
        if (isOnlyRead) told.push([...userIds]);
      },
      resync: () => Promise.resolve(),
    });
    const { rows } = await pool.query<{ id: string }>(`
      WITH recipient AS (
        INSERT INTO user_account (id, username) SELECT 'cd' || to_hex(n), 'reader ' || n FROM generate_series(1, 250) n RETURNING id
      )
      INSERT INTO reminder (action, recipient_id, sender_id, source_id, source_type, url)
        SELECT 'Reply', recipient.id, recipient.id, 1, 'Discussion', '/' FROM recipient, generate_series(1, 2) RETURNING id
    `);
    const ids = rows.map(({ id }) => Number(id));
    await markRemindersRead(database, { ids });
    await expect.poll(() => new Set(told.flat()).size).toBe(250);
    expect(told.flat(), 'each once').toHaveLength(250);
    await markRemindersRead(database, { ids });
    await publishEvent(database, 'messages.changed', { userIds: ['the next event'], isOnlyRead: true });
    await expect.poll(() => told.at(-1)).toEqual(['the next event']);
    expect(told.flat()).toHaveLength(251);
  });
});
