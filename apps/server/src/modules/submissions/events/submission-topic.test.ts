import type { SubmissionEvent } from '@touchstone/contract';
import { errorCodeHeader } from '@touchstone/contract';
import { inTransaction, sql } from '@touchstone/database';
import Fastify from 'fastify';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { handleErrors } from '../../../platform/http/error-responses.ts';
import type { Platform } from '../../../platform/platform.ts';
import { startPlatform, stopPlatform } from '../../../platform/start-platform.ts';
import { addContest } from '../../../testing/sample-contests.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { registerLiveTopics } from '../../register-live-topics.ts';
import { changeSubmission } from '../judging-queue/index.ts';
import {
  addCases,
  addProblem,
  addSubmission,
  ban,
  startServerWithLanguages,
} from '../testing/sample-submissions.ts';

let server: TestServer;
let sibling: Platform;
const listening: { address: string; close: () => Promise<void> }[] = [];

/** A server of its own with a short heartbeat and low connection limits. */
async function listen(platform: Platform) {
  const app = Fastify({ forceCloseConnections: true });
  handleErrors(app, 1024);
  registerLiveTopics(app, platform, { heartbeatMs: 100, connections: { perUser: 3, guestsPerAddress: 6 } });
  const started = { address: await app.listen({ port: 0, host: '127.0.0.1' }), close: () => app.close() };
  listening.push(started);
  return started;
}

let here: { address: string };
let there: { address: string };
beforeAll(async () => {
  server = await startServerWithLanguages();
  server.stopClock();
  await addContest(server, { id: 3, scoring: 'oi', isFrozen: true });
  const { configuration, clock } = server.platform;
  const logger = pino({ level: 'silent' });
  sibling = await startPlatform({ configuration, clock, logger, onMailKept: () => undefined });
  [here, there] = [await listen(server.platform), await listen(sibling)];
});
afterAll(async () => {
  await Promise.all(listening.map(({ close }) => close()));
  await stopPlatform(sibling);
  await server.close();
});

const opened: AbortController[] = [];
afterEach(() => {
  for (const stream of opened.splice(0)) stream.abort();
});

interface Listener {
  response: Response;
  events: SubmissionEvent[];
  text: () => string;
  isOver: () => boolean;
  leave: () => void;
}

async function watch(
  { address }: { address: string },
  {
    token,
    submitIds = [],
    lastEventId,
  }: { token?: string; submitIds?: (number | string)[]; lastEventId?: string } = {},
): Promise<Listener> {
  const controller = new AbortController();
  opened.push(controller);
  const response = await fetch(`${address}/api/events?submitIds=${submitIds.join(',')}`, {
    headers: {
      ...(token !== undefined && { authorization: token }),
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
    },
    signal: controller.signal,
  });
  const events: SubmissionEvent[] = [];
  let text = '';
  let isOver = false;
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      const blocks = text.split('\n\n').slice(0, -1);
      const data = blocks.flatMap((block) => /^event: submission\ndata: (.*)$/m.exec(block)?.[1] ?? []);
      events.splice(0, events.length, ...data.map((json) => JSON.parse(json) as SubmissionEvent));
    }
  };
  read().then(
    () => (isOver = true),
    () => (isOver = true),
  );
  return {
    response,
    events,
    text: () => text,
    isOver: () => isOver,
    leave: () => {
      controller.abort();
    },
  };
}

const change = (
  id: number,
  changes: { status: number; timeMs?: number; score?: number; judgeName?: string },
) =>
  inTransaction(server.platform.database, (transaction) =>
    changeSubmission(transaction, id, { updatedAt: new Date(), ...changes }),
  );

async function pendingOf(userId: string, changes: object = {}) {
  const problem = await addProblem(server);
  return addSubmission(server, { problemId: problem.id, userId, status: 5, ...changes });
}

const statusesOf = ({ events }: Listener, id: number) =>
  events.filter(({ submitId }) => submitId === id).map(({ status }) => status);

describe('GET /api/events', () => {
  test('sends an owner every step until the verdict, on every server, without naming the submission', async () => {
    const { id: userId, token } = await server.addUser();
    const [one, other] = [await watch(here, { token }), await watch(there, { token })];
    expect(one.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(one.response.headers.get('cache-control')).toBe('no-store');
    const id = await pendingOf(userId);
    await change(id, { status: 6 });
    await expect.poll(() => [statusesOf(one, id), statusesOf(other, id)]).toEqual([[6], [6]]);
    await change(id, { status: 0, timeMs: 12, score: 100, judgeName: 'judge-1' });
    await expect
      .poll(() => [statusesOf(one, id), statusesOf(other, id)])
      .toEqual([
        [6, 0],
        [6, 0],
      ]);
    expect(one.events.at(-1)).toEqual({
      submitId: id,
      status: 0,
      score: 100,
      time: 12,
      memory: null,
      judger: 'judge-1',
      isManual: false,
      judgedCases: 0,
      totalCases: 0,
      remote: null,
    });
    expect(one.text()).toMatch(/^retry: \d+\n\n/);
  });

  test('sends a guest the requested rows immediately and as they change, and no others', async () => {
    const { id: userId } = await server.addUser();
    const [named, other] = [await pendingOf(userId), await pendingOf(userId)];
    const guest = await watch(here, { submitIds: [named, 987_654_321] });
    await expect.poll(() => statusesOf(guest, named)).toEqual([5]);
    await change(other, { status: 0 });
    await change(named, { status: -1 });
    await expect.poll(() => statusesOf(guest, named)).toEqual([5, -1]);
    expect(guest.events.every(({ submitId }) => submitId === named)).toBe(true);
  });

  test('shows of rows in contests and groups what polling shows', async () => {
    const owner = await server.addUser();
    const stranger = await server.addUser();
    const root = await server.addUser({ role: 'root' });
    const inContest = await pendingOf(owner.id, { contestId: 3 });
    const inGroup = await pendingOf(owner.id, { groupId: 3 });
    const open = await pendingOf(owner.id);
    const submitIds = [inContest, inGroup, open];
    const seen = async (token?: string) => {
      const listener = await watch(here, { submitIds, ...(token !== undefined && { token }) });
      await expect.poll(() => statusesOf(listener, open)).toEqual([5]);
      const { envelope } = await server.call('POST /api/check-submissions-status', {
        body: { submitIds },
        ...(token !== undefined && { token }),
      });
      const polled = envelope.data as Record<string, { status: number }>;
      for (const id of submitIds) {
        const known = polled[String(id)];
        await expect.poll(() => statusesOf(listener, id)).toEqual(known === undefined ? [] : [known.status]);
      }
      listener.leave();
      return Object.keys(polled).length;
    };
    expect(await seen()).toBe(1);
    expect(await seen(stranger.token)).toBe(2);
    expect(await seen(owner.token)).toBe(3);
    expect(await seen(root.token)).toBe(3);
  });

  /** A submission under way to a problem of three cases. */
  async function underWay(userId: string, changes: { areCaseResultsOpen?: boolean; contestId?: number }) {
    const { areCaseResultsOpen = true, ...place } = changes;
    const problem = await addProblem(server, { areCaseResultsOpen });
    const content = { sha256: '0'.repeat(64), bytes: 1 };
    const cases = [1, 2, 3].map((position) => ({
      problemId: problem.id,
      position,
      inputName: `${String(position)}.in`,
      inputSha256: content.sha256,
      inputBytes: content.bytes,
      answerName: `${String(position)}.out`,
      answerSha256: content.sha256,
      answerBytes: content.bytes,
    }));
    await server.platform.database.insertInto('problemCase').values(cases).execute();
    return addSubmission(server, { problemId: problem.id, userId, status: 7, ...place });
  }

  test('sends how many cases are judged, of how many, as they come', async () => {
    const { id: userId } = await server.addUser();
    const id = await underWay(userId, {});
    const guest = await watch(here, { submitIds: [id] });
    const steps = () => guest.events.map(({ status, judgedCases }) => [status, judgedCases]);
    await expect.poll(steps).toEqual([[7, 0]]);
    await addCases(server, id, [0, 0]);
    await change(id, { status: 7 });
    await expect.poll(steps).toEqual([
      [7, 0],
      [7, 2],
    ]);
    await change(id, { status: -1 });
    await expect.poll(() => steps().at(-1)).toEqual([-1, 2]);
    expect(guest.events.every(({ totalCases }) => totalCases === 3)).toBe(true);
  });

  test.each([
    ['whose problem hides its cases', { areCaseResultsOpen: false }, 7],
    ['of a frozen contest', { contestId: 3 }, -5],
  ])('hides the cases of a submission %s', async (_, changes, status) => {
    const { id: userId, token } = await server.addUser();
    const id = await underWay(userId, changes);
    await addCases(server, id, [0]);
    const owner = await watch(here, { token, submitIds: [id] });
    await expect.poll(() => owner.events.length).toBe(1);
    expect(owner.events).toMatchObject([{ submitId: id, status, judgedCases: null, totalCases: null }]);
  });

  test('sends each state once, however often the bus mentions it', async () => {
    const { id: userId, token } = await server.addUser();
    const listener = await watch(here, { token });
    const id = await pendingOf(userId);
    for (let time = 0; time < 30; time += 1) await change(id, { status: 7 });
    // A state that is over before it was loaded is not sent: wait for the first.
    await expect.poll(() => statusesOf(listener, id)).toEqual([7]);
    await change(id, { status: 1 });
    await expect.poll(() => statusesOf(listener, id).at(-1)).toBe(1);
    expect(statusesOf(listener, id)).toEqual([7, 1]);
  });

  test('sends named rows again after the bus was away, and what was missed', async () => {
    const { id: userId, token } = await server.addUser();
    const watched = await pendingOf(userId);
    const listener = await watch(here, { token, submitIds: [watched] });
    await expect.poll(() => statusesOf(listener, watched)).toEqual([5]);
    const missed = await pendingOf(userId);
    const { database } = server.platform;
    // Without an event, as if it had been lost.
    await database.updateTable('submission').set({ status: 3 }).where('id', '=', missed).execute();
    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
              WHERE application_name = 'touchstone-events' AND datname = current_database()`.execute(
      database,
    );
    await expect
      .poll(() => [statusesOf(listener, watched), statusesOf(listener, missed)])
      .toEqual([[5, 5], [3]]);
    await change(watched, { status: 0 });
    await expect.poll(() => statusesOf(listener, watched)).toEqual([5, 5, 0]);
  });

  test('replays to a client that resumes the present state of its own submissions that changed meanwhile', async () => {
    const { id: userId, token } = await server.addUser();
    const first = await watch(here, { token });
    await expect.poll(() => first.text()).toMatch(/^id: /m);
    first.leave();
    const id = await pendingOf(userId);
    await change(id, { status: 0 });
    // Another stream sees when the server has loaded the change.
    const other = await watch(here, { submitIds: [id] });
    await expect.poll(() => statusesOf(other, id)).toEqual([0]);
    await server.platform.database
      .updateTable('submission')
      .set({ status: 3 })
      .where('id', '=', id)
      .execute();
    const lastEventId = /^id: (.*)$/m.exec(first.text())?.[1] ?? '';
    const second = await watch(here, { token, lastEventId });
    await expect.poll(() => statusesOf(second, id)).toEqual([3]);
    expect(second.text()).not.toContain('event: reset');
  });

  test('keeps the connection alive with comments', async () => {
    const guest = await watch(here);
    await expect.poll(() => guest.text().match(/^:$/gm)?.length ?? 0).toBeGreaterThan(2);
  });

  test('ends with the session: by logout and by ban', async () => {
    const [leaver, banned] = [await server.addUser(), await server.addUser()];
    const streams = [
      await watch(here, { token: leaver.token }),
      await watch(there, { token: leaver.token }),
      await watch(here, { token: banned.token }),
    ];
    const guest = await watch(here);
    await server.call('GET /api/logout', { token: leaver.token });
    await ban(server, banned.id);
    await expect.poll(() => streams.map(({ isOver }) => isOver())).toEqual([true, true, true]);
    expect(guest.isOver()).toBe(false);
    for (const { token } of [leaver, banned])
      expect((await watch(here, { token })).response.status).toBe(401);
  });

  test('gives a user, and the guests of an address, a bounded number of streams, and reuses a closed one', async () => {
    const { token } = await server.addUser();
    const mine = [];
    for (let count = 0; count < 3; count += 1) mine.push(await watch(here, { token }));
    const refused = await watch(here, { token });
    expect([refused.response.status, refused.response.headers.get(errorCodeHeader)]).toEqual([
      429,
      'tooManyStreams',
    ]);
    mine[0]?.leave();
    await expect.poll(async () => (await watch(here, { token })).response.status).toBe(200);
    const guests = [];
    for (let count = 0; count < 12; count += 1) guests.push((await watch(here)).response.status);
    expect(guests.filter((status) => status === 200).length).toBeLessThan(12);
    expect(guests).toContain(429);
  });

  test.each(['x', '1;2', '-1', Array.from({ length: 501 }, (_, index) => index + 1).join(',')])(
    'refuses submitIds = %s',
    async (ids) => {
      const { response } = await watch(here, { submitIds: [ids] });
      expect([response.status, response.headers.get(errorCodeHeader)]).toEqual([400, 'invalidField']);
    },
  );

  test('refuses a bad token', async () => {
    expect((await watch(here, { token: 'not-a-token' })).response.status).toBe(401);
  });

  test('ends when the server stops, and does not delay it', async () => {
    const stopping = await listen(server.platform);
    const listener = await watch(stopping);
    await stopping.close();
    await expect.poll(listener.isOver).toBe(true);
  });

  test('is served by the whole server, and described in the documentation', async () => {
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { response, text } = await watch({ address });
    expect(response.status).toBe(200);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    await expect.poll(text).toContain('retry:');
    expect((await server.app.inject('/api/docs')).body).toContain('/api/events');
  });
});
