/** The stream with a topic that belongs to no module: channels of a chat, by the contest id of the query. */
import Fastify from 'fastify';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { publishEvent } from '../event-bus.ts';
import { handleErrors } from '../http/error-responses.ts';
import type { LiveEventsOptions } from './live-events.routes.ts';
import { serveLiveEvents } from './live-events.routes.ts';
import { fromBus } from './live-topic.ts';
import { readEventStream } from './testing/read-event-stream.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

interface Change {
  changed: 'announcements' | 'board';
}

async function serveChat(options: Partial<LiveEventsOptions> = {}) {
  const members = new Set<string>();
  const control = { isAccessBroken: false };
  const app = Fastify({ forceCloseConnections: true });
  handleErrors(app, 1024);
  const liveEvents = serveLiveEvents(app, server.platform, { heartbeatMs: 20, ...options });
  const channel = liveEvents.addTopic<'contest', Change, { isMember: true }>({
    event: 'contest',
    parseKeys: ({ cid }) => (cid === undefined ? [] : [String(cid)]),
    access: {
      load: async (_key, viewers) => {
        if (control.isAccessBroken) throw new Error('the database is away');
        return viewers.map((viewer) =>
          viewer !== undefined && members.has(viewer.id) ? { isMember: true } : undefined,
        );
      },
    },
    present: ({ changed }, { key }) => ({ cid: Number(key), changed }),
    sources: [
      fromBus(
        'contest.changed',
        ({ contestId }) => [{ keys: [String(contestId)], change: { changed: 'announcements' } }],
        { changesAccess: true },
      ),
    ],
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  cleanUps.push(() => app.close());
  const open = async (cid: number, { token, lastEventId }: { token?: string; lastEventId?: string } = {}) => {
    const listener = await readEventStream(`${address}/api/events?cid=${String(cid)}`, {
      ...(token !== undefined && { authorization: token }),
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
    });
    cleanUps.push(listener.leave);
    return listener;
  };
  const say = (cid: number, changed: Change['changed'] = 'board') => {
    channel.publish({ keys: [String(cid)], change: { changed } });
  };
  return { app, address, open, say, members, control };
}

async function addMember(chat: { members: Set<string> }) {
  const user = await server.addUser();
  chat.members.add(user.id);
  return user;
}

describe('access', () => {
  test('decides who receives a change of a key', async () => {
    const chat = await serveChat();
    const { token } = await addMember(chat);
    const [member, elsewhere, guest] = [
      await chat.open(1, { token }),
      await chat.open(2, { token }),
      await chat.open(1),
    ];
    chat.say(1);
    await expect.poll(() => member.events).toEqual([{ name: 'contest', data: { cid: 1, changed: 'board' } }]);
    expect([elsewhere.events, guest.events]).toEqual([[], []]);
  });

  test('is loaded again when an event says that it changed', async () => {
    const chat = await serveChat({ heartbeatMs: 600_000 });
    const [leaver, stayer] = [await addMember(chat), await addMember(chat)];
    const [left, stayed] = [
      await chat.open(1, { token: leaver.token }),
      await chat.open(1, { token: stayer.token }),
    ];
    chat.members.delete(leaver.id);
    await publishEvent(server.platform.database, 'contest.changed', { contestId: 1 });
    await expect.poll(() => stayed.events.length).toBe(1);
    chat.say(1);
    await expect.poll(() => stayed.events.length).toBe(2);
    expect(left.events).toEqual([]);
  });

  test('that is granted without an event is found by a heartbeat', async () => {
    const chat = await serveChat();
    const user = await server.addUser();
    const listener = await chat.open(1, { token: user.token });
    chat.members.add(user.id);
    await expect
      .poll(() => {
        chat.say(1);
        return listener.events.length;
      })
      .toBeGreaterThan(0);
  });

  test('is closed while it cannot be loaded, and comes back', async () => {
    const chat = await serveChat();
    const { token } = await addMember(chat);
    chat.control.isAccessBroken = true;
    const listener = await chat.open(1, { token });
    chat.say(1, 'announcements');
    chat.control.isAccessBroken = false;
    await expect
      .poll(() => {
        chat.say(1);
        return listener.events.length;
      })
      .toBeGreaterThan(0);
    expect(listener.events).not.toContainEqual({
      name: 'contest',
      data: { cid: 1, changed: 'announcements' },
    });
  });
});

describe('a client that resumes', () => {
  test('receives what it missed, once, and goes on', async () => {
    const chat = await serveChat();
    const { token } = await addMember(chat);
    const first = await chat.open(1, { token });
    chat.say(1);
    await expect.poll(() => first.events.length).toBe(1);
    first.leave();
    chat.say(1, 'announcements');
    chat.say(2);
    const second = await chat.open(1, { token, lastEventId: first.lastEventId() });
    chat.say(1);
    await expect
      .poll(() => second.events.map(({ data }) => data))
      .toEqual([
        { cid: 1, changed: 'announcements' },
        { cid: 1, changed: 'board' },
      ]);
  });

  test('knows its position without having received any event', async () => {
    const chat = await serveChat();
    const { token } = await addMember(chat);
    const first = await chat.open(1, { token });
    await expect.poll(first.lastEventId).not.toBe('');
    const position = first.lastEventId();
    chat.say(2);
    // A heartbeat brings the new position.
    await expect.poll(first.lastEventId).not.toBe(position);
    first.leave();
    chat.say(1);
    const second = await chat.open(1, { token, lastEventId: first.lastEventId() });
    await expect.poll(() => second.events.length).toBe(1);
    expect(second.events[0]?.name).toBe('contest');
  });

  test('is replayed nothing that it may not see any more', async () => {
    const chat = await serveChat({ heartbeatMs: 600_000 });
    const { id, token } = await addMember(chat);
    const first = await chat.open(1, { token });
    await expect.poll(first.lastEventId).not.toBe('');
    first.leave();
    chat.say(1);
    chat.members.delete(id);
    const second = await chat.open(1, { token, lastEventId: first.lastEventId() });
    await expect.poll(second.lastEventId).not.toBe('');
    expect(second.events).toEqual([]);
  });

  test.each(['too old', 'of another server'])('receives a reset where its position is %s', async (which) => {
    const chat = await serveChat({ maxBufferedChanges: 3 });
    const { token } = await addMember(chat);
    const first = await chat.open(1, { token });
    await expect.poll(first.lastEventId).not.toBe('');
    first.leave();
    for (let count = 0; count < 4; count += 1) chat.say(1);
    const lastEventId = which === 'too old' ? first.lastEventId() : 'abcdef012345-7';
    const second = await chat.open(1, { token, lastEventId });
    chat.say(1);
    await expect
      .poll(() => second.events)
      .toEqual([
        { name: 'reset', data: { events: ['contest'] } },
        { name: 'contest', data: { cid: 1, changed: 'board' } },
      ]);
  });
});

describe('a connection', () => {
  test('is kept alive by comments', async () => {
    const chat = await serveChat();
    const listener = await chat.open(1);
    await expect.poll(() => listener.text().match(/^:$/gm)?.length ?? 0).toBeGreaterThan(2);
  });

  test('is bounded in number per user, and for the guests of an address', async () => {
    const chat = await serveChat({ connections: { perUser: 2, guestsPerAddress: 2 } });
    const { token } = await server.addUser();
    const [first] = [await chat.open(1, { token }), await chat.open(1, { token })];
    expect((await chat.open(1, { token })).response.status).toBe(429);
    for (const status of [200, 200, 429]) expect((await chat.open(1)).response.status).toBe(status);
    const other = await server.addUser();
    expect((await chat.open(1, { token: other.token })).response.status).toBe(200);
    first.leave();
    await expect.poll(async () => (await chat.open(1, { token })).response.status).toBe(200);
  });

  test('that reads too slowly is dropped', async () => {
    const chat = await serveChat({ heartbeatMs: 600_000, connections: { perUser: 1, guestsPerAddress: 10 } });
    const { token } = await addMember(chat);
    const { port, hostname } = new URL(chat.address);
    const socket = connect(Number(port), hostname);
    cleanUps.push(() => socket.destroy());
    socket.on('error', () => undefined);
    socket.write(`GET /api/events?cid=1 HTTP/1.1\r\nhost: test\r\nauthorization: ${token}\r\n\r\n`);
    await new Promise((resolve) => socket.once('readable', resolve));
    socket.pause();
    // The only connection of this user: another one is accepted when the slow one is gone.
    await expect
      .poll(async () => {
        for (let count = 0; count < 50_000; count += 1) chat.say(1);
        const listener = await chat.open(1, { token });
        return listener.response.status;
      })
      .toBe(200);
  });

  test('ends with its session', async () => {
    const chat = await serveChat();
    const { token } = await addMember(chat);
    const listener = await chat.open(1, { token });
    await server.call('GET /api/logout', { token });
    await expect.poll(listener.isOver).toBe(true);
    expect((await chat.open(1, { token })).response.status).toBe(401);
  });

  test('ends when the server stops, and does not delay it', async () => {
    const chat = await serveChat();
    const listener = await chat.open(1);
    await chat.app.close();
    await expect.poll(listener.isOver).toBe(true);
  });
});

test('subscribers receive a reset when events of the bus may have been lost', async () => {
  const chat = await serveChat({ heartbeatMs: 600_000 });
  const { token } = await addMember(chat);
  const listener = await chat.open(1, { token });
  const { sql } = await import('@touchstone/database');
  await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE application_name = 'touchstone-events' AND datname = current_database()`.execute(
    server.platform.database,
  );
  await expect.poll(() => listener.events).toEqual([{ name: 'reset', data: { events: ['contest'] } }]);
});
