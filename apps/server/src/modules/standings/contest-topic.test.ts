/** Which events of a contest subscribers receive, and which stay hidden. */
import { statuses, type ContestEvent, type SubmissionEvent } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { publishEvent } from '../../platform/event-bus.ts';
import { handleErrors } from '../../platform/http/error-responses.ts';
import {
  readEventStream,
  type StreamListener,
} from '../../platform/live-events/testing/read-event-stream.ts';
import { addContest, addContestProblem } from '../../testing/sample-contests.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { registerLiveTopics } from '../register-live-topics.ts';
import { changeSubmission } from '../submissions/index.ts';
import {
  addProblem,
  addSubmission,
  startServerWithLanguages,
} from '../submissions/testing/sample-submissions.ts';

let server: TestServer;
let address: string;
let close: () => Promise<unknown>;
type Person = Awaited<ReturnType<TestServer['addUser']>>;
const people = {} as Record<'root' | 'owner' | 'inside' | 'outside', Person>;

beforeAll(async () => {
  server = await startServerWithLanguages();
  server.stopClock();
  people.root = await server.addUser({ role: 'root' });
  people.owner = await server.addUser({ role: 'admin' });
  people.inside = await server.addUser();
  people.outside = await server.addUser();
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
  readonly changes: ContestEvent['changed'][];
  readonly submissions: SubmissionEvent[];
}

async function watch(cid: number, person?: Person, submitIds: number[] = []): Promise<Listener> {
  const headers = person === undefined ? {} : { authorization: person.token };
  const query = `cid=${String(cid)}&submitIds=${submitIds.join(',')}`;
  const stream = await readEventStream(`${address}/api/events?${query}`, headers);
  opened.push(stream);
  expect(stream.response.status).toBe(200);
  const dataOf = (event: string) => stream.events.flatMap(({ name, data }) => (name === event ? [data] : []));
  return {
    get changes() {
      const events = dataOf('contest') as ContestEvent[];
      expect(events.every((event) => event.cid === cid)).toBe(true);
      return events.map(({ changed }) => changed);
    },
    get submissions() {
      return dataOf('submission') as SubmissionEvent[];
    },
  };
}

const add = (contest: Parameters<typeof addContest>[1] = {}) =>
  addContest(server, { ownerId: people.owner.id, ...contest });
const letIn = (contestId: number, { id: userId }: Person = people.inside) =>
  server.platform.database.insertInto('contestRegistration').values({ contestId, userId }).execute();
const publish = (name: 'contest.announced' | 'contest.changed', contestId: number) =>
  publishEvent(server.platform.database, name, { contestId });

async function addAttempt(contestId: number, { id: userId }: Person) {
  const problem = await addProblem(server);
  const contestProblemId = await addContestProblem(server, {
    contestId,
    problemId: problem.id,
    displayId: problem.displayId,
  });
  return addSubmission(server, {
    problemId: problem.id,
    contestId,
    contestProblemId,
    userId,
    status: statuses.pending,
    submittedAt: server.platform.clock(),
    // The sweeper would queue an older one, since it has no task.
    updatedAt: server.platform.clock(),
  });
}
const judge = (id: number, status: number = statuses.accepted) =>
  inTransaction(server.platform.database, (transaction) =>
    changeSubmission(transaction, id, { updatedAt: server.platform.clock(), status }),
  );

const privately = { audience: 'private', password: 'word' } as const;

describe('announcements', () => {
  test('of a private contest reach its participants and its administrators only', async () => {
    const [cid, other] = [await add(privately), await add()];
    await letIn(cid);
    const [inside, owner, root, outside, guest, elsewhere] = [
      await watch(cid, people.inside),
      await watch(cid, people.owner),
      await watch(cid, people.root),
      await watch(cid, people.outside),
      await watch(cid),
      await watch(other, people.inside),
    ];
    await publish('contest.announced', cid);
    for (const listener of [inside, owner, root])
      await expect.poll(() => listener.changes).toEqual(['announcements']);
    expect([outside, guest, elsewhere].map(({ changes }) => changes)).toEqual([[], [], []]);
  });

  test('reach only administrators before the start, and participants from the start on', async () => {
    const cid = await add({ startsInHours: 1 });
    const [inside, owner] = [await watch(cid, people.inside), await watch(cid, people.owner)];
    await publish('contest.announced', cid);
    await expect.poll(() => owner.changes).toHaveLength(1);
    expect(inside.changes).toEqual([]);
    server.passTime(3600);
    await publish('contest.announced', cid);
    await expect.poll(() => inside.changes).toEqual(['announcements']);
  });

  test('reach a viewer who registers while subscribed, until the registration is deleted', async () => {
    const cid = await add(privately);
    const inside = await watch(cid, people.inside);
    await letIn(cid);
    await expect
      .poll(async () => {
        await publish('contest.announced', cid);
        return inside.changes.length;
      })
      .toBeGreaterThan(0);
    await server.platform.database.deleteFrom('contestRegistration').where('contestId', '=', cid).execute();
    await publish('contest.changed', cid);
    await expect.poll(() => inside.changes).toContain('contest');
    const [received, owner] = [inside.changes.length, await watch(cid, people.owner)];
    await publish('contest.announced', cid);
    // The board change of `contest.changed` may reach the owner before or after it.
    await expect.poll(() => owner.changes).toContain('announcements');
    expect(inside.changes.slice(received)).not.toContain('announcements');
  });
});

describe('the board', () => {
  test('changes for viewers who see it: guests where it is public', async () => {
    const [open, shut] = [await add({ isBoardPublic: true }), await add()];
    const [guest, none, person] = [await watch(open), await watch(shut), await watch(shut, people.outside)];
    for (const cid of [open, shut]) await judge(await addAttempt(cid, people.inside));
    await expect.poll(() => guest.changes).toEqual(['board']);
    await expect.poll(() => person.changes).toEqual(['board']);
    expect(none.changes).toEqual([]);
  });

  test('while frozen shows that there is an attempt, and not when its verdict came', async () => {
    const cid = await add({ isFrozen: true });
    const [person, owner] = [await watch(cid, people.outside), await watch(cid, people.owner)];
    const id = await addAttempt(cid, people.inside);
    await judge(id, statuses.judging);
    await expect.poll(() => person.changes).toEqual(['board']);
    await judge(id);
    await expect.poll(() => owner.changes).toEqual(['board', 'board']);
    expect(person.changes).toEqual(['board']);
  });

  test('of points while frozen changes for administrators only', async () => {
    const cid = await add({ isFrozen: true, scoring: 'oi' });
    const [person, owner] = [await watch(cid, people.outside), await watch(cid, people.owner)];
    await judge(await addAttempt(cid, people.inside));
    await expect.poll(() => owner.changes).toEqual(['board']);
    expect(person.changes).toEqual([]);
  });
});

test('submissions of a private contest reach its participants who name the contest', async () => {
  const cid = await add(privately);
  await letIn(cid);
  const id = await addAttempt(cid, people.owner);
  const [named, outside, guest] = [
    await watch(cid, people.inside, [id]),
    await watch(cid, people.outside, [id]),
    await watch(cid, undefined, [id]),
  ];
  await judge(id, statuses.wrongAnswer);
  await expect.poll(() => named.submissions.at(-1)?.status).toBe(statuses.wrongAnswer);
  // Figures of other contestants are visible after the end.
  expect(named.submissions.at(-1)).toMatchObject({ time: null, memory: null, judgedCases: null });
  expect([outside.submissions, guest.submissions]).toEqual([[], []]);
});

test('a contest that is hidden or does not exist sends nothing', async () => {
  const cid = await add({ isVisible: false, isBoardPublic: true });
  const [person, owner, nowhere] = [
    await watch(cid, people.outside),
    await watch(cid, people.owner),
    await watch(987_654, people.root),
  ];
  await publish('contest.changed', cid);
  await publish('contest.announced', cid);
  await judge(await addAttempt(cid, people.inside));
  await expect
    .poll(() => owner.changes)
    .toEqual(expect.arrayContaining(['contest', 'announcements', 'board']));
  expect([person.changes, nowhere.changes]).toEqual([[], []]);
});
