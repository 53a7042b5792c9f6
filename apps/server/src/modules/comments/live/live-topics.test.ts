/** Which events about messages, discussions and questions subscribers receive, and which stay hidden. */
import type { WireComment } from '@touchstone/contract';
import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { publishEvent } from '../../../platform/event-bus.ts';
import { handleErrors } from '../../../platform/http/error-responses.ts';
import {
  readEventStream,
  type StreamListener,
} from '../../../platform/live-events/testing/read-event-stream.ts';
import { addContest } from '../../../testing/sample-contests.ts';
import { addDiscussion, openCommunity } from '../../../testing/sample-discussions.ts';
import { addGroup, addGroupMember } from '../../../testing/sample-groups.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { registerLiveTopics } from '../../register-live-topics.ts';

let server: TestServer;
let address: string;
let close: () => Promise<unknown>;
type Person = Awaited<ReturnType<TestServer['addUser']>>;
const people = {} as Record<'root' | 'owner' | 'asker' | 'other', Person>;
const opened: StreamListener[] = [];

beforeAll(async () => {
  server = await startTestServer();
  await openCommunity(server);
  people.root = await server.addUser({ role: 'root' });
  for (const name of ['owner', 'asker', 'other'] as const) people[name] = await server.addUser();
  const app = Fastify({ forceCloseConnections: true });
  handleErrors(app, 1024);
  registerLiveTopics(app, server.platform, {
    heartbeatMs: 60_000,
    connections: { perUser: 20, guestsPerAddress: 100 },
  });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
  close = () => app.close();
});
afterAll(async () => {
  await close();
  await server.close();
});
afterEach(() => {
  for (const stream of opened.splice(0)) stream.leave();
});

async function watch(query: string, person?: Person) {
  const listener = await readEventStream(
    `${address}/api/events?${query}`,
    person === undefined ? {} : { authorization: person.token },
  );
  opened.push(listener);
  expect(listener.response.status).toBe(200);
  return (name: string) =>
    listener.events.filter((event) => event.name === name).map(({ data }) => data as { changed: string });
}

async function write(by: Person, body: { cid?: number; did?: number; content: string }) {
  const { envelope, errorCode } = await server.call('POST /api/comment', { token: by.token, body });
  expect(errorCode).toBeUndefined();
  return envelope.data as WireComment;
}

const changes = (events: { changed: string }[]) => events.map(({ changed }) => changed);

describe('questions of a running contest', () => {
  test('reach their author and those who run the contest; published ones reach everybody inside', async () => {
    const cid = await addContest(server, { ownerId: people.owner.id });
    const query = `cid=${String(cid)}`;
    const guest = await watch(query);
    const [asker, other, owner, root] = [
      await watch(query, people.asker),
      await watch(query, people.other),
      await watch(query, people.owner),
      await watch(query, people.root),
    ];
    const { id } = await write(people.asker, { cid, content: 'what is n?' });
    const answer = (audience: 'author' | 'everyone') =>
      server.call('POST /api/contest-answer', {
        token: people.owner.token,
        body: { commentId: id, content: `to the ${audience}`, audience },
      });
    await answer('author');
    await server.call('GET /api/comment-like', {
      token: people.owner.token,
      query: { cid: id, toLike: true },
    });
    for (const listener of [asker, owner, root])
      await expect
        .poll(() => changes(listener('contest-questions')))
        .toEqual(['question', 'answer', 'liked']);
    await answer('everyone');
    await expect
      .poll(() => other('contest-questions'))
      .toMatchObject([{ cid, changed: 'answer', commentId: id }]);
    expect(guest('contest-questions')).toEqual([]);
  });

  test('of a group do not reach a member who was removed', async () => {
    const gid = await addGroup(server, { ownerId: people.owner.id });
    await addGroupMember(server, gid, { userId: people.other.id, standing: 'member' });
    const cid = await addContest(server, { ownerId: people.owner.id, groupId: gid });
    const query = `cid=${String(cid)}`;
    const [member, owner] = [await watch(query, people.other), await watch(query, people.owner)];
    await write(people.owner, { cid, content: 'welcome' });
    await expect.poll(() => member('contest-questions')).toHaveLength(1);
    await server.platform.database
      .deleteFrom('groupMember')
      .where('groupId', '=', gid)
      .where('userId', '=', people.other.id)
      .execute();
    await publishEvent(server.platform.database, 'group.changed', {
      groupId: gid,
      changed: 'members',
      userIds: [people.other.id],
    });
    // The event of the contest arrives after the access was loaded again.
    await expect.poll(() => changes(member('contest'))).toContain('contest');
    await write(people.owner, { cid, content: 'for members' });
    await publishEvent(server.platform.database, 'contest.announced', { contestId: cid });
    await expect.poll(() => owner('contest-questions')).toHaveLength(2);
    await expect.poll(() => changes(owner('contest'))).toContain('announcements');
    expect(member('contest-questions')).toHaveLength(1);
    expect(changes(member('contest'))).not.toContain('announcements');
  });
});

describe('messages', () => {
  test('the counters follow a reply, and reading it on another page', async () => {
    const did = await addDiscussion(server, { authorId: people.owner.id });
    const [owner, other] = [await watch('', people.owner), await watch('', people.other)];
    await write(people.asker, { did, content: 'a comment' });
    await expect.poll(() => owner('messages').at(-1)).toMatchObject({ comment: 1, reply: 0 });
    await server.call('GET /api/msg/comment', { token: people.owner.token });
    await expect.poll(() => owner('messages').at(-1)).toMatchObject({ comment: 0 });
    expect(other('messages')).toEqual([]);
  });
});

describe('a discussion', () => {
  test('reports comments, likes and deletions to its readers', async () => {
    const did = await addDiscussion(server, { authorId: people.owner.id });
    const [guest, reader] = [
      await watch(`did=${String(did)}`),
      await watch(`did=${String(did)}`, people.other),
    ];
    const { id } = await write(people.asker, { did, content: 'first' });
    await server.call('GET /api/comment-like', {
      token: people.owner.token,
      query: { cid: id, toLike: true },
    });
    await server.call('DELETE /api/comment', { token: people.asker.token, body: { id } });
    for (const listener of [guest, reader])
      await expect.poll(() => changes(listener('discussion'))).toEqual(['added', 'liked', 'deleted']);
  });

  test('of a group is silent to outsiders, and tells a removed member once', async () => {
    const gid = await addGroup(server, { ownerId: people.owner.id });
    await addGroupMember(server, gid, { userId: people.asker.id, standing: 'member' });
    const did = await addDiscussion(server, { authorId: people.owner.id, groupId: gid });
    const query = `did=${String(did)}`;
    const [member, outsider, owner] = [
      await watch(query, people.asker),
      await watch(query, people.other),
      await watch(query, people.owner),
    ];
    await write(people.owner, { did, content: 'inside' });
    await expect.poll(() => changes(member('discussion'))).toEqual(['added']);
    await server.platform.database
      .deleteFrom('groupMember')
      .where('groupId', '=', gid)
      .where('userId', '=', people.asker.id)
      .execute();
    await publishEvent(server.platform.database, 'group.changed', {
      groupId: gid,
      changed: 'members',
      userIds: [people.asker.id],
    });
    await expect.poll(() => changes(member('discussion'))).toEqual(['added', 'discussion']);
    await write(people.owner, { did, content: 'without the former member' });
    await expect.poll(() => changes(owner('discussion'))).toEqual(['added', 'discussion', 'added']);
    expect(changes(member('discussion'))).toEqual(['added', 'discussion']);
    expect(outsider('discussion')).toEqual([]);
  });
});
