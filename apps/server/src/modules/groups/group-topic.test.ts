/** Which events of a group subscribers receive, and which stay hidden. */
import type { GroupEvent } from '@touchstone/contract';
import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { publishEvent } from '../../platform/event-bus.ts';
import { handleErrors } from '../../platform/http/error-responses.ts';
import {
  readEventStream,
  type StreamListener,
} from '../../platform/live-events/testing/read-event-stream.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { registerLiveTopics } from '../register-live-topics.ts';
import { addGroupOf, addPeople, type People, type Person } from './testing/group-site.ts';

let server: TestServer;
let address: string;
let people: People;
let close: () => Promise<unknown>;

beforeAll(async () => {
  server = await startTestServer();
  people = await addPeople(server);
  const app = Fastify({ forceCloseConnections: true });
  handleErrors(app, 1024);
  registerLiveTopics(app, server.platform, {
    heartbeatMs: 50,
    connections: { perUser: 20, guestsPerAddress: 100 },
  });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
  close = () => app.close();
});
afterAll(async () => {
  await close();
  await server.close();
});

const opened: StreamListener[] = [];
afterEach(() => {
  for (const stream of opened.splice(0)) stream.leave();
});

interface Listener {
  /** The changes that a user receives, in their order. */
  readonly changes: GroupEvent['changed'][];
}

async function watch(groupId: number, person?: Person): Promise<Listener> {
  const headers = person === undefined ? {} : { authorization: person.token };
  const stream = await readEventStream(`${address}/api/events?gid=${String(groupId)}`, headers);
  opened.push(stream);
  expect(stream.response.status).toBe(200);
  return {
    get changes() {
      const received = stream.events.filter(({ name }) => name === 'group');
      return received.map(({ data }) => (data as GroupEvent).changed);
    },
  };
}

type Change = 'group' | 'members' | 'announcements';
const publish = (groupId: number, changed: Change, userIds: readonly string[] = []) =>
  publishEvent(server.platform.database, 'group.changed', {
    groupId,
    changed,
    ...(changed === 'members' && { userIds: [...userIds] }),
  });
/** Reaches these users whatever their standing: a mark after which nothing more is expected. */
const mark = (groupId: number, ...marked: Person[]) =>
  publish(
    groupId,
    'members',
    marked.map(({ id }) => id),
  );
async function expectHeard(listener: Listener, expected: readonly string[], skipped = 0) {
  await expect.poll(() => listener.changes.slice(skipped)).toEqual(expected);
}
async function expectAmong(listener: Listener, expected: string) {
  await expect.poll(() => listener.changes).toContain(expected);
}

describe('the live topic of a group', () => {
  test('notifies members about announcements and members, and others about the group alone', async () => {
    const groupId = await addGroupOf(server, people);
    const { member, admin, outsider, applying } = people;
    const inside = await Promise.all([watch(groupId, member), watch(groupId, admin)]);
    const outside = await Promise.all([watch(groupId, outsider), watch(groupId, applying)]);
    await publish(groupId, 'announcements');
    await publish(groupId, 'group');
    await mark(groupId, outsider, applying);
    for (const listener of inside) await expectHeard(listener, ['announcements', 'group', 'members']);
    for (const listener of outside) await expectHeard(listener, ['group', 'standing']);
  });

  test('of a hidden group reaches its members only', async () => {
    const groupId = await addGroupOf(server, people, { isVisible: false });
    const member = await watch(groupId, people.member);
    const outside = await Promise.all([watch(groupId, people.outsider), watch(groupId, people.refused)]);
    await publish(groupId, 'group');
    await mark(groupId, people.outsider, people.refused);
    await expectHeard(member, ['group', 'members']);
    for (const listener of outside) await expectHeard(listener, ['standing']);
  });

  test('notifies a removed member, and sends nothing after that', async () => {
    const groupId = await addGroupOf(server, people);
    const removed = await watch(groupId, people.member);
    const staying = await watch(groupId, people.admin);
    const { errorCode } = await server.call('DELETE /api/group/member', {
      token: people.owner.token,
      query: { uid: people.member.id, gid: groupId },
    });
    expect(errorCode).toBeUndefined();
    await expectAmong(removed, 'standing');
    const skipped = removed.changes.length;
    await publish(groupId, 'announcements');
    await expectAmong(staying, 'announcements');
    await publish(groupId, 'group');
    await expectHeard(removed, ['group'], skipped);
  });

  test('is closed to guests', async () => {
    const groupId = await addGroupOf(server, people);
    const guest = await watch(groupId);
    const member = await watch(groupId, people.member);
    await publish(groupId, 'group');
    await expectHeard(member, ['group']);
    expect(guest.changes).toEqual([]);
  });
});
