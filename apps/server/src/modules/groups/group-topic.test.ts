/** Which events of a group subscribers receive, and which stay hidden. */
import type { GroupEvent } from '@touchstone/contract';
import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { publishEvent } from '../../platform/event-bus.ts';
import { handleErrors } from '../../platform/http/error-responses.ts';
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
    connections: { perUser: 20, perAddress: 100 },
  });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
  close = () => app.close();
});
afterAll(async () => {
  await close();
  await server.close();
});

const opened: AbortController[] = [];
afterEach(() => {
  for (const stream of opened.splice(0)) stream.abort();
});

/** The changes that a user hears, in their order. */
async function watch(groupId: number, person?: Person): Promise<GroupEvent['changed'][]> {
  const controller = new AbortController();
  opened.push(controller);
  const response = await fetch(`${address}/api/events?gid=${String(groupId)}`, {
    headers: person === undefined ? {} : { authorization: person.token },
    signal: controller.signal,
  });
  expect(response.status).toBe(200);
  const changes: GroupEvent['changed'][] = [];
  let text = '';
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const [, json] = /^event: group\ndata: (.*)$/m.exec(block) ?? [];
        if (json !== undefined) changes.push((JSON.parse(json) as GroupEvent).changed);
      }
    }
  };
  read().catch(() => undefined);
  return changes;
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
async function expectHeard(changes: readonly string[], expected: readonly string[]) {
  await expect.poll(() => changes, { timeout: 30_000 }).toEqual(expected);
}
async function expectAmong(changes: readonly string[], expected: string) {
  await expect.poll(() => changes, { timeout: 30_000 }).toContain(expected);
}

describe('the live topic of a group', () => {
  test('tells members about announcements and members, and others about the group alone', async () => {
    const groupId = await addGroupOf(server, people);
    const { member, admin, outsider, applying } = people;
    const inside = await Promise.all([watch(groupId, member), watch(groupId, admin)]);
    const outside = await Promise.all([watch(groupId, outsider), watch(groupId, applying)]);
    await publish(groupId, 'announcements');
    await publish(groupId, 'group');
    await mark(groupId, outsider, applying);
    for (const changes of inside) await expectHeard(changes, ['announcements', 'group', 'members']);
    for (const changes of outside) await expectHeard(changes, ['group', 'standing']);
  });

  test('of a hidden group reaches its members only', async () => {
    const groupId = await addGroupOf(server, people, { isVisible: false });
    const member = await watch(groupId, people.member);
    const outside = await Promise.all([watch(groupId, people.outsider), watch(groupId, people.refused)]);
    await publish(groupId, 'group');
    await mark(groupId, people.outsider, people.refused);
    await expectHeard(member, ['group', 'members']);
    for (const changes of outside) await expectHeard(changes, ['standing']);
  });

  test('tells a removed member, and nothing after that', async () => {
    const groupId = await addGroupOf(server, people);
    const removed = await watch(groupId, people.member);
    const staying = await watch(groupId, people.admin);
    const { errorCode } = await server.call('DELETE /api/group/member', {
      token: people.owner.token,
      query: { uid: people.member.id, gid: groupId },
    });
    expect(errorCode).toBeUndefined();
    await expectAmong(removed, 'standing');
    removed.length = 0;
    await publish(groupId, 'announcements');
    await expectAmong(staying, 'announcements');
    await publish(groupId, 'group');
    await expectHeard(removed, ['group']);
  });

  test('is closed to guests', async () => {
    const groupId = await addGroupOf(server, people);
    const guest = await watch(groupId);
    const member = await watch(groupId, people.member);
    await publish(groupId, 'group');
    await expectHeard(member, ['group']);
    expect(guest).toEqual([]);
  });
});
