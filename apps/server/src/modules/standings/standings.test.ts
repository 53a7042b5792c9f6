import type { AcmRankRow, OiRankRow } from '@touchstone/contract';
import { statuses } from '@touchstone/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addGroup } from '../../testing/sample-groups.ts';
import { minuteMs, startBoardSite, type BoardSite } from './testing/board-site.ts';

const { accepted, wrongAnswer, judging } = statuses;

let server: BoardSite['server'];
let people: BoardSite['people'];
let play: BoardSite['play'];
let rank: BoardSite['rank'];
let judge: BoardSite['judge'];
beforeAll(async () => {
  ({ server, people, play, rank, judge } = await startBoardSite());
});
afterAll(() => server.close());

const summary = (rows: AcmRankRow[]) =>
  rows.map(({ username, rank: place, ac, totalTime }) => [username, place, ac, totalTime / 60]);

describe('an ACM board', () => {
  test('has the expected ranks, changes with every verdict and rejudge, and excludes contest administrators', async () => {
    const { cid, submit } = await play();
    await submit(people.ann, 'A', 10, { status: wrongAnswer });
    await submit(people.ann, 'A', 20, {});
    await submit(people.owner, 'A', 1, {});
    await submit(people.root, 'A', 1, {});
    // Ann is on top as the viewer, and again at her rank.
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

  test('shows only attempts while frozen, except to contest administrators on request', async () => {
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

  test('shows no awards while it is frozen, except to administrators who look behind the freeze', async () => {
    const { cid, submit } = await play({
      isFrozen: true,
      awardType: 'number',
      awards: JSON.stringify([
        { priority: 1, name: 'Gold', background: '#e6bf25', color: '#fff', amount: 1 },
      ]),
    });
    await submit(people.ann, 'A', 10, {});
    const awardsFor = async (person: typeof people.ann, body: object = {}) =>
      (await rank(cid, person, body)).map(({ isWinAward, awardName }) => [isWinAward, awardName]);
    expect(await awardsFor(people.bo)).toEqual([[false, null]]);
    expect(await awardsFor(people.owner)).toEqual([[false, null]]);
    expect(await awardsFor(people.owner, { forceRefresh: true })).toEqual([[true, 'Gold']]);
  });

  test('has stars without a rank, followed contestants on top, pages and a search', async () => {
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

  test('counts submissions after the end only if the contest allows it and the viewer requests it', async () => {
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

  test('shows real names only to contest administrators, or if the board uses real names', async () => {
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

test('an OI board counts the last or the best submission, and nothing after the freeze', async () => {
  const recent = await play({ scoring: 'oi' });
  const highest = await play({ scoring: 'oi', oiBasis: 'highest' });
  const sealed = await play({ scoring: 'oi', isFrozen: true });
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

describe('the public board', () => {
  const outside = (cid: number | undefined) =>
    server.call('POST /api/get-contest-outside-scoreboard', { body: { ...(cid !== undefined && { cid }) } });
  const outsideInfo = (cid: number) => server.call('GET /api/get-contest-outsize-info', { query: { cid } });

  test('is open to guests if the contest allows it, also for a private contest', async () => {
    const { cid, submit } = await play({ isBoardPublic: true, audience: 'private', password: 'word' });
    await submit(people.ann, 'A', 1, {});
    const { envelope } = await outside(cid);
    expect((envelope.data as { records: AcmRankRow[] }).records.map(({ username }) => username)).toEqual([
      'ann',
    ]);
    const info = await outsideInfo(cid);
    expect(info.envelope.data).toMatchObject({
      contest: { id: cid },
      problemList: ['A', 'B'].map((displayId) => ({ displayId, displayTitle: '', pid: 0 })),
    });
    expect(JSON.stringify(info.envelope)).not.toContain('word');
  });

  test.each([
    ['does not show it', {}, 'boardNotPublic'],
    ['is hidden', { isBoardPublic: true, isVisible: false }, 'contestMissing'],
    ['has not started', { isBoardPublic: true, startsInHours: 1 }, 'boardNotStarted'],
  ])('is refused if the contest %s', async (_why, contest, code) => {
    const { cid } = await play(contest);
    expect((await outside(cid)).errorCode).toBe(code);
    expect((await outsideInfo(cid)).errorCode).toBe(code);
  });

  test('is closed at once by a ban of its group', async () => {
    const { database } = server.platform;
    const groupId = await addGroup(server, { ownerId: people.owner.id });
    const { cid } = await play({ isBoardPublic: true, groupId });
    const guestSees = async () => [
      (await outside(cid)).errorCode,
      (await outsideInfo(cid)).errorCode,
      (await server.call('GET /api/get-contest-problem', { query: { cid } })).errorCode,
    ];
    expect(await guestSees()).toEqual([undefined, undefined, undefined]);
    await database.updateTable('userGroup').set({ isBanned: true }).where('id', '=', groupId).execute();
    expect(await guestSees()).toEqual(['boardNotPublic', 'boardNotPublic', 'loginRequired']);
  });

  test('requires a contest id', async () => {
    expect((await outside(undefined)).errorCode).toBe('boardContestRequired');
    expect((await outside(99_999_999)).errorCode).toBe('contestMissing');
    expect((await outsideInfo(99_999_999)).errorCode).toBe('contestMissing');
  });
});
