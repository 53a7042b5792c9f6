import type { SolutionLockReason, WireDiscussion } from '@touchstone/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addContest, addContestProblem } from '../../testing/sample-contests.ts';
import { addProblem, addSubmission } from '../../testing/sample-content.ts';
import { addDiscussion } from '../../testing/sample-discussions.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { openSwitches, setSwitches, type Person } from './testing/discussion-site.ts';

let server: TestServer;
let solver: Person;
let learner: Person;
let setter: Person;
let admin: Person;
let problem: Awaited<ReturnType<typeof addProblem>>;

const hourMs = 3_600_000;

beforeAll(async () => {
  server = await startTestServer();
  solver = await server.addUser({ username: 'solver' });
  learner = await server.addUser();
  setter = await server.addUser();
  admin = await server.addUser({ role: 'admin' });
});
afterAll(() => server.close());
beforeEach(async () => {
  await openSwitches(server);
  problem = await addProblem(server, { authorId: setter.id });
  await addSubmission(server, { problemId: problem.id, userId: solver.id, status: 0 });
});

interface Solutions {
  records: WireDiscussion[];
  total: number;
  isLocked: boolean;
  lockReason: SolutionLockReason | null;
  lock: { level: number } | null;
  canPost: boolean;
}
const load = async (person?: Person, pid = problem.displayId) =>
  (
    await server.call('GET /api/problem-solutions', {
      query: { pid },
      ...(person !== undefined && { token: person.token }),
    })
  ).envelope.data as Solutions;
const addSolution = (changes: object = {}) =>
  addDiscussion(server, {
    authorId: solver.id,
    kind: 'solution',
    problemId: problem.id,
    title: 'Use a heap',
    ...changes,
  });
const codeOf = async (person: Person | undefined, did: number) =>
  (
    await server.call('GET /api/get-discussion-detail', {
      query: { did },
      ...(person !== undefined && { token: person.token }),
    })
  ).errorCode;

let number = 0;
const post = (person: Person, pid: string) =>
  server.call('POST /api/discussion', {
    token: person.token,
    body: {
      title: 'Mine',
      description: 'Short',
      content: `Greedy ${String((number += 1))}`,
      categoryId: 2,
      pid,
      kind: 'solution',
    },
  });

async function addRunningContest(changes: Parameters<typeof addContest>[1]) {
  const contestId = await addContest(server, {
    startAt: new Date(Date.now() - hourMs),
    endAt: new Date(Date.now() + hourMs),
    ...changes,
  });
  await addContestProblem(server, { contestId, problemId: problem.id, displayId: 'A' });
  return contestId;
}

describe('solutions', () => {
  test('are locked until the problem is solved, and tell their number only', async () => {
    const id = await addSolution();
    expect(await load()).toMatchObject({ records: [], total: 1, isLocked: true, lockReason: 'login' });
    expect(await load(learner)).toMatchObject({
      records: [],
      total: 1,
      lockReason: 'unsolved',
      canPost: false,
    });
    expect(await codeOf(learner, id)).toBe('solutionLockedUnsolved');
    expect(await codeOf(undefined, id)).toBe('solutionLockedLogin');
    await addSubmission(server, { problemId: problem.id, userId: learner.id, status: 0 });
    expect(await load(learner)).toMatchObject({ isLocked: false, lockReason: null, canPost: true });
    expect((await load(learner)).records.map((row) => row.title)).toEqual(['Use a heap']);
    expect(await codeOf(learner, id)).toBeUndefined();
  });

  test('are open to the author of the problem, to administrators and to the own author', async () => {
    const id = await addSolution({ authorId: learner.id });
    for (const person of [setter, admin, learner]) expect(await codeOf(person, id)).toBeUndefined();
    expect((await load(setter)).isLocked).toBe(false);
  });

  test('name the level that opens them, and open for its members', async () => {
    const id = await addSolution();
    const { settings, database } = server.platform;
    const { benefits } = settings.current.membership;
    await settings.change('membership', {
      benefits: benefits.map((benefit, level) => ({ ...benefit, canReadSolutions: level > 0 })),
    });
    expect(await load(learner)).toMatchObject({ lockReason: 'unsolved', lock: { level: 1 } });
    expect(await load()).toMatchObject({ lockReason: 'login', lock: { level: 1 } });
    const member = await server.addUser();
    await database
      .updateTable('userAccount')
      .set({ memberStatus: 2, level: 1 })
      .where('id', '=', member.id)
      .execute();
    expect(await load(member)).toMatchObject({ isLocked: false, lock: null, canPost: false });
    expect(await codeOf(member, id)).toBeUndefined();
    await settings.change('membership', { benefits });
    expect(await load(member)).toMatchObject({ lockReason: 'unsolved', lock: null });
  });

  test('are open to everyone by the switch', async () => {
    const id = await addSolution();
    await setSwitches(server, { openSolutionsToAll: true });
    expect(await codeOf(undefined, id)).toBeUndefined();
    expect((await load()).total).toBe(1);
  });

  test('are in no list of discussions but the own one, and are found by no search', async () => {
    const id = await addSolution({ title: 'Kangaroo heap' });
    const list = async (person: Person, query: object) => {
      const { envelope } = await server.call('GET /api/get-discussion-list', { token: person.token, query });
      return (envelope.data as { records: WireDiscussion[] }).records.map((row) => row.id);
    };
    expect(await list(solver, { pid: problem.displayId })).toEqual([]);
    expect(await list(solver, { keyword: 'kangaroo' })).toEqual([]);
    expect(await list(solver, { onlyMine: true, keyword: 'kangaroo' })).toEqual([id]);
    expect(await list(learner, { onlyMine: true, keyword: 'kangaroo' })).toEqual([]);
    expect(await list(admin, { admin: true, keyword: 'kangaroo' })).toEqual([id]);
  });

  test('come in the order official, likes, newest', async () => {
    const plain = await addSolution();
    const liked = await addSolution({ likeCount: 3 });
    const official = await addSolution({ isOfficial: true });
    const newest = await addSolution();
    expect((await load(solver)).records.map((row) => row.id)).toEqual([official, liked, newest, plain]);
  });

  test('of a hidden problem are hidden with it', async () => {
    const id = await addSolution();
    await server.platform.database
      .updateTable('problem')
      .set({ visibility: 'private' })
      .where('id', '=', problem.id)
      .execute();
    await addSubmission(server, { problemId: problem.id, userId: learner.id, status: 0 });
    expect(await codeOf(learner, id)).toBe('discussionNotFound');
    const { errorCode } = await server.call('GET /api/problem-solutions', {
      token: learner.token,
      query: { pid: problem.displayId },
    });
    expect(errorCode).toBe('discussionProblemNotFound');
  });
});

describe('a running contest with the problem', () => {
  test('closes the solutions to those who can enter it, also when all are open', async () => {
    const id = await addSolution({ authorId: setter.id });
    await setSwitches(server, { openSolutionsToAll: true });
    const contestId = await addRunningContest({ ownerId: admin.id, audience: 'private', password: 'secret' });
    expect(await codeOf(solver, id)).toBeUndefined();
    await server.platform.database
      .insertInto('contestRegistration')
      .values({ contestId, userId: solver.id })
      .execute();
    expect(await codeOf(solver, id)).toBe('solutionLockedContest');
    expect(await load(solver)).toMatchObject({ records: [], lockReason: 'contest', canPost: false });
    expect((await post(solver, problem.displayId)).errorCode).toBe('solutionLockedContest');
    // A contestant could log out.
    expect(await codeOf(undefined, id)).toBe('solutionLockedContest');
    for (const person of [setter, admin]) expect(await codeOf(person, id)).toBeUndefined();
    server.passTime(3601);
    expect(await codeOf(solver, id)).toBeUndefined();
  });

  test('is public: closes them to all users', async () => {
    const id = await addSolution({ authorId: setter.id });
    await addRunningContest({ endAt: new Date(Date.now() + 4 * hourMs) });
    expect(await codeOf(solver, id)).toBe('solutionLockedContest');
  });
});

test.each([
  ['running', { startsInHours: -1 }, 'unsolved'],
  ['ended, with open results', { startsInHours: -9 }, null],
  [
    'ended, with a scoreboard that is still frozen',
    { startsInHours: -9, isFrozen: true, isUnsealedAtEnd: false },
    'unsolved',
  ],
])('an accepted submission of a contest that is %s', async (_, contest, lockReason) => {
  const userId = (learner = await server.addUser()).id;
  const contestId = await addContest(server, { ...contest, audience: 'private', password: 'secret' });
  const { id: problemId } = problem;
  const contestProblemId = await addContestProblem(server, { contestId, problemId, displayId: 'A' });
  await addSubmission(server, { userId, problemId, contestId, contestProblemId, status: 0 });
  expect((await load(learner)).lockReason).toBe(lockReason);
});

describe('posting a solution', () => {
  test('needs a solved problem', async () => {
    expect((await post(learner, problem.displayId)).errorCode).toBe('solutionUnsolved');
    expect((await post(solver, problem.displayId)).envelope.status).toBe(200);
    expect((await post(setter, problem.displayId)).envelope.status).toBe(200);
    expect((await load(solver)).total).toBe(2);
  });
});

describe('the official mark', () => {
  test('is set by authors of the problem and administrators', async () => {
    const id = await addSolution();
    const mark = (person: Person, did: number, isOfficial = true) =>
      server.call('PUT /api/discussion-official', { token: person.token, body: { did, isOfficial } });
    expect((await mark(solver, id)).errorCode).toBe('discussionAdminsOnly');
    expect((await mark(setter, id)).envelope.status).toBe(200);
    expect((await load(solver)).records[0]?.isOfficial).toBe(true);
    await mark(admin, id, false);
    expect((await load(solver)).records[0]?.isOfficial).toBe(false);
    const discussion = await addDiscussion(server, { authorId: solver.id });
    expect((await mark(admin, discussion)).errorCode).toBe('notASolution');
  });
});
