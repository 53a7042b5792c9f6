import { accountLimits, type DataOf, type profilesCalls } from '@touchstone/contract';
import { inTransaction, sql } from '@touchstone/database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { prepareContent } from '../prepare-content.ts';
import { demoUsers } from './demo-users.ts';
import { claimDemoContent } from './demo.repository.ts';
import { loadDemoPictures, loadDemoProblems } from './load-demo-files.ts';

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
  'carouselPicture',
  'contest',
  'contestProblem',
  'contestAnnouncement',
  'training',
  'trainingProblem',
  'userGroup',
  'groupMember',
  'groupAnnouncement',
  'discussion',
  'comment',
  'reply',
] as const;

const problems = await loadDemoProblems();
const everything = {
  userAccount: demoUsers.length + 1,
  // With one of the group.
  problem: problems.length + 1,
  announcement: 4,
  carouselPicture: 4,
  contest: 4,
  contestProblem: 23,
  training: 3,
  trainingProblem: 41,
  userGroup: 1,
  groupMember: 15,
  groupAnnouncement: 2,
  discussion: 4,
  comment: 1,
  reply: 1,
};

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
  server = await startTestServer({ isDemoContentWanted: false });
});
afterAll(() => server.close());

/** One site for all tests, in sequence: loading everything takes longer than the tests. */
describe('the demo content', () => {
  test('is not loaded if it is disabled', async () => {
    await prepare(server);
    expect(await count(server)).toMatchObject({ userAccount: 1, problem: 0, announcement: 0 });
  });

  test('can be loaded later, and once, although two servers started concurrently', async () => {
    server.platform.configuration.isDemoContentWanted = true;
    await Promise.all([prepare(server), prepare(server)]);
    expect(await count(server)).toMatchObject(everything);
    const before = await count(server);
    await prepare(server);
    expect(await count(server)).toEqual(before);
  });

  test('lets no connection wait while another server loads it', async () => {
    const { database, clock } = server.platform;
    const claim = () => inTransaction(database, (transaction) => claimDemoContent(transaction, clock()));
    const meanwhile = await inTransaction(database, async (transaction) => {
      await claimDemoContent(transaction, clock());
      return claim();
    });
    expect([meanwhile, await claim()]).toEqual(['busy', 'loaded']);
  });

  test('has titles and tags in the language of the reader', async () => {
    const show = async (locale: string) => {
      const { envelope } = await server.call('GET /api/get-problem-detail', {
        query: { problemId: 'T1001' },
        headers: { 'accept-language': locale },
      });
      const { problem, tags } = envelope.data as { problem: { title: string }; tags: { name: string }[] };
      return [problem.title, ...tags.map(({ name }) => name)];
    };
    expect(await show('zh-CN')).toEqual(['两袋米', '入门', '表达式']);
    expect(await show('zh-HK')).toEqual(['兩袋米', '入門', '運算式']);
    expect(await show('en-US')).toEqual(['Two Sacks of Rice', 'Entry', 'Expressions']);
  });

  test('gives every problem tags, and ranks the users by their results', async () => {
    const list = await server.call('GET /api/get-problem-list', { query: { limit: 30 } });
    const { records } = list.envelope.data as { records: { tags: object[]; total: number; ac: number }[] };
    expect(records).toHaveLength(30);
    for (const { tags, total, ac } of records) {
      expect(tags.length).toBeGreaterThan(1);
      expect(total).toBeGreaterThan(ac);
    }
    const groups = await server.call('GET /api/get-problem-tags-and-classification');
    expect(groups.envelope.data).toHaveLength(3);
    const ranking = await server.call('GET /api/get-rank-list', { query: { type: 0 } });
    const first = (ranking.envelope.data as { records: { ac: number; total: number }[] }).records[0];
    expect(first?.ac).toBe(problems.length);
    expect(first?.total).toBeGreaterThan(problems.length);
  });

  test('marks exactly the accepted problems as solved, by their first accepted submission', async () => {
    const { rows } = await sql<{ userId: string; problemId: number; submissionId: number }>`
      SELECT DISTINCT ON (user_id, problem_id) user_id, problem_id, id AS submission_id FROM submission
      WHERE status = 0 AND contest_id IS NULL AND group_id IS NULL
      ORDER BY user_id, problem_id, submitted_at, id`.execute(server.platform.database);
    const solved = await server.platform.database
      .selectFrom('solvedProblem')
      .select(['userId', 'problemId', 'submissionId'])
      .orderBy('userId')
      .orderBy('problemId')
      .execute();
    expect(solved).toEqual(rows);
    expect(solved).toHaveLength(demoUsers.reduce((total, { reach }) => total + reach, 0));
  });

  test('has two public trainings with introductions in every language', async () => {
    const titles = {
      'zh-CN': '从第一行代码开始',
      'zh-HK': '由第一行程式碼開始',
      en: 'From the First Line of Code',
    };
    for (const [language, title] of Object.entries(titles)) {
      const { envelope } = await server.call('GET /api/get-training-list', {
        headers: { 'accept-language': language },
      });
      expect(envelope.data).toMatchObject({
        total: 2,
        records: [
          { id: 1000, title, auth: 'Public', problemCount: 16, categoryName: '入门 Basics' },
          { id: 1001, problemCount: 18 },
        ],
      });
    }
  });

  test('has a group in the middle of its term: on-time and late work, a rank, a contest', async () => {
    const member = await server.platform.database
      .selectFrom('groupMember')
      .select('userId')
      .where('auth', '=', 3)
      .orderBy('userId')
      .executeTakeFirstOrThrow();
    const cells = await server.platform.database
      .selectFrom('trainingCell')
      .select(['status', 'isLate'])
      .where('trainingId', '=', 1002)
      .execute();
    expect(cells.filter(({ status, isLate }) => status === 0 && !isLate).length).toBeGreaterThan(5);
    expect(cells.filter(({ status, isLate }) => status === 0 && isLate).length).toBeGreaterThan(0);
    expect(cells.filter(({ status }) => status !== 0).length).toBeGreaterThan(0);
    const { rows } = await sql<{ solved: number }>`
      SELECT solved FROM training_participant WHERE training_id = 1002 AND user_id = ${member.userId}`.execute(
      server.platform.database,
    );
    expect(rows).toHaveLength(1);
    const contest = await server.platform.database
      .selectFrom('contest')
      .select(['id', 'groupId'])
      .where('groupId', 'is not', null)
      .executeTakeFirstOrThrow();
    expect(contest).toEqual({ id: 1003, groupId: 1000 });
  });

  test('has contests: an open one, and two finished ones with filled scoreboards', async () => {
    const list = await server.call('GET /api/get-contest-list');
    const { records } = list.envelope.data as { records: { id: number; status: number; type: number }[] };
    expect(records.map(({ status, type }) => [status, type])).toEqual([
      [0, 0],
      [1, 1],
      [1, 0],
    ]);
    for (const { id, type } of records) {
      const body = { cid: id, limit: 50 };
      const { envelope } = await server.call('POST /api/get-contest-outside-scoreboard', { body });
      const rows = (envelope.data as { records: { rank: number; isWinAward: boolean; ac?: number }[] })
        .records;
      expect(rows.length).toBeGreaterThan(4);
      if (type === 1) continue;
      expect(new Set(rows.map(({ ac }) => ac)).size).toBeGreaterThan(2);
    }
    const cup = { cid: records[2]?.id ?? 0, limit: 50 };
    const { envelope } = await server.call('POST /api/get-contest-outside-scoreboard', { body: cup });
    const rows = (envelope.data as { records: { rank: number; awardName: string | null }[] }).records;
    expect(rows.filter(({ rank }) => rank === -1)).toHaveLength(1);
    expect(rows.flatMap(({ awardName }) => awardName ?? [])).toEqual([
      'Gold',
      'Silver',
      'Silver',
      'Bronze',
      'Bronze',
      'Bronze',
    ]);
  });

  test('has test data for every problem, in the file store', async () => {
    const { database, fileStore } = server.platform;
    const cases = await database
      .selectFrom('problemCase')
      .innerJoin('problem', 'problem.id', 'problemCase.problemId')
      .select(['displayId', 'scoring', 'score', 'inputSha256', 'inputBytes', 'answerSha256', 'answerBytes'])
      .execute();
    const byProblem = Map.groupBy(cases, ({ displayId }) => displayId);
    expect(byProblem.size).toBe(everything.problem);
    for (const [, own] of byProblem) {
      expect(own.length).toBeGreaterThanOrEqual(10);
      expect(own.every(({ scoring, score }) => (score === null) === (scoring === 'acm'))).toBe(true);
    }
    for (const { inputSha256, inputBytes, answerSha256, answerBytes } of cases) {
      expect(await fileStore.findSize(inputSha256)).toBe(inputBytes);
      expect(await fileStore.findSize(answerSha256)).toBe(answerBytes);
    }
  });

  test('passes the checker, the files and the limits of a problem to judges', async () => {
    const rows = await server.platform.database
      .selectFrom('problem')
      .select(['displayId', 'judgeMode', 'caseMode', 'timeLimitMs', 'isTrailingBlankIgnored'])
      .select(['checkerLanguage', 'checkerCode', 'inputFileName', 'outputFileName'])
      .execute();
    const byId = new Map(rows.map((row) => [row.displayId, row]));
    for (const { displayId, judgeMode, caseMode, timeLimitMs, fileIo, checker, ...problem } of problems) {
      expect(byId.get(displayId)).toEqual({
        displayId,
        judgeMode,
        caseMode,
        timeLimitMs,
        isTrailingBlankIgnored: problem.isTrailingBlankIgnored,
        checkerLanguage: checker?.language ?? null,
        checkerCode: checker?.code ?? null,
        inputFileName: fileIo?.inputName ?? null,
        outputFileName: fileIo?.outputName ?? null,
      });
    }
  });

  test('shows its pictures in order, publicly', async () => {
    const { envelope } = await server.call('GET /api/home-carousel');
    const pictures = await loadDemoPictures();
    expect(pictures.length).toBe(everything.carouselPicture);
    const addresses = (envelope.data as { url: string }[]).map(({ url }) => url);
    for (const [index, { bytes }] of pictures.entries()) {
      const answer = await server.app.inject({ url: addresses[index] ?? '' });
      expect(answer.headers['content-type']).toBe('image/webp');
      expect(answer.rawPayload.equals(bytes)).toBe(true);
      expect(bytes.length).toBeLessThan(80 * 1024);
    }
  });

  test('has activity this week', async () => {
    const ranking = await server.call('GET /api/get-recent-seven-ac-rank');
    const places = ranking.envelope.data as { ac: number }[];
    expect(places).toHaveLength(10);
    expect(places.every(({ ac }) => ac > 0)).toBe(true);
    const week = await server.call('GET /api/get-last-week-submission-statistics');
    const { totalCountList } = week.envelope.data as { totalCountList: number[] };
    expect(totalCountList.slice(0, -1).every((total) => total > 0)).toBe(true);
  });

  test('counts the results of submissions, consistently with later verdicts', async () => {
    const { database } = server.platform;
    const counted = await database
      .selectFrom('problemResultCount')
      .select(['problemId', 'status', 'count'])
      .orderBy('problemId')
      .orderBy('status')
      .execute();
    const { rows } = await sql`
      SELECT problem_id, status, count(*)::int AS count FROM submission
      WHERE contest_id IS NULL AND group_id IS NULL GROUP BY 1, 2 ORDER BY 1, 2
    `.execute(database);
    expect(counted).toEqual(rows);
  });

  test('fills profiles and heat maps', async () => {
    const query = { username: 'demo_abacus' };
    const home = await server.call('GET /api/get-user-home-info', { query });
    const profile = home.envelope.data as Profile;
    expect(profile).toMatchObject({ nickname: '云端算盘', memberStatus: 2, memberAnnual: 1, level: 3 });
    expect(profile.solvedList).toHaveLength(problems.length);
    expect(profile.scoreList).toHaveLength(problems.filter(({ scoring }) => scoring === 'oi').length);
    expect(profile.recentLoginTime).not.toBeNull();
    expect(Object.values(profile.solvedGroupByDifficulty ?? {}).map((group) => group.length)).toEqual(
      [0, 1, 2].map((difficulty) => problems.filter((one) => one.difficulty === difficulty).length),
    );
    const heat = await server.call('GET /api/get-user-calendar-heatmap', { query });
    const { dataList } = heat.envelope.data as HeatMap;
    expect(dataList.length).toBeGreaterThan(150);
    // The total of a profile is about the site; the map shows work in groups, too.
    const { inGroups } = await server.platform.database
      .selectFrom('submission')
      .innerJoin('userAccount', 'userAccount.id', 'submission.userId')
      .select((select) => select.fn.countAll<number>().as('inGroups'))
      .where('username', '=', query.username)
      .where('groupId', 'is not', null)
      .where('contestId', 'is', null)
      .executeTakeFirstOrThrow();
    expect(inGroups).toBeGreaterThan(0);
    expect(dataList.reduce((total, day) => total + day.count, 0)).toBe(profile.total + inGroups);
  });

  test('has one empty profile', async () => {
    const { envelope } = await server.call('GET /api/get-user-home-info', {
      query: { username: 'demo_firstday' },
    });
    expect(envelope.data).toMatchObject({ total: 0, solvedGroupByDifficulty: null, recentLoginTime: null });
  });

  test('has the welcome as the first announcement, by root', async () => {
    const { envelope } = await server.call('GET /api/get-common-announcement');
    const { records } = envelope.data as { records: { title: string; username: string; content: string }[] };
    expect(records.map(({ title }) => title)).toEqual([
      '欢迎来到试金石 Welcome to Touchstone',
      '五个等级，三十四道题 Five levels, thirty-four problems',
      '三步拿下第一个通过 Three steps to your first Accepted',
      '社区守则 House rules',
    ]);
    expect(records.every(({ username, content }) => username === 'root' && content.length > 200)).toBe(true);
  });

  test('has accounts with a demo prefix and without password and contact data', async () => {
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

  test('is not restored after deletion', async () => {
    const { database } = server.platform;
    await database.deleteFrom('discussion').execute();
    await database.deleteFrom('userAccount').where('username', 'like', 'demo\\_%').execute();
    await database.deleteFrom('problem').execute();
    await database.deleteFrom('announcement').execute();
    await database.deleteFrom('carouselPicture').execute();
    await database.deleteFrom('contest').execute();
    await database.deleteFrom('training').execute();
    await database.deleteFrom('userGroup').execute();
    await prepare(server);
    expect(await count(server)).toEqual({
      userAccount: 1,
      problem: 0,
      problemCase: 0,
      submission: 0,
      solvedProblem: 0,
      announcement: 0,
      loginRecord: 0,
      carouselPicture: 0,
      contest: 0,
      contestProblem: 0,
      contestAnnouncement: 0,
      training: 0,
      trainingProblem: 0,
      userGroup: 0,
      groupMember: 0,
      groupAnnouncement: 0,
      discussion: 0,
      comment: 0,
      reply: 0,
    });
  });
});

describe('a site in use', () => {
  test('keeps its names and problems if the demo content is loaded later', async () => {
    const busy = await startTestServer({ isDemoContentWanted: true });
    const { database } = busy.platform;
    const file = { sha256: 'a'.repeat(64), name: 'ours.png', mediaType: 'image/png', sizeBytes: 1 };
    const { id: fileId } = await database
      .insertInto('storedFile')
      .values({ ...file, purpose: 'carousel' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await database.insertInto('carouselPicture').values({ fileId }).execute();
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
    expect(await count(busy)).toMatchObject({
      userAccount: demoUsers.length + 1,
      problem: everything.problem,
      carouselPicture: 1,
    });
    await busy.close();
  });
});
