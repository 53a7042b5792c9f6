import { errorCodeHeader, statuses } from '@touchstone/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addContest, addContestProblem } from '../../testing/sample-contests.ts';
import { addProblem, addSubmission } from '../../testing/sample-content.ts';
import { parseWorkbook } from '../../testing/parse-workbook.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const { accepted, wrongAnswer } = statuses;
const awards = JSON.stringify([{ priority: 1, name: '金奖', background: '#fff', color: '#000', amount: 1 }]);

let server: TestServer;
type Person = Awaited<ReturnType<TestServer['addUser']>>;
const people = {} as Record<'owner' | 'other' | 'ann' | 'bo' | 'star', Person>;

beforeAll(async () => {
  server = await startTestServer();
  people.owner = await server.addUser({ role: 'admin', username: 'owner' });
  people.other = await server.addUser({ role: 'admin', username: 'other' });
  for (const name of ['ann', 'bo', 'star'] as const) people[name] = await server.addUser({ username: name });
  await server.platform.database
    .updateTable('userAccount')
    .set({ nickname: '=HYPERLINK("x")', realname: '安', school: '@one, two' })
    .where('id', '=', people.ann.id)
    .execute();
});
afterAll(() => server.close());

type Contest = Parameters<typeof addContest>[1];

/** Ann solves A at once and B after the end; Bo fails A twice, once during the freeze; the star solves A. */
async function play(contest: Contest = {}) {
  const cid = await addContest(server, {
    ownerId: people.owner.id,
    startsInHours: -3,
    lastsHours: 2,
    shownName: 'nickname',
    awardType: 'number',
    awards,
    isSubmittingAllowedAfterEnd: true,
    ...contest,
  });
  const { startAt } = await server.platform.database
    .selectFrom('contest')
    .select('startAt')
    .where('id', '=', cid)
    .executeTakeFirstOrThrow();
  await server.platform.database
    .insertInto('contestStar')
    .values({ contestId: cid, userId: people.star.id })
    .execute();
  const problems = new Map<string, { problemId: number; contestProblemId: number }>();
  for (const displayId of ['A', 'B']) {
    const { id: problemId } = await addProblem(server);
    const contestProblemId = await addContestProblem(server, { contestId: cid, problemId, displayId });
    problems.set(displayId, { problemId, contestProblemId });
  }
  const submit = (person: Person, displayId: string, minute: number, status: number, score: number) =>
    addSubmission(server, {
      userId: person.id,
      problemId: problems.get(displayId)?.problemId ?? 0,
      contestId: cid,
      contestProblemId: problems.get(displayId)?.contestProblemId ?? 0,
      submittedAt: new Date(startAt.getTime() + minute * 60_000),
      status,
      score,
      // Among equals the faster program ranks first.
      timeMs: person === people.star ? 20 : 10,
    });
  await submit(people.ann, 'A', 5, accepted, 100);
  await submit(people.ann, 'B', 130, accepted, 100);
  await submit(people.bo, 'A', 10, wrongAnswer, 40);
  await submit(people.bo, 'A', 115, wrongAnswer, 40);
  await submit(people.star, 'A', 1, accepted, 100);
  return cid;
}

const download = (cid: number | string, person: Person | undefined, query = '') =>
  server.app.inject({
    url: `/api/file/download-contest-rank?cid=${String(cid)}&forceRefresh=false${query}`,
    headers: person === undefined ? {} : { authorization: person.token },
  });
const rowsOf = async (cid: number, query = '') =>
  (await parseWorkbook((await download(cid, people.owner, query)).rawPayload)).rows;

const headings = ['Rank', 'Username', 'ShowName', 'Real Name', 'School'];

test('an ACM board is a workbook with a row per contestant, stars included, and a cell per problem', async () => {
  const cid = await play();
  const answer = await download(cid, people.owner);
  expect(answer.headers['content-disposition']).toBe(`attachment; filename=contest_${String(cid)}_rank.xlsx`);
  expect((await parseWorkbook(answer.rawPayload)).rows).toEqual([
    [...headings, 'AC', 'Total Submission', 'Total Penalty Time', 'A', 'B', 'Award'],
    ['*', 'star', '', '', '', '1', '1', '60', '1 (+1)', '', ''],
    ['1', 'ann', '=HYPERLINK("x")', '安', '@one, two', '1', '1', '300', '1 (+1)', '', '金奖'],
    ['2', 'bo', '', '', '', '0', '2', '0', '0 (-2)', '', ''],
  ]);
  expect(
    (await rowsOf(cid, '&removeStar=true&containEnd=true'))
      .slice(1)
      .map(([rank, , ...rest]) => [rank, rest.slice(-3)]),
  ).toEqual([
    ['1', ['1 (+1)', '1 (+1*)', '金奖']],
    ['2', ['0 (-2)', '', '']],
  ]);
});

test('an OI board contains the points', async () => {
  const cid = await play({ scoring: 'oi', awardType: 'none', awards: '[]', shownName: 'username' });
  expect(await rowsOf(cid)).toEqual([
    [...headings, 'Total Score', 'A', 'B'],
    ['1', 'ann', 'ann', '安', '@one, two', '100', '100', ''],
    ['*', 'star', 'star', '', '', '100', '100', ''],
    ['2', 'bo', 'bo', '', '', '40', '40', ''],
  ]);
});

test('escapes formulas in CSV', async () => {
  const cid = await play();
  const answer = await download(cid, people.owner, '&format=csv');
  expect(answer.headers['content-disposition']).toContain(`contest_${String(cid)}_rank.csv`);
  expect(answer.payload.charCodeAt(0)).toBe(0xfe_ff);
  expect(answer.payload).toContain(`1,ann,"'=HYPERLINK(""x"")",安,"'@one, two",1,1,300,1 (+1),,金奖\r\n`);
});

test('shows only attempts while frozen, unless a contest administrator requests the unfrozen board', async () => {
  const sealedFrom = new Date(server.platform.clock().getTime() - 3 * 3_600_000 + 100 * 60_000);
  const cid = await play({ sealedFrom, isUnsealedAtEnd: false });
  const bo = (rows: string[][]) => rows.find(([, username]) => username === 'bo')?.slice(-3)[0];
  expect(bo(await rowsOf(cid))).toBe('0 (-1 ?1)');
  const url = `/api/file/download-contest-rank?cid=${String(cid)}&forceRefresh=true`;
  const behind = await server.app.inject({ url, headers: { authorization: people.owner.token } });
  expect(bo((await parseWorkbook(behind.rawPayload)).rows)).toBe('0 (-2)');
});

test('is for contest administrators only, and written to the audit log', async () => {
  const cid = await play();
  for (const person of [people.ann, people.other]) {
    const refused = await download(cid, person);
    expect([refused.statusCode, refused.headers[errorCodeHeader]]).toEqual([400, 'contestAdminOnly']);
    expect(refused.payload).not.toContain('ann');
  }
  expect((await download(cid, undefined)).statusCode).toBe(401);
  expect((await download('x', people.owner)).headers[errorCodeHeader]).toBe('contestMissing');
  await download(cid, people.owner, '&format=csv');
  const entry = await server.platform.database
    .selectFrom('auditLog')
    .select(['actorUsername', 'action', 'target', 'after'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(entry).toEqual({
    actorUsername: 'owner',
    action: 'contest.download-rank',
    target: `contest ${String(cid)}`,
    after: { format: 'csv', rows: 3, isSealed: false },
  });
});
