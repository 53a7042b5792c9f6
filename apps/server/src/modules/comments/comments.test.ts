import type { DataOf, Calls, WireComment, WireReply } from '@touchstone/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDiscussion, openCommunity } from '../../testing/sample-discussions.ts';
import { addProblem, addSubmission } from '../../testing/sample-content.ts';
import { addGroup, addGroupMember } from '../../testing/sample-groups.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { purgeComments } from './purge-comments.ts';

let server: TestServer;
let author: Awaited<ReturnType<TestServer['addUser']>>;
let reader: typeof author;
let did: number;

beforeAll(async () => {
  server = await startTestServer();
  await openCommunity(server);
  author = await server.addUser();
  reader = await server.addUser();
});
afterAll(() => server.close());
beforeEach(async () => {
  did = await addDiscussion(server, { authorId: author.id });
});

type Person = typeof author;
type Listed = DataOf<Calls['GET /api/comments']>;

async function comment(by: Person, content: string, source: { did?: number; cid?: number } = { did }) {
  const { envelope } = await server.call('POST /api/comment', {
    token: by.token,
    body: { content, ...source },
  });
  return envelope.data as WireComment;
}

async function reply(by: Person, commentId: number, content: string, quoteId?: number) {
  const { envelope, errorCode } = await server.call('POST /api/reply', {
    token: by.token,
    body: { reply: { commentId, content }, ...(quoteId !== undefined && { quoteId, quoteType: 'Reply' }) },
  });
  expect(errorCode).toBeUndefined();
  return envelope.data as WireReply;
}

async function list(query: object = {}, by?: Person) {
  const { envelope } = await server.call('GET /api/comments', {
    query: { did, ...query },
    ...(by !== undefined && { token: by.token }),
  });
  return envelope.data as Listed;
}

const contents = ({ commentList }: Listed) => commentList.records.map(({ content }) => content);

async function commentCount() {
  const { commentCount: count } = await server.platform.database
    .selectFrom('discussion')
    .select('commentCount')
    .where('id', '=', did)
    .executeTakeFirstOrThrow();
  return count;
}

describe('comments on a discussion', () => {
  test('are returned to everybody, most liked first, with counts of replies and likes', async () => {
    const first = await comment(reader, 'first');
    await comment(author, 'second');
    await server.call('GET /api/comment-like', {
      token: author.token,
      query: { cid: first.id, toLike: true },
    });
    await reply(author, first.id, 'an answer');
    const listed = await list();
    expect(contents(listed)).toEqual(['first', 'second']);
    expect(listed).toMatchObject({ total: 3, commentLikeMap: {}, refusal: null });
    expect(listed.commentList.records[0]).toMatchObject({
      fromName: reader.username,
      fromRole: 'user',
      likeNum: 1,
      totalReplyNum: 1,
      canDelete: false,
      canReply: false,
      isAuthorHidden: false,
      replyList: [{ content: 'an answer', toName: reader.username, canDelete: false }],
    });
    expect(contents(await list({ sort: 'time' }))).toEqual(['second', 'first']);
    expect((await list({}, author)).commentLikeMap).toEqual({ [first.id]: true });
    expect(await commentCount()).toBe(3);
  });

  test('are counted without their replies for the pages, also after deleting and restoring', async () => {
    const total = async () => (await list()).commentList.total;
    const kept = await comment(reader, 'kept');
    const removed = await comment(reader, 'removed');
    const answer = await reply(author, kept.id, 'an answer');
    await reply(author, removed.id, 'another answer');
    expect(await total()).toBe(2);
    const { token } = author;
    await server.call('DELETE /api/comment', { token: reader.token, body: { id: removed.id } });
    expect(await total()).toBe(1);
    await server.call('POST /api/comment-restore', { token: reader.token, body: { id: removed.id } });
    expect(await total()).toBe(2);
    await server.call('DELETE /api/reply', { token, body: { reply: { id: answer.id } } });
    expect(await total()).toBe(2);
    expect(await commentCount()).toBe(3);
  });

  test('show the newest three replies; the call about one comment shows all', async () => {
    const { id } = await comment(reader, 'question');
    for (const text of ['1', '2', '3', '4']) await reply(author, id, text);
    const [listed] = (await list()).commentList.records;
    expect(listed?.totalReplyNum).toBe(4);
    expect(listed?.replyList.map(({ content }) => content)).toEqual(['4', '3', '2']);
    const { envelope } = await server.call('GET /api/reply', { query: { commentId: id } });
    expect((envelope.data as WireReply[]).map(({ content }) => content)).toEqual(['4', '3', '2', '1']);
  });

  test('a quoted reply names the recipient', async () => {
    const { id } = await comment(reader, 'question');
    const answer = await reply(author, id, 'answer');
    const back = await reply(reader, id, 'thanks', answer.id);
    expect(back).toMatchObject({ quoteId: answer.id, toUid: author.id, toName: author.username });
    const other = await comment(reader, 'elsewhere');
    const { errorCode } = await server.call('POST /api/reply', {
      token: reader.token,
      body: { reply: { commentId: other.id, content: 'x' }, quoteId: answer.id, quoteType: 'Reply' },
    });
    expect(errorCode).toBe('replyGone');
  });

  test('the page that contains a given comment', async () => {
    const ids: number[] = [];
    for (let index = 0; index < 7; index += 1) ids.push((await comment(reader, `c${String(index)}`)).id);
    for (const [focus, page] of [
      [ids[6], 1],
      [ids[4], 2],
      [ids[0], 4],
    ] as const) {
      const { commentList } = await list({ limit: 2, focus });
      expect(commentList.current).toBe(page);
      expect(commentList.records.map(({ id }) => id)).toContain(focus);
    }
    await server.call('GET /api/comment-like', {
      token: author.token,
      query: { cid: ids[0] ?? 0, toLike: true },
    });
    expect((await list({ limit: 2, focus: ids[0] })).commentList.current).toBe(1);
    expect((await list({ limit: 2, focus: ids[0], sort: 'time' })).commentList.current).toBe(4);
    expect((await list({ limit: 2, focus: 999_999_999 })).commentList.current).toBe(1);
  });

  test.each([
    ['', 'commentEmpty'],
    [null, 'commentEmpty'],
    [' \n ', 'commentEmpty'],
    ['x'.repeat(10_001), 'commentTooLong'],
  ])('refuses a blank or long text (case %#)', async (content, code) => {
    const { errorCode } = await server.call('POST /api/comment', {
      token: reader.token,
      body: { content, did },
    });
    expect(errorCode).toBe(code);
  });

  test('refuses guests, a missing source, and discussions that are gone', async () => {
    const guest = await server.call('POST /api/comment', { body: { content: 'x', did } });
    expect(guest.errorCode).toBe('loginRequired');
    const nowhere = await server.call('POST /api/comment', { token: reader.token, body: { content: 'x' } });
    expect(nowhere.errorCode).toBe('commentSourceMissing');
    const gone = await server.call('POST /api/comment', {
      token: reader.token,
      body: { content: 'x', did: 1 },
    });
    expect(gone.errorCode).toBe('commentDiscussionGone');
  });

  test('refuses muted users with the reason, also in the list', async () => {
    const muted = await server.addUser({ role: 'mute_user' });
    const { errorCode, httpStatus } = await server.call('POST /api/comment', {
      token: muted.token,
      body: { content: 'x', did },
    });
    expect([errorCode, httpStatus]).toEqual(['speakingMuted', 403]);
    expect((await list({}, muted)).refusal).toMatch(/禁言/);
    expect((await list({}, reader)).refusal).toBeNull();
  });

  test('needs solved problems, except of administrators', async () => {
    await server.platform.settings.change('switches', { defaultCreateCommentACInitValue: 1 });
    const admin = await server.addUser({ role: 'admin' });
    const send = async ({ token }: Person) =>
      (await server.call('POST /api/comment', { token, body: { content: 'x', did } })).errorCode;
    expect(await send(reader)).toBe('commentSolvedMinimum');
    expect((await list({}, reader)).refusal).toContain('0 / 1');
    expect(await send(admin)).toBeUndefined();
    const problem = await addProblem(server);
    await addSubmission(server, { problemId: problem.id, userId: reader.id, status: -1 });
    const about = await addDiscussion(server, { authorId: author.id, problemId: problem.id });
    const { token } = reader;
    const asked = await server.call('POST /api/comment', { token, body: { content: 'why?', did: about } });
    expect(asked.errorCode).toBeUndefined();
    await server.platform.settings.change('switches', { defaultCreateCommentACInitValue: 0 });
  });

  test('of a group are for its members', async () => {
    const gid = await addGroup(server, { ownerId: author.id });
    const inGroup = await addDiscussion(server, { authorId: author.id, groupId: gid });
    await comment(author, 'inside', { did: inGroup });
    const look = async (token?: string) =>
      (
        await server.call('GET /api/comments', {
          query: { did: inGroup },
          ...(token !== undefined && { token }),
        })
      ).errorCode;
    expect(await look()).toBeDefined();
    expect(await look(reader.token)).toBe('groupMembersOnly');
    await addGroupMember(server, gid, { userId: reader.id, standing: 'member' });
    expect(await look(reader.token)).toBeUndefined();
  });
});

describe('likes', () => {
  const like = (by: Person, cid: number, toLike = true) =>
    server.call('GET /api/comment-like', { token: by.token, query: { cid, toLike } });
  const count = async (id: number) => {
    const row = await server.platform.database
      .selectFrom('comment')
      .select('likeCount')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return row.likeCount;
  };

  test('count once under concurrent clicks, and are taken back once', async () => {
    const { id } = await comment(author, 'likeable');
    await Promise.all(Array.from({ length: 8 }, () => like(reader, id)));
    expect(await count(id)).toBe(1);
    await like(author, id);
    expect(await count(id)).toBe(2);
    await Promise.all(Array.from({ length: 8 }, () => like(reader, id, false)));
    expect(await count(id)).toBe(1);
  });

  test('remind the author once, and never the author of an own like', async () => {
    const { id } = await comment(author, 'likeable');
    for (const toLike of [true, false, true]) await like(reader, id, toLike);
    await like(author, id);
    const rows = await server.platform.database
      .selectFrom('reminder')
      .select(['recipientId', 'senderId', 'url'])
      .where('commentId', '=', id)
      .where('action', '=', 'Like_Discuss')
      .execute();
    expect(rows).toEqual([
      {
        recipientId: author.id,
        senderId: reader.id,
        url: `/discussion-detail/${String(did)}?comment=${String(id)}`,
      },
    ]);
  });
});

describe('deleting and restoring', () => {
  const remove = async (by: Person, id: number) =>
    (await server.call('DELETE /api/comment', { token: by.token, body: { id } })).errorCode;
  const restore = async (by: Person, id: number) =>
    (await server.call('POST /api/comment-restore', { token: by.token, body: { id } })).errorCode;

  test('a comment takes its replies along and brings them back', async () => {
    const { id } = await comment(reader, 'to delete');
    await reply(author, id, 'a reply');
    expect(await remove(author, id)).toBe('commentDeleteForbidden');
    expect(await remove(reader, id)).toBeUndefined();
    expect(await commentCount()).toBe(0);
    expect(contents(await list())).toEqual([]);
    expect(await remove(reader, id)).toBe('commentGone');
    const { errorCode } = await server.call('GET /api/reply', { query: { commentId: id } });
    expect(errorCode).toBe('commentGone');
    expect(await restore(author, id)).toBe('commentRestoreForbidden');
    expect(await restore(reader, id)).toBeUndefined();
    expect(await commentCount()).toBe(2);
    expect((await list()).commentList.records[0]?.replyList).toHaveLength(1);
  });

  test('a reply', async () => {
    const { id } = await comment(reader, 'stays');
    const { id: replyId } = await reply(author, id, 'goes');
    const removeReply = async (by: Person) =>
      (await server.call('DELETE /api/reply', { token: by.token, body: { reply: { id: replyId } } }))
        .errorCode;
    expect(await removeReply(reader)).toBe('replyDeleteForbidden');
    expect(await removeReply(author)).toBeUndefined();
    expect(await removeReply(author)).toBe('replyGone');
    expect(await commentCount()).toBe(1);
    const { errorCode } = await server.call('POST /api/reply-restore', {
      token: author.token,
      body: { id: replyId },
    });
    expect(errorCode).toBeUndefined();
    expect(await commentCount()).toBe(2);
  });

  test('moderators delete what others wrote, and restore what others deleted', async () => {
    const admin = await server.addUser({ role: 'admin' });
    const { id } = await comment(reader, 'moderated');
    expect(await remove(admin, id)).toBeUndefined();
    expect(await restore(reader, id)).toBe('commentRestoreForbidden');
    expect(await restore(admin, id)).toBeUndefined();
  });

  test('restoring ends after thirty days', async () => {
    const { id } = await comment(reader, 'old');
    await remove(reader, id);
    await server.platform.database
      .updateTable('comment')
      .set({ deletedAt: new Date(server.platform.clock().getTime() - 31 * 86_400_000) })
      .where('id', '=', id)
      .execute();
    expect(await restore(reader, id)).toBe('commentGone');
    const kept = await comment(reader, 'kept');
    await remove(reader, kept.id);
    await purgeComments(server.platform);
    const rows = await server.platform.database
      .selectFrom('comment')
      .select('id')
      .where('discussionId', '=', did)
      .execute();
    expect(rows).toEqual([{ id: kept.id }]);
  });
});

describe('limits against abuse', () => {
  const send = async (by: Person, content: string) =>
    (await server.call('POST /api/comment', { token: by.token, body: { content, did } })).errorCode;

  test('a double click writes one comment', async () => {
    const writer = await server.addUser();
    const codes = await Promise.all(Array.from({ length: 4 }, () => send(writer, 'once')));
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes.filter((code) => code === 'duplicatePost')).toHaveLength(3);
    expect(await commentCount()).toBe(1);
  });

  test('a new account posts few links, an old one many', async () => {
    const writer = await server.addUser();
    const links = 'https://a.example https://b.example https://c.example';
    expect(await send(writer, links)).toBe('newAccountLinks');
    await server.platform.database
      .updateTable('userAccount')
      .set({ createdAt: new Date(0) })
      .where('id', '=', writer.id)
      .execute();
    expect(await send(writer, links)).toBeUndefined();
  });

  test('a user writes thirty comments a minute', async () => {
    const writer = await server.addUser();
    server.stopClock();
    for (let index = 0; index < 30; index += 1)
      expect(await send(writer, `text ${String(index)}`)).toBeUndefined();
    expect(await send(writer, 'one more')).toBe('tooManyRequests');
  });
});

describe('mentions', () => {
  test('remind users who may read the discussion, and nobody else', async () => {
    const [member, outsider] = [await server.addUser(), await server.addUser()];
    const gid = await addGroup(server, { ownerId: author.id });
    await addGroupMember(server, gid, { userId: member.id, standing: 'member' });
    const inGroup = await addDiscussion(server, { authorId: author.id, groupId: gid });
    const text = `@${member.username} @${outsider.username} \`@${reader.username}\` @${author.username}`;
    await comment(author, text, { did: inGroup });
    const rows = await server.platform.database
      .selectFrom('reminder')
      .select(['recipientId', 'action'])
      .where('sourceId', '=', inGroup)
      .execute();
    expect(rows).toEqual([{ recipientId: member.id, action: 'Mention' }]);
    const { envelope } = await server.call('GET /api/msg/reply', { token: member.token });
    expect((envelope.data as { records: unknown[] }).records).toMatchObject([
      { action: 'Reply', isMention: true, isGone: false },
    ]);
  });

  test('are listed with the text, as far as the users exist', async () => {
    const blank = await server.addUser({ username: 'Blank In Name' });
    const names = [author.username.toUpperCase(), 'no-such-user', `"${blank.username}"`];
    const text = names.map((name) => `@${name}`).join(' ');
    const expected = [author.username, blank.username];
    const added = await comment(reader, text);
    expect(added.mentions).toEqual(expected);
    expect((await reply(author, added.id, text)).mentions).toEqual(expected);
    const [listed] = (await list()).commentList.records;
    expect(listed).toMatchObject({ mentions: expected, replyList: [{ mentions: expected }] });
    const { envelope } = await server.call('GET /api/msg/reply', { token: blank.token });
    expect(envelope.data).toMatchObject({ total: 2 });
  });

  test('are completed by participants first, in a group by members only', async () => {
    const [member, outsider, talker] = [
      await server.addUser({ username: 'completed-member' }),
      await server.addUser({ username: 'completed-another' }),
      await server.addUser({ username: 'completed-talker' }),
    ];
    const gid = await addGroup(server, { ownerId: author.id });
    for (const { id } of [member, talker])
      await addGroupMember(server, gid, { userId: id, standing: 'member' });
    const inGroup = await addDiscussion(server, { authorId: author.id, groupId: gid });
    await comment(talker, 'here', { did: inGroup });
    const find = async (by: Person, source: { did: number }, keyword = 'Completed-') => {
      const { envelope, errorCode } = await server.call('GET /api/mention-candidates', {
        token: by.token,
        query: { ...source, keyword },
      });
      return errorCode ?? (envelope.data as { username: string }[]).map(({ username }) => username);
    };
    expect(await find(author, { did: inGroup })).toEqual([talker.username, member.username]);
    expect(await find(outsider, { did: inGroup })).toBe('groupMembersOnly');
    expect(await find(author, { did })).toEqual([outsider.username, member.username, talker.username]);
    expect(await find(author, { did }, 'completed_')).toEqual([]);
  });
});
