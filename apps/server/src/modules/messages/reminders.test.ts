import type { Calls, DataOf } from '@touchstone/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findScannedTables } from '../../testing/explain-queries.ts';
import { addDiscussion, openCommunity } from '../../testing/sample-discussions.ts';
import { addGroup, addGroupMember } from '../../testing/sample-groups.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { listBookmarks, type MessageList } from './message-pages.repository.ts';
import { listReminders } from './messages.repository.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await openCommunity(server);
});
afterAll(() => server.close());

type Person = Awaited<ReturnType<TestServer['addUser']>>;
type Messages = DataOf<Calls['GET /api/msg/reply']>;

async function comment({ token }: Person, content: string, did: number) {
  const { envelope } = await server.call('POST /api/comment', { token, body: { content, did } });
  return (envelope.data as { id: number }).id;
}
async function reply({ token }: Person, commentId: number, content: string) {
  const { envelope } = await server.call('POST /api/reply', {
    token,
    body: { reply: { commentId, content } },
  });
  return (envelope.data as { id: number }).id;
}
async function read({ token }: Person, name: 'comment' | 'reply' | 'like', query = {}) {
  const { envelope } = await server.call(`GET /api/msg/${name}`, {
    token,
    query,
    headers: { 'accept-language': 'en-US' },
  });
  return envelope.data as Messages;
}
async function unread({ token }: Person) {
  const { envelope } = await server.call('GET /api/msg/unread', { token });
  return envelope.data;
}

describe('messages about comments', () => {
  test('lead to the exact comment and reply, and are read after the response', async () => {
    const author = await server.addUser();
    const reader = await server.addUser();
    const did = await addDiscussion(server, { authorId: author.id, title: 'Loops' });
    const commentId = await comment(reader, 'x'.repeat(250), did);
    const replyId = await reply(author, commentId, 'a reply');
    await server.call('GET /api/comment-like', {
      token: author.token,
      query: { cid: commentId, toLike: true },
    });
    expect(await unread(author)).toMatchObject({ comment: 1, reply: 0, like: 0 });
    expect(await unread(reader)).toMatchObject({ comment: 0, reply: 1, like: 1 });
    const address = `/discussion-detail/${String(did)}?comment=${String(commentId)}`;
    expect((await read(author, 'comment')).records).toMatchObject([
      {
        action: 'Discuss',
        isMention: false,
        isGone: false,
        state: false,
        sourceTitle: 'Loops',
        sourceContent: `${'x'.repeat(200)}...`,
        quoteContent: null,
        url: address,
        senderUsername: reader.username,
      },
    ]);
    expect((await read(reader, 'reply')).records).toMatchObject([
      {
        action: 'Reply',
        sourceContent: 'a reply',
        quoteType: 'Comment',
        quoteContent: `${reader.username} : ${'x'.repeat(100)}...`,
        url: `${address}&reply=${String(replyId)}`,
      },
    ]);
    expect((await read(reader, 'like')).records).toMatchObject([
      { action: 'Like_Discuss', sourceContent: null, url: address },
    ]);
    expect(await unread(reader)).toEqual({ comment: 0, reply: 0, like: 0, sys: 0, mine: 0 });
    expect((await read(reader, 'like')).records).toMatchObject([{ state: true }]);
  });

  test('say that their source is gone, and show nothing of it', async () => {
    const author = await server.addUser();
    const reader = await server.addUser();
    const did = await addDiscussion(server, { authorId: author.id, title: 'Secret title' });
    const commentId = await comment(reader, 'secret text', did);
    await server.call('DELETE /api/comment', { token: reader.token, body: { id: commentId } });
    const [message] = (await read(author, 'comment')).records;
    expect(message).toMatchObject({ isGone: true, sourceContent: null, quoteContent: null });
    expect(message?.sourceTitle).toBe('Deleted or no longer available');
  });

  test('of a group show nothing to a member who was removed', async () => {
    const owner = await server.addUser();
    const member = await server.addUser();
    const gid = await addGroup(server, { ownerId: owner.id });
    await addGroupMember(server, gid, { userId: member.id, standing: 'member' });
    const did = await addDiscussion(server, { authorId: owner.id, groupId: gid, title: 'Inside' });
    const commentId = await comment(member, 'a question', did);
    await reply(owner, commentId, 'an answer');
    const url = `/group/${String(gid)}/discussion-detail/${String(did)}?comment=${String(commentId)}`;
    const [shown] = (await read(member, 'reply')).records;
    expect(shown).toMatchObject({ isGone: false, sourceTitle: 'Inside' });
    expect(shown?.url.startsWith(url)).toBe(true);
    await server.platform.database
      .deleteFrom('groupMember')
      .where('groupId', '=', gid)
      .where('userId', '=', member.id)
      .execute();
    expect((await read(member, 'reply')).records).toMatchObject([
      { isGone: true, sourceContent: null, quoteContent: null },
    ]);
  });

  test('are cleared by kind, and one by one', async () => {
    const author = await server.addUser();
    const reader = await server.addUser();
    const did = await addDiscussion(server, { authorId: author.id });
    const commentId = await comment(author, 'likeable', did);
    await reply(reader, commentId, 'one');
    await comment(reader, 'two', did);
    await server.call('GET /api/comment-like', {
      token: reader.token,
      query: { cid: commentId, toLike: true },
    });
    const clear = async (type: string, id?: number) =>
      (
        await server.call('DELETE /api/msg/clean', {
          token: author.token,
          query: { type, ...(id !== undefined && { id }) },
        })
      ).errorCode;
    expect(await clear('Reply')).toBeUndefined();
    expect(await unread(author)).toMatchObject({ comment: 1, reply: 0, like: 1 });
    const [message] = (await read(author, 'comment')).records;
    expect(await clear('Like', message?.id)).toBe('messagesNothingToClear');
    expect(await clear('Discuss', message?.id)).toBeUndefined();
    expect((await read(author, 'comment')).total).toBe(0);
    expect((await read(author, 'like')).total).toBe(1);
  });

  test('every page has its messages, unread ones first, then the newest', async () => {
    const { id: recipientId, token } = await server.addUser();
    const { id: senderId } = await server.addUser();
    const did = await addDiscussion(server, { authorId: recipientId });
    const rows = Array.from({ length: 311 }, (_, index) => ({
      action: 'Like_Post' as const,
      recipientId,
      senderId,
      sourceId: did,
      sourceType: 'Discussion' as const,
      url: `/${String(index)}`,
      isRead: index % 2 === 0,
    }));
    await server.platform.database.insertInto('reminder').values(rows).execute();
    const stored = await server.platform.database
      .selectFrom('reminder')
      .select('url')
      .where('recipientId', '=', recipientId)
      .orderBy('isRead')
      .orderBy('id', 'desc')
      .execute();
    const { database } = server.platform;
    const seen: string[] = [];
    const loadBookmarks = (list: MessageList) => listBookmarks(database, list);
    for (const currentPage of Array.from({ length: 105 }, (_, index) => index + 1)) {
      const page = { recipientId, kind: 'like', currentPage, limit: 3 } as const;
      seen.push(...(await listReminders(database, page, loadBookmarks)).map(({ url }) => url));
    }
    expect(seen).toEqual(stored.map(({ url }) => url));
    const { envelope } = await server.call('GET /api/msg/like', { token, query: { currentPage: 99 } });
    expect(envelope.data).toMatchObject({ total: 311, records: [] });
  });

  test('a far page does not load what it skips', async () => {
    const { pool } = server.platform;
    const { id: recipientId } = await server.addUser();
    const { id: senderId } = await server.addUser();
    const insert = (toId: string, fromId: string, count: number) =>
      pool.query(
        `INSERT INTO reminder (action, recipient_id, sender_id, source_id, source_type, url, is_read)
         SELECT 'Reply', $1, $2, 1, 'Discussion', '/', n % 3 > 0 FROM generate_series(1, $3::integer) n`,
        [toId, fromId, count],
      );
    await insert(recipientId, senderId, 1000);
    await insert(senderId, recipientId, 9000);
    await pool.query('VACUUM ANALYZE reminder');
    const scanned = await findScannedTables({ pool }, async (recorded) => {
      const list = { recipientId, kind: 'reply' } as const;
      const bookmarks = await listBookmarks(recorded, list);
      for (const currentPage of [1, 100, 190])
        await listReminders(recorded, { ...list, currentPage, limit: 5 }, async () => bookmarks);
    });
    expect(scanned).toEqual([]);
  });
});
