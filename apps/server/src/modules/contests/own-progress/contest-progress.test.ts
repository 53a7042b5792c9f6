import { statuses } from '@touchstone/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addContest, addContestProblem } from '../../../testing/sample-contests.ts';
import { addProblem, addSubmission } from '../../../testing/sample-content.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const { accepted, wrongAnswer, partialAccepted, judging, unknownResult, notSubmitted } = statuses;
const minuteMs = 60_000;

let server: TestServer;
type Person = Awaited<ReturnType<TestServer['addUser']>>;
const people = {} as Record<'owner' | 'ann' | 'bo', Person>;
let problemIds: [number, number];

beforeAll(async () => {
  server = await startTestServer();
  people.owner = await server.addUser({ role: 'admin' });
  people.ann = await server.addUser();
  people.bo = await server.addUser();
  const add = async () => (await addProblem(server, { visibility: 'contest' })).id;
  problemIds = [await add(), await add()];
});
afterAll(() => server.close());

interface Sent {
  status: number;
  score?: number;
  minute?: number;
  by?: Person;
}

/** Submissions to A; B has none. */
async function play(contest: Parameters<typeof addContest>[1], sent: Sent[] = []) {
  const cid = await addContest(server, { ownerId: people.owner.id, ...contest });
  const [problemId, untouched] = problemIds;
  const contestProblemId = await addContestProblem(server, { contestId: cid, problemId, displayId: 'A' });
  await addContestProblem(server, { contestId: cid, problemId: untouched, displayId: 'B' });
  const { startAt } = await server.platform.database
    .selectFrom('contest')
    .select('startAt')
    .where('id', '=', cid)
    .executeTakeFirstOrThrow();
  for (const [index, { status, score = null, minute = index + 1, by = people.ann }] of sent.entries()) {
    const submittedAt = new Date(startAt.getTime() + minute * minuteMs);
    const made = { problemId, contestId: cid, contestProblemId, submittedAt, userId: by.id };
    await addSubmission(server, { ...made, status, score });
  }
  return cid;
}

const ask = (cid: number, { token }: Person, containsEnd = false) =>
  server.call('POST /api/get-user-problem-status', {
    body: { pidList: problemIds, isContestProblemList: true, cid, containsEnd },
    token,
  });
const strip = (cid: number, { token }: Person) =>
  server.call('GET /api/get-full-screen-problem-list', { query: { cid }, token });

const none = { status: notSubmitted, score: null };

describe('own results in a contest', () => {
  const oi = [
    { status: accepted, score: 100 },
    { status: partialAccepted, score: 30 },
  ];
  test.each([
    [
      'ACM: accepted, if ever',
      {},
      [{ status: accepted }, { status: wrongAnswer }],
      'ann',
      { status: accepted, score: null },
    ],
    [
      'ACM: otherwise the newest',
      {},
      [{ status: wrongAnswer }, { status: judging }],
      'ann',
      { status: judging, score: null },
    ],
    [
      'ACM: visible while frozen',
      { isFrozen: true },
      [{ status: accepted }],
      'ann',
      { status: accepted, score: null },
    ],
    ['ACM: nothing of other users', {}, [{ status: accepted }], 'bo', none],
    ['OI: the newest', { scoring: 'oi' }, oi, 'ann', { status: partialAccepted, score: 30 }],
    [
      'OI: unknown while frozen',
      { scoring: 'oi', isFrozen: true },
      oi,
      'ann',
      { status: unknownResult, score: null },
    ],
    ['OI: no submission, frozen', { scoring: 'oi', isFrozen: true }, oi, 'bo', none],
  ] as const)('%s', async (_what, contest, sent, who, expected) => {
    const cid = await play(contest, [...sent]);
    const { envelope } = await ask(cid, people[who]);
    expect(envelope.data).toEqual({ [problemIds[0]]: expected, [problemIds[1]]: none });
  });

  test('are visible to administrators of a frozen OI contest', async () => {
    const cid = await play({ scoring: 'oi', isFrozen: true }, [
      { status: accepted, score: 100, by: people.owner },
    ]);
    expect((await ask(cid, people.owner)).envelope.data).toMatchObject({
      [problemIds[0]]: { status: accepted, score: 100 },
    });
  });

  test('after the end count where that is allowed and requested', async () => {
    const over = { startsInHours: -3, lastsHours: 1 };
    const sent = [{ status: accepted, minute: 60 }];
    const [strict, lenient] = [
      await play(over, sent),
      await play({ ...over, isSubmittingAllowedAfterEnd: true }, sent),
    ];
    const statusOf = async (cid: number, containsEnd: boolean) =>
      ((await ask(cid, people.ann, containsEnd)).envelope.data as Record<string, { status: number }>)[
        String(problemIds[0])
      ]?.status;
    expect(await statusOf(strict, true)).toBe(notSubmitted);
    expect(await statusOf(lenient, false)).toBe(notSubmitted);
    expect(await statusOf(lenient, true)).toBe(accepted);
  });

  test.each([
    ['before the start', { startsInHours: 1 }, 'contestNotStarted'],
    ['of a private contest', { audience: 'private', password: 'word' }, 'contestNotRegistered'],
    ['of a hidden contest', { isVisible: false }, 'contestMissing'],
  ] as const)('%s are refused, and so is the problem strip', async (_when, contest, code) => {
    const cid = await play(contest);
    expect((await ask(cid, people.ann)).errorCode).toBe(code === 'contestMissing' ? 'contestNotFound' : code);
    expect((await strip(cid, people.ann)).errorCode).toBe(code);
    expect((await strip(cid, people.owner)).envelope.data).toHaveLength(2);
  });
});

test('the problem strip has the problems of the contest, with final results', async () => {
  const cid = await play({}, [{ status: wrongAnswer }, { status: judging }]);
  const [first, second] = problemIds;
  expect((await strip(cid, people.ann)).envelope.data).toEqual([
    { pid: first, problemId: 'A', title: 'Problem A', status: wrongAnswer, score: null },
    { pid: second, problemId: 'B', title: 'Problem B', status: null, score: null },
  ]);
  const sealed = await play({ scoring: 'oi', isFrozen: true }, [{ status: accepted, score: 100 }]);
  expect((await strip(sealed, people.ann)).envelope.data).toMatchObject([
    { status: unknownResult, score: null },
    { status: null },
  ]);
});
