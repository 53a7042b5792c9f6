/**
 * Sends every call about comments, questions, mentions and messages with the ids of a question of a running contest and of a comment
 * in a group, as users of every role. A guest and an outsider make all other calls of the site, too. Each secret has a marker
 * word; only responses to users who may read it contain the marker, and no call of the others changes anything. The event stream has its
 * own test (`live/live-topics.test.ts`).
 */
import {
  calls,
  commentsCalls,
  contestQuestionsCalls,
  mentionsCalls,
  messagesCalls,
  type CallDefinition,
  type WireComment,
  type WireReply,
} from '@touchstone/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addContest } from '../../testing/sample-contests.ts';
import { addDiscussion, openCommunity } from '../../testing/sample-discussions.ts';
import { addGroup, addGroupMember } from '../../testing/sample-groups.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { listTellingCalls, type WalkInput } from '../../testing/walk-calls.ts';

/** A question of a running contest that is not published, and the private answer to it. */
const question = 'quaestio';
/** The private answer to a published question. */
const privateAnswer = 'responsum';
/** The user who asked both. */
const asker = 'petitor';
/** A comment and a reply in a group. */
const inGroup = 'conventus';

let server: TestServer;
type Person = Awaited<ReturnType<TestServer['addUser']>>;
const roles = [
  'guest',
  'muted',
  'restricted',
  'member',
  'outsider',
  'contestant',
  'asker',
  'owner',
  'jury',
  'root',
] as const;
type RoleName = (typeof roles)[number];
const people = {} as Record<Exclude<RoleName, 'guest'>, Person>;
const tokenOf = (role: RoleName) => (role === 'guest' ? undefined : people[role].token);

let contestInput: WalkInput;
let publishedInput: WalkInput;
let groupInput: WalkInput;
let questionId: number;

async function write(by: Person, body: { cid?: number; did?: number; content: string }) {
  const { envelope, errorCode } = await server.call('POST /api/comment', { token: by.token, body });
  expect(errorCode).toBeUndefined();
  return (envelope.data as WireComment).id;
}
async function answer(commentId: number, content: string, audience: 'author' | 'everyone') {
  const { envelope } = await server.call('POST /api/contest-answer', {
    token: people.owner.token,
    body: { commentId, content, audience },
  });
  return (envelope.data as WireReply).id;
}

beforeAll(async () => {
  server = await startTestServer();
  await openCommunity(server);
  const accountRoles = { muted: 'mute_user', restricted: 'no_discuss_user', root: 'root' } as const;
  for (const name of roles) {
    if (name === 'guest') continue;
    people[name] = await server.addUser({
      username: name === 'asker' ? asker : `walker-${name}`,
      role: name in accountRoles ? accountRoles[name as keyof typeof accountRoles] : 'default_user',
    });
  }
  const cid = await addContest(server, { ownerId: people.owner.id });
  await server.platform.database
    .insertInto('contestStaff')
    .values({ contestId: cid, userId: people.jury.id, role: 'jury' })
    .execute();
  // Without the asker, whose name is a marker.
  const everybody = Object.values(people)
    .filter(({ username }) => username !== asker)
    .map(({ username }) => `@${username}`)
    .join(' ');
  questionId = await write(people.asker, { cid, content: `${question} ${everybody}` });
  await answer(questionId, `${question} answered ${everybody}`, 'author');
  const publishedId = await write(people.asker, { cid, content: 'a question for all' });
  const privateId = await answer(publishedId, privateAnswer, 'author');
  await answer(publishedId, 'for all', 'everyone');

  const gid = await addGroup(server, { ownerId: people.owner.id });
  await addGroupMember(server, gid, { userId: people.member.id, standing: 'member' });
  const did = await addDiscussion(server, { authorId: people.owner.id, groupId: gid, title: inGroup });
  const commentId = await write(people.member, { did, content: `${inGroup} ${everybody}` });
  await server.call('POST /api/reply', {
    token: people.owner.token,
    body: { reply: { commentId, content: `${inGroup} again ${everybody}` } },
  });

  const everywhere = {
    keyword: '',
    content: 'x',
    limit: 100,
    currentPage: 1,
    toLike: true,
    audience: 'everyone',
  };
  const ofComment = (id: number, quoteId = id) => ({
    id,
    commentId: id,
    focus: id,
    quoteId,
    quoteType: 'Reply',
    reply: { id: quoteId, commentId: id, content: 'x' },
  });
  contestInput = { ...everywhere, cid, contestId: cid, ...ofComment(questionId) };
  publishedInput = { ...everywhere, cid, keyword: 'pet', ...ofComment(publishedId, privateId) };
  groupInput = { ...everywhere, did, gid, ...ofComment(commentId), cid: undefined };
});
afterAll(() => server.close());

const communityCalls = Object.keys({
  ...commentsCalls,
  ...contestQuestionsCalls,
  ...mentionsCalls,
  ...messagesCalls,
});
const isReading = (name: string) =>
  (name.startsWith('GET ') && name !== 'GET /api/comment-like') || name.startsWith('POST /api/get-');

const walk = (
  role: RoleName,
  inputs: readonly WalkInput[],
  markers: readonly string[],
  names = communityCalls,
) => listTellingCalls(server, { names, inputs, token: tokenOf(role), markers });

/** Likes name the comment as `cid`. */
const likeInput = (input: WalkInput): WalkInput => ({ ...input, cid: input['commentId'] });

describe('a question of a running contest', () => {
  test.each(['guest', 'muted', 'restricted', 'member', 'outsider', 'contestant'] as const)(
    'leaks nothing to %s, who changes nothing about it',
    async (role) => {
      const inputs = [contestInput, likeInput(contestInput), publishedInput];
      expect(await walk(role, inputs, [question, privateAnswer, asker])).toEqual([]);
    },
  );

  test.each(['asker', 'owner', 'jury', 'root'] as const)('is open to %s', async (role) => {
    const reading = communityCalls.filter(isReading);
    expect(await walk(role, [contestInput], [question], reading)).toContain('GET /api/comments');
    expect(await walk(role, [publishedInput], [privateAnswer], reading)).toContain('GET /api/reply');
  });

  test('is unchanged, and has reminded only those who may read it', async () => {
    const { database } = server.platform;
    const stored = await database
      .selectFrom('comment')
      .select(['content', 'likeCount', 'replyCount', 'isPublished', 'deletedAt'])
      .where('id', '=', questionId)
      .executeTakeFirstOrThrow();
    expect(stored).toMatchObject({ likeCount: 0, replyCount: 1, isPublished: false, deletedAt: null });
    const reminded = await database
      .selectFrom('reminder')
      .select('recipientId')
      .distinct()
      .where('commentId', '=', questionId)
      .execute();
    const readers = [people.asker, people.owner, people.jury, people.root].map(({ id }) => id);
    expect(reminded.filter(({ recipientId }) => !readers.includes(recipientId))).toEqual([]);
  });
});

describe('a comment in a group', () => {
  test.each(['guest', 'muted', 'restricted', 'outsider', 'contestant', 'jury'] as const)(
    'leaks nothing to %s',
    async (role) => {
      expect(await walk(role, [groupInput, likeInput(groupInput)], [inGroup])).toEqual([]);
    },
  );
  test.each(['member', 'owner', 'root'] as const)('is open to %s', async (role) => {
    const reading = communityCalls.filter(isReading);
    expect(await walk(role, [groupInput], [inGroup], reading)).toContain('GET /api/comments');
  });
});

test('counters and messages of others stay empty', async () => {
  for (const role of ['muted', 'restricted', 'outsider', 'contestant'] as const) {
    const { envelope } = await server.call('GET /api/msg/unread', { token: people[role].token });
    expect(envelope.data).toMatchObject({ comment: 0, reply: 0, like: 0 });
  }
});

test.each(['guest', 'outsider'] as const)('no other call of the site leaks to %s', async (role) => {
  const others = Object.entries<CallDefinition>(calls)
    .filter(
      ([name, { access, upload }]) => access.kind !== 'judge' && upload === undefined && isReading(name),
    )
    .map(([name]) => name)
    .filter((name) => !communityCalls.includes(name) && !name.endsWith('/logout'));
  const { cid } = contestInput;
  const input = { ...groupInput, cid, contestID: cid, keyword: inGroup, searchName: inGroup };
  expect(await walk(role, [input], [question, privateAnswer, inGroup], others)).toEqual([]);
});
