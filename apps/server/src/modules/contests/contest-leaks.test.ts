/**
 * Sends every call and every download of the product with the ids of a contest, its problem, its announcement and its
 * submission, as users who have no access. Everything secret contains one marker word; no response may. While the
 * scoreboard is frozen, the secret is another user's work: the program, and the award that only solvers get.
 */
import {
  calls,
  clicsDownloads,
  contestBoardsCalls,
  contestInsideCalls,
  contestRevealCalls,
  contestRoomCalls,
  contestsCalls,
  contestSubmissionsCalls,
  downloads,
  ownProgressCalls,
  statuses,
  type CallDefinition,
} from '@touchstone/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addContest, addContestProblem } from '../../testing/sample-contests.ts';
import { addProblem, addSubmission } from '../../testing/sample-content.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { listTellingCalls, sendByName } from '../../testing/walk-calls.ts';

const secret = 'zugzwang';

let server: TestServer;
type Person = Awaited<ReturnType<TestServer['addUser']>>;
const people = {} as Record<
  'owner' | 'otherAdmin' | 'problemAdmin' | 'outsider' | 'contestant' | 'rival',
  Person
>;

type Ids = Record<'cid' | 'pid' | 'submitId' | 'announcementId' | 'printId', number>;
let scheduled: Ids;
let running: Ids;
/** A running contest whose problem is hidden in the bank. */
let withHidden: Ids;
/** A running contest that the address of the test does not open. */
let protectedElsewhere: Ids;
let frozen: Ids;
let frozenPoints: Ids;

beforeAll(async () => {
  server = await startTestServer();
  people.owner = await server.addUser({ role: 'admin' });
  people.otherAdmin = await server.addUser({ role: 'admin' });
  people.problemAdmin = await server.addUser({ role: 'problem_admin' });
  people.outsider = await server.addUser();
  people.contestant = await server.addUser();
  people.rival = await server.addUser();
  scheduled = await addSecretContest({ startsInHours: 1, isBoardPublic: true });
  running = await addSecretContest({ audience: 'private', password: 'a password' });
  withHidden = await addSecretContest({ audience: 'private', password: 'a password' }, 'private');
  protectedElsewhere = await addSecretContest({
    audience: 'private',
    password: 'a password',
    examAddresses: '10.0.0.0/8',
  });
  frozen = await addFrozenContest({ scoring: 'acm' });
  frozenPoints = await addFrozenContest({ scoring: 'oi' });
});
afterAll(() => server.close());

async function addSecretContest(
  contest: Parameters<typeof addContest>[1],
  visibility: 'contest' | 'private' = 'contest',
): Promise<Ids> {
  const { database } = server.platform;
  const userId = people.owner.id;
  const cid = await addContest(server, { ownerId: userId, isPrintOpen: true, ...contest });
  const problem = await addProblem(server, {
    visibility,
    authorId: userId,
    title: secret,
    description: `statement ${secret}`,
    inputDescription: secret,
    outputDescription: secret,
    examples: JSON.stringify([{ input: secret, output: secret }]),
    hint: secret,
    source: secret,
    userExtraFiles: JSON.stringify({ 'a.h': secret }),
  });
  const pid = problem.id;
  const contestProblemId = await addContestProblem(server, {
    contestId: cid,
    problemId: pid,
    displayId: 'A',
    displayTitle: `title ${secret}`,
  });
  const submitId = await addSubmission(server, {
    userId,
    problemId: pid,
    contestId: cid,
    contestProblemId,
    status: statuses.compileError,
    code: secret,
    errorMessage: secret,
  });
  const announcement = { contestId: cid, title: secret, content: secret };
  const { id: announcementId } = await database
    .insertInto('contestAnnouncement')
    .values(announcement)
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: printId } = await database
    .insertInto('contestPrint')
    .values({ contestId: cid, userId, content: secret })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('contestRegistration')
    .values({ contestId: cid, userId: people.contestant.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { cid, pid, submitId, announcementId, printId };
}

const awards = JSON.stringify([
  { priority: 1, name: secret, background: '#ffffff', color: '#000000', amount: 9 },
]);

/** Everyone may enter it; the rival's solved problems are frozen. */
async function addFrozenContest(contest: Parameters<typeof addContest>[1]): Promise<Ids> {
  const cid = await addContest(server, {
    ownerId: people.owner.id,
    isFrozen: true,
    isBoardPublic: true,
    awardType: 'number',
    awards,
    ...contest,
  });
  const { id: pid } = await addProblem(server, { visibility: 'contest', authorId: people.owner.id });
  const contestProblemId = await addContestProblem(server, {
    contestId: cid,
    problemId: pid,
    displayId: 'A',
  });
  const submitId = await addSubmission(server, {
    userId: people.rival.id,
    problemId: pid,
    contestId: cid,
    contestProblemId,
    status: statuses.accepted,
    score: 100,
    code: secret,
    submittedAt: server.platform.clock(),
  });
  return { cid, pid, submitId, announcementId: 1, printId: 1 };
}

/** One input for all calls: each uses the fields that it knows. Ambiguous names are tried with each meaning. */
async function inputsFor({ cid, pid, submitId, announcementId, printId }: Ids) {
  const { displayId: problemId } = await server.platform.database
    .selectFrom('problem')
    .select('displayId')
    .where('id', '=', pid)
    .executeTakeFirstOrThrow();
  const everywhere = {
    cid,
    contestID: cid,
    contestId: cid,
    pid,
    problemId,
    problemID: 'A',
    displayId: 'A',
    submitId,
    submissionId: submitId,
    submitIds: [submitId],
    pidList: [pid],
    isContestProblemList: true,
    readAnnouncementList: [],
    type: 'contest',
    code: 'int main() {}',
    language: 'C',
    userInput: '1',
    content: 'x'.repeat(60),
    username: people.owner.username,
    uid: people.owner.id,
    containsEnd: true,
    forceRefresh: true,
    format: 'csv',
    beforeContestSubmit: true,
    checked: true,
    limit: 100,
    currentPage: 1,
  };
  return [
    { ...everywhere, id: cid },
    { ...everywhere, id: announcementId, pid: 'A', beforeContestSubmit: false },
    { ...everywhere, id: printId, pid: problemId, type: 0, problemID: undefined, username: undefined },
    { ...everywhere, id: submitId, type: undefined, containsEnd: false, keyword: secret },
  ];
}

/** These calls end the session that the test needs. */
const notWalked = ['GET /api/logout', 'GET /api/admin/logout'];

const walked = Object.entries<CallDefinition>(calls).filter(
  ([name, { access, upload }]) =>
    access.kind !== 'judge' && upload === undefined && !notWalked.includes(name),
);

const answerTo = (name: string, input: object, person: Person | undefined) =>
  sendByName(server, name, { input: { ...input }, token: person?.token });

/** Returns the calls whose responses contain the marker. A call that takes no id is sent once for all contests. */
const walk = async (
  names: readonly string[],
  contests: readonly Ids[],
  person: Person | undefined,
): Promise<string[]> =>
  listTellingCalls(server, {
    names,
    inputs: (await Promise.all(contests.map(inputsFor))).flat(),
    token: person?.token,
    markers: [secret],
  });

const everyName = () => [...walked.map(([name]) => name), ...Object.keys(downloads)];

describe('nothing inside a contest leaks', () => {
  // The contests: before the start, running and private, with a hidden problem, at addresses that are not allowed, frozen.
  test.each([
    ['a guest', () => [scheduled, running, frozen], undefined],
    ['an outsider', () => [scheduled, running, withHidden, frozen, frozenPoints], 'outsider'],
    ['a contestant', () => [scheduled, protectedElsewhere], 'contestant'],
  ] as const)('to %s', async (_who, contests, who) => {
    expect(await walk(everyName(), contests(), who && people[who])).toEqual([]);
    // The session is still valid.
    const { errorCode } = await answerTo('GET /api/get-contest-info', scheduled, who && people[who]);
    expect(errorCode).toBe(who === undefined ? 'loginRequired' : undefined);
  });
});

describe('administrators manage all problems of the site, and see nothing else of contests of others', () => {
  // The list contains all problems for any query, including those of the other contest.
  const list = 'GET /api/admin/problem/get-problem-list';
  const ofProblem = 'GET /api/get-problem-detail';
  // Problem administrators edit the problems of all.
  const forms = ['GET /api/admin/contest/problem', 'GET /api/admin/problem'];

  test.each([
    ['before the start', () => scheduled, 'otherAdmin', [list, ofProblem]],
    ['before the start', () => scheduled, 'problemAdmin', [...forms, list, ofProblem]],
    ['while frozen', () => frozen, 'otherAdmin', [list]],
  ] as const)('%s', async (_when, ids, who, told) => {
    expect(await walk(everyName(), [ids()], people[who])).toEqual(told);
  });
});

test('a frozen scoreboard opens to administrators of the contest who request it', async () => {
  const boards = ['POST /api/get-contest-rank', 'GET /api/file/download-contest-rank'];
  for (const ids of [frozen, frozenPoints])
    expect(await walk(boards, [ids], people.owner)).toEqual(boards.toSorted());
});

const contestCalls = {
  ...contestsCalls,
  ...contestBoardsCalls,
  ...contestInsideCalls,
  ...contestRoomCalls,
  ...contestRevealCalls,
  ...contestSubmissionsCalls,
  ...ownProgressCalls,
};

test('the test sends valid input to each call of contests', async () => {
  const inputs = await inputsFor(scheduled);
  for (const name of Object.keys(contestCalls)) {
    const codes = [];
    for (const input of inputs) codes.push((await answerTo(name, input, people.outsider)).errorCode);
    expect(
      codes.some((code) => code !== 'invalidField'),
      name,
    ).toBe(true);
  }
});

test('the test finds the marker as an administrator of the contest', async () => {
  const reading = Object.keys(contestCalls).filter(
    (name) => name.startsWith('GET') || name.includes('not-read'),
  );
  expect(
    await walk(
      [...reading, 'GET /api/file/download-contest-print-text', ...Object.keys(clicsDownloads)],
      [scheduled],
      people.owner,
    ),
  ).toEqual([
    'GET /api/clics/contests/{contestId}/clarifications',
    'GET /api/clics/contests/{contestId}/problems',
    'GET /api/contest-submissions',
    'GET /api/file/download-contest-print-text',
    'GET /api/get-contest-announcement',
    'GET /api/get-contest-problem',
    'GET /api/get-contest-problem-details',
    'GET /api/get-full-screen-problem-list',
    'POST /api/get-contest-not-read-announcement',
  ]);
});
