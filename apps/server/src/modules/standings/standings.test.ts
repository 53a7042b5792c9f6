import type { AcmRankRow, OiRankRow } from '@touchstone/contract';
import { roleCodes, statuses } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishEvent } from '../../platform/event-bus.ts';
import { addContest, addContestProblem } from '../../testing/sample-contests.ts';
import { addProblem, addSubmission } from '../../testing/sample-content.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { changeProblemAudience } from '../submissions/index.ts';
import { readRecords } from './standings.repository.ts';

const { accepted, wrongAnswer, judging } = statuses;
const minuteMs = 60_000;

let server: TestServer;
type Person = Awaited<ReturnType<TestServer['addUser']>>;
const people = {} as Record<'owner' | 'root' | 'ann' | 'bo' | 'star', Person>;
let problemIds: number[];

beforeAll(async () => {
  server = await startTestServer();
  people.owner = await server.addUser({ role: 'admin', username: 'owner' });
  people.root = await server.addUser({ role: 'root', username: 'the-root' });
  for (const name of ['ann', 'bo', 'star'] as const) people[name] = await server.addUser({ username: name });
  problemIds = [(await addProblem(server)).id, (await addProblem(server)).id];
});
afterAll(() => server.close());

type Contest = Parameters<typeof addContest>[1];

interface Played {
  cid: number;
  /** Minute of the contest, problem and status. */
  submit: (person: Person, problem: 'A' | 'B', minute: number, result: Partial<Result>) => Promise<number>;
}
interface Result {
  status: number;
  score: number | null;
  timeMs: number | null;
}

async function play(contest: Contest = {}): Promise<Played> {
  const cid = await addContest(server, { ownerId: people.owner.id, ...contest });
  const { startAt } = await server.platform.database
    .selectFrom('contest')
    .select('startAt')
    .where('id', '=', cid)
    .executeTakeFirstOrThrow();
  const [first = 0, second = 0] = problemIds;
  const problems = {
    A: {
      problemId: first,
      id: await addContestProblem(server, { contestId: cid, problemId: first, displayId: 'A' }),
    },
    B: {
      problemId: second,
      id: await addContestProblem(server, { contestId: cid, problemId: second, displayId: 'B' }),
    },
  };
  return {
    cid,
    submit: (person, problem, minute, result) =>
      addSubmission(server, {
        userId: person.id,
        problemId: problems[problem].problemId,
        contestId: cid,
        contestProblemId: problems[problem].id,
        submittedAt: new Date(startAt.getTime() + minute * minuteMs),
        status: accepted,
        ...result,
      }),
  };
}

async function rank<Row = AcmRankRow>(cid: number, viewer: Person, body: object = {}) {
  const { envelope, errorCode } = await server.call('POST /api/get-contest-rank', {
    body: { cid, ...body },
    token: viewer.token,
  });
  expect(errorCode).toBeUndefined();
  return (envelope.data as { records: Row[] }).records;
}
const summary = (rows: AcmRankRow[]) =>
  rows.map(({ username, rank: place, ac, totalTime }) => [username, place, ac, totalTime / 60]);

async function judge(submissionId: number, result: Partial<Result>) {
  const { database } = server.platform;
  await database.updateTable('submission').set(result).where('id', '=', submissionId).execute();
  await publishEvent(database, 'submission.judged', { submissionId });
}

describe('an ACM board', () => {
  test('counts as by hand, changes with every verdict and rejudge, and knows nobody who runs it', async () => {
    const { cid, submit } = await play();
    await submit(people.ann, 'A', 10, { status: wrongAnswer });
    await submit(people.ann, 'A', 20, {});
    await submit(people.owner, 'A', 1, {});
    await submit(people.root, 'A', 1, {});
    // Ann is on top as the one who asks, and again at her place.
    expect(summary(await rank(cid, people.ann))).toEqual([
      ['ann', 1, 1, 40],
      ['ann', 1, 1, 40],
    ]);
    const late = await submit(people.bo, 'A', 30, { status: judging });
    await judge(late, { status: accepted });
    await expect
      .poll(async () => summary(await rank(cid, people.owner)))
      .toEqual([
        ['bo', 1, 1, 30],
        ['ann', 2, 1, 40],
      ]);
    await judge(late, { status: wrongAnswer });
    await expect
      .poll(async () => summary(await rank(cid, people.owner)))
      .toEqual([
        ['ann', 1, 1, 40],
        ['bo', 2, 0, 0],
      ]);
    const [ann] = await rank(cid, people.owner);
    expect(ann?.submissionInfo).toEqual({ A: { errorNum: 1, isAC: true, ACTime: 1200, isFirstAC: true } });
  });

  test('tells only tries behind the seal, except to those who run it and ask', async () => {
    const sealedFrom = new Date(server.platform.clock().getTime() - 10 * minuteMs);
    const { cid, submit } = await play({ sealedFrom });
    await submit(people.ann, 'A', 20, {});
    await submit(people.bo, 'A', 55, { status: wrongAnswer });
    await submit(people.bo, 'A', 58, {});
    const seen = (await rank(cid, people.ann)).find(({ username }) => username === 'bo');
    expect(seen).toMatchObject({ ac: 0, submissionInfo: { A: { errorNum: 0, tryNum: 2 } } });
    expect(
      (await rank(cid, people.ann, { forceRefresh: true })).find(({ username }) => username === 'bo'),
    ).toEqual(seen);
    expect((await rank(cid, people.owner)).find(({ username }) => username === 'bo')).toEqual(seen);
    const behind = (await rank(cid, people.owner, { forceRefresh: true })).find(
      ({ username }) => username === 'bo',
    );
    expect(behind).toMatchObject({ ac: 1, submissionInfo: { A: { errorNum: 1, isAC: true } } });
  });

  test('has stars without a place, followed people on top, pages and a search', async () => {
    const { cid, submit } = await play({
      awardType: 'number',
      awards: JSON.stringify([
        { priority: 1, name: 'Gold', background: '#e6bf25', color: '#fff', amount: 1 },
      ]),
    });
    await server.platform.database
      .insertInto('contestStar')
      .values({ contestId: cid, userId: people.star.id })
      .execute();
    await submit(people.star, 'A', 5, {});
    await submit(people.ann, 'A', 10, {});
    await submit(people.bo, 'A', 15, {});
    const names = async (body: object) =>
      (await rank(cid, people.owner, body)).map(({ username }) => username);
    expect(await names({})).toEqual(['star', 'ann', 'bo']);
    expect(await names({ removeStar: true })).toEqual(['ann', 'bo']);
    expect(await names({ concernedList: [people.bo.id] })).toEqual(['bo', 'star', 'ann', 'bo']);
    expect(await names({ limit: 1, currentPage: 2 })).toEqual(['ann']);
    expect(await names({ keyword: 'AN' })).toEqual(['ann']);
    const pageOfBo = async (limit: number, currentPage: number) =>
      (await rank(cid, people.bo, { concernedList: [people.ann.id], limit, currentPage })).map(
        ({ username }) => username,
      );
    expect([await pageOfBo(2, 1), await pageOfBo(2, 2), await pageOfBo(2, 3)]).toEqual([
      ['bo', 'ann'],
      ['star', 'ann'],
      ['bo'],
    ]);
    expect([await pageOfBo(3, 1), await pageOfBo(3, 2), await pageOfBo(3, 3)]).toEqual([
      ['bo', 'ann', 'star'],
      ['ann', 'bo'],
      [],
    ]);
    const rows = await rank(cid, people.owner);
    expect(rows.map(({ rank: place, awardName }) => [place, awardName])).toEqual([
      [-1, null],
      [1, 'Gold'],
      [2, null],
    ]);
  });

  test('counts what came after the end only where that is allowed and asked for', async () => {
    const over = { startsInHours: -3, lastsHours: 1 };
    const strict = await play(over);
    const lenient = await play({ ...over, isSubmittingAllowedAfterEnd: true });
    for (const { submit } of [strict, lenient]) await submit(people.ann, 'A', 90, {});
    expect(await rank(strict.cid, people.owner, { containsEnd: true })).toEqual([]);
    expect(await rank(lenient.cid, people.owner)).toEqual([]);
    expect((await rank(lenient.cid, people.owner, { containsEnd: true }))[0]?.submissionInfo).toMatchObject({
      A: { isAC: true, isAfterContest: true },
    });
  });

  test('shows real names only to those who run it, or where it goes by them', async () => {
    await server.platform.database
      .updateTable('userAccount')
      .set({ realname: 'Real Name' })
      .where('id', '=', people.ann.id)
      .execute();
    const [plain, named] = [await play(), await play({ shownName: 'realname' })];
    for (const { submit } of [plain, named]) await submit(people.ann, 'A', 1, {});
    expect((await rank(plain.cid, people.bo))[0]?.realname).toBeNull();
    expect((await rank(plain.cid, people.owner))[0]?.realname).toBe('Real Name');
    expect((await rank(named.cid, people.bo))[0]?.realname).toBe('Real Name');
  });
});

test('an OI board counts the last or the best submission, and nothing behind its seal', async () => {
  const recent = await play({ scoring: 'oi' });
  const highest = await play({ scoring: 'oi', oiBasis: 'highest' });
  const sealed = await play({ scoring: 'oi', isSealed: true });
  for (const { submit } of [recent, highest, sealed]) {
    await submit(people.ann, 'A', 1, { score: 100, timeMs: 12 });
    await submit(people.ann, 'A', 2, { score: 30, status: statuses.partialAccepted, timeMs: 5 });
  }
  const scores = async (cid: number, body = {}) =>
    (await rank<OiRankRow>(cid, people.owner, body)).map(({ totalScore, totalTime }) => [
      totalScore,
      totalTime,
    ]);
  expect(await scores(recent.cid)).toEqual([[30, 0]]);
  expect(await scores(highest.cid)).toEqual([[100, 12]]);
  expect(await scores(sealed.cid)).toEqual([]);
  expect(await scores(sealed.cid, { forceRefresh: true })).toEqual([[30, 0]]);
});

describe('the board outside', () => {
  const outside = (cid: number | undefined) =>
    server.call('POST /api/get-contest-outside-scoreboard', { body: { ...(cid !== undefined && { cid }) } });
  const outsideInfo = (cid: number) => server.call('GET /api/get-contest-outsize-info', { query: { cid } });

  test('is for everybody where the contest allows it, also of a private one', async () => {
    const { cid, submit } = await play({ isBoardPublic: true, audience: 'private', password: 'word' });
    await submit(people.ann, 'A', 1, {});
    const { envelope } = await outside(cid);
    expect((envelope.data as { records: AcmRankRow[] }).records.map(({ username }) => username)).toEqual([
      'ann',
    ]);
    const info = await outsideInfo(cid);
    expect(info.envelope.data).toMatchObject({
      contest: { id: cid },
      problemList: [{ displayId: 'A' }, { displayId: 'B' }],
    });
    expect(JSON.stringify(info.envelope)).not.toContain('word');
  });

  test.each([
    ['does not show it', {}, 'boardNotPublic'],
    ['is hidden', { isBoardPublic: true, isVisible: false }, 'contestMissing'],
    ['has not started', { isBoardPublic: true, startsInHours: 1 }, 'boardNotStarted'],
  ])('is closed where the contest %s', async (_why, contest, code) => {
    const { cid } = await play(contest);
    expect((await outside(cid)).errorCode).toBe(code);
    expect((await outsideInfo(cid)).errorCode).toBe(code);
  });

  test('needs the number of a contest', async () => {
    expect((await outside(undefined)).errorCode).toBe('boardContestRequired');
    expect((await outside(99_999_999)).errorCode).toBe('contestMissing');
    expect((await outsideInfo(99_999_999)).errorCode).toBe('contestMissing');
  });
});

test('a contest is read in parts, each record once', async () => {
  const { cid, submit } = await play();
  const ids = [];
  for (const person of [people.ann, people.bo, people.ann])
    for (const problem of ['A', 'B'] as const) ids.push(await submit(person, problem, 1, {}));
  const parts = [];
  for await (const rows of readRecords(server.platform.database, cid, 2))
    parts.push(rows.map(({ id }) => id));
  expect(parts.map(({ length }) => length)).toEqual([2, 2, 2]);
  expect(parts.flat().toSorted((one, other) => one - other)).toEqual(ids);
});

test('a problem that was made private is on no board, until it is shown again', async () => {
  const { cid, submit } = await play({ isBoardPublic: true });
  await submit(people.ann, 'A', 1, {});
  await submit(people.ann, 'B', 2, {});
  const show = (visibility: 'private' | 'public') =>
    inTransaction(server.platform.database, (transaction) =>
      changeProblemAudience(transaction, problemIds[1] ?? 0, { visibility, updatedAt: new Date() }),
    );
  const solved = async () => (await rank(cid, people.ann)).map(({ ac }) => ac)[0];
  expect(await solved()).toBe(2);
  await show('private');
  await expect.poll(solved).toBe(1);
  const { envelope } = await server.call('GET /api/get-contest-outsize-info', { query: { cid } });
  expect(envelope.data).toMatchObject({ problemList: [{ displayId: 'A' }] });
  await show('public');
  await expect.poll(solved).toBe(2);
});

test('who becomes a super administrator leaves the boards, and comes back; who is deleted leaves them', async () => {
  const { cid, submit } = await play();
  const guest = await server.addUser({ username: 'guest-of-boards' });
  await submit(people.ann, 'A', 1, {});
  await submit(guest, 'A', 2, {});
  const names = async () => (await rank(cid, people.owner)).map(({ username }) => username);
  const change = (type: number) =>
    server.send({
      method: 'PUT',
      url: '/api/admin/user/edit-user',
      headers: { authorization: people.root.token },
      payload: { uid: guest.id, username: guest.username, type, status: 0, setNewPwd: false },
    });
  expect(await names()).toEqual(['ann', guest.username]);
  await change(roleCodes.root);
  await expect.poll(names).toEqual(['ann']);
  await change(roleCodes.default_user);
  await expect.poll(names).toEqual(['ann', guest.username]);
  await server.send({
    method: 'DELETE',
    url: '/api/admin/user/delete-user',
    headers: { authorization: people.root.token },
    payload: { ids: [guest.id] },
  });
  await expect.poll(names).toEqual(['ann']);
});

test('a board that is watched is kept, however many others are looked at', async () => {
  const { cid, submit } = await play();
  await rank(cid, people.ann);
  for (let looks = 0; looks < 60; looks += 1) {
    await rank(await addContest(server), people.ann);
    if (looks % 20 === 0) await rank(cid, people.ann);
  }
  // Nobody was told of it: only a board that is read anew would show it.
  await submit(people.bo, 'A', 1, {});
  expect(await rank(cid, people.ann)).toEqual([]);
});
