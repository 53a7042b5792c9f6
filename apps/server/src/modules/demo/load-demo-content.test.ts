import { accountLimits, type DataOf, type profilesCalls } from '@touchstone/contract';
import { sql } from '@touchstone/database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { prepareContent } from '../prepare-content.ts';
import { demoUsers } from './demo-users.ts';

type Profile = DataOf<(typeof profilesCalls)['GET /api/get-user-home-info']>;
type HeatMap = DataOf<(typeof profilesCalls)['GET /api/get-user-calendar-heatmap']>;

const countedTables = [
  'userAccount',
  'problem',
  'problemCase',
  'submission',
  'solvedProblem',
  'announcement',
  'loginRecord',
] as const;

async function count({ platform }: TestServer) {
  const counts = countedTables.map(async (table) => {
    const all = platform.database
      .selectFrom(table)
      .select((select) => select.fn.countAll<number>().as('count'));
    return [table, (await all.executeTakeFirstOrThrow()).count] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}

const prepare = ({ platform }: TestServer) => prepareContent(platform, { onRootCreated: () => undefined });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ isDemoContentWanted: true });
  await Promise.all([prepare(server), prepare(server)]);
});
afterAll(() => server.close());

describe('the demo content', () => {
  test('is loaded once, though two servers started together', async () => {
    expect(await count(server)).toMatchObject({ userAccount: 13, problem: 12, announcement: 3 });
    const before = await count(server);
    await prepare(server);
    expect(await count(server)).toEqual(before);
  });

  test('gives every problem tags, and ranks the users by what they did', async () => {
    const list = await server.call('GET /api/get-problem-list', { query: { limit: 30 } });
    const { records } = list.envelope.data as { records: { tags: object[]; total: number; ac: number }[] };
    expect(records).toHaveLength(12);
    for (const { tags, total, ac } of records) {
      expect(tags.length).toBeGreaterThan(0);
      expect(total).toBeGreaterThan(ac);
    }
    const groups = await server.call('GET /api/get-problem-tags-and-classification');
    expect(groups.envelope.data).toHaveLength(5);
    const ranking = await server.call('GET /api/get-rank-list', { query: { type: 0 } });
    const first = (ranking.envelope.data as { records: { ac: number; total: number }[] }).records[0];
    expect(first?.ac).toBe(12);
    expect(first?.total).toBeGreaterThan(12);
  });

  test('marks as solved exactly what was accepted, by the first submission that did it', async () => {
    const { rows } = await sql<{ userId: string; problemId: number; submissionId: number }>`
      SELECT user_id, problem_id, id AS submission_id FROM submission AS first
      WHERE status = 0 AND NOT EXISTS (
        SELECT FROM submission AS earlier
        WHERE (earlier.user_id, earlier.problem_id, earlier.status) = (first.user_id, first.problem_id, 0)
          AND (earlier.submitted_at, earlier.id) < (first.submitted_at, first.id))
      ORDER BY 1, 2`.execute(server.platform.database);
    const solved = await server.platform.database
      .selectFrom('solvedProblem')
      .select(['userId', 'problemId', 'submissionId'])
      .orderBy('userId')
      .orderBy('problemId')
      .execute();
    expect(solved).toEqual(rows);
    expect(solved).toHaveLength(demoUsers.reduce((total, { reach }) => total + reach, 0));
  });

  test('has test data for every problem, in the file store', async () => {
    const { database, fileStore } = server.platform;
    const cases = await database
      .selectFrom('problemCase')
      .innerJoin('problem', 'problem.id', 'problemCase.problemId')
      .select(['displayId', 'scoring', 'score', 'inputSha256', 'inputBytes', 'answerSha256', 'answerBytes'])
      .execute();
    const byProblem = Map.groupBy(cases, ({ displayId }) => displayId);
    expect(byProblem.size).toBe(12);
    for (const [, own] of byProblem) {
      expect(own.length).toBeGreaterThanOrEqual(10);
      const points = own.reduce((sum, { score }) => sum + (score ?? 0), 0);
      expect(points).toBe(own[0]?.scoring === 'oi' ? 100 : 0);
    }
    for (const { inputSha256, inputBytes, answerSha256, answerBytes } of cases) {
      expect(await fileStore.findSize(inputSha256)).toBe(inputBytes);
      expect(await fileStore.findSize(answerSha256)).toBe(answerBytes);
    }
  });

  test('counts how submissions ended, as verdicts will go on to', async () => {
    const { database } = server.platform;
    const counted = await database
      .selectFrom('problemResultCount')
      .select(['problemId', 'status', 'count'])
      .orderBy('problemId')
      .orderBy('status')
      .execute();
    const { rows } = await sql`
      SELECT problem_id, status, count(*)::int AS count FROM submission GROUP BY 1, 2 ORDER BY 1, 2
    `.execute(database);
    expect(counted).toEqual(rows);
  });

  test('makes profiles and heat-maps alive', async () => {
    const query = { username: 'demo_abacus' };
    const home = await server.call('GET /api/get-user-home-info', { query });
    const profile = home.envelope.data as Profile;
    expect(profile).toMatchObject({ nickname: '云端算盘', memberStatus: 2, memberAnnual: 1, level: 3 });
    expect(profile.solvedList).toHaveLength(12);
    expect(profile.scoreList).toHaveLength(5);
    expect(profile.recentLoginTime).not.toBeNull();
    expect(Object.values(profile.solvedGroupByDifficulty ?? {}).map((group) => group.length)).toEqual([
      5, 4, 3,
    ]);
    const heat = await server.call('GET /api/get-user-calendar-heatmap', { query });
    const { dataList } = heat.envelope.data as HeatMap;
    expect(dataList.length).toBeGreaterThan(150);
    expect(dataList.reduce((total, day) => total + day.count, 0)).toBe(profile.total);
  });

  test('shows one profile without anything', async () => {
    const { envelope } = await server.call('GET /api/get-user-home-info', {
      query: { username: 'demo_firstday' },
    });
    expect(envelope.data).toMatchObject({ total: 0, solvedGroupByDifficulty: null, recentLoginTime: null });
  });

  test('has the welcome on top of the announcements, by root', async () => {
    const { envelope } = await server.call('GET /api/get-common-announcement');
    const { records } = envelope.data as { records: { title: string; username: string; content: string }[] };
    expect(records.map(({ title }) => title)).toEqual([
      '欢迎来到试金石 Welcome to Touchstone',
      '三步拿下第一个通过 Three steps to your first Accepted',
      '社区守则 House rules',
    ]);
    expect(records.every(({ username, content }) => username === 'root' && content.length > 200)).toBe(true);
  });

  test('brings accounts that nobody can log in with, reach or confuse with people', async () => {
    const accounts = await server.platform.database
      .selectFrom('userAccount')
      .selectAll()
      .where('username', '!=', 'root')
      .execute();
    for (const account of accounts) {
      expect(account).toMatchObject({
        passwordHash: null,
        email: null,
        phone: null,
        socialOpenId: null,
        roleCode: 1002,
      });
      expect(account.username).toMatch(/^demo_[a-z]+$/);
      expect(account.username.length).toBeLessThanOrEqual(accountLimits.usernameMaximum);
      expect((account.nickname ?? '').length).toBeLessThanOrEqual(accountLimits.nicknameMaximum);
    }
    for (const password of ['123456', 'null-null']) {
      const body = { username: 'demo_abacus', password };
      expect((await server.call('POST /api/login', { body })).errorCode).toBe('wrongCredentials');
    }
  });

  test('stays deleted', async () => {
    const { database } = server.platform;
    await database.deleteFrom('userAccount').where('username', 'like', 'demo\\_%').execute();
    await database.deleteFrom('problem').execute();
    await database.deleteFrom('announcement').execute();
    await prepare(server);
    expect(await count(server)).toEqual({
      userAccount: 1,
      problem: 0,
      problemCase: 0,
      submission: 0,
      solvedProblem: 0,
      announcement: 0,
      loginRecord: 0,
    });
  });
});

describe('a site of its own', () => {
  test('gets no demo content when it is unwanted, and may have it later', async () => {
    const plain = await startTestServer({ isDemoContentWanted: false });
    await prepare(plain);
    expect(await count(plain)).toMatchObject({ userAccount: 1, problem: 0, announcement: 0 });
    plain.platform.configuration.isDemoContentWanted = true;
    await prepare(plain);
    expect(await count(plain)).toMatchObject({ userAccount: 13, problem: 12, announcement: 3 });
    await plain.close();
  });

  test('keeps its names and problems when the demo content comes later', async () => {
    const busy = await startTestServer({ isDemoContentWanted: true });
    const { database } = busy.platform;
    const owner = await busy.addUser({ username: 'Demo_Abacus' });
    await database.insertInto('problem').values({ displayId: 'T1001', title: 'Ours' }).execute();
    await prepare(busy);
    const ours = await database.selectFrom('problem').selectAll().where('displayId', '=', 'T1001').execute();
    expect(ours).toMatchObject([{ title: 'Ours' }]);
    const touched = await database
      .selectFrom('submission')
      .select('id')
      .where((where) => where.or([where('userId', '=', owner.id), where('problemId', '=', ours[0]?.id ?? 0)]))
      .execute();
    expect(touched).toEqual([]);
    expect(await count(busy)).toMatchObject({ userAccount: 13, problem: 12 });
    await busy.close();
  });
});
