import { roleCodes } from '@touchstone/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addAccount, listMails, testPassword, tryLogin } from '../../testing/test-accounts.ts';
import { findScannedTables } from '../../testing/explain-queries.ts';
import { addLoggedIn } from '../../testing/test-factors.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { ensureRootAccount, rootId } from '../accounts/index.ts';
import { listUsers } from './users.repository.ts';

let server: TestServer;
let root: { id: string; username: string; token: string };
beforeAll(async () => {
  server = await startTestServer();
  root = await addLoggedIn(server, { username: 'chief', role: 'root' });
});
afterAll(() => server.close());

interface ListedUser {
  uid: string;
  username: string;
  status: number;
  recentLoginTime: string | null;
  roles: { id: number; role: string }[];
}

async function list(query: {
  keyword?: string;
  onlyAdmin?: boolean;
  type?: number;
  status?: number;
  limit?: number;
}) {
  const { envelope } = await server.call('GET /api/admin/user/get-user-list', {
    token: root.token,
    query: { limit: 100, ...query },
  });
  return envelope.data as { total: number; records: ListedUser[] };
}

const edit = (user: { id: string; username: string }, change: object = {}, token = root.token) =>
  server.send({
    method: 'PUT',
    url: '/api/admin/user/edit-user',
    headers: { authorization: token },
    payload: {
      uid: user.id,
      username: user.username,
      type: roleCodes.default_user,
      status: 0,
      setNewPwd: false,
      ...change,
    },
  });

const readAudit = (action: string, target: string) =>
  server.platform.database
    .selectFrom('auditLog')
    .selectAll()
    .where('action', '=', action)
    .where('target', '=', target)
    .executeTakeFirst();

describe('who may', () => {
  const calls = [
    ['GET', '/api/admin/user/get-user-list', undefined],
    ['PUT', '/api/admin/user/edit-user', {}],
    ['POST', '/api/admin/user/preview-deletion', { ids: [] }],
    ['DELETE', '/api/admin/user/delete-user', { ids: [] }],
    ['POST', '/api/admin/user/check-batch-user', { users: [] }],
    ['POST', '/api/admin/user/insert-batch-user', { users: [] }],
    ['POST', '/api/admin/user/generate-user', {}],
    ['GET', '/api/file/generate-user-excel?key=x', undefined],
  ] as const;

  test.each(['default_user', 'problem_admin', 'admin'] as const)('%s: no call', async (role) => {
    const { token } = await server.addUser({ role });
    for (const [method, url, payload] of calls) {
      const sent = { method, url, headers: { authorization: token }, ...(payload && { payload }) };
      expect([url, (await server.send(sent)).httpStatus]).toEqual([url, 403]);
    }
  });

  test('guests: no call', async () => {
    for (const [method, url, payload] of calls)
      expect((await server.send({ method, url, ...(payload && { payload }) })).httpStatus).toBe(401);
  });
});

describe('the list', () => {
  test('finds parts of usernames, addresses and real names, ignoring case', async () => {
    const one = await server.addUser({ username: 'Find_Me%1', email: 'someone@LOOKUP.example' });
    const { database } = server.platform;
    await database.updateTable('userAccount').set({ realname: '欧阳某' }).where('id', '=', one.id).execute();
    for (const keyword of ['find_me', '  FIND_ME% ', 'lookup.EX', '阳某'])
      expect((await list({ keyword })).records.map(({ uid }) => uid)).toEqual([one.id]);
    expect((await list({ keyword: 'findXme' })).total).toBe(0);
  });

  test('is filtered by role, by ban and by administrators', async () => {
    const admin = await server.addUser({ username: 'narrow-admin', role: 'problem_admin' });
    const muted = await server.addUser({ username: 'narrow-muted', role: 'mute_user' });
    await edit(muted, { type: roleCodes.mute_user, status: 1 });
    const keyword = 'narrow-';
    const idsOf = async (query: object) => (await list({ keyword, ...query })).records.map(({ uid }) => uid);
    expect(await idsOf({})).toEqual([muted.id, admin.id]);
    expect(await idsOf({ onlyAdmin: true })).toEqual([admin.id]);
    expect(await idsOf({ type: roleCodes.mute_user })).toEqual([muted.id]);
    expect(await idsOf({ status: 1 })).toEqual([muted.id]);
    expect(await idsOf({ status: 0 })).toEqual([admin.id]);
  });

  test('contains the last login, null before the first one', async () => {
    const user = await addAccount(server, { username: 'logged-in-once' });
    const findLogin = async () => (await list({ keyword: 'logged-in-once' })).records[0]?.recentLoginTime;
    expect(await findLogin()).toBeNull();
    await tryLogin(server, user.username);
    expect(await findLogin()).toMatch(/^\d{4}-/);
  });

  test('contains no password and no hash', async () => {
    await addAccount(server, { username: 'secretive' });
    const answer = JSON.stringify(await list({}));
    expect(answer).toContain('secretive');
    expect(answer).not.toMatch(/password|argon2/i);
  });
});

describe('an edit', () => {
  test('changes the fields that an administrator may change, and logs it', async () => {
    const user = await addAccount(server, { username: 'before-edit' });
    const { envelope } = await edit(user, {
      username: ' after-edit ',
      realname: 'Ada L.',
      email: 'ada@edit.example',
      type: roleCodes.admin,
      titleName: '金牌',
      titleColor: '#ff8800',
      school: 'A school',
      nickname: 'ada',
    });
    expect(envelope.status).toBe(200);
    const [shown] = (await list({ keyword: 'after-edit' })).records;
    expect(shown).toMatchObject({
      username: 'after-edit',
      realname: 'Ada L.',
      email: 'ada@edit.example',
      titleName: '金牌',
      titleColor: '#ff8800',
      school: 'A school',
      nickname: 'ada',
      roles: [{ id: roleCodes.admin, role: 'admin' }],
    });
    expect(await readAudit('user.change', 'before-edit')).toMatchObject({
      actorUsername: root.username,
      before: { username: 'before-edit', role: 'default_user', titleName: null },
      after: { username: 'after-edit', role: 'admin', titleName: '金牌' },
    });
  });

  test('keeps absent fields, and clears empty ones', async () => {
    const user = await server.addUser();
    const links = { github: 'ada', blog: 'ada.example', cfUsername: 'ada_l' };
    await edit(user, { school: 'A school', nickname: 'ada', realname: 'Ada', ...links });
    await edit(user, { nickname: '', blog: '' });
    expect((await list({ keyword: user.username })).records[0]).toMatchObject({
      school: 'A school',
      github: 'ada',
      blog: null,
      cfUsername: 'ada_l',
      nickname: null,
      realname: null,
    });
  });

  test('of the role ends the sessions and notifies the user in two languages', async () => {
    const user = await server.addUser();
    await edit(user, { type: roleCodes.problem_admin });
    const { httpStatus } = await server.call('GET /api/get-user-auth-info', { token: user.token });
    expect(httpStatus).toBe(401);
    const notice = await server.platform.database
      .selectFrom('userNotice')
      .innerJoin('notice', 'notice.id', 'noticeId')
      .select('content')
      .where('userNotice.recipientId', '=', user.id)
      .executeTakeFirstOrThrow();
    expect(notice.content).toMatch(/普通用户.*题目管理员[^]*ordinary user.*problem administrator/);
  });

  test('that bans closes the sessions, which say so, and prevents a login', async () => {
    const user = await addAccount(server);
    await edit(user, { email: user.email, status: 1 });
    const refused = await server.call('GET /api/get-user-auth-info', { token: user.token });
    expect([refused.httpStatus, refused.errorCode]).toEqual([401, 'accountBannedSession']);
    expect((await tryLogin(server, user.username)).errorCode).toBe('accountBanned');
  });

  test('that changes neither role nor ban nor password keeps the sessions', async () => {
    const user = await server.addUser();
    await edit(user, { realname: 'Ada' });
    expect((await server.call('GET /api/get-user-auth-info', { token: user.token })).httpStatus).toBe(200);
  });

  test('of the password ends the sessions; the log contains that, and not the password', async () => {
    const user = await addAccount(server, { username: 'new-password' });
    const password = 'brand-new-1';
    const { envelope } = await edit(user, { email: user.email, setNewPwd: true, password });
    expect(envelope).toMatchObject({ status: 200, data: null });
    expect((await server.call('GET /api/get-user-auth-info', { token: user.token })).httpStatus).toBe(401);
    expect((await tryLogin(server, user.username, { password: testPassword })).errorCode).toBe(
      'wrongCredentials',
    );
    expect((await tryLogin(server, user.username, { password })).envelope.status).toBe(200);
    const entry = JSON.stringify(await readAudit('user.change', 'new-password'));
    expect(entry).toContain('"password":"new"');
    expect(entry).not.toMatch(/brand-new-1|argon2/);
  });

  test('of the password or the mail needs a fresh identity; the owner is told of both', async () => {
    const user = await addAccount(server);
    const { token } = await server.addUser({ role: 'root' });
    const asked = 'identityConfirmationRequired';
    const address = { email: `new-${user.email}` };
    const password = { setNewPwd: true, password: 'brand-new-1' };
    for (const change of [address, { email: '' }, { email: user.email, ...password }])
      expect((await edit(user, change, token)).errorCode).toBe(asked);
    expect((await edit(user, { email: user.email, realname: 'Ada' }, token)).envelope.status).toBe(200);
    expect((await edit(user, { ...address, ...password })).envelope.status).toBe(200);
    const notices = await server.platform.database
      .selectFrom('userNotice')
      .innerJoin('notice', 'notice.id', 'noticeId')
      .select('content')
      .where('userNotice.recipientId', '=', user.id)
      .orderBy('notice.id')
      .execute();
    expect(notices.map(({ content }) => content)).toEqual([
      expect.stringContaining('An administrator changed the e-mail address of your account.'),
      expect.stringContaining('An administrator changed the password of your account.'),
    ]);
    const mails = (await listMails(server, user.email)).map(({ textBody }) => textBody);
    expect(mails.toSorted()).toEqual([
      expect.stringContaining('管理员修改了你的账号密码'),
      expect.stringContaining('管理员修改了你的账号邮箱'),
    ]);
  });

  test('of another field keeps a name that is older than the rule', async () => {
    const user = await server.addUser({ username: 'a/<b>' });
    expect((await edit(user, { realname: 'Ada' })).envelope.status).toBe(200);
  });

  test('ignores a password unless it is to be set', async () => {
    const user = await addAccount(server);
    await edit(user, { email: user.email, password: 'another-one' });
    expect((await tryLogin(server, user.username)).envelope.status).toBe(200);
  });

  test.each([
    [{ realname: 'x'.repeat(51) }, 'profileFieldTooLong'],
    [{ titleName: 'x'.repeat(21) }, 'titleLength'],
    [{ titleColor: 'red;}' }, 'titleColorFormat'],
    [{ setNewPwd: true, password: '12345' }, 'passwordLength'],
    [{ setNewPwd: true }, 'passwordLength'],
    [{ username: 'x'.repeat(21) }, 'usernameLength'],
    [{ username: 'a\u202Eb' }, 'usernameCharacters'],
    [{ username: 'a/b' }, 'usernameCharacters'],
    [{ username: 'chief\u0456' }, 'usernameScripts'],
    [{ username: 'CHIEF' }, 'usernameTaken'],
    [{ username: 'ch1ef' }, 'usernameLikeStaff'],
    [{ email: 'taken@MAIL.example' }, 'emailTaken'],
    [{ email: 'nonsense' }, 'emailFormat'],
    [{ uid: 'f'.repeat(32) }, 'userUnknown'],
    [{ username: '  ' }, 'invalidField'],
    [{ type: 999 }, 'invalidField'],
    [{ type: null }, 'invalidField'],
    [{ status: 2 }, 'invalidField'],
    [{ gender: 'other' }, 'invalidField'],
  ])('is refused with %j', async (change, code) => {
    const other = (await list({ keyword: 'taken@mail' })).records[0];
    if (other === undefined) await server.addUser({ email: 'taken@mail.example' });
    const user = await server.addUser();
    expect((await edit(user, change)).errorCode).toBe(code);
    expect((await list({ keyword: user.username })).records[0]).toMatchObject({ realname: null, status: 0 });
  });

  test('cannot remove rights of the own account, nor those of the first super administrator', async () => {
    await ensureRootAccount(server.platform);
    const first = { id: rootId, username: 'root' };
    const type = roleCodes.root;
    expect((await edit(root, { type: roleCodes.admin })).errorCode).toBe('ownAccountProtected');
    expect((await edit(root, { type, status: 1 })).errorCode).toBe('ownAccountProtected');
    expect((await edit(root, { type, realname: 'Me' })).envelope.status).toBe(200);
    for (const change of [
      { type: roleCodes.admin },
      { type, status: 1 },
      { type, username: 'toor' },
      { type, email: 'mine@mail.example' },
      { type, setNewPwd: true, password: 'taken-over' },
    ])
      expect((await edit(first, change)).errorCode).toBe('rootAccountProtected');
  });
});

test('a search finds parts of usernames, addresses and real names without a scan of all accounts', async () => {
  const { pool } = server.platform;
  await pool.query(`
    INSERT INTO user_account (id, username, email, realname)
    SELECT 'cafe' || to_hex(n), 'many-' || n, 'mail' || n || '@School' || n % 97 || '.Example', '张三' || n
    FROM generate_series(1, 3000) n`);
  await pool.query('VACUUM ANALYZE user_account');
  const page = { currentPage: 1, limit: 10 };
  const scanned = await findScannedTables({ pool }, async (database) => {
    expect((await listUsers(database, { ...page, keyword: 'AIL2999@' })).total).toBe(1);
    expect((await listUsers(database, { ...page, keyword: ' many-2999 ' })).total).toBe(1);
    expect((await listUsers(database, { ...page, keyword: '三2999' })).total).toBe(1);
    expect((await listUsers(database, { ...page, keyword: 'l%1' })).total).toBe(0);
  });
  expect(scanned).toEqual([]);
});
