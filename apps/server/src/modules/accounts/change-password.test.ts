import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { untilLockIsAwaited, whileLocked } from '../../testing/lock-races.ts';
import {
  addAccount,
  changeAccount,
  loadTables,
  testPassword,
  tryLogin,
} from '../../testing/test-accounts.ts';
import { startServerWithStoppedClock, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServerWithStoppedClock();
});
afterAll(() => server.close());

const newPassword = 'New-Passw0rd';
const change = (
  token: string,
  body: { oldPassword?: string; newPassword?: string } = { oldPassword: testPassword, newPassword },
) => server.call('POST /api/change-password', { token, body, headers: { 'accept-language': 'en' } });
const changeWrongly = (token: string) => change(token, { oldPassword: 'wrong-password', newPassword });

describe('POST /api/change-password', () => {
  test('changes the password and ends every session, including that of the caller', async () => {
    const { username, token } = await addAccount(server);
    const second = String((await tryLogin(server, username)).headers['authorization']);
    const { envelope, headers } = await change(token);
    expect(envelope).toMatchObject({ status: 200, data: { code: 200, userInfo: null } });
    expect(headers['set-cookie']).toContain('Max-Age=0');
    for (const dead of [token, second])
      expect((await server.call('GET /api/get-user-auth-info', { token: dead })).httpStatus).toBe(401);
    expect((await tryLogin(server, username)).errorCode).toBe('wrongCredentials');
    expect((await tryLogin(server, username, { password: newPassword })).envelope.status).toBe(200);
  });

  test('returns no token, even if a renewal is due', async () => {
    const { token } = await addAccount(server);
    server.passTime(13 * 3600);
    const { headers, envelope } = await change(token);
    expect(envelope.data).toMatchObject({ code: 200 });
    expect([headers['authorization'], headers['refresh-token']]).toEqual([undefined, undefined]);
  });

  test('requires a session', async () => {
    const { httpStatus, errorCode } = await server.call('POST /api/change-password', { body: {} });
    expect([httpStatus, errorCode]).toEqual([401, 'loginRequired']);
  });

  test.each([
    ['nothing', {}, 'passwordFieldsEmpty'],
    ['no old one', { newPassword }, 'passwordFieldsEmpty'],
    ['a blank new one', { oldPassword: testPassword, newPassword: '       ' }, 'passwordFieldsEmpty'],
    ['a short one', { oldPassword: testPassword, newPassword: '12345' }, 'newPasswordLength'],
    ['a long one', { oldPassword: testPassword, newPassword: 'x'.repeat(21) }, 'newPasswordLength'],
    ['the same', { oldPassword: testPassword, newPassword: testPassword }, 'passwordUnchanged'],
  ])('refuses %s and changes nothing', async (_, body, code) => {
    const { token } = await addAccount(server);
    const before = await loadTables(server);
    const { httpStatus, envelope, errorCode } = await change(token, body);
    expect([httpStatus, envelope.status, errorCode]).toEqual([200, 400, code]);
    expect(await loadTables(server)).toEqual(before);
  });

  test('counts wrong passwords, locks after the fifth, and returns the remaining time', async () => {
    const { token } = await addAccount(server);
    const before = await loadTables(server);
    for (let count = 1; count <= 5; count += 1) {
      const { envelope } = await changeWrongly(token);
      expect(envelope).toMatchObject({ status: 200, data: { code: 400, userInfo: null } });
      expect((envelope.data as { msg: string }).msg).toContain(String(count));
    }
    server.passTime(600);
    const { envelope } = await change(token);
    expect(envelope).toMatchObject({
      status: 200,
      data: { code: 403, userInfo: null, lockSeconds: expect.any(Number) },
    });
    expect((envelope.data as { msg: string }).msg).toMatch(/(20 min 0 s|19 min \d+ s)/);
    expect(await loadTables(server)).toEqual(before);
    server.passTime(1201);
    expect((await change(token)).envelope.data).toMatchObject({ code: 200 });
  });

  test('the lock lasts half an hour from the fifth failure, not from the first', async () => {
    const { token } = await addAccount(server);
    await changeWrongly(token);
    server.passTime(1700);
    for (let count = 2; count <= 5; count += 1) await changeWrongly(token);
    server.passTime(1700);
    expect((await change(token)).envelope.data).toMatchObject({ code: 403 });
    server.passTime(101);
    expect((await change(token)).envelope.data).toMatchObject({ code: 200 });
  });

  test('checks only five of many concurrent wrong passwords', async () => {
    const { token } = await addAccount(server);
    const answers = await Promise.all(Array.from({ length: 15 }, () => changeWrongly(token)));
    const codes = answers.map(({ envelope }) => (envelope.data as { code: number }).code);
    expect(codes.filter((code) => code === 400)).toHaveLength(5);
    expect(codes.filter((code) => code === 403)).toHaveLength(10);
  });

  test('a correct password resets the count of wrong ones', async () => {
    const { username, token } = await addAccount(server);
    for (let count = 1; count <= 4; count += 1) await changeWrongly(token);
    expect((await change(token)).envelope.data).toMatchObject({ code: 200 });
    const again = String(
      (await tryLogin(server, username, { password: newPassword })).headers['authorization'],
    );
    const { envelope } = await change(again, { oldPassword: 'wrong-password', newPassword: testPassword });
    expect((envelope.data as { msg: string }).msg).toContain('1 of 5');
  });

  test('one account does not lock another', async () => {
    const [one, other] = [await addAccount(server), await addAccount(server)];
    for (let count = 1; count <= 5; count += 1) await changeWrongly(one.token);
    expect((await change(other.token)).envelope.data).toMatchObject({ code: 200 });
  });

  test('of two concurrent changes one succeeds, and the other finds its session ended', async () => {
    const { id, token, username } = await addAccount(server);
    // Both have checked the old password before one of them changes it.
    const held = { statement: 'SELECT FROM user_account WHERE id = $1 FOR UPDATE', values: [id] };
    const { changing } = await whileLocked(server, held, async () => {
      const sent = ['First-Passw0rd', 'Second-Passw0rd'].map((password) =>
        change(token, { oldPassword: testPassword, newPassword: password }),
      );
      await untilLockIsAwaited(server, 2);
      return { changing: sent };
    });
    const answers = await Promise.all(changing);
    expect(answers.map(({ httpStatus }) => httpStatus).toSorted((one, other) => one - other)).toEqual([
      200, 401,
    ]);
    const winner = answers[0]?.httpStatus === 200 ? 'First-Passw0rd' : 'Second-Passw0rd';
    expect((await tryLogin(server, username, { password: winner })).envelope.status).toBe(200);
  });

  test('no password is accepted for an account without a password', async () => {
    const { token, id } = await addAccount(server);
    await changeAccount(server, id, { passwordHash: null });
    expect((await change(token)).envelope.data).toMatchObject({ code: 400 });
  });
});
