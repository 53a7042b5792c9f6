import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { decryptSecret, listAccounts, moveStoredAccounts, updateAccount } from '../remote-accounts/index.ts';

let server: TestServer;
/** A second server on the same database. */
let other: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  other = await startTestServer({ databaseUrl: server.connectionString });
  token = (await server.addUser({ role: 'root' })).token;
});
afterAll(async () => {
  await other.close();
  await server.close();
});

const loadSwitches = async (at = server) =>
  (await at.call('GET /api/admin/switch/info', { token })).envelope.data as Record<string, unknown>;
const update = (payload: object, at = server) =>
  at.send({ method: 'PUT', url: '/api/admin/switch/update', headers: { authorization: token }, payload });
const listAudit = () =>
  server.platform.database
    .selectFrom('auditLog')
    .select(['before', 'after'])
    .where('action', '=', 'switches.change')
    .orderBy('id', 'desc')
    .execute();

describe('the switches', () => {
  test('of a new site have their defaults', async () => {
    expect(await loadSwitches()).toEqual({
      openPublicDiscussion: true,
      openGroupDiscussion: true,
      openContestComment: true,
      openPublicJudge: true,
      openGroupJudge: true,
      openContestJudge: true,
      hideNonContestSubmissionCode: false,
      defaultSubmitInterval: 8,
      defaultCreateGroupDailyLimit: 2,
      defaultCreateGroupLimit: 5,
      defaultCreateGroupACInitValue: 20,
      defaultCreateDiscussionDailyLimit: 5,
      defaultCreateDiscussionACInitValue: 0,
      defaultCreateDiscussionLimit: 1000,
      defaultCreateCommentACInitValue: 0,
      openSolutionsToAll: false,
      sessionMaximumDays: 30,
      ...Object.fromEntries(
        ['hdu', 'cf', 'poj', 'atcoder', 'spoj', 'libreoj'].flatMap((judge) => [
          [`${judge}UsernameList`, []],
          [`${judge}PasswordList`, []],
        ]),
      ),
    });
  });

  test('take effect with the next call, and soon on another server', async () => {
    const readPublic = async (at: TestServer) =>
      (await at.call('GET /api/get-website-config')).envelope.data as { openPublicDiscussion: boolean };
    await update({ openPublicDiscussion: false });
    expect((await readPublic(server)).openPublicDiscussion).toBe(false);
    await expect.poll(async () => (await readPublic(other)).openPublicDiscussion).toBe(false);
    await update({ openPublicDiscussion: true }, other);
    expect((await readPublic(other)).openPublicDiscussion).toBe(true);
    await expect.poll(async () => (await readPublic(server)).openPublicDiscussion).toBe(true);
  });

  test('disable submitting on a server that missed the event', async () => {
    const user = await server.addUser();
    const submit = async () =>
      (
        await other.call('POST /api/submit-problem-judge', {
          token: user.token,
          body: { pid: '1000', language: 'C', code: 'int main(void) { return 0; }' },
        })
      ).errorCode;
    await update({ openPublicJudge: false });
    await expect.poll(submit).toBe('publicJudgingClosed');
    await update({ openPublicJudge: true });
    await expect.poll(submit).not.toBe('publicJudgingClosed');
  });

  test('keep absent and null fields, and log before and after', async () => {
    const before = await loadSwitches();
    await update({ defaultSubmitInterval: '15', openGroupJudge: null, unknown: 1 });
    expect(await loadSwitches()).toEqual({ ...before, defaultSubmitInterval: 15 });
    const [entry] = await listAudit();
    expect(entry).toMatchObject({
      before: { defaultSubmitInterval: 8, openGroupJudge: true },
      after: { defaultSubmitInterval: 15, openGroupJudge: true },
    });
  });

  test('that do not change are not logged', async () => {
    const { length } = await listAudit();
    expect((await update(await loadSwitches())).envelope.status).toBe(200);
    expect(await listAudit()).toHaveLength(length);
  });

  test('treat an interval below zero as none', async () => {
    await update({ defaultSubmitInterval: -5 });
    expect((await loadSwitches())['defaultSubmitInterval']).toBe(0);
  });

  test.each([
    [{ defaultSubmitInterval: 86_401 }, 'defaultSubmitInterval'],
    [{ defaultCreateGroupLimit: -1 }, 'defaultCreateGroupLimit'],
    [{ defaultCreateGroupDailyLimit: 1.5 }, 'defaultCreateGroupDailyLimit'],
    [{ sessionMaximumDays: 0 }, 'sessionMaximumDays'],
    [{ sessionMaximumDays: 366 }, 'sessionMaximumDays'],
    [{ openPublicJudge: 'perhaps' }, 'openPublicJudge'],
    [{ hduUsernameList: 'ada' }, 'hduUsernameList'],
  ])('refuse %j and name the field', async (payload, field) => {
    const before = await loadSwitches();
    const { httpStatus, envelope } = await update(payload);
    expect(httpStatus).toBe(400);
    expect(envelope.msg).toContain(field);
    expect(await loadSwitches()).toEqual(before);
  });
});

describe('accounts at other judges', () => {
  const secret = 'correct horse battery';
  const listStored = async (judge: string) => {
    const { database, secrets } = server.platform;
    const rows = await listAccounts(database);
    return rows
      .filter(({ accountKey }) => accountKey === judge)
      .map((row) => ({ username: row.username, ...decryptSecret(secrets, row, row.secret) }));
  };

  test('are stored encrypted, and their passwords leave the server nowhere', async () => {
    await update({ hduUsernameList: ['ada', 'bob'], hduPasswordList: [secret, 'second'] });
    const shown = await loadSwitches();
    expect(shown['hduUsernameList']).toEqual(['ada', 'bob']);
    expect(await listStored('hdu')).toEqual([
      { username: 'ada', password: secret },
      { username: 'bob', password: 'second' },
    ]);
    const rows = await listAccounts(server.platform.database);
    expect(rows.map((row) => row.secret.includes(secret))).toEqual([false, false]);
    expect(JSON.stringify([shown, await listAudit()])).not.toContain(secret);
  });

  test('keep the passwords whose dots are sent back, even in another order', async () => {
    const { hduPasswordList } = await loadSwitches();
    await update({ hduUsernameList: ['bob', 'ada'], hduPasswordList });
    expect(await listStored('hdu')).toEqual([
      { username: 'bob', password: 'second' },
      { username: 'ada', password: secret },
    ]);
    expect((await loadSwitches())['hduUsernameList']).toEqual(['bob', 'ada']);
  });

  test('that are not sent are deleted, unless a submission uses them', async () => {
    const { database, clock } = server.platform;
    const [first] = await listAccounts(database);
    const leaseUntil = new Date(clock().getTime() + 60_000);
    await updateAccount(database, first?.id ?? 0, { leaseUntil });
    const sent = { hduUsernameList: ['ada'], hduPasswordList: ['••••••••'], defaultSubmitInterval: 30 };
    expect((await update(sent)).errorCode).toBe('remoteAccountBusy');
    expect(await loadSwitches()).toMatchObject({ hduUsernameList: ['bob', 'ada'], defaultSubmitInterval: 0 });
    await updateAccount(database, first?.id ?? 0, { leaseUntil: null });
    await update({ ...sent, defaultSubmitInterval: 0 });
    expect((await loadSwitches())['hduUsernameList']).toEqual(['ada']);
  });

  test('of an earlier version are moved out of the settings by the next start', async () => {
    const { settings } = server.platform;
    const remoteAccounts = {
      ...settings.current.switches.remoteAccounts,
      hdu: [{ username: 'ada', password: 'of the settings' }],
      poj: [{ username: 'eve', password: 'moved' }],
    };
    await settings.change('switches', { remoteAccounts });
    await moveStoredAccounts(server.platform);
    await moveStoredAccounts(other.platform);
    expect(settings.current.switches.remoteAccounts.poj).toEqual([]);
    expect(await listStored('poj')).toEqual([{ username: 'eve', password: 'moved' }]);
    // An account that was entered since then keeps its password.
    expect(await listStored('hdu')).toEqual([{ username: 'ada', password: secret }]);
  });

  test.each([
    { cfUsernameList: ['ada'], cfPasswordList: [] },
    { cfUsernameList: ['ada'] },
    { cfUsernameList: ['ada'], cfPasswordList: [''] },
    { cfUsernameList: ['new'], cfPasswordList: ['••••••••'] },
    { cfUsernameList: [' '], cfPasswordList: ['x'] },
  ])('without a name or a password are refused: %j', async (payload) => {
    expect((await update(payload)).errorCode).toBe('remoteAccountsUnpaired');
    expect(await listStored('cf')).toEqual([]);
  });
});

describe('who may change switches', () => {
  test.each(['admin', 'problem_admin', 'default_user'] as const)('not %s', async (role) => {
    const { token: weaker } = await server.addUser({ role });
    const read = await server.call('GET /api/admin/switch/info', { token: weaker });
    const write = await server.call('PUT /api/admin/switch/update', {
      token: weaker,
      body: { openPublicJudge: false },
    });
    expect([read.httpStatus, write.httpStatus]).toEqual([403, 403]);
    expect((await loadSwitches())['openPublicJudge']).toBe(true);
  });

  test('not a guest', async () => {
    expect((await server.call('GET /api/admin/switch/info')).errorCode).toBe('loginRequired');
    expect((await server.call('PUT /api/admin/switch/update', { body: {} })).errorCode).toBe('loginRequired');
  });
});
