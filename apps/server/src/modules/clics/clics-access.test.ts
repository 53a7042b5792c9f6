/** Access to the Contest API, authentication of clients, and an OI contest. */
import { statuses } from '@touchstone/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  addAccount,
  failLogins,
  testPassword,
  tryLogin,
  type TestAccount,
} from '../../testing/test-accounts.ts';
import { addContest } from '../../testing/sample-contests.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { startServerWithLanguages } from '../submissions/testing/sample-submissions.ts';
import { createClicsSite, type Headers } from './testing/clics-site.ts';
import type { FeedReader } from './testing/read-feed.ts';

let server: TestServer;
let site: ReturnType<typeof createClicsSite>;
const people = {} as Record<'owner' | 'ann' | 'bo', TestAccount>;
const basic = (username: string, password: string): Headers => ({
  authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`,
});
const tokenOf = (name: keyof typeof people | undefined): Headers =>
  name === undefined ? {} : { authorization: people[name].token };

beforeAll(async () => {
  server = await startServerWithLanguages();
  site = createClicsSite(server, await server.app.listen({ port: 0, host: '127.0.0.1' }));
  people.owner = await addAccount(server, { role: 'admin' });
  people.ann = await addAccount(server, { username: 'ann' });
  people.bo = await addAccount(server, { username: 'bo' });
});
afterAll(() => server.close());

const opened: FeedReader[] = [];
afterEach(() => {
  for (const feed of opened.splice(0)) feed.leave();
});
async function follow(...input: Parameters<typeof site.follow>) {
  const feed = await site.follow(...input);
  opened.push(feed);
  return feed;
}

test('returns its version, with and without a trailing slash', async () => {
  for (const path of ['', '/'])
    expect((await site.get(path)).body).toMatchObject({
      version: '2023-06',
      version_url: 'https://ccs-specs.icpc.io/2023-06/contest_api',
      provider: { name: 'Touchstone' },
    });
});

describe('access', () => {
  const closed = { audience: 'private', password: 'word' } as const;
  test.each([
    ['a guest', {}, undefined, 401],
    ['a guest, with a public board', { isBoardPublic: true }, undefined, 200],
    ['a user', {}, 'ann', 200],
    ['a user without the password', closed, 'ann', 403],
    ['a user without the password, public board', { ...closed, isBoardPublic: true }, 'ann', 200],
    ['a user, hidden', { isVisible: false }, 'ann', 404],
    ['the owner, hidden', { isVisible: false }, 'owner', 200],
    ['a user before the start', { startsInHours: 1 }, 'ann', 200],
  ] as const)('%s: %j', async (_who, contest, who, expected) => {
    const cid = await addContest(server, { ownerId: people.owner.id, ...contest });
    for (const path of ['/teams', '/event-feed', '/scoreboard', '/state', '/access']) {
      const response = await fetch(`${server.app.listeningOrigin}/api/clics${site.pathOf(cid, path)}`, {
        headers: tokenOf(who),
        signal: AbortSignal.timeout(120_000),
      });
      expect([path, response.status]).toEqual([path, expected]);
      const isRefused = expected !== 200;
      expect(isRefused ? await response.json() : { code: expected, message: 'x' }).toEqual({
        code: expected,
        message: expect.stringMatching(/./) as string,
      });
      await (isRefused ? undefined : response.body?.cancel());
    }
  });

  test.each([['/contests/999999'], ['/contests/x'], ['/contests/1/nothing'], ['/nothing']])(
    '%s does not exist',
    async (path) => {
      const { status, body } = await site.get(path, tokenOf('owner'));
      expect([status, body]).toMatchObject([404, { code: 404 }]);
    },
  );

  test('limits programs to administrators of the contest', async () => {
    const contest = await site.play({ ownerId: people.owner.id });
    const id = await site.submit(contest, { userId: people.ann.id, minute: 1, status: statuses.accepted });
    const path = site.pathOf(contest.cid, `/submissions/${String(id)}/files`);
    expect((await site.get(path, tokenOf('ann'))).status).toBe(403);
    const response = await fetch(`${server.app.listeningOrigin}/api/clics${path}`, {
      headers: tokenOf('owner'),
    });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(Buffer.from(await response.arrayBuffer()).toString('latin1')).toContain('program.cpp');
  });
});

test('sends the content to a connected client when the contest starts', async () => {
  const contest = await site.play({ ownerId: people.owner.id, startsInHours: 1 });
  const feed = await follow(contest.cid, tokenOf('ann'));
  await expect.poll(() => feed.token()).toBeDefined();
  await site.expectToAgree(contest.cid, feed, tokenOf('ann'));
  expect([feed.known().get('problems'), feed.object('state')]).toMatchObject([undefined, { started: null }]);
  const owner = await follow(contest.cid, tokenOf('owner'));
  await expect.poll(() => owner.known().get('problems')?.size).toBe(2);
  server.passTime(3601);
  await expect.poll(() => feed.known().get('problems')?.size).toBe(2);
  await site.expectToAgree(contest.cid, feed, tokenOf('ann'));
});

test('closes the feed of a client that loses access, and sends nothing more', async () => {
  const contest = await site.play({ ownerId: people.owner.id, isBoardPublic: true });
  const guest = await follow(contest.cid);
  await expect.poll(() => guest.token()).toBeDefined();
  await site.edit(contest.cid, { isBoardPublic: false });
  await expect.poll(() => guest.isOver()).toBe(true);
  expect((await site.follow(contest.cid)).status).toBe(401);
});

test('an OI contest hides the existence of submissions while frozen', async () => {
  const contest = await site.play({
    ownerId: people.owner.id,
    scoring: 'oi',
    isFrozen: true,
    isBoardPublic: true,
  });
  const id = await site.submit(contest, { userId: people.ann.id, minute: 5 });
  await site.change(id, statuses.accepted, { score: 100, timeMs: 10 });
  for (const headers of [{}, tokenOf('ann')])
    for (const path of ['/teams', '/submissions', '/judgements', '/organizations'])
      expect((await site.get(site.pathOf(contest.cid, path), headers)).body).toEqual([]);
  expect((await site.get(site.pathOf(contest.cid, '/scoreboard'))).body).toMatchObject({ rows: [] });
  expect((await site.get(site.pathOf(contest.cid, '/judgements'), tokenOf('owner'))).body).toHaveLength(1);
});

describe('HTTP Basic', () => {
  const register = (userId: string, contestId: number) =>
    server.platform.database
      .insertInto('contestRegistration')
      .values({ userId, contestId, createdAt: server.platform.clock() })
      .execute();
  const forgetFailures = () =>
    server.platform.database.deleteFrom('eventCounter').where('key', 'like', '%login-failures:%').execute();

  test('logs in as on the login page, once for many requests', async () => {
    const cid = await addContest(server, { ownerId: people.owner.id });
    const headers = basic(people.owner.username, testPassword);
    const path = site.pathOf(cid, '/account');
    for (let round = 0; round < 3; round += 1)
      expect(await site.get(path, headers)).toMatchObject({ status: 200, body: { type: 'admin' } });
    const sessions = () =>
      server.platform.database
        .selectFrom('loginRecord')
        .select('userId')
        .where('userId', '=', people.owner.id)
        .execute();
    expect(await sessions()).toHaveLength(1);
    // All sessions of the account have ended: the password opens another one.
    await server.platform.database.deleteFrom('session').where('userId', '=', people.owner.id).execute();
    expect((await site.get(path, headers)).status).toBe(200);
    expect(await sessions()).toHaveLength(2);
  });

  test('refuses and counts wrong credentials, until even the right ones have to wait', async () => {
    server.stopClock();
    const cid = await addContest(server, {});
    await register(people.bo.id, cid);
    const path = site.pathOf(cid, '/state');
    for (const header of [basic('bo', 'Wrong-Passw0rd'), basic('', ''), { authorization: 'Basic !' }]) {
      const answer = await site.get(path, header);
      expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([
        401,
        expect.stringContaining('Basic'),
      ]);
    }
    for (let round = 0; round < 4; round += 1) await site.get(path, basic('bo', 'Wrong-Passw0rd'));
    const { status, headers } = await site.get(path, basic('bo', testPassword));
    expect([status, headers.get('error-code')]).toEqual([429, 'tooManyRequests']);
  });

  test('is not locked by guesses at another address where the account logged in lately', async () => {
    const { id, username } = await addAccount(server);
    await forgetFailures();
    const cid = await addContest(server, {});
    await register(id, cid);
    await tryLogin(server, username, { from: '127.0.0.1' });
    server.stopClock();
    expect(await failLogins(server, username, { times: 6 })).toContain('puzzleRequired');
    expect((await site.get(site.pathOf(cid, '/state'), basic(username, testPassword))).status).toBe(200);
  });

  test('is limited by guesses on the account at other addresses elsewhere', async () => {
    const { id, username } = await addAccount(server);
    await forgetFailures();
    const cid = await addContest(server, {});
    await register(id, cid);
    server.stopClock();
    await failLogins(server, username, { times: 6 });
    const { status } = await site.get(site.pathOf(cid, '/state'), basic(username, testPassword));
    expect(status).toBe(429);
  });

  test('is limited by guesses on other accounts from its address', async () => {
    await forgetFailures();
    const cid = await addContest(server, {});
    server.stopClock();
    const names = await Promise.all(
      Array.from({ length: 101 }, async () => {
        const { id, username } = await addAccount(server);
        await register(id, cid);
        return username;
      }),
    );
    const path = site.pathOf(cid, '/state');
    const refusals = [];
    for (const name of names) refusals.push((await site.get(path, basic(name, 'Wrong-Passw0rd'))).status);
    expect([refusals.at(0), refusals.at(-1)]).toEqual([401, 429]);
    await forgetFailures();
  });

  test('is for the accounts of the contest; others get the answer of a wrong password', async () => {
    await forgetFailures();
    const { id, username } = await addAccount(server, { username: 'team07' });
    const [cid, other] = [await addContest(server, {}), await addContest(server, {})];
    const rule = '<prefix>team0</prefix><suffix></suffix><start>1</start><end>9</end><extra></extra>';
    const ruled = await addContest(server, { accountRule: rule });
    await register(id, cid);
    const status = async (contest: number, password = testPassword) => {
      const answer = await site.get(site.pathOf(contest, '/state'), basic(username, password));
      return [answer.status, answer.headers.get('error-code')];
    };
    expect(await status(cid)).toEqual([200, null]);
    expect(await status(ruled)).toEqual([200, null]);
    expect(await status(other)).toEqual([401, 'wrongToolCredentials']);
    expect(await status(other, 'Wrong-Passw0rd')).toEqual([401, 'wrongToolCredentials']);
    expect((await site.get('/contests', basic(username, testPassword))).status).toBe(200);
    const stranger = await addAccount(server);
    expect((await site.get('/contests', basic(stranger.username, testPassword))).status).toBe(401);
  });

  test('refuses the credentials of a banned user immediately', async () => {
    const { id, username } = await addAccount(server);
    await forgetFailures();
    const cid = await addContest(server, {});
    await register(id, cid);
    const path = site.pathOf(cid, '/state');
    expect((await site.get(path, basic(username, testPassword))).status).toBe(200);
    await server.platform.database
      .updateTable('userAccount')
      .set({ isBanned: true })
      .where('id', '=', id)
      .execute();
    expect((await site.get(path, basic(username, testPassword))).status).toBe(401);
  });
});

describe('a token of a contest', () => {
  let director: TestAccount;
  beforeAll(async () => {
    director = await addAccount(server, { role: 'admin' });
  });
  const create = async (cid: number, name = 'resolver', token = director.token) => {
    const answer = await server.call('POST /api/contest-desk/api-tokens', { token, body: { cid, name } });
    return { ...answer, ...(answer.envelope.data as { id: number; token: string } | null) };
  };
  const list = async (cid: number, token = director.token) =>
    server.call('GET /api/contest-desk/api-tokens', { token, query: { cid } });
  const revoke = (cid: number, id: number | undefined, token = director.token) =>
    server.call('DELETE /api/contest-desk/api-tokens', { token, query: { cid, id: id ?? 0 } });

  test('reads that contest as its creator, by Basic and Bearer, and no other contest', async () => {
    const hidden = { ownerId: director.id, isVisible: false };
    const [cid, other] = [await addContest(server, hidden), await addContest(server, hidden)];
    const { token = '' } = await create(cid);
    for (const headers of [basic('anything', token), { authorization: `Bearer ${token}` }]) {
      const account = await site.get(site.pathOf(cid, '/account'), headers);
      expect(account).toMatchObject({ status: 200, body: { type: 'admin' } });
      expect((await site.get(site.pathOf(other, '/account'), headers)).status).toBe(404);
      expect((await site.get('/contests', headers)).body).toEqual([
        expect.objectContaining({ id: String(cid) }),
      ]);
    }
    const answer = await server.call('GET /api/msg/unread', { token });
    expect(answer.errorCode).toBe('sessionExpired');
  });

  test('is stored as a hash, listed with its last use, and refused once it is revoked', async () => {
    const cid = await addContest(server, { ownerId: director.id });
    const { id, token = '' } = await create(cid, 'balloons');
    const path = site.pathOf(cid, '/state');
    expect((await list(cid)).envelope.data).toMatchObject([{ name: 'balloons', lastUsedAt: null }]);
    expect((await site.get(path, basic('', token))).status).toBe(200);
    const listed = await list(cid);
    expect(listed.envelope.data).toMatchObject([
      { createdBy: director.username, lastUsedAt: expect.any(String) as string },
    ]);
    expect(JSON.stringify(listed.envelope)).not.toContain(token);
    expect((await revoke(cid, id)).httpStatus).toBe(200);
    const refused = await site.get(path, basic('', token));
    expect([refused.status, refused.headers.get('error-code')]).toEqual([401, 'contestTokenInvalid']);
    expect((await revoke(cid, id)).errorCode).toBe('contestTokenMissing');
  });

  test('ends with the rights of its creator', async () => {
    const former = await addAccount(server, { role: 'admin' });
    const cid = await addContest(server, { ownerId: former.id, isVisible: false });
    const { token = '' } = await create(cid, 'x', former.token);
    const path = site.pathOf(cid, '/state');
    expect((await site.get(path, basic('', token))).status).toBe(200);
    const { database } = server.platform;
    await database.updateTable('userAccount').set({ isBanned: true }).where('id', '=', former.id).execute();
    expect((await site.get(path, basic('', token))).status).toBe(401);
  });

  test('is for administrators of the contest, and limited in number', async () => {
    const cid = await addContest(server, { ownerId: director.id });
    expect((await create(cid, 'x', people.ann.token)).errorCode).toBeDefined();
    expect((await list(cid, people.ann.token)).errorCode).toBeDefined();
    for (let count = 0; count < 20; count += 1) await create(cid);
    expect((await create(cid)).errorCode).toBe('contestTokensFull');
    const other = await addContest(server, { ownerId: director.id });
    const tokens = (await list(cid)).envelope.data as { id: number }[];
    expect((await revoke(other, tokens[0]?.id)).errorCode).toBe('contestTokenMissing');
  });
});

test('an OI contest has scores', async () => {
  const contest = await site.play({ ownerId: people.owner.id, scoring: 'oi', isBoardPublic: true });
  const half = await site.submit(contest, { userId: people.ann.id, minute: 5 });
  await site.change(half, statuses.partialAccepted, { score: 40, timeMs: 10 });
  const full = await site.submit(contest, { userId: people.bo.id, minute: 8 });
  await site.change(full, statuses.accepted, { score: 100, timeMs: 10 });
  const feed = await follow(contest.cid);
  await expect.poll(() => feed.token()).toBeDefined();
  await site.expectToAgree(contest.cid, feed, {}, true);
  expect(feed.object('judgements', `${String(half)}-0`)).toMatchObject({
    judgement_type_id: 'PA',
    score: 40,
  });
  const { body } = await site.get(site.pathOf(contest.cid, '/scoreboard'));
  expect(body).toMatchObject({
    rows: [
      {
        rank: 1,
        team_id: people.bo.id,
        score: { score: 100 },
        problems: [{ score: 100, time: 8, num_judged: 1 }, { score: 0 }],
      },
      { rank: 2, team_id: people.ann.id, score: { score: 40 } },
    ],
  });
});

test('filters collections by references, and finds single objects', async () => {
  const contest = await site.play({ ownerId: people.owner.id });
  const [one, other] = [
    await site.submit(contest, { userId: people.ann.id, minute: 1, status: statuses.accepted }),
    await site.submit(contest, { userId: people.bo.id, minute: 2, status: statuses.wrongAnswer }),
  ];
  const get = async (path: string) => (await site.get(site.pathOf(contest.cid, path), tokenOf('ann'))).body;
  expect(await get(`/submissions?team_id=${people.bo.id}`)).toMatchObject([{ id: String(other) }]);
  expect(await get(`/submissions?team_id=${people.bo.id}&language_id=java`)).toEqual([]);
  expect(await get('/judgements?judgement_type_id=AC')).toMatchObject([{ submission_id: String(one) }]);
  expect(await get('/teams?organization_id=')).toHaveLength(2);
  expect(await get(`/submissions/${String(one)}`)).toMatchObject({ team_id: people.ann.id });
  expect(await get('/submissions/0')).toMatchObject({ code: 404 });
});
