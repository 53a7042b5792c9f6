import { statuses, type Calls, type SentBodyOf } from '@touchstone/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addContest, addContestProblem } from '../../testing/sample-contests.ts';
import { addProblem, addSubmission } from '../../testing/sample-content.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

type Person = Awaited<ReturnType<TestServer['addUser']>>;
type Form = SentBodyOf<Calls['PUT /api/admin/contest']>;

const minuteMs = 60_000;

let server: TestServer;
let root: Person;
let owner: Person;
let ann: Person;
let cid: number;
let pid: number;
let contestProblemId: number;
/** The contest began two hours ago and ends in three. */
let startMs: number;

beforeAll(async () => {
  server = await startTestServer();
  root = await server.addUser({ role: 'root' });
  owner = await server.addUser({ role: 'admin' });
});
afterAll(() => server.close());

type Columns = NonNullable<Parameters<typeof addContest>[1]>;

const stage = async (columns: Columns = {}) => {
  startMs = server.platform.clock().getTime() - 120 * minuteMs;
  cid = await addContest(server, {
    ownerId: owner.id,
    description: 'Five problems.',
    startAt: new Date(startMs),
    endAt: new Date(startMs + 300 * minuteMs),
    ...columns,
  });
  pid = (await addProblem(server, { visibility: 'contest' })).id;
  contestProblemId = await addContestProblem(server, { contestId: cid, problemId: pid, displayId: 'A' });
  // A session records its address after five minutes.
  server.passTime(301);
  await enter(ann);
  await submit(ann, 30);
};
/** Opens the contest, as contestants do. */
const enter = (person: Person) =>
  server.call('GET /api/get-contest-problem', {
    query: { cid },
    token: person.token,
    remoteAddress: '10.0.0.1',
  });
const submit = (person: Person, minute: number) =>
  addSubmission(server, {
    userId: person.id,
    problemId: pid,
    contestId: cid,
    contestProblemId,
    status: statuses.accepted,
    submittedAt: new Date(startMs + minute * minuteMs),
  });

const effectsOf = (answer: { errorCode: string | undefined; envelope: { data: unknown } }) =>
  answer.errorCode === 'changeInUse' ? answer.envelope.data : answer.errorCode;
const named = (confirm: readonly string[]) => (confirm.length === 0 ? {} : { confirm: confirm.join(',') });
const save = async (form: Form) =>
  effectsOf(await server.call('PUT /api/admin/contest', { body: { id: cid, ...form }, token: owner.token }));
const show = async (visible: boolean, ...confirm: string[]) =>
  effectsOf(
    await server.call('PUT /api/admin/contest/change-contest-visible', {
      query: { cid, visible, ...named(confirm) },
      token: owner.token,
    }),
  );
const remove = async (...confirm: string[]) =>
  effectsOf(
    await server.call('DELETE /api/admin/contest', { query: { cid, ...named(confirm) }, token: root.token }),
  );
const takeOut = async (...confirm: string[]) =>
  effectsOf(
    await server.call('DELETE /api/admin/contest/problem', {
      query: { cid, pid, ...named(confirm) },
      token: owner.token,
    }),
  );
const stored = () =>
  server.platform.database.selectFrom('contest').selectAll().where('id', '=', cid).executeTakeFirst();
const inMinutes = (minutes: number) => new Date(startMs + minutes * minuteMs).toISOString();

beforeEach(async () => {
  ann = await server.addUser();
});

describe('a running contest', () => {
  beforeEach(() => stage());

  test('is hidden only by somebody who knows whom it shuts out', async () => {
    const bo = await server.addUser();
    server.passTime(301);
    await enter(bo);
    expect(await show(false)).toEqual({ contestantsShutOut: 1 });
    await submit(bo, 40);
    expect(await show(false)).toEqual({ contestantsShutOut: 2 });
    expect(await show(false, 'submissionsDeleted')).toEqual({ contestantsShutOut: 2 });
    expect((await stored())?.isVisible).toBe(true);
    expect(await show(false, 'contestantsShutOut')).toBeUndefined();
    expect((await stored())?.isVisible).toBe(false);
    // Showing it again harms no one.
    expect(await show(true)).toBeUndefined();
  });

  test('is hidden without a question once nobody is there', async () => {
    server.passTime(3600);
    expect(await show(false)).toBeUndefined();
  });

  test.each([
    ['hidden', { visible: false }],
    ['given a password', { auth: 1, pwd: 'sesame' }],
    ['protected by a password', { auth: 2, pwd: 'sesame' }],
    [
      'limited to other accounts',
      {
        openAccountLimit: true,
        accountLimitRule: '<prefix>x</prefix><suffix></suffix><start>1</start><end>9</end><extra></extra>',
      },
    ],
    ['limited to other addresses', { examAddresses: ['192.0.2.0/24'] }],
  ] satisfies [string, Form][])('asks before it is %s', async (_change, form) => {
    expect(await save(form)).toEqual({ contestantsShutOut: 1 });
    expect(await stored()).toMatchObject({ isVisible: true, audience: 'public', password: null });
    expect(await save({ ...form, confirm: ['contestantsShutOut'] })).toBeUndefined();
    // The contestant is out already.
    expect(await save(form)).toBeUndefined();
  });

  test.each([
    ['its title', { title: 'Another title' }],
    ['a later end', { endTime: 400 }],
    ['a freeze to come', { sealRank: true, sealRankTime: 240 }],
  ])('changes without a question: %s', async (_change, form) => {
    const { endTime, sealRankTime, ...rest } = form as { endTime?: number; sealRankTime?: number };
    const times = {
      ...(endTime !== undefined && { endTime: inMinutes(endTime) }),
      ...(sealRankTime !== undefined && { sealRankTime: startMs + sealRankTime * minuteMs }),
    };
    expect(await save({ ...rest, ...times })).toBeUndefined();
  });

  test('is deleted only by somebody who knows what is lost', async () => {
    expect(await remove()).toEqual({ contestantsShutOut: 1, submissionsDetached: 1 });
    expect(await remove('contestantsShutOut')).toEqual({ contestantsShutOut: 1, submissionsDetached: 1 });
    expect(await stored()).toBeDefined();
    expect(await remove('contestantsShutOut', 'submissionsDetached')).toBeUndefined();
    expect(await stored()).toBeUndefined();
  });

  test('loses a problem only with its submissions named', async () => {
    const bo = await server.addUser();
    await submit(bo, 40);
    await submit(bo, 50);
    expect(await takeOut()).toEqual({ contestantsRescored: 2, submissionsDeleted: 3 });
    expect(await takeOut('contestantsRescored', 'submissionsDeleted')).toBeUndefined();
  });
});

test('asks before a later end lets submissions count that came after it', async () => {
  await stage({ isSubmittingAllowedAfterEnd: true });
  server.passTime(4 * 3600);
  await submit(ann, 310);
  expect(await save({ endTime: inMinutes(305) })).toBeUndefined();
  expect(await save({ endTime: inMinutes(320) })).toEqual({ contestantsRescored: 1 });
});

test('asks before a freeze shows what it hides', async () => {
  const hidden = { sealedFrom: new Date(server.platform.clock().getTime() - 60 * minuteMs) };
  await stage(hidden);
  await submit(ann, 90);
  await submit(ann, 100);
  expect(await save({ sealRank: false })).toEqual({ submissionsRevealed: 2 });
  expect(await save({ sealRankTime: startMs + 95 * minuteMs })).toEqual({ submissionsRevealed: 1 });
  expect(await save({ sealRank: false, confirm: ['submissionsRevealed'] })).toBeUndefined();
  // After the end it is how results are published.
  await stage({ ...hidden, isUnsealedAtEnd: false });
  await submit(ann, 90);
  server.passTime(4 * 3600);
  expect(await save({ autoRealRank: true })).toBeUndefined();
});

test('asks before another score counts in an OI contest', async () => {
  await stage({ scoring: 'oi', oiBasis: 'recent' });
  expect(await save({ oiRankScoreType: 'Highest' })).toEqual({ contestantsRescored: 1 });
});

test('says the figures in three languages', async () => {
  await stage();
  const say = async (locale: string) =>
    (
      await server.call('DELETE /api/admin/contest', {
        query: { cid },
        token: root.token,
        headers: { 'accept-language': locale },
      })
    ).envelope.msg;
  expect(await say('zh-CN')).toContain('1 名正在参赛的选手');
  expect(await say('zh-HK')).toContain('1 名正在參賽的選手');
  expect(await say('en-US')).toContain('1 contestant who is taking part');
});
