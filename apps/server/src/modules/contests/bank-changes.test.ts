/** Changes of a problem in the bank leave the contests that contain it as they are. */
import { statuses } from '@touchstone/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addContest, addContestProblem } from '../../testing/sample-contests.ts';
import { addProblem, addSubmission } from '../../testing/sample-content.ts';
import { storeLanguages } from '../site/index.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
type Person = Awaited<ReturnType<TestServer['addUser']>>;
const people = {} as Record<'root' | 'owner' | 'setter' | 'ann' | 'bo', Person>;

beforeAll(async () => {
  server = await startTestServer();
  await storeLanguages(server.platform);
  people.root = await server.addUser({ role: 'root' });
  people.owner = await server.addUser({ role: 'admin' });
  people.setter = await server.addUser({ role: 'problem_admin' });
  people.ann = await server.addUser({ username: 'ann' });
  people.bo = await server.addUser({ username: 'bo' });
});
afterAll(() => server.close());

/** Problem A is a public problem of the setter, B is a contest-only one. Both are solved by Ann, B by Bo. */
async function play(times: { startsInHours: number; isFrozen?: boolean }) {
  const cid = await addContest(server, {
    ownerId: people.owner.id,
    title: 'Harvest Cup',
    isBoardPublic: true,
    isPrintOpen: true,
    ...times,
  });
  const { startAt } = await server.platform.database
    .selectFrom('contest')
    .select('startAt')
    .where('id', '=', cid)
    .executeTakeFirstOrThrow();
  const add = async (displayId: string, visibility: 'public' | 'contest') => {
    const problem = await addProblem(server, { visibility, authorId: people.setter.id });
    const contestProblemId = await addContestProblem(server, {
      contestId: cid,
      problemId: problem.id,
      displayId,
    });
    return { ...problem, contestProblemId };
  };
  const problems = { A: await add('A', 'public'), B: await add('B', 'contest') };
  const solve = (
    { id: userId }: Person,
    { id: problemId, contestProblemId }: typeof problems.A,
    minute: number,
  ) =>
    addSubmission(server, {
      userId,
      problemId,
      contestId: cid,
      contestProblemId,
      status: statuses.accepted,
      score: 100,
      submittedAt: new Date(startAt.getTime() + minute * 60_000),
    });
  await solve(people.ann, problems.A, 10);
  await solve(people.ann, problems.B, 20);
  await solve(people.bo, problems.A, 30);
  return { cid, problems };
}

const clicsCollections = ['problems', 'submissions', 'judgements', 'teams', 'awards', 'scoreboard', 'state'];

/** The time of the answer: `now` of contests, and the head of the scoreboard of CLICS. */
const withoutClock = (body: string) =>
  body.replace(/"now":"[^"]+"/, '').replace(/^\{"time":"[^"]+","contest_time":"[^"]+"/, '');

/** What the contest tells a guest, a contestant and its owner, as sent. The parts name the calls. */
async function tellContest(cid: number, pids: number[]): Promise<Record<string, string>> {
  const query = { cid: String(cid), contestID: String(cid), limit: '50', currentPage: '1', format: 'csv' };
  const ranking = { cid, limit: 50, currentPage: 1, forceRefresh: true };
  const asked = [
    ['GET', '/api/get-contest-problem', undefined],
    ['GET', '/api/get-contest-outsize-info', undefined],
    ['GET', '/api/contest-submissions', undefined],
    ['GET', '/api/get-contest-ac-info', undefined],
    ['GET', '/api/get-full-screen-problem-list', undefined],
    ['GET', '/api/get-contest-scroll-board-info', undefined],
    ['GET', '/api/get-contest-scroll-board-submission', undefined],
    ['GET', '/api/file/download-contest-rank', undefined],
    ['POST', '/api/get-contest-rank', ranking],
    ['POST', '/api/get-contest-outside-scoreboard', ranking],
    ['POST', '/api/get-user-problem-status', { cid, pidList: pids, isContestProblemList: true }],
    ...clicsCollections.map(
      (name) => ['GET', `/api/clics/contests/${String(cid)}/${name}`, undefined] as const,
    ),
  ] as const;
  const told: Record<string, string> = {};
  for (const [who, headers] of [
    ['guest', {}],
    ['ann', { authorization: people.ann.token }],
    ['owner', { authorization: people.owner.token }],
  ] as const) {
    for (const [method, url, payload] of asked) {
      const answer = await server.app.inject({
        method,
        url,
        headers,
        ...(payload === undefined ? { query } : { payload }),
      });
      told[`${who} ${url}`] = `${String(answer.statusCode)} ${withoutClock(answer.body)}`;
    }
  }
  return told;
}

const hide = (id: number) =>
  server.call('PUT /api/admin/problem/change-problem-auth', {
    token: people.setter.token,
    body: { id, auth: 2 },
  });
const archive = (ids: number[]) =>
  server.call('POST /api/admin/problem/batch', {
    token: people.setter.token,
    body: { ids, change: { action: 'archive' } },
  });
const details = (cid: number, displayId: string) =>
  server.call('GET /api/get-contest-problem-details', {
    token: people.ann.token,
    query: { cid, displayId },
  });

describe.each([
  ['running', { startsInHours: -1 }],
  ['finished', { startsInHours: -9 }],
  ['finished and frozen', { startsInHours: -9, isFrozen: true }],
])('a %s contest', (_state, times) => {
  test('stays the same, byte for byte, when its problems are hidden and archived in the bank', async () => {
    const { cid, problems } = await play(times);
    const pids = [problems.A.id, problems.B.id];
    const before = await tellContest(cid, pids);
    for (const id of pids) expect((await hide(id)).errorCode).toBeUndefined();
    expect(await tellContest(cid, pids)).toEqual(before);
    expect((await archive(pids)).envelope.data).toEqual({ changed: 2, refused: [] });
    expect(await tellContest(cid, pids)).toEqual(before);
    expect((await details(cid, 'A')).errorCode).toBeUndefined();
    // The answers are not refusals.
    const refused = Object.entries(before).filter(
      ([who, answer]) => who.startsWith('owner') && !answer.startsWith('200'),
    );
    expect(refused).toEqual([]);
  });
});

test('a hidden problem takes submissions in its running contest and nowhere else', async () => {
  const { cid, problems } = await play({ startsInHours: -1 });
  const { id, displayId } = problems.A;
  await hide(id);
  const submit = (pid: string, contestId: number) =>
    server.call('POST /api/submit-problem-judge', {
      token: people.bo.token,
      body: { pid, language: 'C++', code: 'int main() {}', cid: contestId },
    });
  expect((await submit('A', cid)).errorCode).toBeUndefined();
  expect((await submit(displayId, 0)).errorCode).toBe('problemClosed');
  const outside = await server.call('GET /api/get-problem-detail', {
    token: people.bo.token,
    query: { problemId: displayId },
  });
  expect(outside.errorCode).toBe('problemNotPublic');
});
