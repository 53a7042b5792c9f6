import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toWireDate } from '@touchstone/contract';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { addContest } from '../../testing/sample-contests.ts';

let server: TestServer;
type Person = Awaited<ReturnType<TestServer['addUser']>>;
const people = {} as Record<'root' | 'owner' | 'person', Person>;

beforeAll(async () => {
  server = await startTestServer();
  people.root = await server.addUser({ role: 'root' });
  people.owner = await server.addUser({ role: 'admin' });
  people.person = await server.addUser({ username: 'team7' });
});
afterAll(() => server.close());
beforeEach(() => server.platform.database.deleteFrom('contest').execute());

async function titles(query: object = {}) {
  const { envelope } = await server.call('GET /api/get-contest-list', { query });
  return (envelope.data as { records: { title: string }[] }).records.map(({ title }) => title);
}

const info = (cid: number, { token }: Person) =>
  server.call('GET /api/get-contest-info', { query: { cid }, token });
const register = async (cid: number, password?: string, { token }: Person = people.person) =>
  (await server.call('POST /api/register-contest', { body: { cid, password }, token })).errorCode;
const hasAccess = async (cid: number, { token }: Person = people.person) =>
  (await server.call('GET /api/get-contest-access', { query: { cid }, token })).envelope.data;

describe('the list', () => {
  beforeEach(async () => {
    await addContest(server, { title: 'over', startsInHours: -9, lastsHours: 2 });
    await addContest(server, { title: 'runs 100%', scoring: 'oi' });
    await addContest(server, { title: 'soon', startsInHours: 2 });
    await addContest(server, { title: 'later', startsInHours: 5 });
    await addContest(server, { title: 'hidden', isVisible: false });
    await addContest(server, { title: 'of a group', groupId: 4 });
  });

  test('shows scheduled, running and ended contests to everyone', async () => {
    expect(await titles()).toEqual(['later', 'soon', 'runs 100%', 'over']);
  });

  test.each([
    [{ status: -1 }, ['later', 'soon']],
    [{ status: 0 }, ['runs 100%']],
    [{ status: 1 }, ['over']],
    [{ type: 1 }, ['runs 100%']],
    [{ type: 0, status: 0 }, []],
    [{ keyword: 'SOO' }, ['soon']],
    [{ keyword: '0%' }, ['runs 100%']],
    [{ keyword: '_' }, []],
    [{ limit: 1, currentPage: 2 }, ['soon']],
  ])('is filtered by %o', async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });
});

test('the home page shows contests that run or start within two weeks, and no hidden ones', async () => {
  await addContest(server, { title: 'over', startsInHours: -9, lastsHours: 2 });
  await addContest(server, { title: 'runs' });
  await addContest(server, { title: 'soon', startsInHours: 13 * 24 });
  await addContest(server, { title: 'far', startsInHours: 15 * 24 });
  await addContest(server, { title: 'hidden', isVisible: false });
  await addContest(server, { title: 'of a group', groupId: 4 });
  const { envelope } = await server.call('GET /api/get-recent-contest');
  expect(envelope.data).toMatchObject([
    { title: 'soon', status: -1 },
    { title: 'runs', status: 0 },
  ]);
});

test("the list contains the server time, whatever the client's clock", async () => {
  await addContest(server, { title: 'soon', startsInHours: 1 });
  server.passTime(3600);
  const [before, { envelope }, after] = [
    server.platform.clock(),
    await server.call('GET /api/get-contest-list', { headers: { date: new Date(0).toUTCString() } }),
    server.platform.clock(),
  ];
  const { records } = envelope.data as { records: { status: number; now: string }[] };
  expect(records).toMatchObject([{ title: 'soon', status: 0 }]);
  const told = records.map(({ now }) => now).join();
  expect([toWireDate(before), told, toWireDate(after)].toSorted()[1]).toBe(told);
});

describe('a contest', () => {
  test('contains its times and the server time, and never its password', async () => {
    const cid = await addContest(server, {
      audience: 'private',
      password: 'secret-word',
      ownerId: people.owner.id,
    });
    const { envelope } = await info(cid, people.person);
    expect(envelope.data).toMatchObject({
      id: cid,
      auth: 1,
      status: 0,
      duration: 18_000,
      author: people.owner.username,
      now: expect.stringMatching(/^\d{4}-.*\+0000$/) as string,
      count: null,
    });
    expect(JSON.stringify(envelope)).not.toContain('secret-word');
  });

  test('that is hidden exists only for its administrators', async () => {
    const cid = await addContest(server, { isVisible: false, ownerId: people.owner.id });
    expect((await info(cid, people.person)).errorCode).toBe('contestMissing');
    expect((await info(cid, people.owner)).errorCode).toBeUndefined();
    expect((await info(cid, people.root)).errorCode).toBeUndefined();
  });

  test('of a group is closed to non-members', async () => {
    const cid = await addContest(server, { groupId: 4 });
    expect((await info(cid, people.person)).errorCode).toBe('contestOfGroup');
    expect((await info(cid, people.root)).errorCode).toBeUndefined();
  });

  test.each([0, 99_999_999])('with the number %d does not exist', async (cid) => {
    expect((await info(cid, people.root)).errorCode).toBe('contestMissing');
  });
});

describe('registering', () => {
  test('requires the password, once, also before the start', async () => {
    const cid = await addContest(server, { audience: 'private', password: 'word', startsInHours: 3 });
    expect(await register(cid)).toBe('contestPasswordBlank');
    expect(await register(cid, 'Word')).toBe('contestPasswordWrong');
    expect(await hasAccess(cid)).toEqual({ access: false, accountAllowed: true });
    expect(await register(cid, '  ')).toBe('contestPasswordBlank');
    expect(await register(cid, ' word\n')).toBeUndefined();
    expect(await hasAccess(cid)).toEqual({ access: true, accountAllowed: true });
    expect(await register(cid, 'word')).toBe('contestAlreadyRegistered');
    expect((await info(cid, people.person)).envelope.data).toMatchObject({ count: 1 });
  });

  test('sent twice concurrently creates one registration', async () => {
    const cid = await addContest(server, { audience: 'protected', password: 'word' });
    const answers = await Promise.all(Array.from({ length: 8 }, () => register(cid, 'word')));
    expect(answers.filter((code) => code === undefined)).toHaveLength(1);
  });

  test('is limited to matching accounts', async () => {
    const rule = (end: number) =>
      `<prefix>team</prefix><suffix></suffix><start>1</start><end>${String(end)}</end><extra></extra>`;
    const closed = await addContest(server, { audience: 'private', password: 'word', accountRule: rule(6) });
    const open = await addContest(server, { audience: 'private', password: 'word', accountRule: rule(7) });
    expect(await register(closed, 'word')).toBe('contestAccountNotAllowed');
    expect(await register(open, 'word')).toBeUndefined();
  });

  test.each(['public', 'protected', 'private'] as const)(
    'a %s contest reports in advance that the account is not allowed, except to its administrators',
    async (audience) => {
      const accountRule =
        '<prefix>guest</prefix><suffix></suffix><start>1</start><end>9</end><extra></extra>';
      const password = audience === 'public' ? null : 'word';
      const ownerId = people.owner.id;
      const cid = await addContest(server, { audience, password, accountRule, ownerId });
      expect(await hasAccess(cid)).toEqual({ access: false, accountAllowed: false });
      expect(await hasAccess(cid, people.owner)).toMatchObject({ accountAllowed: true });
    },
  );

  test('limits password attempts', async () => {
    const cid = await addContest(server, { audience: 'private', password: 'word' });
    const guesser = await server.addUser();
    for (let guess = 0; guess < 20; guess += 1) await register(cid, String(guess), guesser);
    expect(await register(cid, 'word', guesser)).toBe('tooManyRequests');
    expect(await register(cid, 'word')).toBeUndefined();
  });
});
