import { inTransaction } from '@touchstone/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAccount, testPassword } from '../../../testing/test-accounts.ts';
import { startServerWithStoppedClock, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServerWithStoppedClock();
});
afterAll(() => server.close());

interface Listed {
  id: string;
  isCurrent: boolean;
  userAgent: string;
  ip: string | null;
  openedAt: string;
  lastUsedAt: string;
}

async function logIn(username: string, { from, userAgent }: { from: string; userAgent: string }) {
  const { headers } = await server.call('POST /api/login', {
    body: { username, password: testPassword },
    remoteAddress: from,
    headers: { 'user-agent': userAgent },
  });
  return String(headers['authorization']);
}

async function addLoggedInTwice() {
  const { username } = await addAccount(server);
  const laptop = await logIn(username, { from: '203.0.113.7', userAgent: 'Laptop' });
  server.passTime(60);
  const phone = await logIn(username, { from: '198.51.100.9', userAgent: 'Phone' });
  return { username, laptop, phone };
}

const list = async (token: string, from?: string) => {
  const { envelope } = await server.call('GET /api/sessions', {
    token,
    ...(from !== undefined && { remoteAddress: from }),
  });
  return (envelope.data as Listed[]).filter(({ userAgent }) => userAgent !== '');
};

const isLive = async (token: string) =>
  (await server.call('GET /api/msg/unread', { token })).httpStatus === 200;

test('lists where the account is logged in, the current session first', async () => {
  const { laptop } = await addLoggedInTwice();
  const sessions = await list(laptop, '203.0.113.7');
  expect(sessions).toMatchObject([
    { isCurrent: true, userAgent: 'Laptop', ip: '203.0.113.7' },
    { isCurrent: false, userAgent: 'Phone', ip: '198.51.100.9' },
  ]);
  expect(JSON.stringify(sessions)).not.toContain(laptop);
});

test('shows the last use and its address, accurate to minutes', async () => {
  const { phone } = await addLoggedInTwice();
  server.passTime(3600);
  await list(phone, '192.0.2.44');
  const [current] = await list(phone, '192.0.2.44');
  expect(current?.ip).toBe('192.0.2.44');
  expect(Date.parse(current?.lastUsedAt ?? '') - Date.parse(current?.openedAt ?? '')).toBe(3_600_000);
});

test('records concurrent uses of many sessions, each with its address', async () => {
  const { laptop, phone } = await addLoggedInTwice();
  server.passTime(3600);
  await Promise.all([list(laptop, '192.0.2.1'), list(phone, '192.0.2.2'), list(laptop, '192.0.2.1')]);
  expect(await list(laptop, '192.0.2.1')).toMatchObject([
    { userAgent: 'Laptop', ip: '192.0.2.1' },
    { userAgent: 'Phone', ip: '192.0.2.2' },
  ]);
});

test('does not wait for a session that is being changed', async () => {
  const { laptop } = await addLoggedInTwice();
  server.passTime(3600);
  await inTransaction(server.platform.database, async (transaction) => {
    await transaction.selectFrom('session').select('tokenHash').forUpdate().execute();
    expect(await list(laptop, '192.0.2.3')).toMatchObject([{ ip: '203.0.113.7' }, { userAgent: 'Phone' }]);
  });
  await list(laptop, '192.0.2.3');
  expect(await list(laptop, '192.0.2.3')).toMatchObject([{ ip: '192.0.2.3' }, { userAgent: 'Phone' }]);
});

test('a renewed token continues its session', async () => {
  const { laptop } = await addLoggedInTwice();
  server.passTime(43_201);
  const { headers } = await server.call('GET /api/msg/unread', { token: laptop });
  const renewed = String(headers['refresh-token']);
  const sessions = await list(renewed);
  expect(sessions.filter(({ userAgent }) => userAgent === 'Laptop')).toHaveLength(1);
  expect(sessions[0]).toMatchObject({ isCurrent: true, userAgent: 'Laptop' });
  const end = await server.call('DELETE /api/session', {
    token: renewed,
    query: { id: sessions[0]?.id ?? '' },
  });
  expect(end.headers['authorization']).toBeUndefined();
  expect(await isLive(laptop)).toBe(false);
});

test('one session is ended, with all of its tokens', async () => {
  const { laptop, phone } = await addLoggedInTwice();
  const other = (await list(laptop)).find(({ isCurrent }) => !isCurrent);
  const end = () => server.call('DELETE /api/session', { token: laptop, query: { id: other?.id ?? '' } });
  expect((await end()).envelope.status).toBe(200);
  expect([await isLive(laptop), await isLive(phone)]).toEqual([true, false]);
  expect((await end()).errorCode).toBe('sessionUnknown');
});

test('all other sessions are ended', async () => {
  const { laptop, phone } = await addLoggedInTwice();
  const { envelope } = await server.call('DELETE /api/sessions/others', { token: laptop });
  // The two logins, and the session that the test account began with.
  expect(envelope.data).toEqual({ ended: 2 });
  expect([await isLive(laptop), await isLive(phone)]).toEqual([true, false]);
});

test('a session of another user is unknown', async () => {
  const mine = await addLoggedInTwice();
  const theirs = await addLoggedInTwice();
  const [target] = await list(theirs.laptop);
  for (const id of [target?.id ?? '', 'not-a-session', "'"]) {
    const answer = await server.call('DELETE /api/session', { token: mine.laptop, query: { id } });
    expect(answer.errorCode).toBe('sessionUnknown');
  }
  expect(await isLive(theirs.laptop)).toBe(true);
});

test('a new password ends every session', async () => {
  const { laptop, phone } = await addLoggedInTwice();
  const body = { oldPassword: testPassword, newPassword: 'Another-Passw0rd' };
  await server.call('POST /api/change-password', { token: laptop, body });
  expect([await isLive(laptop), await isLive(phone)]).toEqual([false, false]);
});
