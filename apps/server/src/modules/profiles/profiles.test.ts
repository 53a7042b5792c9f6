import type { Tables } from '@touchstone/database';
import type { Updateable } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServerWithStoppedClock, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServerWithStoppedClock();
});
afterAll(() => server.close());

interface Work {
  problemId: number;
  userId: string;
  status?: number;
  oiRankScore?: number;
  contestId?: number;
  groupId?: number;
  submittedAt?: Date;
}

async function addProblem(
  displayId: string,
  change: { difficulty?: number; visibility?: 'private' | 'contest' } = {},
) {
  const { id } = await server.platform.database
    .insertInto('problem')
    .values({ displayId, title: displayId, ...change })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function submit({ status = -1, ...work }: Work) {
  const { id } = await server.platform.database
    .insertInto('submission')
    .values({ language: 'C', code: 'x', codeLength: 1, status, ...work })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function solve(work: Work) {
  const submissionId = await submit({ ...work, status: 0 });
  await server.platform.database
    .insertInto('solvedProblem')
    .values({ userId: work.userId, problemId: work.problemId, submissionId })
    .execute();
}

const change = (id: string, values: Updateable<Tables['userAccount']>) =>
  server.platform.database.updateTable('userAccount').set(values).where('id', '=', id).execute();

const home = (query: object, token?: string) =>
  server.call('GET /api/get-user-home-info', { query, ...(token !== undefined && { token }) });
const heatMap = (query: object, token?: string) =>
  server.call('GET /api/get-user-calendar-heatmap', { query, ...(token !== undefined && { token }) });

describe('GET /api/get-user-home-info', () => {
  test('shows the public fields of an account, also to a guest', async () => {
    const { id, username } = await server.addUser({ email: 'hidden@example.org' });
    const told = {
      nickname: "O'Neil <b>",
      gender: 'female' as const,
      signature: '# 你好 <script>alert(1)</script>',
      school: '%_\\../',
      github: 'https://example.org/g',
      blog: 'https://example.org/b',
      titleName: '金牌',
      titleColor: '#946409',
      rating: 1500,
      level: 2,
      memberStatus: 1,
    };
    const memberExpiresAt = new Date('2030-01-02T03:04:05.006Z');
    await change(id, { ...told, avatarUrl: '/api/public/img/x.png', isAnnualMember: true, memberExpiresAt });
    const { httpStatus, envelope } = await home({ uid: id });
    expect(httpStatus).toBe(200);
    expect(envelope).toEqual({
      status: 200,
      msg: 'success',
      data: {
        ...told,
        uid: id,
        username,
        avatar: '/api/public/img/x.png',
        memberAnnual: 1,
        gmtMemberExp: '2030-01-02T03:04:05.006+0000',
        phone: null,
        recentLoginTime: null,
        total: 0,
        score: 0,
        scoreList: [],
        solvedList: [],
        solvedGroupByDifficulty: null,
      },
    });
  });

  test('leaks neither password, e-mail, real name nor student number', async () => {
    const { id, token } = await server.addUser({ email: 'secret-address@example.org' });
    const secrets = {
      passwordHash: 'secret-hash',
      realname: 'secret-name',
      studentNumber: 'secret-number',
      socialOpenId: 'secret-open-id',
      codeforcesUsername: 'secret-cf',
    };
    await change(id, secrets);
    for (const viewer of [undefined, token]) {
      expect(JSON.stringify(await home({ uid: id }, viewer))).not.toContain('secret');
    }
  });

  test.each([
    ['a guest', undefined, null],
    ['another user', 'default_user', null],
    ['a muted user', 'no_submit_mute_user', null],
    ['root', 'root', '13800138000'],
    ['an admin', 'admin', '13800138000'],
    ['a problem admin', 'problem_admin', '13800138000'],
  ] as const)('shows the phone to %s as it should', async (_who, role, expected) => {
    const owner = await server.addUser();
    await change(owner.id, { phone: '13800138000' });
    const viewer = role && (await server.addUser({ role }));
    const { envelope } = await home({ uid: owner.id }, viewer?.token);
    expect(envelope.data).toMatchObject({ uid: owner.id, phone: expected });
    const own = await home({}, owner.token);
    expect(own.envelope.data).toMatchObject({ uid: owner.id, phone: '13800138000' });
    await change(owner.id, { phone: null });
  });

  test('finds by uid, by name ignoring case, or by both if they belong to the same account', async () => {
    const mine = await server.addUser({ username: 'Mixed-Case' });
    const other = await server.addUser();
    for (const query of [
      { uid: mine.id },
      { username: 'mixed-CASE' },
      { uid: mine.id, username: 'Mixed-Case' },
    ]) {
      expect((await home(query)).envelope.data).toMatchObject({ uid: mine.id, username: 'Mixed-Case' });
    }
    const mismatch = await home({ uid: other.id, username: 'Mixed-Case' });
    expect([mismatch.httpStatus, mismatch.envelope.status, mismatch.errorCode]).toEqual([
      200,
      400,
      'userUnknown',
    ]);
  });

  test('defaults to the caller, and requires a user from a guest', async () => {
    const { id, token } = await server.addUser();
    expect((await home({}, token)).envelope.data).toMatchObject({ uid: id });
    expect((await home({ uid: '', username: '' }, token)).envelope.data).toMatchObject({ uid: id });
    const guest = await home({});
    expect([guest.httpStatus, guest.envelope.status, guest.errorCode]).toEqual([
      200,
      400,
      'userNotIdentified',
    ]);
  });

  test('does not find unknown or banned users, and ignores wildcards', async () => {
    const banned = await server.addUser({ username: 'banned-one' });
    await change(banned.id, { isBanned: true });
    for (const query of [
      { uid: 'f'.repeat(32) },
      { uid: "' OR 1=1 --" },
      { username: '%' },
      { username: 'banned_one' },
      { username: 'banned-one' },
      { uid: banned.id },
    ]) {
      expect((await home(query)).errorCode).toBe('userUnknown');
    }
  });

  test('refuses a bad token and an invalid name', async () => {
    const { id } = await server.addUser();
    expect((await home({ uid: id }, 'not-a-token')).httpStatus).toBe(401);
    const long = await home({ uid: 'x'.repeat(65) });
    expect([long.httpStatus, long.errorCode, long.envelope.msg]).toEqual([
      400,
      'invalidField',
      expect.stringContaining('uid') as string,
    ]);
    const twice = await server.send({ method: 'GET', url: '/api/get-user-home-info?uid=1&uid=2' });
    expect([twice.httpStatus, twice.errorCode]).toEqual([400, 'invalidField']);
    const unstorable = await server.send({ method: 'GET', url: '/api/get-user-home-info?username=%00' });
    expect([unstorable.httpStatus, unstorable.errorCode]).toEqual([400, 'invalidField']);
  });

  test('counts public submissions, uses the best score of each problem, and groups solved problems', async () => {
    const { id: userId } = await server.addUser();
    const stranger = await server.addUser();
    const easy = await addProblem('P-EASY');
    const hard = await addProblem('P-HARD', { difficulty: 2 });
    const hidden = await addProblem('P-HIDDEN', { visibility: 'private' });
    const ofContest = await addProblem('P-CONTEST', { visibility: 'contest' });
    await submit({ userId, problemId: hard, oiRankScore: 3 });
    await submit({ userId, problemId: hard, oiRankScore: 14 });
    await submit({ userId, problemId: hard, oiRankScore: 7 });
    await submit({ userId, problemId: easy, oiRankScore: 0 });
    await submit({ userId, problemId: hard, oiRankScore: 100, contestId: 5 });
    await submit({ userId, problemId: hard, oiRankScore: 100, groupId: 6 });
    await submit({ userId: stranger.id, problemId: hard, oiRankScore: 100 });
    for (const problemId of [easy, hard, hidden, ofContest]) await solve({ userId, problemId });
    const { envelope } = await home({ uid: userId });
    expect(envelope.data).toMatchObject({
      total: 8,
      scoreList: [0, 14],
      score: 14,
      solvedList: ['P-EASY', 'P-HARD'],
      solvedGroupByDifficulty: {
        '0': [{ id: easy, problemId: 'P-EASY', difficulty: 0 }],
        '1': [],
        '2': [{ id: hard, problemId: 'P-HARD', difficulty: 2 }],
      },
    });
  });

  test('shows the latest login', async () => {
    const { id: userId } = await server.addUser();
    const times = ['2024-01-01T00:00:00.000Z', '2024-03-01T10:20:30.400Z', '2024-02-01T00:00:00.000Z'];
    await server.platform.database
      .insertInto('loginRecord')
      .values(times.map((createdAt) => ({ userId, createdAt: new Date(createdAt) })))
      .execute();
    expect((await home({ uid: userId })).envelope.data).toMatchObject({
      recentLoginTime: '2024-03-01T10:20:30.400+0000',
    });
  });
});

describe('GET /api/get-user-calendar-heatmap', () => {
  test('counts submissions outside contests by the day of the site', async () => {
    const { id: userId, username, token } = await server.addUser();
    const stranger = await server.addUser();
    const problemId = await addProblem('P-HEAT');
    const now = server.platform.clock();
    const today = shanghaiDay(now);
    const at = (day: string, time: string) => new Date(`${day}T${time}+08:00`);
    const yesterday = shiftDays(today, -1);
    const lastYear = `${String(Number(today.slice(0, 4)) - 1)}${today.slice(4)}`.replace('-02-29', '-02-28');
    await submit({ userId, problemId, submittedAt: at(yesterday, '00:00:00.000') });
    await submit({ userId, problemId, submittedAt: at(yesterday, '23:59:59.999'), groupId: 3 });
    await submit({ userId, problemId, submittedAt: at(today, '00:00:00.000') });
    await submit({ userId, problemId, submittedAt: at(lastYear, '00:00:00.000') });
    await submit({ userId, problemId, submittedAt: at(shiftDays(lastYear, -1), '23:59:59.999') });
    await submit({ userId, problemId, submittedAt: at(yesterday, '12:00:00.000'), contestId: 1 });
    await submit({ userId: stranger.id, problemId, submittedAt: at(yesterday, '12:00:00.000') });
    const expected = {
      endDate: today,
      dataList: [
        { date: lastYear, count: 1 },
        { date: yesterday, count: 2 },
        { date: today, count: 1 },
      ],
    };
    expect((await heatMap({ uid: userId })).envelope.data).toEqual(expected);
    expect((await heatMap({ username })).envelope.data).toEqual(expected);
    expect((await heatMap({}, token)).envelope.data).toEqual(expected);
    expect((await heatMap({ uid: userId, username: stranger.username })).envelope.data).toEqual({
      endDate: today,
      dataList: [],
    });
  });

  test('is empty for unknown or banned users, and requires a user from a guest', async () => {
    const banned = await server.addUser();
    await submit({ userId: banned.id, problemId: await addProblem('P-BANNED') });
    await change(banned.id, { isBanned: true });
    expect((await heatMap({ username: 'nobody at all' })).envelope).toMatchObject({ data: { dataList: [] } });
    expect((await heatMap({ uid: banned.id })).envelope).toMatchObject({ data: { dataList: [] } });
    for (const token of [undefined, 'not-a-token']) {
      const guest = await heatMap({}, token);
      expect([guest.httpStatus, guest.envelope.status, guest.errorCode]).toEqual([
        200,
        400,
        'userNotIdentified',
      ]);
    }
  });
});

function shanghaiDay(date: Date) {
  return new Date(date.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
}

function shiftDays(day: string, days: number) {
  return new Date(new Date(`${day}T00:00:00Z`).getTime() + days * 86_400_000).toISOString().slice(0, 10);
}
