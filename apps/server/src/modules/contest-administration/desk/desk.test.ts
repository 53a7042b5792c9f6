import { statuses } from '@touchstone/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addContest, addContestProblem } from '../../../testing/sample-contests.ts';
import { addProblem, addSubmission } from '../../../testing/sample-content.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { storeLanguages } from '../../site/index.ts';

type Person = Awaited<ReturnType<TestServer['addUser']>>;
type Name = 'owner' | 'root' | 'ann' | 'bo' | 'helper' | 'stranger';

let server: TestServer;
const people = {} as Record<Name, Person>;
let problemId: number;
let cid: number;
let contestProblemId: number;

beforeAll(async () => {
  server = await startTestServer();
  await storeLanguages(server.platform);
  people.owner = await server.addUser({ role: 'admin', username: 'the-owner' });
  people.root = await server.addUser({ role: 'root', username: 'the-root' });
  for (const name of ['ann', 'bo', 'helper', 'stranger'] as const)
    people[name] = await server.addUser({ username: name });
  problemId = (await addProblem(server, { visibility: 'contest' })).id;
});
afterAll(() => server.close());

beforeEach(async () => {
  cid = await addContest(server, {
    ownerId: people.owner.id,
    isPrintOpen: true,
    awardType: 'number',
    awards: JSON.stringify([{ priority: 1, name: 'Gold', background: '#111', color: '#fff', amount: 1 }]),
  });
  contestProblemId = await addContestProblem(server, { contestId: cid, problemId, displayId: 'A' });
});

const submit = async (person: Person, minute: number, status: number = statuses.accepted) => {
  const { startAt } = await server.platform.database
    .selectFrom('contest')
    .select('startAt')
    .where('id', '=', cid)
    .executeTakeFirstOrThrow();
  return addSubmission(server, {
    problemId,
    contestId: cid,
    contestProblemId,
    userId: person.id,
    status,
    score: 100,
    submittedAt: new Date(startAt.getTime() + minute * 60_000),
  });
};

const as = ({ token }: Person) => ({ token });
const appoint = (roles: ('balloons' | 'print' | 'jury')[], username = 'helper') =>
  server.call('PUT /api/contest-desk/staff', { body: { cid, username, roles }, ...as(people.owner) });
const change = (body: object, person: Person = people.owner) =>
  server.call('PUT /api/contest-desk/participant', {
    body: { cid, uid: people.ann.id, ...body },
    ...as(person),
  });
const desk = async (person: Person) =>
  (await server.call('GET /api/contest-desk', { query: { cid }, ...as(person) })).envelope.data;
const participants = async () => {
  const { envelope } = await server.call('GET /api/contest-desk/participants', {
    query: { cid },
    ...as(people.owner),
  });
  return envelope.data as {
    username: string;
    isStar: boolean;
    isDisqualified: boolean;
    enteredAt: unknown;
  }[];
};
const rank = async (person: Person = people.stranger) => {
  const { envelope } = await server.call('POST /api/get-contest-rank', { body: { cid }, ...as(person) });
  const { records } = envelope.data as {
    records: { username: string; rank: number; awardName: string | null }[];
  };
  return records.map(({ username, rank: place, awardName }) => [username, place, awardName]);
};
const lastAudit = () =>
  server.platform.database
    .selectFrom('auditLog')
    .select(['actorUsername', 'action', 'target', 'before', 'after'])
    .orderBy('id', 'desc')
    .executeTakeFirst();

describe('a disqualified participant', () => {
  test('is on no board, in no list of balloons, and returns when it is undone', async () => {
    await submit(people.ann, 10);
    await submit(people.bo, 20);
    expect(await rank()).toEqual([
      ['ann', 1, 'Gold'],
      ['bo', 2, null],
    ]);
    expect((await change({ isDisqualified: true, reason: 'copied' })).errorCode).toBeUndefined();
    expect(await lastAudit()).toMatchObject({
      actorUsername: 'the-owner',
      action: 'contest-participant.change',
      before: { username: 'ann', isDisqualified: false },
      after: { username: 'ann', isDisqualified: true, reason: 'copied' },
    });
    await expect.poll(() => rank()).toEqual([['bo', 1, 'Gold']]);
    const balloons = await server.call('GET /api/get-contest-ac-info', {
      query: { cid },
      ...as(people.owner),
    });
    expect(balloons.envelope.data).toMatchObject({
      total: 1,
      records: [{ username: 'bo', firstBlood: true }],
    });
    expect(await desk(people.ann)).toMatchObject({ isDisqualified: true });
    expect(await participants()).toMatchObject([
      { username: 'ann', isDisqualified: true, reason: 'copied' },
      { username: 'bo', isDisqualified: false },
    ]);
    await change({ isDisqualified: false });
    await expect.poll(async () => (await rank())[0]).toEqual(['ann', 1, 'Gold']);
    expect(await participants()).toMatchObject([
      { username: 'ann', isDisqualified: false, reason: null },
      {},
    ]);
  });

  test.each([
    ['a contestant', () => people.ann],
    ['a stranger', () => people.stranger],
    ['the jury', () => people.helper],
  ])('cannot be named by %s', async (_who, person) => {
    await appoint(['jury']);
    expect((await change({ isDisqualified: true }, person())).errorCode).toBe('contestNotYours');
    const { errorCode } = await server.call('GET /api/contest-desk/participants', {
      query: { cid },
      ...as(person()),
    });
    expect(errorCode).toBe('contestAdminOnly');
  });
});

describe('participants', () => {
  test('are registered, present, submitting or starred; organisers are not among them', async () => {
    await submit(people.bo, 5);
    await submit(people.owner, 6);
    await submit(people.root, 7);
    await change({ isStar: true });
    expect(await participants()).toMatchObject([
      { username: 'ann', isStar: true, submissions: 0, enteredAt: null },
      // No visit is stored, but a submission.
      { username: 'bo', isStar: false, submissions: 1, enteredAt: expect.any(String) },
    ]);
    await server.call('GET /api/get-contest-problem-details', {
      query: { cid, displayId: 'A' },
      ...as(people.ann),
    });
    expect((await participants())[0]?.enteredAt).toEqual(expect.any(String));
    await change({ isStar: false });
    expect(await participants()).toMatchObject([{ username: 'ann', isStar: false }, {}]);
  });

  test('get seats one by one and all at once; an unknown name changes nothing', async () => {
    const assign = (seats: { username: string; seat: string }[]) =>
      server.call('PUT /api/contest-desk/seats', { body: { cid, seats }, ...as(people.owner) });
    const seats = async (person: Person) =>
      server.call('GET /api/contest-desk/seats', { query: { cid }, ...as(person) });
    await change({ seat: ' A-1 ' });
    expect((await seats(people.owner)).envelope.data).toEqual([{ username: 'ann', seat: 'A-1' }]);
    const refused = await assign([
      { username: 'bo', seat: 'B' },
      { username: 'no-such-user', seat: 'C' },
    ]);
    expect([refused.errorCode, refused.envelope.msg]).toEqual([
      'participantUnknown',
      expect.stringContaining('no-such-user'),
    ]);
    const accepted = await assign([
      { username: 'BO', seat: 'B-2' },
      { username: 'ann', seat: '' },
    ]);
    expect(accepted.envelope.data).toEqual({ changed: 2 });
    expect(await lastAudit()).toMatchObject({
      before: { ann: 'A-1', bo: null },
      after: { ann: null, bo: 'B-2' },
    });
    expect((await seats(people.stranger)).errorCode).toBe('contestAdminOnly');
    await appoint(['balloons']);
    expect((await seats(people.helper)).envelope.data).toEqual([{ username: 'bo', seat: 'B-2' }]);
  });
});

describe('announcements', () => {
  const listed = async () => {
    const query = { cid };
    const { envelope } = await server.call('GET /api/get-contest-announcement', {
      query,
      ...as(people.owner),
    });
    return (envelope.data as { records: { id: number; title: string; content: string }[] }).records;
  };

  test('are written and edited by the owner and the jury, not by others', async () => {
    await appoint(['jury']);
    const text = { title: 'News', content: 'Problem A is claer.' };
    await server.call('POST /api/contest-desk/announcement', {
      body: { cid, ...text },
      ...as(people.helper),
    });
    const [{ id } = { id: 0 }] = await listed();
    const edit = (person: Person, body: object) =>
      server.call('PUT /api/contest-desk/announcement', {
        body: { id, ...text, ...body },
        ...as(person),
      });
    expect((await edit(people.stranger, { title: 'Hacked' })).errorCode).toBe('contestNotYours');
    expect((await edit(people.helper, { title: ' ' })).envelope.status).not.toBe(200);
    expect(await listed()).toMatchObject([text]);
    expect((await edit(people.helper, { content: 'Problem A is clear.' })).envelope.status).toBe(200);
    expect(await listed()).toMatchObject([{ title: 'News', content: 'Problem A is clear.' }]);
    expect(await lastAudit()).toMatchObject({ action: 'contest-announcement.change', before: text });
  });
});

describe('staff', () => {
  const tried = async (person: Person) => {
    const calls = {
      balloons: server.call('GET /api/get-contest-ac-info', { query: { cid }, ...as(person) }),
      prints: server.call('GET /api/get-contest-print', { query: { cid }, ...as(person) }),
      announce: server.call('POST /api/contest-desk/announcement', {
        body: { cid, title: 'News', content: 'Problem A is clear.' },
        ...as(person),
      }),
      rejudge: server.call('POST /api/contest-desk/rejudge', {
        body: { cid, pid: problemId },
        ...as(person),
      }),
      people: server.call('GET /api/contest-desk/staff', { query: { cid }, ...as(person) }),
      settings: server.call('PUT /api/contest-desk/results', {
        body: { cid, isPublished: true },
        ...as(person),
      }),
    };
    const refusals = ['contestAdminOnly', 'contestNotYours'];
    const results = await Promise.all(
      Object.entries(calls).map(async ([name, call]) => [name, (await call).errorCode] as const),
    );
    return results.filter(([, code]) => code === undefined || !refusals.includes(code)).map(([name]) => name);
  };

  test.each([
    ['balloons', ['balloons']],
    ['print', ['prints']],
    ['jury', ['announce', 'rejudge']],
  ] as const)('with the role %s may make its calls only', async (role, allowed) => {
    await appoint([role]);
    expect(await tried(people.helper)).toEqual(allowed);
  });

  test('without a role, and after its removal, may make none of them', async () => {
    expect(await tried(people.stranger)).toEqual([]);
    await appoint(['jury', 'print']);
    await appoint([]);
    expect(await tried(people.helper)).toEqual([]);
    expect(await lastAudit()).toMatchObject({
      action: 'contest-staff.change',
      before: { username: 'helper', roles: ['jury', 'print'] },
      after: { username: 'helper', roles: [] },
    });
  });

  test('of the jury sees problems before the start and all results behind the freeze, and is not ranked', async () => {
    cid = await addContest(server, { ownerId: people.owner.id, isFrozen: true, scoring: 'oi' });
    contestProblemId = await addContestProblem(server, { contestId: cid, problemId, displayId: 'A' });
    await appoint(['jury']);
    const id = await submit(people.ann, 10);
    await submit(people.helper, 11);
    const list = async (person: Person) => {
      const query = { contestID: cid };
      const { envelope } = await server.call('GET /api/contest-submissions', { query, ...as(person) });
      return (envelope.data as { records: { username: string; status: number }[] }).records;
    };
    expect(await list(people.helper)).toMatchObject([
      { username: 'helper', status: statuses.accepted },
      { username: 'ann', status: statuses.accepted },
    ]);
    const detail = await server.call('GET /api/get-submission-detail', {
      query: { submitId: id },
      ...as(people.helper),
    });
    expect(detail.envelope.data).toMatchObject({ submission: { status: statuses.accepted } });
    const body = { cid, forceRefresh: true };
    const { envelope } = await server.call('POST /api/get-contest-rank', { body, ...as(people.helper) });
    expect(envelope.data).toMatchObject({ records: [{ username: 'ann' }], total: 1 });
    const later = await addContest(server, { ownerId: people.owner.id, startsInHours: 2 });
    cid = later;
    await appoint(['jury']);
    const problems = await server.call('GET /api/get-contest-problem', {
      query: { cid },
      ...as(people.helper),
    });
    expect(problems.errorCode).toBeUndefined();
  });

  test('rejudges submissions of its own contest only, as the owner does', async () => {
    await appoint(['jury']);
    const other = await addSubmission(server, { problemId, userId: people.ann.id });
    for (const person of [people.helper, people.owner]) {
      const own = await submit(people.ann, 10);
      const rejudge = async (submitId: number) =>
        (await server.call('POST /api/contest-desk/rejudge', { body: { cid, submitId }, ...as(person) }))
          .errorCode;
      expect(await rejudge(other)).toBe('submissionNotFound');
      expect(await rejudge(own)).toBeUndefined();
    }
  });

  test('is appointed by administrators of the contest, from known accounts', async () => {
    expect((await appoint(['jury'], 'no-such-user')).errorCode).toBe('participantUnknown');
    expect((await appoint(['jury'], 'the-owner')).errorCode).toBe('staffIsOwner');
    const { errorCode } = await server.call('PUT /api/contest-desk/staff', {
      body: { cid, username: 'stranger', roles: ['jury'] },
      ...as(people.stranger),
    });
    expect(errorCode).toBe('contestNotYours');
    await appoint(['jury', 'balloons']);
    const { envelope } = await server.call('GET /api/contest-desk/staff', {
      query: { cid },
      ...as(people.root),
    });
    expect(envelope.data).toMatchObject([{ username: 'helper', roles: ['balloons', 'jury'] }]);
    expect(await desk(people.helper)).toMatchObject({
      isAdmin: false,
      duties: ['balloons', 'results', 'announcements', 'rejudge'],
    });
  });
});

describe('publishing results', () => {
  const publish = async (isPublished: boolean, person: Person = people.owner) =>
    (await server.call('PUT /api/contest-desk/results', { body: { cid, isPublished }, ...as(person) }))
      .errorCode;

  test('opens a frozen board after the end, and can be undone', async () => {
    cid = await addContest(server, {
      ownerId: people.owner.id,
      startsInHours: -3,
      lastsHours: 2,
      isFrozen: true,
      isUnsealedAtEnd: false,
    });
    contestProblemId = await addContestProblem(server, { contestId: cid, problemId, displayId: 'A' });
    await submit(people.ann, 10);
    const solved = async () => {
      const body = { cid };
      const { envelope } = await server.call('POST /api/get-contest-rank', { body, ...as(people.bo) });
      return (envelope.data as { records: { ac: number }[] }).records.map(({ ac }) => ac);
    };
    expect(await solved()).toEqual([0]);
    expect(await publish(true, people.bo)).toBe('contestNotYours');
    expect(await publish(true)).toBeUndefined();
    await expect.poll(solved).toEqual([1]);
    expect(await lastAudit()).toMatchObject({
      action: 'contest.publish-results',
      after: { autoRealRank: true },
    });
    expect(await publish(false)).toBeUndefined();
    await expect.poll(solved).toEqual([0]);
  });

  test.each([
    ['while the contest runs', { isFrozen: true }, 'resultsNotFinal'],
    ['of a contest without a freeze', { startsInHours: -9 }, 'resultsNeverFrozen'],
  ])('is refused %s', async (_when, contest, code) => {
    cid = await addContest(server, { ownerId: people.owner.id, ...contest });
    expect(await publish(true)).toBe(code);
  });
});

describe('languages of a contest', () => {
  const send = (language: string) =>
    server.call('POST /api/submit-problem-judge', {
      body: { pid: 'A', language, code: 'int main() { return 0; }', cid, isRemote: false },
      ...as(people.ann),
    });

  test('are the only ones that the page offers and that submissions may use', async () => {
    const restrict = (languages: string[]) =>
      server.call('PUT /api/admin/contest', {
        body: { id: cid, description: 'x', languages },
        ...as(people.owner),
      });
    const offered = async () => {
      const query = { cid, displayId: 'A' };
      const { envelope } = await server.call('GET /api/get-contest-problem-details', {
        query,
        ...as(people.bo),
      });
      return (envelope.data as { languages: string[] }).languages;
    };
    const all = await offered();
    expect(all).toEqual(expect.arrayContaining(['C', 'C++']));
    expect((await restrict(['C', 'Klingon'])).envelope.msg).toContain('Klingon');
    expect((await restrict(['C'])).errorCode).toBeUndefined();
    expect(await offered()).toEqual(['C']);
    expect(await desk(people.ann)).toMatchObject({ languages: ['C'] });
    expect((await send('C++')).errorCode).toBe('languageNotAllowed');
    expect((await send('C')).errorCode).toBeUndefined();
    await restrict([]);
    expect(await offered()).toEqual(all);
  });
});
