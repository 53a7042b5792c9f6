import { statuses } from '@touchstone/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addProblem } from '../../testing/sample-content.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { storeLanguages } from '../site/index.ts';
import { addContest, addContestProblem } from '../../testing/sample-contests.ts';

let server: TestServer;
type Person = Awaited<ReturnType<TestServer['addUser']>>;
const people = {} as Record<'owner' | 'person' | 'rival', Person>;
let problemId: number;

beforeAll(async () => {
  server = await startTestServer();
  await storeLanguages(server.platform);
  people.owner = await server.addUser({ role: 'admin' });
  people.person = await server.addUser();
  people.rival = await server.addUser();
  problemId = (await addProblem(server, { displayId: 'SECRET1', visibility: 'contest' })).id;
});
afterAll(() => server.close());

type Contest = Parameters<typeof addContest>[1];

async function addWithProblem(contest: Contest = {}) {
  const cid = await addContest(server, { ownerId: people.owner.id, ...contest });
  await addContestProblem(server, { contestId: cid, problemId, displayId: 'A' });
  return cid;
}

const submit = (cid: number, { token }: Person = people.person, pid = 'A') =>
  server.call('POST /api/submit-problem-judge', {
    body: { pid, cid, language: 'C++', code: 'int main() {}' },
    token,
  });
const errorOf = async (answer: ReturnType<typeof submit>) => (await answer).errorCode;
const idOf = async (answer: ReturnType<typeof submit>) =>
  ((await answer).envelope.data as { submitId: number }).submitId;

async function statesFor(cid: number, ids: number[], { token }: Person) {
  const { envelope } = await server.call('POST /api/check-contest-submissions-status', {
    body: { submitIds: ids, cid },
    token,
  });
  return Object.keys(envelope.data as object);
}
const detail = async (submitId: number, { token }: Person) =>
  (await server.call('GET /api/get-submission-detail', { query: { submitId }, token })).envelope.data as {
    submission: { status: number; code: string | null };
  } | null;

describe('submitting in a contest', () => {
  test('accepts the display id of the contest, but not the one outside', async () => {
    const cid = await addWithProblem();
    const id = await idOf(submit(cid));
    const row = await server.platform.database
      .selectFrom('submission')
      .select(['contestId', 'problemId', 'status'])
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row).toEqual({ contestId: cid, problemId, status: statuses.pending });
    const task = await server.platform.database
      .selectFrom('judgingTask')
      .select('lane')
      .where('submissionId', '=', id)
      .executeTakeFirst();
    expect(task).toEqual({ lane: 'contest' });
    expect(await errorOf(submit(cid, people.person, 'SECRET1'))).toBe('contestProblemMissing');
  });

  test.each([
    ['before the start', { startsInHours: 1 }, 'contestNotStarted'],
    ['after the end', { startsInHours: -9, lastsHours: 9 }, 'contestEnded'],
    ['without the password', { audience: 'protected', password: 'word' }, 'contestNotRegistered'],
    ['to a hidden one', { isVisible: false }, 'contestNotFound'],
  ] as const)('%s is refused', async (_when, contest, code) => {
    expect(await errorOf(submit(await addWithProblem(contest)))).toBe(code);
  });

  test('after the end is accepted where that is allowed', async () => {
    const contest = { startsInHours: -9, lastsHours: 9, isSubmittingAllowedAfterEnd: true };
    expect(await errorOf(submit(await addWithProblem(contest)))).toBeUndefined();
  });

  test('uses the server time of receipt: a second late is late, whatever the client says', async () => {
    server.stopClock();
    const cid = await addWithProblem({ startsInHours: -1, lastsHours: 1 + 60 / 3600 });
    expect(await errorOf(submit(cid))).toBeUndefined();
    server.passTime(61);
    const { errorCode } = await server.send({
      method: 'POST',
      url: '/api/submit-problem-judge',
      payload: {
        pid: 'A',
        cid,
        language: 'C++',
        code: 'int main() {}',
        submitTime: '2020-01-01T00:00:00.000+0000',
      },
      headers: { authorization: people.person.token, date: new Date(0).toUTCString() },
    });
    expect(errorCode).toBe('contestEnded');
  });

  test('is allowed for the owner before the start', async () => {
    expect(await errorOf(submit(await addWithProblem({ startsInHours: 1 }), people.owner))).toBeUndefined();
  });

  test('has no rate limit', async () => {
    const cid = await addWithProblem();
    for (let time = 0; time < 5; time += 1) expect(await errorOf(submit(cid))).toBeUndefined();
  });
});

describe('visibility for others', () => {
  const frozenNow = () => ({ sealedFrom: new Date(server.platform.clock().getTime() - 60_000) });

  test('ACM while frozen: shows only that a submission exists; its owner and the administrators see all', async () => {
    const cid = await addWithProblem(frozenNow());
    const id = await idOf(submit(cid));
    expect(await statesFor(cid, [id], people.person)).toEqual([String(id)]);
    expect(await statesFor(cid, [id], people.owner)).toEqual([String(id)]);
    expect(await statesFor(cid, [id], people.rival)).toEqual([]);
    expect((await detail(id, people.rival))?.submission.status).toBe(statuses.unknownResult);
    expect((await detail(id, people.person))?.submission.code).toContain('main');
  });

  test('OI while frozen: hides the result even from its owner', async () => {
    const cid = await addWithProblem({ ...frozenNow(), scoring: 'oi' });
    const id = await idOf(submit(cid));
    expect((await detail(id, people.person))?.submission.status).toBe(statuses.unknownResult);
    expect((await detail(id, people.owner))?.submission.status).toBe(statuses.pending);
  });

  test('never shows the code of a rival, and hides everything of a private contest from outsiders', async () => {
    const open = await idOf(submit(await addWithProblem()));
    expect((await detail(open, people.rival))?.submission.code).toBeNull();
    const cid = await addWithProblem({ audience: 'private', password: 'word' });
    const hidden = await idOf(submit(cid, people.owner));
    expect(await detail(hidden, people.rival)).toBeNull();
    const contestant = await server.addUser();
    await server.call('POST /api/register-contest', {
      body: { cid, password: 'word' },
      token: contestant.token,
    });
    expect((await detail(hidden, contestant))?.submission).toMatchObject({
      status: statuses.pending,
      code: null,
    });
    const { errorCode } = await server.call('POST /api/check-contest-submissions-status', {
      body: { submitIds: [hidden], cid },
      token: people.rival.token,
    });
    expect(errorCode).toBe('contestNotRegistered');
  });
});

test('submissions stay after their contest is deleted, without the contest problem', async () => {
  const { database } = server.platform;
  const cid = await addWithProblem();
  const id = await idOf(submit(cid));
  const find = () =>
    database
      .selectFrom('submission')
      .select(['contestId', 'contestProblemId'])
      .where('id', '=', id)
      .executeTakeFirst();
  expect((await find())?.contestProblemId).not.toBeNull();
  await database.deleteFrom('contest').where('id', '=', cid).execute();
  expect(await find()).toEqual({ contestId: cid, contestProblemId: null });
});
