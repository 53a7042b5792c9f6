import { statuses, toWireDate } from '@touchstone/contract';
import { sql } from '@touchstone/database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shiftSiteDay, siteDayOf } from '../../platform/site-day.ts';
import { noonOfSite } from '../../testing/noon-of-site.ts';
import { addContest } from '../../testing/sample-contests.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let admin: { id: string; token: string };
beforeAll(async () => {
  server = await startTestServer();
  server.stopClock(noonOfSite(new Date()));
  admin = await server.addUser({ role: 'problem_admin' });
});
afterAll(() => server.close());

const ask = async (name: Parameters<TestServer['call']>[0]) =>
  (await server.call(name, { token: admin.token })).envelope.data;

async function submit(status: number, submittedAt: Date) {
  const { database } = server.platform;
  const problem = await database
    .insertInto('problem')
    .values({ displayId: `D${String(Math.random()).slice(2)}`, title: 'x' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return database
    .insertInto('submission')
    .values({
      problemId: problem.id,
      userId: admin.id,
      language: 'C',
      code: '',
      codeLength: 0,
      status,
      submittedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

describe('the dashboard', () => {
  test('counts users, problems, current contests and submissions of today, by the time zone of the site', async () => {
    const { platform } = server;
    const now = platform.clock();
    const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
    const contest = (from: number, to: number, isVisible = true) => ({
      title: 'contest',
      scoring: 'acm' as const,
      startAt: inDays(from),
      endAt: inDays(to),
      isVisible,
    });
    await platform.database
      .insertInto('contest')
      .values([contest(-1, 1), contest(13, 14), contest(15, 16), contest(-2, -1), contest(-1, 1, false)])
      .execute();
    const startOfDay = new Date(`${siteDayOf(now)}T00:00:00+08:00`);
    await submit(statuses.accepted, startOfDay);
    await submit(statuses.wrongAnswer, new Date(startOfDay.getTime() - 1));
    expect(await ask('GET /api/admin/dashboard/get-dashboard-info')).toEqual({
      userNum: 1,
      recentContestNum: 2,
      todayJudgeNum: 1,
      problemNum: 2,
      submissionNum: 2,
    });
  });

  test('shows two weeks of submissions, their results and new users, today last', async () => {
    const now = server.platform.clock();
    await submit(statuses.judging, now);
    const { days, results } = (await ask('GET /api/admin/dashboard/statistics')) as {
      days: { day: string; submissions: number; accepted: number; newUsers: number }[];
      results: { status: number; count: number }[];
    };
    const today = siteDayOf(now);
    expect(days.map(({ day }) => day)).toEqual(
      Array.from({ length: 14 }, (_item, index) => shiftSiteDay(today, index - 13)),
    );
    expect(days.at(-1)).toEqual({ day: today, submissions: 2, accepted: 1, newUsers: 1 });
    expect(days.at(-2)).toMatchObject({ submissions: 1, accepted: 0 });
    // A submission under way has no result yet.
    expect(results).toEqual([
      { status: statuses.wrongAnswer, count: 1 },
      { status: statuses.accepted, count: 1 },
    ]);
  });

  test('shows results of a running contest only to super administrators', async () => {
    const root = await server.addUser({ role: 'root' });
    const resultsFor = async ({ token }: { token: string }) => {
      const { envelope } = await server.call('GET /api/admin/dashboard/statistics', { token });
      const { days, results } = envelope.data as {
        days: { submissions: number; accepted: number }[];
        results: { status: number; count: number }[];
      };
      const { submissions = 0, accepted = 0 } = days.at(-1) ?? {};
      const all = results.find(({ status }) => status === statuses.accepted)?.count ?? 0;
      return [submissions, accepted, all];
    };
    // Both responses are cached for a while.
    const [ofAdmin, ofRoot] = [await resultsFor(admin), await resultsFor(root)];
    const now = server.platform.clock();
    const { id } = await submit(statuses.accepted, now);
    const contestId = await addContest(server);
    await server.platform.database
      .updateTable('submission')
      .set({ contestId })
      .where('id', '=', id)
      .execute();
    server.passTime(60);
    const change = (after: number[], before: number[]) =>
      after.map((count, index) => count - (before[index] ?? 0));
    expect(change(await resultsFor(admin), ofAdmin)).toEqual([1, 0, 0]);
    expect(change(await resultsFor(root), ofRoot)).toEqual([1, 1, 1]);
  });

  test('shows the waiting and running tasks of every lane of the queue', async () => {
    const { database } = server.platform;
    const queue = async () =>
      (await ask('GET /api/admin/dashboard/queue')) as {
        lanes: { lane: string; waiting: number; running: number }[];
        waitingSince: string | null;
      };
    expect((await queue()).waitingSince).toBeNull();
    // By the clock of the server: its sweeper deletes requests that nobody waits for and takes tasks from silent judges.
    const now = server.platform.clock();
    const oldest = new Date(now.getTime() - 300_000);
    await database
      .insertInto('judgingTask')
      .values(
        [now, oldest].map((createdAt) => ({
          kind: 'test-run' as const,
          lane: 'test-run' as const,
          language: 'C',
          payload: '{}',
          createdAt,
        })),
      )
      .execute();
    await sql`
      INSERT INTO judging_task (kind, lane, language, payload, attempt_id, last_heard_at, created_at)
      VALUES ('test-run', 'test-run', 'C', '{}', gen_random_uuid(), ${now}, ${now})`.execute(database);
    const { lanes, waitingSince } = await queue();
    expect(lanes.find(({ lane }) => lane === 'test-run')).toEqual({
      lane: 'test-run',
      waiting: 2,
      running: 1,
    });
    expect(lanes.find(({ lane }) => lane === 'contest')).toEqual({ lane: 'contest', waiting: 0, running: 0 });
    expect(waitingSince).toBe(toWireDate(oldest));
  });

  test('describes the server for existing clients, and with its versions', async () => {
    const info = await ask('GET /api/admin/config/get-service-info');
    expect(info).toMatchObject({
      nacos: { status: 'UP' },
      backupService: [{ metadata: { 'nacos.healthy': 'true' } }],
      nodeVersion: process.versions.node,
      backupPercentCpuLoad: expect.stringMatching(/^\d+\.\d\d%$/) as string,
      backupPercentMemoryLoad: expect.stringMatching(/^\d+\.\d\d%$/) as string,
    });
    expect((info as { databaseBytes: number }).databaseBytes).toBeGreaterThan(1_000_000);
  });

  test('shows the last logins of the viewer, newest first, and the one before the current one to existing clients', async () => {
    const { database } = server.platform;
    const other = await server.addUser({ role: 'admin' });
    const previous = (payload?: string, type = 'application/json') =>
      server.send({
        method: 'POST',
        url: '/api/admin/dashboard/get-sessions',
        headers: { authorization: admin.token, 'content-type': type },
        ...(payload !== undefined && { payload }),
      });
    expect((await previous()).errorCode).toBe('loginRecordGone');
    const login = (userId: string, ip: string, createdAt: string) =>
      database
        .insertInto('loginRecord')
        .values({ userId, ip, userAgent: 'Browser', createdAt: new Date(createdAt) })
        .execute();
    await login(admin.id, '10.0.0.1', '2026-01-01T00:00:00Z');
    expect((await previous()).envelope.data).toMatchObject({ ip: '10.0.0.1' });
    await login(admin.id, '10.0.0.2', '2026-01-02T00:00:00Z');
    await login(other.id, '10.9.9.9', '2026-01-03T00:00:00Z');
    for (const type of ['application/x-www-form-urlencoded', 'text/plain'])
      expect((await previous(admin.id, type)).envelope.data).toMatchObject({ uid: admin.id, ip: '10.0.0.1' });
    expect((await previous(`"${admin.id}"`)).envelope.data).toMatchObject({ ip: '10.0.0.1' });
    const rows = (await ask('GET /api/admin/dashboard/logins')) as { ip: string }[];
    expect(rows.map(({ ip }) => ip)).toEqual(['10.0.0.2', '10.0.0.1']);
  });

  const calls = [
    'GET /api/admin/dashboard/get-dashboard-info',
    'GET /api/admin/dashboard/logins',
    'GET /api/admin/dashboard/statistics',
    'GET /api/admin/dashboard/queue',
    'GET /api/admin/config/get-service-info',
    'POST /api/admin/dashboard/get-sessions',
  ] as const;

  test('is for administrators only', async () => {
    const user = await server.addUser();
    for (const name of calls) {
      expect([name, (await server.call(name, { token: user.token })).httpStatus]).toEqual([name, 403]);
      expect([name, (await server.call(name)).errorCode]).toEqual([name, 'loginRequired']);
    }
  });
});
