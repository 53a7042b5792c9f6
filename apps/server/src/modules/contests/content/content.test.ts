import { statuses } from '@touchstone/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addContest, addContestProblem } from '../../../testing/sample-contests.ts';
import { addProblem, addSubmission } from '../../../testing/sample-content.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const { accepted, wrongAnswer } = statuses;
const minuteMs = 60_000;

let server: TestServer;
type Person = Awaited<ReturnType<TestServer['addUser']>>;
const people = {} as Record<'owner' | 'root' | 'ann' | 'bo', Person>;
let problemId: number;

beforeAll(async () => {
  server = await startTestServer();
  people.owner = await server.addUser({ role: 'admin' });
  people.root = await server.addUser({ role: 'root' });
  people.ann = await server.addUser();
  people.bo = await server.addUser();
  const { database } = server.platform;
  const problem = await addProblem(server, {
    displayId: 'INSIDE1',
    visibility: 'contest',
    authorId: people.owner.id,
    source: 'where it is from',
    difficulty: 2,
    judgeMode: 'spj',
    checkerCode: 'the code of the checker',
    checkerLanguage: 'C++',
    judgeExtraFiles: JSON.stringify({ 'judge.h': 'for the judge alone' }),
  });
  problemId = problem.id;
  const tag = await database
    .insertInto('tag')
    .values({ name: 'greedy' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database.insertInto('problemTag').values({ problemId, tagId: tag.id }).execute();
});
afterAll(() => server.close());

type Contest = Parameters<typeof addContest>[1];

/** Adds a submission of each user in the given minutes, counted from the start. */
async function play(contest: Contest, submissions: [Person, number, number][] = []) {
  const cid = await addContest(server, { ownerId: people.owner.id, ...contest });
  const contestProblemId = await addContestProblem(server, {
    contestId: cid,
    problemId,
    displayId: 'A',
    displayTitle: 'Shown title',
  });
  const { startAt } = await server.platform.database
    .selectFrom('contest')
    .select('startAt')
    .where('id', '=', cid)
    .executeTakeFirstOrThrow();
  for (const [person, minute, status] of submissions) {
    const submittedAt = new Date(startAt.getTime() + minute * minuteMs);
    await addSubmission(server, {
      problemId,
      contestId: cid,
      contestProblemId,
      userId: person.id,
      status,
      submittedAt,
    });
  }
  return cid;
}

const tokenOf = (person: Person | undefined) => (person === undefined ? {} : { token: person.token });
const list = (cid: number, person?: Person, containsEnd = false) =>
  server.call('GET /api/get-contest-problem', { query: { cid, containsEnd }, ...tokenOf(person) });
const details = (cid: number, person?: Person, query: { displayId?: string; containsEnd?: boolean } = {}) =>
  server.call('GET /api/get-contest-problem-details', {
    query: { cid, displayId: 'A', ...query },
    ...tokenOf(person),
  });
const counts = async (cid: number, person?: Person, containsEnd = false) =>
  ((await list(cid, person, containsEnd)).envelope.data as { ac: number; total: number }[]).map(
    ({ ac, total }) => [ac, total],
  );
const countOf = async (cid: number, person: Person, containsEnd = false) => {
  const { envelope } = await details(cid, person, { containsEnd });
  const { ac, total } = (envelope.data as { problemCount: { ac: number; total: number } }).problemCount;
  return [ac, total];
};

const scheduled = { startsInHours: 1 };
const over = { startsInHours: -5, lastsHours: 2 };
const frozenNow = () => ({ sealedFrom: new Date(server.platform.clock().getTime() - 30 * minuteMs) });

describe('the problems of a contest', () => {
  test('have the names of the contest, and counts without its administrators', async () => {
    const cid = await play({}, [
      [people.ann, 1, wrongAnswer],
      [people.ann, 2, accepted],
      [people.owner, 3, accepted],
      [people.root, 4, accepted],
    ]);
    const { envelope } = await list(cid, people.bo);
    expect(envelope.data).toMatchObject([
      { cid, pid: problemId, displayId: 'A', displayTitle: 'Shown title', ac: 1, total: 2 },
    ]);
    expect(await countOf(cid, people.bo)).toEqual([1, 2]);
  });

  test('are counted up to the freeze, except for administrators', async () => {
    const submissions: [Person, number, number][] = [
      [people.ann, 1, wrongAnswer],
      [people.bo, 45, accepted],
    ];
    const cid = await play(frozenNow(), submissions);
    expect([await counts(cid, people.ann), await counts(cid, people.owner)]).toEqual([[[0, 1]], [[1, 2]]]);
    expect([await countOf(cid, people.bo), await countOf(cid, people.root)]).toEqual([
      [0, 1],
      [1, 2],
    ]);
    const lifted = await play({ ...over, isFrozen: true }, submissions);
    expect(await counts(lifted, people.ann)).toEqual([[1, 2]]);
    const kept = await play({ ...over, isFrozen: true, isUnsealedAtEnd: false }, submissions);
    expect([await counts(kept, people.ann), await counts(kept, people.owner)]).toEqual([[[0, 0]], [[1, 2]]]);
  });

  test('are counted after the end only where that is allowed and requested', async () => {
    const late: [Person, number, number][] = [[people.ann, 150, accepted]];
    const lenient = await play({ ...over, isSubmittingAllowedAfterEnd: true }, late);
    const strict = await play(over, late);
    expect(await counts(lenient, people.bo)).toEqual([[0, 0]]);
    expect(await counts(lenient, people.bo, true)).toEqual([[1, 1]]);
    expect(await counts(strict, people.bo, true)).toEqual([[0, 0]]);
    expect(await countOf(lenient, people.bo, true)).toEqual([1, 1]);
  });

  test.each([
    ['a guest', {}, undefined, 'loginRequired'],
    [
      'a guest, before the start of one with a public board',
      { ...scheduled, isBoardPublic: true },
      undefined,
      'loginRequired',
    ],
    ['a user, before the start', scheduled, 'ann', 'contestNotStarted'],
    [
      'a user, before the start of one with a public board',
      { ...scheduled, isBoardPublic: true },
      'ann',
      'contestNotStarted',
    ],
    ['an outsider', { audience: 'private', password: 'word' }, 'ann', 'contestNotRegistered'],
    ['a user, hidden', { isVisible: false, isBoardPublic: true }, 'ann', 'contestMissing'],
    ['its owner, before the start', scheduled, 'owner', undefined],
    ['root, before the start', scheduled, 'root', undefined],
    ['a guest, with a public board', { isBoardPublic: true }, undefined, undefined],
    [
      'an outsider, with a public board',
      { isBoardPublic: true, audience: 'private', password: 'word' },
      'ann',
      undefined,
    ],
    ['a user, protected', { audience: 'protected', password: 'word' }, 'ann', undefined],
  ] as const)('listed for %s', async (_who, contest, who, code) => {
    const cid = await play(contest);
    expect((await list(cid, who && people[who])).errorCode).toBe(code);
  });

  test.each([
    ['a guest', undefined],
    ['an outsider', 'ann'],
  ] as const)('are display ids only for %s at the public board of a private contest', async (_who, who) => {
    const cid = await play({ isBoardPublic: true, audience: 'private', password: 'word' }, [
      [people.bo, 1, accepted],
    ]);
    expect((await list(cid, who && people[who])).envelope.data).toMatchObject([
      { cid, pid: 0, displayId: 'A', displayTitle: '', ac: 0, total: 0 },
    ]);
    expect((await list(cid, people.owner)).envelope.data).toMatchObject([
      { pid: problemId, displayTitle: 'Shown title', ac: 1, total: 1 },
    ]);
  });

  test('include problems that are private in the bank', async () => {
    const cid = await play({});
    const { id } = await addProblem(server, { visibility: 'private' });
    await addContestProblem(server, { contestId: cid, problemId: id, displayId: 'B' });
    expect((await list(cid, people.ann)).envelope.data).toHaveLength(2);
    expect((await details(cid, people.ann, { displayId: 'B' })).errorCode).toBeUndefined();
    expect((await details(cid, people.ann, { displayId: 'INSIDE1' })).errorCode).toBe(
      'contestProblemMissing',
    );
  });
});

describe('a problem of a contest', () => {
  test('hides hints at the solution until the end, and always hides the checker', async () => {
    const [running, ended] = [await play({}), await play(over)];
    const seen = (await details(running, people.ann)).envelope;
    expect(seen.data).toMatchObject({
      problem: { problemId: 'A', title: 'Shown title', source: null, author: null, difficulty: null },
      tags: [],
    });
    const open = { source: 'where it is from', author: people.owner.username, difficulty: 2 };
    const tags = [{ name: 'greedy' }];
    expect((await details(ended, people.ann)).envelope.data).toMatchObject({ problem: open, tags });
    expect((await details(running, people.owner)).envelope.data).toMatchObject({ problem: open, tags });
    for (const [cid, person] of [
      [running, people.ann],
      [ended, people.ann],
      [running, people.owner],
    ] as const) {
      const text = JSON.stringify((await details(cid, person)).envelope);
      expect(text).not.toMatch(/code of the checker|for the judge alone|INSIDE1/);
    }
  });

  test.each([
    ['a guest', { isBoardPublic: true }, undefined, 'loginRequired'],
    ['a user, before the start', scheduled, 'ann', 'contestNotStarted'],
    [
      'an outsider, public board',
      { audience: 'private', password: 'word', isBoardPublic: true },
      'ann',
      'contestNotRegistered',
    ],
    ['its owner, before the start', scheduled, 'owner', undefined],
    ['a user, after the end', over, 'ann', undefined],
  ] as const)('for %s', async (_who, contest, who, code) => {
    const cid = await play(contest);
    expect((await details(cid, who && people[who])).errorCode).toBe(code);
  });
});

describe('announcements', () => {
  async function announce(cid: number) {
    const rows = ['first', 'second', 'hidden'].map((title, index) => ({
      contestId: cid,
      authorId: people.owner.id,
      title,
      content: `${title} text`,
      isHidden: title === 'hidden',
      createdAt: new Date(Date.now() + index * 1000),
    }));
    const stored = await server.platform.database
      .insertInto('contestAnnouncement')
      .values(rows)
      .returning('id')
      .execute();
    return stored.map(({ id }) => id);
  }
  const read = (cid: number, person: Person) =>
    server.call('GET /api/get-contest-announcement', { query: { cid, limit: 1 }, token: person.token });
  const unread = (cid: number, person: Person, readAnnouncementList?: number[]) =>
    server.call('POST /api/get-contest-not-read-announcement', {
      body: { cid, readAnnouncementList },
      token: person.token,
    });

  test('come newest first without the hidden ones, and unread ones separately', async () => {
    const cid = await play({});
    const [first = 0, second = 0] = await announce(cid);
    expect((await read(cid, people.ann)).envelope.data).toMatchObject({
      total: 2,
      records: [{ id: second, title: 'second', content: 'second text', username: people.owner.username }],
    });
    const titles = async (known?: number[]) =>
      ((await unread(cid, people.ann, known)).envelope.data as { title: string }[]).map(({ title }) => title);
    expect(await titles()).toEqual(['second', 'first']);
    expect(await titles([second])).toEqual(['first']);
    expect(await titles([first, second])).toEqual([]);
  });

  test.each([
    ['before the start', scheduled, 'contestNotStarted'],
    ['of a private contest', { audience: 'private', password: 'word' }, 'contestNotRegistered'],
    ['of a hidden contest', { isVisible: false }, 'contestMissing'],
  ] as const)('%s are limited to viewers with access', async (_when, contest, code) => {
    const cid = await play(contest);
    await announce(cid);
    expect((await read(cid, people.ann)).errorCode).toBe(code);
    expect((await unread(cid, people.ann)).errorCode).toBe(code);
    expect((await unread(cid, people.owner)).envelope.data).toHaveLength(2);
  });
});
