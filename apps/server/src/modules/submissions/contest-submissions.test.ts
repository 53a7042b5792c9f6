import { statuses, type JudgeRow } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addContest, addContestProblem } from '../../testing/sample-contests.ts';
import { addProblem, addSubmission } from '../../testing/sample-content.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { storeLanguages } from '../site/index.ts';
import { insertSubmission } from './submissions.repository.ts';

const { accepted, wrongAnswer, unknownResult } = statuses;
const minuteMs = 60_000;

let server: TestServer;
type Person = Awaited<ReturnType<TestServer['addUser']>>;
const people = {} as Record<'owner' | 'root' | 'ann' | 'bo', Person>;
let problemId: number;

beforeAll(async () => {
  server = await startTestServer();
  await storeLanguages(server.platform);
  people.owner = await server.addUser({ role: 'admin', username: 'owner' });
  people.root = await server.addUser({ role: 'root', username: 'the-root' });
  people.ann = await server.addUser({ username: 'ann' });
  people.bo = await server.addUser({ username: 'bo' });
  problemId = (await addProblem(server, { visibility: 'contest', title: 'Title outside' })).id;
});
afterAll(() => server.close());

type Contest = Parameters<typeof addContest>[1];

/** Submission times are minutes since the start. */
async function play(contest: Contest, submissions: [Person, number, number?][]) {
  const cid = await addContest(server, { ownerId: people.owner.id, ...contest });
  const contestProblemId = await addContestProblem(server, {
    contestId: cid,
    problemId,
    displayId: 'A1',
    displayTitle: 'Title inside',
  });
  const { startAt } = await server.platform.database
    .selectFrom('contest')
    .select('startAt')
    .where('id', '=', cid)
    .executeTakeFirstOrThrow();
  for (const [person, minute, status = wrongAnswer] of submissions) {
    await addSubmission(server, {
      problemId,
      contestId: cid,
      contestProblemId,
      userId: person.id,
      status,
      timeMs: 5,
      memoryKb: 9,
      submittedAt: new Date(startAt.getTime() + minute * minuteMs),
    });
  }
  return cid;
}

const ask = (cid: number, person: Person | undefined, query: object = {}) =>
  server.call('GET /api/contest-submissions', {
    query: { contestID: cid, beforeContestSubmit: false, ...query },
    ...(person !== undefined && { token: person.token }),
  });
const rowsOf = async (cid: number, person: Person, query: object = {}) => {
  const { envelope } = await ask(cid, person, query);
  const { records, total } = envelope.data as { records: JudgeRow[]; total: number };
  expect(total).toBeGreaterThanOrEqual(records.length);
  return records;
};
const names = async (cid: number, person: Person, query: object = {}) =>
  (await rowsOf(cid, person, query)).map(({ username }) => username);

/** Has run for an hour, the last half of it frozen. */
const frozenNow = () => ({ sealedFrom: new Date(server.platform.clock().getTime() - 30 * minuteMs) });
const over = { startsInHours: -3, lastsHours: 2 };

describe('the submissions of a contest', () => {
  test('come newest first with the names of the contest, and figures of others only for administrators', async () => {
    const cid = await play({}, [
      [people.ann, 1],
      [people.bo, 2, accepted],
    ]);
    expect((await ask(cid, people.ann)).envelope.data).toMatchObject({ size: 30 });
    const [bo, ann] = await rowsOf(cid, people.ann);
    expect(bo).toMatchObject({
      username: 'bo',
      status: accepted,
      cid,
      displayId: 'A1',
      title: 'Title inside',
      pid: null,
      displayPid: null,
      time: null,
      memory: null,
      length: null,
    });
    expect(ann).toMatchObject({ username: 'ann', time: 5, memory: 9, length: 12 });
    for (const admin of [people.owner, people.root]) {
      expect((await rowsOf(cid, admin))[0]).toMatchObject({ time: 5, memory: 9, length: 12 });
    }
    const ended = await play(over, [[people.bo, 2]]);
    expect((await rowsOf(ended, people.ann))[0]).toMatchObject({ time: 5, memory: 9, length: 12 });
  });

  test('are filtered by user, problem and status, in pages', async () => {
    const cid = await play({}, [
      [people.ann, 1],
      [people.bo, 2, accepted],
    ]);
    expect(await names(cid, people.ann, { onlyMine: true })).toEqual(['ann']);
    expect(await names(cid, people.ann, { username: 'B' })).toEqual(['bo']);
    expect(await names(cid, people.ann, { username: '%' })).toEqual([]);
    expect(await names(cid, people.ann, { status: wrongAnswer })).toEqual(['ann']);
    expect(await names(cid, people.ann, { problemID: 'a' })).toEqual(['bo', 'ann']);
    expect(await names(cid, people.ann, { problemID: 'a', completeProblemID: true })).toEqual([]);
    expect(await names(cid, people.ann, { problemID: 'A1', completeProblemID: true })).toEqual(['bo', 'ann']);
    expect(await names(cid, people.ann, { limit: 1, currentPage: 2 })).toEqual(['ann']);
    expect((await ask(cid, people.ann, { limit: 1 })).envelope.data).toMatchObject({ total: 2 });
  });

  test.each(['acm', 'oi'] as const)('%s: while frozen', async (scoring) => {
    const submissions: [Person, number][] = [
      [people.ann, 1],
      [people.ann, 40],
      [people.bo, 41],
    ];
    const cid = await play({ ...frozenNow(), scoring }, submissions);
    expect(await names(cid, people.ann)).toEqual(['ann', 'ann']);
    expect(await names(cid, people.bo)).toEqual(['bo', 'ann']);
    expect(await names(cid, people.owner)).toEqual(['bo', 'ann', 'ann']);
    const kept = { ...over, scoring, isFrozen: true, isUnsealedAtEnd: false };
    const outsider = await server.addUser();
    expect(await names(await play(kept, submissions), outsider)).toEqual([]);
    expect(await names(await play({ ...kept, isUnsealedAtEnd: true }, submissions), outsider)).toHaveLength(
      3,
    );
  });

  test('of a frozen OI contest are received, without a result, also when filtered by result', async () => {
    const cid = await play({ ...frozenNow(), scoring: 'oi' }, [
      [people.ann, 1],
      [people.ann, 40, accepted],
    ]);
    const [received, earlier] = await rowsOf(cid, people.ann, { onlyMine: true });
    expect(received).toMatchObject({
      displayId: 'A1',
      status: unknownResult,
      score: null,
      time: null,
      memory: null,
      judger: null,
      length: 12,
    });
    expect(earlier).toMatchObject({ status: wrongAnswer, time: 5 });
    const statusesOf = async (status: number) =>
      (await rowsOf(cid, people.ann, { status })).map((row) => row.status);
    expect(await statusesOf(accepted)).toEqual([]);
    expect(await statusesOf(wrongAnswer)).toEqual([wrongAnswer]);
    expect(await statusesOf(unknownResult)).toEqual([unknownResult]);
  });

  test('after the end are listed where that is allowed and requested', async () => {
    const [strict, lenient] = [
      await play(over, [[people.ann, 120]]),
      await play({ ...over, isSubmittingAllowedAfterEnd: true }, [[people.ann, 120]]),
    ];
    expect(await names(strict, people.bo, { containsEnd: true })).toEqual([]);
    expect(await names(lenient, people.bo)).toEqual([]);
    expect(await names(lenient, people.bo, { containsEnd: true })).toEqual(['ann']);
  });

  test('from before the start are limited to administrators', async () => {
    const cid = await play({}, [
      [people.owner, -5],
      [people.ann, 5],
    ]);
    const before = { beforeContestSubmit: true };
    expect(await names(cid, people.root, before)).toEqual(['owner']);
    expect(await names(cid, people.ann, before)).toEqual([]);
    expect(await names(cid, people.root)).toEqual(['ann']);
  });

  test.each([
    ['a guest', {}, undefined, 'loginRequired'],
    ['a user, before the start', { startsInHours: 1 }, 'ann', 'contestNotStarted'],
    [
      'an outsider',
      { audience: 'private', password: 'word', isBoardPublic: true },
      'ann',
      'contestNotRegistered',
    ],
    ['a user, hidden', { isVisible: false }, 'ann', 'contestMissing'],
    ['its owner, before the start', { startsInHours: 1 }, 'owner', undefined],
  ] as const)('for %s', async (_who, contest, who, code) => {
    const cid = await play(contest, []);
    expect((await ask(cid, who && people[who])).errorCode).toBe(code);
  });
});

test.each([
  ['in a contest that the user can enter', {}, 'contest', undefined],
  ['in the same contest, requested as public', {}, 'public', 'testRunProblemGone'],
  ['before the start', { startsInHours: 1 }, 'contest', 'testRunProblemGone'],
  ['of a private contest', { audience: 'private', password: 'word' }, 'contest', 'testRunProblemGone'],
  ['of a hidden contest', { isVisible: false }, 'contest', 'testRunProblemGone'],
] as const)('a test run %s', async (_where, contest, type, code) => {
  const { id } = await addProblem(server, { visibility: 'contest' });
  const cid = await addContest(server, { ownerId: people.owner.id, ...contest });
  await addContestProblem(server, { contestId: cid, problemId: id, displayId: 'A' });
  const { token } = await server.addUser();
  const body = { pid: id, type, code: 'int main() {}', language: 'C++', userInput: '1' };
  const { errorCode } = await server.call('POST /api/submit-problem-test-judge', { body, token });
  expect(errorCode).toBe(code);
});

test('refuses a submission to a problem that was removed from the contest meanwhile', async () => {
  const contestId = await addContest(server);
  const place = { problemId, contestId, contestProblemId: 99_999_999 };
  const submission = { ...place, userId: people.ann.id, language: 'C', code: 'x', status: statuses.pending };
  await expect(
    inTransaction(server.platform.database, (transaction) => insertSubmission(transaction, submission)),
  ).rejects.toMatchObject({ code: 'problemGone' });
});
