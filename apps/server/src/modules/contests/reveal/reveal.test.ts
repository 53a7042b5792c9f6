import { statuses } from '@touchstone/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addContest, addContestProblem } from '../../../testing/sample-contests.ts';
import { addProblem, addSubmission } from '../../../testing/sample-content.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
type Person = Awaited<ReturnType<TestServer['addUser']>>;
const people = {} as Record<'owner' | 'root' | 'ann' | 'star', Person>;
let problemId: number;

beforeAll(async () => {
  server = await startTestServer();
  people.owner = await server.addUser({ role: 'admin' });
  people.root = await server.addUser({ role: 'root' });
  people.ann = await server.addUser({ username: 'ann' });
  people.star = await server.addUser({ username: 'star' });
  problemId = (await addProblem(server)).id;
});
afterAll(() => server.close());

const over = { startsInHours: -3, lastsHours: 2, isFrozen: true, isBoardPublic: true };

async function play(contest: Parameters<typeof addContest>[1] = {}) {
  const startAt = new Date('2024-05-01T08:00:00Z');
  const endAt = new Date('2024-05-01T10:00:00Z');
  const isPlayed = contest.startsInHours === undefined;
  const cid = await addContest(server, {
    ...over,
    ownerId: people.owner.id,
    ...(isPlayed && { startAt, endAt, sealedFrom: new Date('2024-05-01T09:00:00Z') }),
    ...contest,
  });
  const contestProblemId = await addContestProblem(server, { contestId: cid, problemId, displayId: 'A' });
  await server.platform.database
    .insertInto('contestStar')
    .values({ contestId: cid, userId: people.star.id })
    .execute();
  const submit = (person: Person, second: number, status: number = statuses.accepted) =>
    addSubmission(server, {
      problemId,
      contestId: cid,
      contestProblemId,
      userId: person.id,
      status,
      submittedAt: new Date(startAt.getTime() + second * 1000),
    });
  return { cid, submit };
}

const call = (name: 'info' | 'submission', query: { cid: number; removeStar?: boolean }, person?: Person) =>
  server.call(`GET /api/get-contest-scroll-board-${name}`, {
    query,
    ...(person !== undefined && { token: person.token }),
  });

test('contains the contest times and every submission of users on the board, newest first', async () => {
  const { cid, submit } = await play();
  expect((await call('info', { cid })).envelope.data).toEqual({
    id: cid,
    title: expect.any(String) as string,
    rankShowName: 'username',
    problemCount: 1,
    balloonColor: { A: null },
    startTime: '2024/05/01 16:00:00',
    sealRankTime: '2024/05/01 17:00:00',
    sealTime: 3600,
    starUserList: ['star'],
  });
  await submit(people.ann, 10, statuses.wrongAnswer);
  await submit(people.star, 20);
  await submit(people.owner, 20);
  await submit(people.root, 20);
  await submit(people.ann, 30, statuses.cancelled);
  await submit(people.ann, 7199);
  await submit(people.ann, 7200);
  await submit(people.ann, -5);
  const rows = async (query: { cid: number; removeStar?: boolean }) =>
    (
      (await call('submission', query)).envelope.data as {
        username: string;
        time: number;
        submitTime: string;
      }[]
    ).map(({ username, time, submitTime }) => [username, time, submitTime]);
  const [last, star, first] = [
    ['ann', 7199, '2024/05/01 17:59:59'],
    ['star', 20, '2024/05/01 16:00:20'],
    ['ann', 10, '2024/05/01 16:00:10'],
  ];
  expect(await rows({ cid })).toEqual([last, star, first]);
  expect(await rows({ cid, removeStar: true })).toEqual([last, first]);
});

test.each([
  ['a running contest', { startsInHours: -1 }, 'owner', 'revealNotEnded'],
  ['OI', { scoring: 'oi' }, 'owner', 'revealNotAcm'],
  ['a board without a freeze', { sealedFrom: null }, 'owner', 'revealNotSealed'],
  ['a hidden contest', { isVisible: false }, 'ann', 'contestMissing'],
  ['a board that stays frozen', { isUnsealedAtEnd: false }, 'ann', 'revealNotLifted'],
  ['a board that stays frozen, to a guest', { isUnsealedAtEnd: false }, undefined, 'revealNotLifted'],
  ['a board that stays frozen, to its owner', { isUnsealedAtEnd: false }, 'owner', undefined],
  ['a contest without a public board, to a guest', { isBoardPublic: false }, undefined, 'loginRequired'],
  [
    'a private contest, to an outsider',
    { isBoardPublic: false, audience: 'private', password: 'w' },
    'ann',
    'contestNotRegistered',
  ],
  ['a public contest', { isBoardPublic: false }, 'ann', undefined],
] as const)('handles %s', async (_what, contest, who, code) => {
  const { cid } = await play(contest);
  for (const name of ['info', 'submission'] as const) {
    expect((await call(name, { cid }, who && people[who])).errorCode).toBe(code);
  }
});

test('tells the awards to whom it shows the reveal, and before that to organisers only', async () => {
  const { cid } = await play({ isUnsealedAtEnd: false });
  const awards = (person?: Person) =>
    server.call('GET /api/contest-desk/awards', {
      query: { cid },
      ...(person !== undefined && { token: person.token }),
    });
  for (const person of [undefined, people.ann]) {
    const { envelope, errorCode } = await awards(person);
    expect(errorCode).toBe('revealNotLifted');
    expect(envelope.data).toBeNull();
  }
  expect((await awards(people.owner)).envelope.data).toMatchObject({ awards: [] });
});
