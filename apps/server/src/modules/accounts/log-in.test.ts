import { createHash } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashOverMd5, recommendedCost } from '../../platform/passwords.ts';
import {
  addAccount,
  changeAccount,
  freshAddress,
  loadTables,
  testPassword,
  tryLogin,
} from '../../testing/test-accounts.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, { hashingCost: recommendedCost });
});
afterAll(() => server.close());

const readHash = async (id: string) => {
  const row = await server.platform.database
    .selectFrom('userAccount')
    .select('passwordHash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.passwordHash ?? '';
};

describe('POST /api/login', () => {
  test('returns the user, and the token in the header and as a cookie for uploads', async () => {
    const account = await addAccount(server);
    const { envelope, headers } = await tryLogin(server, account.username);
    expect(envelope).toMatchObject({
      status: 200,
      data: {
        uid: account.id,
        username: account.username,
        email: account.email,
        gender: 'secrecy',
        roleList: ['default_user'],
        phone: null,
      },
    });
    const token = String(headers['authorization']);
    expect(headers['set-cookie']).toContain(`${token}; Path=/api/file; HttpOnly; SameSite=Strict`);
    const known = await server.call('GET /api/get-user-auth-info', { token });
    expect(known.envelope.data).toEqual({ roles: ['default_user'], permissions: null });
  });

  test('ignores case and surrounding blanks of the username', async () => {
    const { id } = await addAccount(server, { username: 'MixedCase' });
    const { envelope } = await tryLogin(server, '  mIXEDcASE ');
    expect(envelope.data).toMatchObject({ uid: id, username: 'MixedCase' });
  });

  test('never returns the hash', async () => {
    const account = await addAccount(server);
    const answer = await tryLogin(server, account.username);
    expect(JSON.stringify(answer)).not.toContain('argon2');
    expect(await readHash(account.id)).toContain('$argon2id$');
  });

  test('writes one login record with address and browser', async () => {
    const account = await addAccount(server);
    await server.call('POST /api/login', {
      body: { username: account.username, password: testPassword },
      headers: { 'user-agent': 'A browser <b>' },
      remoteAddress: '203.0.113.5',
    });
    const records = await server.platform.database
      .selectFrom('loginRecord')
      .select(['ip', 'userAgent'])
      .where('userId', '=', account.id)
      .execute();
    expect(records).toEqual([{ ip: '203.0.113.5', userAgent: 'A browser <b>' }]);
  });

  test('handles a forwarded header without an address', async () => {
    const account = await addAccount(server);
    const { envelope } = await server.call('POST /api/login', {
      body: { username: account.username, password: testPassword },
      headers: { 'x-forwarded-for': "nonsense'; DROP TABLE session" },
    });
    expect(envelope.status).toBe(200);
  });

  test.each([
    ['a wrong password', () => ({ password: 'Right-passw0rd' }), 'wrongCredentials'],
    ['a password with a blank more', () => ({ password: `${testPassword} ` }), 'wrongCredentials'],
    ['an unknown name', () => ({ username: 'nobody-here' }), 'wrongCredentials'],
    ['a short password', () => ({ password: '12345' }), 'passwordLength'],
    ['a long password', () => ({ password: 'x'.repeat(26) }), 'passwordLength'],
    ['a long name', () => ({ username: 'x'.repeat(21) }), 'usernameLength'],
  ] as const)('refuses %s with an envelope status and writes nothing', async (_, change, code) => {
    const account = await addAccount(server);
    const before = await loadTables(server);
    const { httpStatus, envelope, errorCode, headers } = await server.call('POST /api/login', {
      body: { username: account.username, password: testPassword, ...change() },
      remoteAddress: freshAddress(),
    });
    expect([httpStatus, envelope.status, envelope.data, errorCode]).toEqual([200, 400, null, code]);
    expect(headers['authorization']).toBeUndefined();
    expect(await loadTables(server)).toEqual(before);
  });

  test('an account without a password cannot log in with any password', async () => {
    const { username, id } = await addAccount(server);
    await changeAccount(server, id, { passwordHash: null });
    for (const password of [testPassword, 'null!!', '      x']) {
      const { errorCode } = await tryLogin(server, username, { password });
      expect(errorCode).toBe('wrongCredentials');
    }
  });

  test('reveals a ban only after the correct password', async () => {
    const { username, id } = await addAccount(server);
    await changeAccount(server, id, { isBanned: true });
    const right = await tryLogin(server, username);
    const wrong = await tryLogin(server, username, { password: 'wrong-password' });
    expect([right.errorCode, wrong.errorCode]).toEqual(['accountBanned', 'wrongCredentials']);
    expect(right.headers['authorization']).toBeUndefined();
  });

  test('rehashes a password that was hashed with other parameters', async () => {
    const { username, id } = await addAccount(server);
    const old = await hash(testPassword, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    await changeAccount(server, id, { passwordHash: old });
    const first = await tryLogin(server, username);
    const renewed = await readHash(id);
    expect(first.envelope.status).toBe(200);
    expect(renewed).toContain('m=19456,t=2,p=1');
    const second = await tryLogin(server, username);
    expect(second.envelope.status).toBe(200);
    expect(await readHash(id)).toBe(renewed);
  });

  test('replaces the hash over MD5 of an account that moved in', async () => {
    const { username, id } = await addAccount(server);
    const md5 = createHash('md5').update(testPassword).digest('hex');
    await changeAccount(server, id, { passwordHash: hashOverMd5(md5) });
    expect((await tryLogin(server, username)).envelope.status).toBe(200);
    expect(await readHash(id)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await tryLogin(server, username)).envelope.status).toBe(200);
  });

  test('serves twenty concurrent logins, and other calls meanwhile', async () => {
    const { username } = await addAccount(server);
    const finished: string[] = [];
    const logins = Array.from({ length: 20 }, async () => {
      const { envelope } = await tryLogin(server, username);
      finished.push('login');
      return envelope.status;
    });
    const other = server.call('GET /api/get-website-config').then(() => finished.push('other'));
    expect(await Promise.all(logins)).toEqual(Array(20).fill(200));
    await other;
    expect(finished.indexOf('other')).toBeLessThan(10);
  });

  test.each(['en-US', 'zh-CN', 'zh-HK'])('returns an error in %s', async (language) => {
    const { envelope } = await server.call('POST /api/login', {
      body: { username: 'nobody-here', password: 'wrong-password' },
      headers: { 'accept-language': language },
      remoteAddress: freshAddress(),
    });
    const words = { 'en-US': 'Wrong username', 'zh-CN': '用户名或密码错误', 'zh-HK': '用戶名稱或密碼錯誤' };
    expect(envelope.msg).toContain(words[language as keyof typeof words]);
  });
});

describe('POST /api/admin/login', () => {
  const logInAs = (username: string, password = testPassword) =>
    server.call('POST /api/admin/login', { body: { username, password }, remoteAddress: freshAddress() });

  test.each(['root', 'admin', 'problem_admin'] as const)('accepts %s', async (role) => {
    const { username } = await addAccount(server, { role });
    const { envelope, headers } = await logInAs(username);
    expect(envelope.data).toMatchObject({ username, roleList: [role] });
    expect(headers['authorization']).toMatch(/^[0-9a-f]{64}$/);
  });

  test.each(['default_user', 'mute_user'] as const)('refuses %s without a session', async (role) => {
    const { username } = await addAccount(server, { role });
    const before = await loadTables(server);
    const { httpStatus, envelope, errorCode, headers } = await logInAs(username);
    expect([httpStatus, envelope.status, errorCode]).toEqual([200, 401, 'notAdministrator']);
    expect(headers['authorization']).toBeUndefined();
    expect(await loadTables(server)).toEqual(before);
  });

  test('does not reveal who is an administrator without the password', async () => {
    const { username } = await addAccount(server, { role: 'root' });
    const { username: plain } = await addAccount(server);
    const codes = await Promise.all(
      [username, plain, 'nobody-here'].map(async (name) => (await logInAs(name, 'wrong-password')).errorCode),
    );
    expect(codes).toEqual(Array(3).fill('wrongCredentials'));
  });

  test('shares the failure counts of the ordinary login', async () => {
    const { username } = await addAccount(server, { role: 'admin' });
    server.stopClock();
    for (let time = 0; time < 5; time += 1) await logInAs(username, 'wrong-password');
    const { errorCode } = await logInAs(username);
    expect(errorCode).toBe('puzzleRequired');
  });
});
