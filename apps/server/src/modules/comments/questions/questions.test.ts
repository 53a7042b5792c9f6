import type { PageOf, WireComment, WireReply } from '@touchstone/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addProblem } from '../../../testing/sample-content.ts';
import { addContest, addContestProblem } from '../../../testing/sample-contests.ts';
import { openCommunity } from '../../../testing/sample-discussions.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
type Person = Awaited<ReturnType<TestServer['addUser']>>;
const people = {} as Record<'root' | 'owner' | 'jury' | 'asker' | 'other', Person>;
type Name = keyof typeof people;
let cid: number;

beforeAll(async () => {
  server = await startTestServer();
  await openCommunity(server);
  for (const name of ['owner', 'jury', 'asker', 'other'] as const)
    people[name] = await server.addUser({ username: name });
  people.root = await server.addUser({ username: 'boss', role: 'root' });
});
afterAll(() => server.close());
beforeEach(async () => {
  cid = await addRunning();
});

async function addRunning(changes: Parameters<typeof addContest>[1] = {}) {
  const id = await addContest(server, { ownerId: people.owner.id, ...changes });
  await server.platform.database
    .insertInto('contestStaff')
    .values({ contestId: id, userId: people.jury.id, role: 'jury' })
    .execute();
  return id;
}

async function ask(by: Name, content: string, changes: { cid?: number; displayId?: string } = {}) {
  const { envelope, errorCode } = await server.call('POST /api/comment', {
    token: people[by].token,
    body: { cid, content, ...changes },
  });
  expect(errorCode).toBeUndefined();
  return envelope.data as WireComment;
}
async function answer(by: Name, commentId: number, changes: object = {}) {
  const { envelope, errorCode } = await server.call('POST /api/contest-answer', {
    token: people[by].token,
    body: { commentId, content: 'the answer', audience: 'author', ...changes },
  });
  return { reply: envelope.data as WireReply, errorCode };
}
async function list(by: Name, id = cid) {
  const { envelope } = await server.call('GET /api/comments', {
    token: people[by].token,
    query: { cid: id, sort: 'time' },
  });
  return envelope.data as { commentList: PageOf<WireComment>; total: number };
}
const contents = async (by: Name) => (await list(by)).commentList.records.map(({ content }) => content);
async function replies(by: Name, commentId: number) {
  const { envelope, errorCode } = await server.call('GET /api/reply', {
    token: people[by].token,
    query: { commentId },
  });
  return errorCode ?? (envelope.data as WireReply[]).map(({ content }) => content);
}
async function unanswered(by: Name = 'owner') {
  const { envelope, errorCode } = await server.call('GET /api/contest-question-count', {
    token: people[by].token,
    query: { cid },
  });
  return errorCode ?? (envelope.data as { unanswered: number }).unanswered;
}
async function manage(by: Name, query: object = {}) {
  const { envelope, errorCode } = await server.call('GET /api/contest-questions', {
    token: people[by].token,
    query: { cid, ...query },
  });
  return errorCode ?? (envelope.data as PageOf<WireComment>).records.map(({ content }) => content);
}

describe('a question of a running contest', () => {
  test('is for its author and for those who run the contest', async () => {
    await ask('asker', 'what is n?');
    await ask('owner', 'welcome');
    for (const name of ['root', 'owner', 'jury', 'asker'] as const)
      expect(await contents(name)).toEqual(['welcome', 'what is n?']);
    expect(await contents('other')).toEqual(['welcome']);
    expect((await list('other')).total).toBe(1);
  });

  test('cannot be reached by its id', async () => {
    const { id } = await ask('asker', 'what is n?');
    const { token } = people.other;
    expect(await replies('other', id)).toBe('commentGone');
    const like = await server.call('GET /api/comment-like', { token, query: { cid: id, toLike: true } });
    expect(like.errorCode).toBe('commentGone');
    const reply = await server.call('POST /api/reply', {
      token,
      body: { reply: { commentId: id, content: 'x' } },
    });
    expect(reply.errorCode).toBe('commentGone');
    const removal = await server.call('DELETE /api/comment', { token, body: { id } });
    expect(removal.errorCode).toBe('commentGone');
    const focus = await server.call('GET /api/comments', { token, query: { cid, focus: id } });
    expect(focus.envelope.data).toMatchObject({ total: 0, commentList: { total: 0, records: [] } });
  });

  test('is open to all who may enter after the end', async () => {
    const ended = await addRunning({ startsInHours: -10, lastsHours: 5 });
    await ask('asker', 'afterwards', { cid: ended });
    expect((await list('other', ended)).commentList.records).toMatchObject([
      { content: 'afterwards', isAuthorHidden: false, canReply: true },
    ]);
  });

  test('needs no solved problems, but an open contest', async () => {
    await server.platform.settings.change('switches', { defaultCreateCommentACInitValue: 5 });
    await ask('asker', 'still possible');
    await server.platform.settings.change('switches', { defaultCreateCommentACInitValue: 0 });
    const closed = await addRunning({ audience: 'private', password: 'word' });
    const { errorCode } = await server.call('POST /api/comment', {
      token: people.asker.token,
      body: { cid: closed, content: 'x' },
    });
    expect(errorCode).toBe('contestNotRegistered');
  });
});

describe('an answer', () => {
  test('to the author stays between the two, and reminds the author', async () => {
    const { id } = await ask('asker', 'what is n?');
    expect(await unanswered()).toBe(1);
    expect((await answer('jury', id)).errorCode).toBeUndefined();
    expect(await unanswered()).toBe(0);
    expect(await replies('asker', id)).toEqual(['the answer']);
    expect(await contents('other')).toEqual([]);
    const { envelope } = await server.call('GET /api/msg/reply', { token: people.asker.token });
    expect((envelope.data as { records: unknown[] }).records[0]).toMatchObject({
      sourceType: 'Contest',
      sourceContent: 'the answer',
      isGone: false,
    });
  });

  test('to everyone shows neither who asked nor earlier private answers', async () => {
    const { id } = await ask('asker', 'what is n?');
    await answer('jury', id, { content: 'read the statement' });
    const { reply } = await answer('owner', id, { content: 'n is 5', audience: 'everyone' });
    expect(reply).toMatchObject({ isPublished: true, toUid: people.asker.id });
    const [shown] = (await list('other')).commentList.records;
    expect(shown).toMatchObject({
      content: 'what is n?',
      fromUid: '',
      fromName: '',
      isAuthorHidden: true,
      isPublished: true,
      totalReplyNum: 1,
      canReply: false,
      replyList: [{ content: 'n is 5', toUid: '', toName: '', isAuthorStaff: true }],
    });
    expect((await list('other')).total).toBe(2);
    expect(await replies('other', id)).toEqual(['n is 5']);
    expect(await replies('asker', id)).toEqual(['n is 5', 'read the statement']);
  });

  test('as an announcement quotes the question without a name', async () => {
    const { id } = await ask('asker', 'what is n?\nand m?');
    await answer('owner', id, { content: 'n is 5', audience: 'everyone', asAnnouncement: true });
    const { envelope } = await server.call('GET /api/get-contest-announcement', {
      token: people.other.token,
      query: { cid },
    });
    const [announcement] = (envelope.data as PageOf<{ title: string; content: string }>).records;
    expect(announcement?.content).toBe('> what is n?\n> and m?\n\nn is 5');
    expect(JSON.stringify(announcement)).not.toContain('asker');
  });

  test('is followed by another question of the author', async () => {
    const { id } = await ask('asker', 'what is n?');
    await answer('owner', id, { audience: 'everyone' });
    await server.call('POST /api/reply', {
      token: people.asker.token,
      body: { reply: { commentId: id, content: 'really?' } },
    });
    expect(await unanswered()).toBe(1);
    expect(await replies('other', id)).toEqual(['the answer']);
    expect(await replies('jury', id)).toEqual(['really?', 'the answer']);
  });

  test('is not for contestants to give', async () => {
    const { id } = await ask('asker', 'what is n?');
    expect((await answer('other', id)).errorCode).toBe('commentGone');
    expect((await answer('asker', id)).errorCode).toBe('contestAdminOnly');
    await ask('owner', 'a notice');
    const [notice] = (await list('asker')).commentList.records;
    expect(notice).toMatchObject({ content: 'a notice', canReply: false, isAuthorStaff: true });
    const { errorCode } = await server.call('POST /api/reply', {
      token: people.asker.token,
      body: { reply: { commentId: notice?.id ?? 0, content: 'x' } },
    });
    expect(errorCode).toBe('replyForbidden');
  });
});

describe('the list of those who run the contest', () => {
  test('has unanswered questions first, and can be narrowed', async () => {
    const problem = await addProblem(server);
    await addContestProblem(server, { contestId: cid, problemId: problem.id, displayId: 'A' });
    await ask('asker', 'first');
    const second = await ask('asker', 'second', { displayId: 'A' });
    await ask('other', 'third');
    await ask('owner', 'a notice');
    await answer('owner', second.id);
    expect(await manage('jury')).toEqual(['first', 'third', 'second']);
    expect(await manage('jury', { state: 'unanswered' })).toEqual(['first', 'third']);
    expect(await manage('jury', { state: 'answered' })).toEqual(['second']);
    expect(await manage('jury', { displayId: 'A' })).toEqual(['second']);
  });

  test('is closed to contestants', async () => {
    expect(await manage('asker')).toBe('contestAdminOnly');
    expect(await unanswered('asker')).toBe('contestAdminOnly');
  });

  test('assigns a question to a problem, publishes it and marks it', async () => {
    const problem = await addProblem(server);
    await addContestProblem(server, { contestId: cid, problemId: problem.id, displayId: 'B' });
    const { id } = await ask('asker', 'what?');
    const change = async (by: Name, body: object) => {
      const { envelope, errorCode } = await server.call('PUT /api/contest-question', {
        token: people[by].token,
        body: { id, ...body },
      });
      return errorCode ?? envelope.data;
    };
    expect(await change('asker', { isPublished: true })).toBe('contestAdminOnly');
    expect(await change('jury', { displayId: 'Z' })).toBe('contestProblemMissing');
    expect(await change('jury', { displayId: 'B', isAnswered: true })).toMatchObject({
      problemDisplayId: 'B',
      isAnswered: true,
      isPublished: false,
    });
    expect(await change('jury', { displayId: null, isPublished: true })).toMatchObject({
      problemDisplayId: null,
      isAnswered: true,
      isPublished: true,
    });
    expect(await unanswered()).toBe(0);
    expect(await contents('other')).toEqual(['what?']);
  });
});

describe('mentions', () => {
  const reminded = async (userId: string) =>
    (
      await server.platform.database
        .selectFrom('reminder')
        .select(['action', 'sourceContent'])
        .where('recipientId', '=', userId)
        .where('sourceType', '=', 'Contest')
        .where('sourceId', '=', cid)
        .execute()
    ).map(({ action }) => action);

  test('in a question remind those who run the contest, never a contestant', async () => {
    await ask('asker', '@other @owner look');
    expect(await reminded(people.owner.id)).toEqual(['Mention']);
    expect(await reminded(people.other.id)).toEqual([]);
  });

  test('in a private answer remind only its reader, in a public one everyone who is named', async () => {
    const { id } = await ask('asker', 'what?');
    await answer('owner', id, { content: '@other @asker see' });
    expect(await reminded(people.other.id)).toEqual([]);
    expect(await reminded(people.asker.id)).toEqual(['Reply']);
    await answer('owner', id, { content: '@other @asker see all', audience: 'everyone' });
    expect(await reminded(people.other.id)).toEqual(['Mention']);
  });

  test('are completed for those who run the contest only', async () => {
    await ask('asker', 'what?');
    const find = async (by: Name) => {
      const { envelope } = await server.call('GET /api/mention-candidates', {
        token: people[by].token,
        query: { cid, keyword: 'AS' },
      });
      return (envelope.data as { username: string }[]).map(({ username }) => username);
    };
    expect(await find('owner')).toEqual(['asker']);
    expect(await find('other')).toEqual([]);
  });
});
