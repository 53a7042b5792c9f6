import type { JudgeRow, PageOf } from '@touchstone/contract';
import type { Tables } from '@touchstone/database';
import type { Updateable } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startServerWithStoppedClock, type TestServer } from '../../../testing/test-server.ts';
import { addProblem, addSubmission } from '../testing/sample-submissions.ts';

let server: TestServer;
let ids: Record<'first' | 'second' | 'hidden' | 'contest' | 'group' | 'pending', number>;
let alice: { id: string; username: string; token: string };
let bob: { id: string; username: string; token: string };

beforeAll(async () => {
  server = await startServerWithStoppedClock();
  alice = await server.addUser({ username: 'Alice_100%' });
  bob = await server.addUser({ username: 'bob' });
  const apples = await addProblem(server, { displayId: 'T1001', title: 'Apples' });
  const pears = await addProblem(server, { displayId: 'T10011', title: 'Pears' });
  const secret = await addProblem(server, { displayId: 'S1', title: 'Secret', visibility: 'private' });
  const add = (problemId: number, userId: string, changes: object = {}) =>
    addSubmission(server, { problemId, userId, ...changes });
  ids = {
    first: await add(apples.id, alice.id, {
      status: 0,
      timeMs: 5,
      memoryKb: 7,
      judgeName: 'north',
      ip: '::1',
    }),
    second: await add(pears.id, bob.id, { status: -1, code: 'four', codeLength: 4 }),
    hidden: await add(secret.id, bob.id, { status: -1 }),
    contest: await add(apples.id, bob.id, { contestId: 1 }),
    group: await add(apples.id, bob.id, { groupId: 1 }),
    pending: await add(apples.id, bob.id, { status: 5 }),
  };
});
afterAll(() => server.close());

async function list(query: object = {}, token?: string) {
  const { envelope } = await server.call('GET /api/get-submission-list', {
    query,
    ...(token !== undefined && { token }),
  });
  return envelope.data as PageOf<JudgeRow>;
}
const idsOf = async (query: object, token?: string) =>
  (await list(query, token)).records.map((row) => row.submitId);

describe('GET /api/get-submission-list', () => {
  test('shows submissions outside contests and groups, newest first', async () => {
    const page = await list();
    expect(page.records.map((row) => row.submitId)).toEqual([ids.pending, ids.hidden, ids.second, ids.first]);
    expect(page).toMatchObject({ total: 4, size: 30, current: 1, pages: 1 });
    expect(page.records.at(-1)).toEqual({
      submitId: ids.first,
      uid: alice.id,
      username: 'Alice_100%',
      pid: expect.any(Number) as number,
      displayPid: 'T1001',
      displayId: null,
      title: 'Apples',
      submitTime: expect.any(String) as string,
      status: 0,
      share: false,
      time: 5,
      memory: 7,
      score: null,
      oiRankScore: 0,
      length: 12,
      language: 'C',
      cid: 0,
      cpid: 0,
      gid: null,
      source: null,
      judger: 'north',
      ip: null,
      isManual: false,
    });
  });

  test.each([
    [{ problemID: 't1001' }, ['pending', 'second', 'first']],
    [{ problemID: '0011' }, ['second']],
    [{ problemID: 't1001', completeProblemID: true }, ['pending', 'first']],
    [{ problemID: '%' }, []],
    [{ status: 0 }, ['first']],
    [{ status: -1 }, ['hidden', 'second']],
    [{ status: 5 }, ['pending']],
    [{ username: 'ALICE' }, ['first']],
    [{ username: '0%' }, ['first']],
    [{ username: '_' }, ['first']],
    [{ username: 'o' }, ['pending', 'hidden', 'second']],
    [{ username: 'nobody' }, []],
    [{ username: 'bob', status: -1, problemID: 'T' }, ['second']],
    [{ problemID: '', username: '', status: '', gid: '' }, ['pending', 'hidden', 'second', 'first']],
    [{ contestID: 1 }, ['pending', 'hidden', 'second', 'first']],
  ] as const)('filters by %j', async (query, names) => {
    const page = await list(query);
    expect(page.records.map((row) => row.submitId)).toEqual(names.map((name) => ids[name]));
    expect(page.total).toBe(names.length);
  });

  test('requires a login for own submissions', async () => {
    const asGuest = await server.call('GET /api/get-submission-list', { query: { onlyMine: true } });
    expect(asGuest).toMatchObject({ httpStatus: 200, errorCode: 'ownListLogin' });
    expect(asGuest.envelope.status).toBe(401);
    expect(await idsOf({ onlyMine: true }, alice.token)).toEqual([ids.first]);
    expect(await idsOf({ onlyMine: false }, alice.token)).toHaveLength(4);
    expect(await idsOf({ onlyMine: true, username: 'bob' }, alice.token)).toEqual([]);
  });

  test('pages', async () => {
    expect(await list({ limit: 3, currentPage: 2 })).toMatchObject({
      records: [{ submitId: ids.first }],
      total: 4,
      pages: 2,
    });
    expect(await list({ limit: 3, currentPage: 3 })).toMatchObject({ records: [], total: 4 });
  });

  test('shows the title of a problem that is not public only to the submitter and administrators', async () => {
    const titleFor = async (token?: string) =>
      (await list({}, token)).records.find((row) => row.submitId === ids.hidden)?.title;
    const { token: admin } = await server.addUser({ role: 'problem_admin' });
    expect([await titleFor(), await titleFor(alice.token)]).toEqual(['', '']);
    expect([await titleFor(bob.token), await titleFor(admin)]).toEqual(['Secret', 'Secret']);
  });

  test('reports an unknown group, and hides its submissions', async () => {
    const { token } = await server.addUser({ role: 'root' });
    const answer = await server.call('GET /api/get-submission-list', { query: { gid: 1 }, token });
    expect([answer.errorCode, answer.envelope.status]).toEqual(['groupNotFound', 404]);
  });
});

test('a changed problem appears in its submissions: its title, its id and whether its title is hidden', async () => {
  const change = async (id: number, changes: Updateable<Tables['problem']>) => {
    await server.platform.database.updateTable('problem').set(changes).where('id', '=', id).execute();
  };
  const plums = await addProblem(server, { displayId: 'T2001', title: 'Plums' });
  const submission = await addSubmission(server, { problemId: plums.id, userId: alice.id, status: 0 });
  const shown = async () => {
    const row = (await list()).records.find(({ submitId }) => submitId === submission);
    const [found] = await idsOf({ problemID: 'T2002', completeProblemID: true });
    return [row?.displayPid, row?.title, found];
  };
  const expectSoon = (expected: unknown[]) =>
    vi.waitFor(
      async () => {
        expect(await shown()).toEqual(expected);
      },
      { timeout: 10_000, interval: 20 },
    );
  expect(await shown()).toEqual(['T2001', 'Plums', undefined]);
  await change(plums.id, { displayId: 'T2002', title: 'Ripe plums' });
  await expectSoon(['T2002', 'Ripe plums', submission]);
  await change(plums.id, { visibility: 'private' });
  await expectSoon(['T2002', '', submission]);
  await server.platform.database.deleteFrom('problem').where('id', '=', plums.id).execute();
  await expectSoon([undefined, undefined, undefined]);
});

describe('results for parts of names', () => {
  test('have a total that includes what is being judged', async () => {
    expect(await list({ problemID: 'T100', limit: 1 })).toMatchObject({ total: 3, pages: 3 });
  });

  test('have the total of the counters beyond a thousand', async () => {
    for (const displayId of ['Q1001', 'Q1002']) {
      const { id: problemId } = await addProblem(server, { displayId });
      await addSubmission(server, { problemId, userId: alice.id, status: 0 });
      const counters = { problemId, status: 0, count: 600 };
      await server.platform.database
        .insertInto('problemResultCount')
        .values(counters)
        .onConflict((conflict) => conflict.columns(['problemId', 'status']).doUpdateSet(counters))
        .execute();
    }
    expect(await list({ problemID: 'Q100', limit: 1 })).toMatchObject({ total: 1200, pages: 1200 });
  });

  test('are cached for two seconds, and presented to each viewer by access', async () => {
    const title = async (token?: string) =>
      (await list({ problemID: '1' }, token)).records.find((row) => row.submitId === ids.hidden)?.title;
    expect([await title(), await title(bob.token), await title()]).toEqual(['', 'Secret', '']);
    const [row] = (await list({ problemID: 'T1001', completeProblemID: true })).records;
    const added = await addSubmission(server, { problemId: row?.pid ?? 0, userId: alice.id });
    expect(await idsOf({ problemID: '1' })).not.toContain(added);
    server.passTime(2);
    expect((await idsOf({ problemID: '1' }))[0]).toBe(added);
  });

  test('are cached per user for own submissions', async () => {
    expect(await idsOf({ onlyMine: true, problemID: '1' }, bob.token)).toContain(ids.hidden);
    const own = await list({ onlyMine: true, problemID: '1' }, alice.token);
    expect(own.records.every(({ uid }) => uid === alice.id)).toBe(true);
    expect(own.records.length).toBeGreaterThan(0);
  });
});

test('other searches show a new submission immediately, with its total', async () => {
  const before = await list({ limit: 2 });
  const problemId = before.records[0]?.pid ?? 0;
  const added = await addSubmission(server, { problemId, userId: alice.id, status: 0 });
  for (const query of [
    {},
    { username: 'alice' },
    { status: 0 },
    { problemID: 'T1001', completeProblemID: true },
  ])
    expect((await idsOf(query))[0]).toBe(added);
  const whole = await list({ username: 'alice', limit: 1000 });
  expect(whole.total).toBe(whole.records.length);
});
