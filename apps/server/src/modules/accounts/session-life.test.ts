import { roleCodes } from '@touchstone/contract';
import { inTransaction, type Tables } from '@touchstone/database';
import type { Transaction } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSession } from '../../platform/sessions/sessions.ts';
import { addAccount, changeAccount, tryLogin } from '../../testing/test-accounts.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { setPassword } from './set-password.ts';

let server: TestServer;
/** A second server on the same database. */
let other: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  other = await startTestServer({ databaseUrl: server.connectionString });
});
afterAll(async () => {
  await other.close();
  await server.close();
});

const hours = 3600;
const callWith = (token: string, at = server) => at.call('GET /api/get-user-auth-info', { token });
const isLive = async (token: string, at = server) => (await callWith(token, at)).httpStatus === 200;

async function logIn(username: string, at = server) {
  const { headers } = await tryLogin(at, username);
  return String(headers['authorization']);
}

describe('a token', () => {
  test('is renewed after twelve hours, in both headers, and both tokens work', async () => {
    const token = await logIn((await addAccount(server)).username);
    server.passTime(12 * hours - 60);
    expect((await callWith(token)).headers['refresh-token']).toBeUndefined();
    server.passTime(61);
    const { headers } = await callWith(token);
    const renewed = String(headers['authorization']);
    expect(renewed).toMatch(/^[0-9a-f]{64}$/);
    expect(headers['refresh-token']).toBe(renewed);
    expect(renewed).not.toBe(token);
    expect([await isLive(token), await isLive(renewed)]).toEqual([true, true]);
    server.passTime(12 * hours);
    expect([await isLive(token), await isLive(renewed)]).toEqual([false, true]);
  });

  test('is renewed once in concurrent calls', async () => {
    const token = await logIn((await addAccount(server)).username);
    server.passTime(13 * hours);
    const answers = await Promise.all(Array.from({ length: 8 }, () => callWith(token)));
    expect(answers.map((answer) => answer.httpStatus)).toEqual(Array(8).fill(200));
    expect(answers.filter((answer) => answer.headers['refresh-token'] !== undefined)).toHaveLength(1);
  });

  test('lives thirty days at most, however much it is used', async () => {
    let token = await logIn((await addAccount(server)).username);
    const useForDays = async (days: number) => {
      for (let half = 0; half < days * 2; half += 1) {
        server.passTime(12 * hours);
        const { headers } = await callWith(token);
        token = typeof headers['refresh-token'] === 'string' ? headers['refresh-token'] : token;
      }
    };
    await useForDays(29.5);
    expect(await isLive(token)).toBe(true);
    server.passTime(12 * hours - 60);
    expect(await isLive(token)).toBe(true);
    server.passTime(120);
    expect((await callWith(token)).errorCode).toBe('sessionExpired');
  });

  test('ends at once when the site allows less', async () => {
    const account = await addAccount(server);
    let token = await logIn(account.username);
    for (let half = 0; half < 5; half += 1) {
      server.passTime(12 * hours);
      token = String((await callWith(token)).headers['refresh-token']);
    }
    await server.platform.settings.change('switches', { sessionMaximumDays: 2 });
    expect((await callWith(token)).errorCode).toBe('sessionExpired');
    const fresh = await logIn(account.username);
    const { envelope } = await server.call('GET /api/sessions', { token: fresh });
    expect(envelope.data).toHaveLength(1);
    await server.platform.settings.change('switches', { sessionMaximumDays: 30 });
  });

  test('is not renewed by an anonymous call', async () => {
    const token = await logIn((await addAccount(server)).username);
    server.passTime(13 * hours);
    const { headers } = await server.call('GET /api/captcha', { token });
    expect(headers['refresh-token']).toBeUndefined();
  });

  test('expires after a day: 401 and the message of an ended session', async () => {
    const token = await logIn((await addAccount(server)).username);
    server.passTime(24 * hours + 1);
    const { httpStatus, envelope, errorCode } = await callWith(token);
    expect([httpStatus, envelope.status, errorCode]).toEqual([401, 401, 'sessionExpired']);
  });

  test.each(['', 'x', 'f'.repeat(64), 'Bearer abc', "' OR 1=1 --"])('%j is refused', async (token) => {
    expect((await callWith(token)).httpStatus).toBe(401);
  });
});

describe.each(['GET /api/logout', 'GET /api/admin/logout'] as const)('%s', (name) => {
  test('ends every session of the user on every server, and of no other user', async () => {
    const { username } = await addAccount(server, { role: 'admin' });
    const tokens = [await logIn(username), await logIn(username), await logIn(username, other)];
    const stranger = await logIn((await addAccount(server)).username);
    const { envelope, headers } = await server.call(name, {
      token: tokens[0] ?? '',
      headers: { 'accept-language': 'en' },
    });
    expect(envelope).toEqual({ status: 200, data: null, msg: 'Logged out.' });
    expect(headers['set-cookie']).toContain('Max-Age=0');
    for (const token of tokens)
      expect([await isLive(token), await isLive(token, other)]).toEqual([false, false]);
    expect(await isLive(stranger)).toBe(true);
  });

  test('returns no new token, even if a renewal is due', async () => {
    const token = await logIn((await addAccount(server, { role: 'admin' })).username);
    server.passTime(13 * hours);
    const { headers } = await server.call(name, { token });
    expect([headers['authorization'], headers['refresh-token']]).toEqual([undefined, undefined]);
  });

  test('of a session that has ended, or of none, is no error and removes the cookie', async () => {
    const token = await logIn((await addAccount(server, { role: 'admin' })).username);
    await server.call(name, { token });
    for (const dead of [{ token }, { token: 'f'.repeat(64) }, {}]) {
      const { httpStatus, envelope, headers } = await server.call(name, dead);
      expect([httpStatus, envelope.status]).toEqual([200, 200]);
      expect(headers['set-cookie']).toContain('Max-Age=0');
    }
  });
});

describe('changes on another server', () => {
  test('a ban takes effect with the next call', async () => {
    const { username, id } = await addAccount(server);
    const token = await logIn(username);
    expect(await isLive(token, other)).toBe(true);
    await changeAccount(server, id, { isBanned: true });
    const { httpStatus, errorCode } = await callWith(token, other);
    expect([httpStatus, errorCode]).toEqual([401, 'accountBannedSession']);
  });

  test('a new role takes effect with the next call', async () => {
    const { username, id } = await addAccount(server, { role: 'root' });
    const token = await logIn(username);
    const open = () => other.call('GET /api/admin/config/get-web-config', { token });
    expect((await open()).httpStatus).toBe(200);
    await changeAccount(server, id, { roleCode: roleCodes.default_user });
    expect((await open()).httpStatus).toBe(403);
    expect((await callWith(token, other)).envelope.data).toEqual({
      roles: ['default_user'],
      permissions: null,
    });
  });

  test('failed logins count for all servers', async () => {
    const { username } = await addAccount(server);
    server.stopClock();
    other.stopClock();
    for (let time = 0; time < 5; time += 1)
      await tryLogin(time % 2 === 0 ? server : other, username, { password: 'wrong-password' });
    expect((await tryLogin(server, username)).errorCode).toBe('puzzleRequired');
    expect((await tryLogin(other, username)).errorCode).toBe('puzzleRequired');
  });
});

/** Runs a transaction that commits when the test says so. */
async function keepTransactionOpen(work: (transaction: Transaction<Tables>) => Promise<unknown>) {
  const atWork = Promise.withResolvers<void>();
  const mayCommit = Promise.withResolvers<void>();
  const committed = inTransaction(server.platform.database, async (transaction) => {
    await work(transaction);
    atWork.resolve();
    await mayCommit.promise;
  });
  await atWork.promise;
  return async () => {
    mayCommit.resolve();
    await committed;
  };
}

/** Long enough for a call that does not wait to finish. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 300));

describe('a session that is being opened while all are ended', () => {
  test('does not outlive a logout', async () => {
    const { id, token } = await addAccount(server);
    const { clock, database } = server.platform;
    const commit = await keepTransactionOpen((transaction) => openSession(transaction, id, clock()));
    const logout = other.call('GET /api/logout', { token });
    await Promise.race([logout, aMoment()]);
    await commit();
    expect((await logout).envelope.status).toBe(200);
    const left = await database.selectFrom('session').select('issuedAt').where('userId', '=', id).execute();
    expect(left).toEqual([]);
  });

  test('is not opened with a password that is being changed', async () => {
    const { id, username } = await addAccount(server);
    const { clock, passwords } = server.platform;
    // A slow login reads it after the commit, and must find a password that differs.
    const passwordHash = await passwords.hash('test', 'Another-Passw0rd');
    const commit = await keepTransactionOpen((transaction) =>
      setPassword(transaction, { id }, { passwordHash, now: clock() }),
    );
    const login = tryLogin(other, username);
    await Promise.race([login, aMoment()]);
    await commit();
    expect((await login).errorCode).toBe('wrongCredentials');
  });

  test('is not opened for an account that is being banned', async () => {
    const { id, username } = await addAccount(server);
    const commit = await keepTransactionOpen((transaction) =>
      transaction.updateTable('userAccount').set({ isBanned: true }).where('id', '=', id).execute(),
    );
    const login = tryLogin(other, username);
    await Promise.race([login, aMoment()]);
    await commit();
    expect((await login).headers['authorization']).toBeUndefined();
  });
});
