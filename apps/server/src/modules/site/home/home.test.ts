import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shiftSiteDay, siteDayOf } from '../../../platform/site-day.ts';
import { noonOfSite } from '../../../testing/noon-of-site.ts';
import { addContest } from '../../../testing/sample-contests.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  server.stopClock(noonOfSite(new Date()));
});
afterAll(() => server.close());

const dayMs = 86_400_000;
let problems = 0;

async function addProblem(changes: { visibility?: 'private' | 'contest'; groupId?: number } = {}) {
  problems += 1;
  const createdAt = new Date(Date.now() + problems * 1000);
  return server.platform.database
    .insertInto('problem')
    .values({ displayId: `H${String(problems)}`, title: `题 ${String(problems)}`, createdAt, ...changes })
    .returning(['id', 'displayId'])
    .executeTakeFirstOrThrow();
}

async function submit(work: {
  userId: string;
  problemId: number;
  status: number;
  submittedAt: Date;
  contestId?: number;
}) {
  const { database } = server.platform;
  const { id } = await database
    .insertInto('submission')
    .values({ language: 'C', code: 'x', codeLength: 1, ...work })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { userId, problemId, submittedAt: solvedAt } = work;
  if (work.status === 0 && work.contestId === undefined) {
    await database
      .insertInto('solvedProblem')
      .values({ userId, problemId, submissionId: id, solvedAt })
      .execute();
  }
}

describe('the home page', () => {
  test('shows no pictures, contests or foreign contests on an empty site', async () => {
    expect((await server.call('GET /api/home-carousel')).envelope.data).toEqual([]);
    expect((await server.call('GET /api/get-recent-contest')).envelope.data).toEqual([]);
    expect((await server.call('GET /api/get-recent-other-contest')).envelope.data).toBeNull();
  });

  test('shows the pictures in their order, at the address of public files', async () => {
    const { database } = server.platform;
    const files = await database
      .insertInto('storedFile')
      .values(
        ['a', 'b'].map((letter) => ({
          sha256: letter.repeat(64),
          name: `${letter}.png`,
          mediaType: 'image/png',
          sizeBytes: 1,
          purpose: 'carousel',
        })),
      )
      .returning(['id', 'sha256'])
      .execute();
    await database
      .insertInto('carouselPicture')
      .values(files.map(({ id }, index) => ({ fileId: id, position: -index })))
      .execute();
    const { envelope } = await server.call('GET /api/home-carousel');
    expect((envelope.data as { url: string }[]).map(({ url }) => url)).toEqual([
      `/api/public/img/${'b'.repeat(64)}.png`,
      `/api/public/img/${'a'.repeat(64)}.png`,
    ]);
  });

  test('shows the ten newest public problems, also when an older one changes', async () => {
    const shown = [];
    for (let count = 0; count < 11; count += 1) shown.unshift((await addProblem()).displayId);
    await addProblem({ visibility: 'private' });
    await addProblem({ visibility: 'contest' });
    await addProblem({ groupId: 1 });
    const { envelope } = await server.call('GET /api/get-recent-updated-problem');
    const rows = envelope.data as { problemId: string }[];
    expect(rows.map(({ problemId }) => problemId)).toEqual(shown.slice(0, 10));
    const [oldest = ''] = shown.slice(-1);
    const updatedAt = new Date(Date.now() + 1000);
    await server.platform.database
      .updateTable('problem')
      .set({ updatedAt })
      .where('displayId', '=', oldest)
      .execute();
    const after = (await server.call('GET /api/get-recent-updated-problem')).envelope.data as typeof rows;
    expect(after.map(({ problemId }) => problemId)).toEqual(shown.slice(0, 10));
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(
      ['gmtCreate', 'gmtModified', 'id', 'problemId', 'title', 'type'].toSorted(),
    );
  });

  test('offers an assistant only if one is configured, and never to a guest', async () => {
    const { token } = await server.addUser();
    const { httpStatus, envelope, errorCode } = await server.call('GET /api/coze-get-token', { token });
    expect([httpStatus, envelope.status, errorCode]).toEqual([200, 400, 'assistantNotConfigured']);
    expect((await server.call('GET /api/coze-get-token')).httpStatus).toBe(401);
  });
});

describe('GET /api/get-recent-seven-ac-rank', () => {
  test('counts public problems solved since seven days before today, fills up with new users, leaves out banned ones', async () => {
    const [first, second, banned, late] = [
      await server.addUser(),
      await server.addUser(),
      await server.addUser(),
      await server.addUser(),
    ];
    const [one, two, hidden] = [
      await addProblem(),
      await addProblem(),
      await addProblem({ visibility: 'private' }),
    ];
    const now = server.platform.clock();
    const edge = new Date(`${shiftSiteDay(siteDayOf(now), -7)}T00:00:00+08:00`);
    const before = new Date(edge.getTime() - 1);
    await submit({ userId: first.id, problemId: one.id, status: 0, submittedAt: now });
    await submit({ userId: first.id, problemId: two.id, status: 0, submittedAt: edge });
    await submit({ userId: second.id, problemId: one.id, status: 0, submittedAt: now });
    await submit({ userId: second.id, problemId: two.id, status: 0, submittedAt: before });
    await submit({ userId: second.id, problemId: hidden.id, status: 0, submittedAt: now });
    await submit({ userId: banned.id, problemId: one.id, status: 0, submittedAt: now });
    await submit({ userId: late.id, problemId: one.id, status: 0, submittedAt: now, contestId: 4 });
    await server.platform.database
      .updateTable('userAccount')
      .set({ isBanned: true })
      .where('id', '=', banned.id)
      .execute();
    const { envelope } = await server.call('GET /api/get-recent-seven-ac-rank');
    const rows = envelope.data as { uid: string; ac: number }[];
    expect(rows.slice(0, 2).map(({ uid, ac }) => [uid, ac])).toEqual([
      [first.id, 2],
      [second.id, 1],
    ]);
    expect(rows.slice(2).every(({ ac }) => ac === 0)).toBe(true);
    expect(rows.map(({ uid }) => uid)).toContain(late.id);
    expect(rows.map(({ uid }) => uid)).not.toContain(banned.id);
    expect(rows[0]).toMatchObject({ username: first.username, total: null, rating: null, signature: null });
    await submit({ userId: second.id, problemId: (await addProblem()).id, status: 0, submittedAt: now });
    server.passTime(5);
    const later = (await server.call('GET /api/get-recent-seven-ac-rank')).envelope.data as typeof rows;
    expect(later.find(({ uid }) => uid === second.id)?.ac).toBe(2);
  });
});

describe('GET /api/get-last-week-submission-statistics', () => {
  const statistics = async (query: { forceRefresh?: boolean } = {}, token?: string) => {
    const { envelope } = await server.call('GET /api/get-last-week-submission-statistics', {
      query,
      ...(token !== undefined && { token }),
    });
    return envelope.data as { dateStrList: string[]; acCountList: number[]; totalCountList: number[] };
  };

  test('counts all submissions by day, caches the result for half an hour, refreshes on request for root only', async () => {
    const { id: userId, token } = await server.addUser();
    const admin = await server.addUser({ role: 'admin' });
    const root = await server.addUser({ role: 'root' });
    const { id: problemId } = await addProblem();
    const before = await statistics({ forceRefresh: true }, root.token);
    const now = server.platform.clock();
    const today = siteDayOf(now);
    expect(before.dateStrList).toEqual(
      [6, 5, 4, 3, 2, 1, 0].map((days) => shiftSiteDay(today, -days).slice(5)),
    );
    const sixDaysAgo = new Date(`${shiftSiteDay(today, -6)}T00:00:00+08:00`);
    await submit({ userId, problemId, status: 0, submittedAt: now, contestId: 3 });
    await submit({ userId, problemId, status: -1, submittedAt: now });
    await submit({ userId, problemId, status: 1, submittedAt: sixDaysAgo });
    await submit({ userId, problemId, status: 1, submittedAt: new Date(sixDaysAgo.getTime() - 1) });
    for (const asking of [undefined, token, admin.token]) {
      expect(await statistics({ forceRefresh: true }, asking)).toEqual(before);
    }
    const after = await statistics({ forceRefresh: true }, root.token);
    const change = (key: 'acCountList' | 'totalCountList') =>
      after[key].map((count, index) => count - (before[key][index] ?? 0));
    expect(change('totalCountList')).toEqual([1, 0, 0, 0, 0, 0, 2]);
    expect(change('acCountList')).toEqual([0, 0, 0, 0, 0, 0, 1]);
    expect(await statistics()).toEqual(after);
    await submit({ userId, problemId, status: 1, submittedAt: new Date(now.getTime() - 2 * dayMs) });
    server.passTime(1800);
    expect((await statistics()).totalCountList).not.toEqual(after.totalCountList);
  });

  test('excludes submissions of contests until their results are public, accepted or not', async () => {
    const { id: userId } = await server.addUser();
    const root = await server.addUser({ role: 'root' });
    const { id: problemId } = await addProblem();
    const ended = { startsInHours: -2, lastsHours: 1 };
    const contests = {
      running: await addContest(server),
      keptFrozen: await addContest(server, { ...ended, isFrozen: true, isUnsealedAtEnd: false }),
      unsealed: await addContest(server, { ...ended, isFrozen: true }),
    };
    const before = await statistics({ forceRefresh: true }, root.token);
    const counted: Record<string, number> = {};
    let accepted = before.acCountList.at(-1) ?? 0;
    for (const [name, contestId] of Object.entries(contests)) {
      await submit({ userId, problemId, status: 0, submittedAt: server.platform.clock(), contestId });
      const { acCountList } = await statistics({ forceRefresh: true }, root.token);
      counted[name] = (acCountList.at(-1) ?? 0) - accepted;
      accepted = acCountList.at(-1) ?? 0;
    }
    expect(counted).toEqual({ running: 0, keptFrozen: 0, unsealed: 1 });
    const { totalCountList } = await statistics();
    expect((totalCountList.at(-1) ?? 0) - (before.totalCountList.at(-1) ?? 0)).toBe(1);
  });
});
