/** A contest with a freeze, from start to end over HTTP, as a guest, a contestant and its owner see it. */
import { statuses } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addAccount, testPassword } from '../../testing/test-accounts.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { restartJudging } from '../submissions/index.ts';
import { addCases, startServerWithLanguages } from '../submissions/testing/sample-submissions.ts';
import { createClicsSite, type ClicsContest, type Headers } from './testing/clics-site.ts';
import type { FeedReader } from './testing/read-feed.ts';

const { accepted, wrongAnswer, compileError } = statuses;

let server: TestServer;
let site: ReturnType<typeof createClicsSite>;
type Person = Awaited<ReturnType<TestServer['addUser']>>;
const people = {} as Record<'owner' | 'ann' | 'bo' | 'star' | 'outsider', Person>;
const basic = (username: string, password: string): Headers => ({
  authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`,
});
let asOwner: Headers;
let asBo: Headers;

beforeAll(async () => {
  server = await startServerWithLanguages();
  site = createClicsSite(server, await server.app.listen({ port: 0, host: '127.0.0.1' }));
  people.owner = await addAccount(server, { role: 'admin' });
  for (const name of ['ann', 'bo', 'star', 'outsider'] as const)
    people[name] = await server.addUser({ username: name });
  await server.platform.database
    .updateTable('userAccount')
    .set({
      school: 'School of Ann',
      nickname: 'Ann the first',
      avatarUrl: `/api/public/img/${'a'.repeat(64)}.png`,
    })
    .where('id', '=', people.ann.id)
    .execute();
  asOwner = basic(people.owner.username, testPassword);
  asBo = { authorization: people.bo.token };
});
afterAll(() => server.close());

const opened: FeedReader[] = [];
afterEach(() => {
  for (const feed of opened.splice(0)) feed.leave();
});
async function follow(...input: Parameters<typeof site.follow>) {
  const feed = await site.follow(...input);
  opened.push(feed);
  return feed;
}

const rowsOf = async (cid: number, headers: Headers = {}) => {
  const { body } = await site.get(site.pathOf(cid, '/scoreboard'), headers);
  return (body as { rows: { rank: number; team_id: string; score: object; problems: object[] }[] }).rows;
};
const typesOf = (feed: FeedReader, type: string) => Object.fromEntries(feed.known().get(type) ?? []);
const verdictOf = (feed: FeedReader, submissionId: number, version = 0) =>
  (
    feed.object('judgements', `${String(submissionId)}-${String(version)}`) as
      | { judgement_type_id: string }
      | undefined
  )?.judgement_type_id;
const hasEnded = (feed: FeedReader) =>
  (feed.object('state') as { end_of_updates: string | null } | undefined)?.end_of_updates !== null;

describe('a contest that stays frozen', () => {
  let contest: ClicsContest;
  const id = {} as Record<'ann' | 'bo' | 'star' | 'late', number>;
  let guest: FeedReader;
  let bo: FeedReader;
  let owner: FeedReader;
  const all = () => [[guest, {}] as const, [bo, asBo] as const, [owner, asOwner] as const];
  const expectAllToAgree = async () => {
    for (const [feed, headers] of all()) {
      await expect.poll(() => feed.object('state')).toBeDefined();
      await site.expectToAgree(contest.cid, feed, headers);
    }
  };

  beforeAll(async () => {
    const nowMs = server.platform.clock().getTime();
    contest = await site.play({
      ownerId: people.owner.id,
      title: 'The finals',
      isBoardPublic: true,
      lastsHours: 2,
      sealedFrom: new Date(nowMs + 30 * 60_000),
      isUnsealedAtEnd: false,
      shownName: 'nickname',
      awardType: 'number',
      awards: JSON.stringify([{ priority: 1, name: '金奖', background: '#ff0', color: '#000', amount: 1 }]),
    });
    await server.platform.database
      .insertInto('contestStar')
      .values({ contestId: contest.cid, userId: people.star.id })
      .execute();
    await server.platform.database
      .updateTable('contestProblem')
      .set({ color: '#FF0000' })
      .where('id', '=', contest.contestProblemIds[0] ?? 0)
      .execute();
    id.star = await site.submit(contest, { userId: people.star.id, minute: 5, status: accepted });
    id.ann = await site.submit(contest, { userId: people.ann.id, minute: 10, status: accepted });
    await site.submit(contest, { userId: people.owner.id, minute: 11, status: accepted });
    id.bo = await site.submit(contest, { userId: people.bo.id, minute: 20, status: wrongAnswer });
    await addCases(server, id.bo, [accepted, wrongAnswer]);
  });

  const rejoin = async () => {
    [guest, bo, owner] = [
      await follow(contest.cid),
      await follow(contest.cid, asBo),
      await follow(contest.cid, asOwner),
    ];
  };

  test('is sent from its start, to each viewer with the access of the pages', async () => {
    await rejoin();
    await expectAllToAgree();
    expect(guest.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
    expect([guest, bo, owner].map((feed) => verdictOf(feed, id.bo))).toEqual(['RE', 'WA', 'WA']);
    expect(Object.keys(typesOf(guest, 'teams')).toSorted()).toEqual(
      [people.ann.id, people.bo.id, people.star.id].toSorted(),
    );
    expect(guest.object('teams', people.ann.id)).toMatchObject({
      name: 'Ann the first',
      label: 'ann',
      group_ids: ['official'],
      hidden: false,
      photo: [{ width: 200, height: 200 }],
    });
    expect(guest.object('teams', people.star.id)).toMatchObject({ hidden: true, group_ids: ['star'] });
    const [first] = contest.contestProblemIds.map(String);
    expect(bo.object('problems', first)).toMatchObject({
      label: 'A',
      ordinal: 1,
      rgb: '#ff0000',
      color: 'red',
      time_limit: 1.5,
    });
    expect(guest.object('problems', first)).not.toHaveProperty('time_limit');
    expect(owner.object('problems', first)).toMatchObject({ test_data_count: 0 });
    for (const feed of [guest, bo])
      expect(feed.object('problems', first)).not.toHaveProperty('test_data_count');
    const submitted = [guest, bo, owner].map((feed) => feed.object('submissions', String(id.bo)));
    expect(submitted).toMatchObject([{}, { language_id: 'cpp17' }, { language_id: 'cpp17', files: [{}] }]);
    expect(submitted[0]).not.toHaveProperty('language_id');
    expect(submitted[1]).not.toHaveProperty('files');
    expect([guest, bo, owner].map((feed) => Object.keys(typesOf(feed, 'runs')).length)).toEqual([0, 0, 2]);
  });

  test('has the scoreboard of the site', async () => {
    expect(await rowsOf(contest.cid)).toMatchObject([
      { rank: 1, team_id: people.ann.id, score: { num_solved: 1, total_time: 10, time: 10 } },
      {
        rank: 2,
        team_id: people.bo.id,
        score: { num_solved: 0, total_time: 0, time: null },
        problems: [{ num_judged: 1, num_pending: 0, solved: false }, { num_judged: 0 }],
      },
    ]);
    const { body } = await site.get(site.pathOf(contest.cid, '/scoreboard?group_id=star'));
    expect(body).toMatchObject({ rows: [{ rank: 1, team_id: people.star.id }] });
    expect((await site.get(site.pathOf(contest.cid, '/scoreboard?group_id=nobody'))).status).toBe(404);
  });

  test('sends verdicts as they arrive, and a rejudge replaces one', async () => {
    await rejoin();
    const pending = await site.submit(contest, { userId: people.bo.id, minute: 25 });
    for (const [feed] of all()) {
      await expect.poll(() => feed.object('submissions', String(pending))).toBeDefined();
      expect(verdictOf(feed, pending)).toBeUndefined();
    }
    expect((await rowsOf(contest.cid))[1]?.problems[0]).toMatchObject({ num_judged: 1, num_pending: 1 });
    await site.change(pending, accepted, { timeMs: 31 });
    for (const [feed] of all()) await expect.poll(() => verdictOf(feed, pending)).toBe('AC');
    await inTransaction(server.platform.database, (transaction) =>
      restartJudging(server.platform, transaction, { submissionId: id.bo, lane: 'contest' }),
    );
    for (const [feed] of all()) await expect.poll(() => verdictOf(feed, id.bo)).toBeUndefined();
    await site.change(id.bo, compileError);
    // The board shows that it costs no penalty, and not why.
    for (const [feed] of all())
      await expect.poll(() => verdictOf(feed, id.bo, 1)).toBe(feed === guest ? 'RNP' : 'CE');
    expect(typesOf(owner, 'runs')).toEqual({});
    await expectAllToAgree();
  });

  test('continues a reconnected client at its token, with new entries only', async () => {
    const before = await follow(contest.cid, asBo);
    await expect.poll(() => before.token()).toBeDefined();
    const token = before.token() ?? '';
    before.leave();
    const known = [...before.lines];
    const fresh = await site.submit(contest, {
      userId: people.ann.id,
      minute: 28,
      problem: 1,
      status: wrongAnswer,
    });
    const after = await follow(contest.cid, asBo, { token, lines: known });
    await expect.poll(() => verdictOf(after, fresh)).toBe('WA');
    expect(after.lines.map(({ type }) => type)).not.toContain('teams');
    await site.expectToAgree(contest.cid, after, asBo);
    for (const bad of ['', 'x', token.replace(/^./, 'z'), `${token}9999`]) {
      const { status, body } = await site.get(
        site.pathOf(contest.cid, `/event-feed?since_token=${bad}`),
        asBo,
      );
      expect([status, body]).toMatchObject([400, { code: 400, message: expect.any(String) as string }]);
    }
    // A token of another audience is invalid: its log differs.
    expect(
      (await site.get(site.pathOf(contest.cid, `/event-feed?since_token=${token}`), asOwner)).status,
    ).toBe(400);
  });

  test('sends verdicts only to administrators while frozen', async () => {
    await rejoin();
    server.passTime(31 * 60);
    id.late = await site.submit(contest, { userId: people.ann.id, minute: 91, problem: 1, status: accepted });
    await expect.poll(() => verdictOf(owner, id.late)).toBe('AC');
    for (const feed of [guest, bo]) {
      await expect.poll(() => feed.object('submissions', String(id.late))).toBeDefined();
      expect(JSON.stringify(feed.lines)).not.toContain(`"${String(id.late)}-0"`);
    }
    expect(guest.object('state')).toMatchObject({ frozen: expect.any(String) as string, thawed: null });
    await expectAllToAgree();
    expect((await rowsOf(contest.cid))[0]).toMatchObject({
      score: { num_solved: 1 },
      problems: [{}, { num_judged: 1, num_pending: 1, solved: false }],
    });
    expect((await rowsOf(contest.cid, asOwner))[0]).toMatchObject({
      score: { num_solved: 2, total_time: 121 },
    });
    // Own verdicts too, although the user sees them on the pages: a screen with this feed may be public.
    const own = await follow(contest.cid, { authorization: people.ann.token });
    await expect.poll(() => own.token()).toBeDefined();
    expect(verdictOf(own, id.late)).toBeUndefined();
  });

  test('sends everything to the resolver after the end, while others wait for the thaw', async () => {
    await rejoin();
    await expect.poll(() => owner.token()).toBeDefined();
    server.passTime(30 * 60 + 40);
    await expect.poll(() => owner.isOver()).toBe(true);
    await site.expectToAgree(contest.cid, owner, asOwner);
    expect(owner.lines.at(-1)).toMatchObject({ type: 'state', id: null });
    expect(hasEnded(owner)).toBe(true);
    // The resolver requires that all is judged, and the winners.
    for (const submission of owner.known().get('submissions')?.keys() ?? [])
      expect(Object.values(typesOf(owner, 'judgements'))).toContainEqual(
        expect.objectContaining({ submission_id: submission }),
      );
    expect(owner.object('awards', 'winner')).toMatchObject({ team_ids: [people.ann.id] });
    expect(owner.object('awards', 'gold-medal')).toMatchObject({
      citation: '金奖',
      team_ids: [people.ann.id],
    });
    const [first] = contest.contestProblemIds;
    expect(owner.object('awards', `first-to-solve-${String(first)}`)).toMatchObject({
      team_ids: [people.ann.id],
    });
    await expect
      .poll(() => guest.object('state'))
      .toMatchObject({ finalized: expect.any(String) as string, thawed: null, end_of_updates: null });
    expect([typesOf(guest, 'awards'), verdictOf(guest, id.late)]).toEqual([{}, undefined]);
    await site.submit(contest, { userId: people.bo.id, minute: 130, problem: 1, status: accepted });
    expect((await rowsOf(contest.cid, asOwner))[1]).toMatchObject({
      team_id: people.bo.id,
      score: { num_solved: 1 },
    });
  });

  test('sends the rest to everyone when the scoreboard is unfrozen, and ends the feed', async () => {
    await rejoin();
    await expect.poll(() => [guest.token(), bo.token()]).not.toContain(undefined);
    expect([guest.isOver(), bo.isOver()]).toEqual([false, false]);
    await site.edit(contest.cid, { isUnsealedAtEnd: true });
    // It had ended for administrators, so they reconnect.
    await expect.poll(() => guest.isOver()).toBe(true);
    owner = await follow(contest.cid, asOwner);
    for (const [feed, headers] of all()) {
      await expect.poll(() => feed.isOver()).toBe(true);
      expect(verdictOf(feed, id.late)).toBe('AC');
      expect(feed.lines.at(-1)?.type).toBe('state');
      expect(feed.object('awards', 'winner')).toMatchObject({ team_ids: [people.ann.id] });
      await site.expectToAgree(contest.cid, feed, headers);
    }
    const state = Object.values(guest.object('state') as Record<string, string>).map((text) =>
      Date.parse(text),
    );
    const [started = 0, frozen = 0, ended = 0, thawed = 0, finalized = 0, over = 0] = state;
    expect(started < frozen && frozen < ended && ended < thawed && ended < finalized).toBe(true);
    expect(over > thawed && over > finalized).toBe(true);
  });
});

test('awards tied teams the same medals as the scoreboard of the site', async () => {
  const award = { priority: 1, name: 'Gold', background: '#ff0', color: '#000', amount: 1 };
  const { cid, ...contest } = await site.play({
    ownerId: people.owner.id,
    startsInHours: -3,
    lastsHours: 2,
    awardType: 'number',
    awards: JSON.stringify([award]),
  });
  for (const { id: userId } of [people.ann, people.bo])
    await site.submit({ cid, ...contest }, { userId, minute: 5, status: accepted });
  const rank = await server.call('POST /api/get-contest-rank', { token: people.owner.token, body: { cid } });
  const { records } = rank.envelope.data as { records: { uid: string; isWinAward: boolean }[] };
  const winners = records.filter(({ isWinAward }) => isWinAward).map(({ uid }) => uid);
  expect(winners).toHaveLength(1);
  const told = (await site.get(site.pathOf(cid, '/awards/gold-medal'), asOwner)).body;
  expect(told).toMatchObject({ team_ids: winners });
});
