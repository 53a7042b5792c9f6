/** The login of accounts with a second factor. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addAccount,
  changeAccount,
  listMails,
  testPassword,
  tryLogin,
} from '../../../testing/test-accounts.ts';
import { addContest } from '../../../testing/sample-contests.ts';
import { beginLogin, codeAt, openFreshSession, sendCode, setUpApp } from '../../../testing/test-factors.ts';
import { startServerWithStoppedClock, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServerWithStoppedClock();
});
afterAll(() => server.close());

async function addWithApp() {
  const account = await addAccount(server);
  const token = await openFreshSession(server, account.username);
  return { ...account, token, ...(await setUpApp(server, token)) };
}

const codeNow = (secret: string, offsetSeconds = 0) =>
  codeAt(secret, new Date(server.platform.clock().getTime() + offsetSeconds * 1000));

const totp = (code: string) => ({ method: 'totp', code }) as const;
const recovery = (code: string) => ({ method: 'recovery', code }) as const;

describe('the first step', () => {
  test('opens no session and answers with a ticket and the methods of the account', async () => {
    const { username } = await addWithApp();
    const { answer, ticket, methods } = await beginLogin(server, username);
    expect(answer).toMatchObject({ httpStatus: 200, errorCode: 'secondFactorRequired' });
    expect(answer.envelope).toMatchObject({ status: 400 });
    expect(answer.headers['authorization']).toBeUndefined();
    expect(ticket).toMatch(/^[0-9a-f]{64}$/);
    expect(methods).toEqual(['totp', 'recovery']);
  });

  test('reveals the factor only after the correct password', async () => {
    const { username } = await addWithApp();
    const { errorCode, envelope } = await tryLogin(server, username, { password: 'wrong-password' });
    expect({ errorCode, data: envelope.data }).toEqual({ errorCode: 'wrongCredentials', data: null });
  });

  test('is the whole login of an account without a factor', async () => {
    const { username } = await addAccount(server);
    const { envelope, headers } = await tryLogin(server, username);
    expect(envelope.status).toBe(200);
    expect(headers['authorization']).toMatch(/^[0-9a-f]{64}$/);
  });

  test('of a tool fails with a text that names the tokens of the Contest API', async () => {
    const { username, id } = await addWithApp();
    await addContest(server, { ownerId: id });
    const answer = await server.app.inject({
      url: '/api/clics/contests',
      headers: { authorization: `Basic ${Buffer.from(`${username}:${testPassword}`).toString('base64')}` },
    });
    expect(answer.headers['error-code']).toBe('secondFactorOfTool');
  });
});

describe('a code of the app', () => {
  test('completes the login; the session works', async () => {
    const { username, secret, id } = await addWithApp();
    const { ticket } = await beginLogin(server, username);
    const { envelope, headers } = await sendCode(server, ticket, totp(codeNow(secret)));
    expect(envelope.data).toMatchObject({ uid: id });
    const token = String(headers['authorization']);
    expect((await server.call('GET /api/msg/unread', { token })).httpStatus).toBe(200);
  });

  test.each([-30, 30])('of a clock that differs by %i seconds is accepted', async (offset) => {
    const { username, secret } = await addWithApp();
    const { ticket } = await beginLogin(server, username);
    expect((await sendCode(server, ticket, totp(codeNow(secret, offset)))).envelope.status).toBe(200);
  });

  test.each([-90, 90])('of a clock that differs by %i seconds is refused', async (offset) => {
    const { username, secret } = await addWithApp();
    const { ticket } = await beginLogin(server, username);
    expect((await sendCode(server, ticket, totp(codeNow(secret, offset)))).errorCode).toBe(
      'secondFactorWrong',
    );
  });

  test('is valid once, also for another login and in concurrent calls', async () => {
    const { username, secret } = await addWithApp();
    const tickets = await Promise.all([1, 2, 3].map(() => beginLogin(server, username)));
    const code = totp(codeNow(secret));
    const answers = await Promise.all(tickets.map(({ ticket }) => sendCode(server, ticket, code)));
    expect(answers.filter(({ envelope }) => envelope.status === 200)).toHaveLength(1);
    const { ticket } = await beginLogin(server, username);
    expect((await sendCode(server, ticket, code)).errorCode).toBe('secondFactorWrong');
  });

  test('may have blanks', async () => {
    const { username, secret } = await addWithApp();
    const { ticket } = await beginLogin(server, username);
    const code = codeNow(secret);
    const typed = `${code.slice(0, 3)} ${code.slice(3)}`;
    expect((await sendCode(server, ticket, totp(typed))).envelope.status).toBe(200);
  });
});

describe('a ticket', () => {
  test('is used up by the login', async () => {
    const { username, secret } = await addWithApp();
    const { ticket } = await beginLogin(server, username);
    await sendCode(server, ticket, totp(codeNow(secret)));
    const again = await sendCode(server, ticket, totp(codeNow(secret, 30)));
    expect(again.errorCode).toBe('loginTicketExpired');
  });

  test('expires after five minutes', async () => {
    const { username, secret } = await addWithApp();
    const { ticket } = await beginLogin(server, username);
    server.passTime(301);
    expect((await sendCode(server, ticket, totp(codeNow(secret)))).errorCode).toBe('loginTicketExpired');
  });

  test('allows five tries, then the password has to be entered again', async () => {
    const { username, secret } = await addWithApp();
    const { ticket } = await beginLogin(server, username);
    for (let round = 0; round < 5; round += 1)
      expect((await sendCode(server, ticket, totp('000000'))).errorCode).toBe('secondFactorWrong');
    expect((await sendCode(server, ticket, totp(codeNow(secret)))).errorCode).toBe('loginTicketExpired');
  });

  test('ends with a new password', async () => {
    const { username, secret, token } = await addWithApp();
    const { ticket } = await beginLogin(server, username);
    const body = { oldPassword: testPassword, newPassword: 'Another-Passw0rd' };
    expect((await server.call('POST /api/change-password', { token, body })).envelope.data).toMatchObject({
      code: 200,
    });
    expect((await sendCode(server, ticket, totp(codeNow(secret)))).errorCode).toBe('loginTicketExpired');
  });

  test('of a banned account opens nothing', async () => {
    const { username, secret, id } = await addWithApp();
    const { ticket } = await beginLogin(server, username);
    await changeAccount(server, id, { isBanned: true });
    expect((await sendCode(server, ticket, totp(codeNow(secret)))).errorCode).toBe('accountBanned');
  });

  test('that was made up is refused like an expired one', async () => {
    expect((await sendCode(server, 'f'.repeat(64), totp('123456'))).errorCode).toBe('loginTicketExpired');
  });
});

describe('wrong codes', () => {
  test('count as failed logins: the next password needs the puzzle', async () => {
    const { username } = await addWithApp();
    const { ticket, from } = await beginLogin(server, username);
    for (let round = 0; round < 5; round += 1) await sendCode(server, ticket, totp('000000'), from);
    expect((await beginLogin(server, username, from)).answer.errorCode).toBe('puzzleRequired');
  });

  test('lock the codes of the account for all addresses', async () => {
    const { username, secret } = await addWithApp();
    const tickets = [await beginLogin(server, username), await beginLogin(server, username)];
    const last = await beginLogin(server, username);
    for (const { ticket } of tickets)
      for (let round = 0; round < 5; round += 1) await sendCode(server, ticket, totp('000000'));
    expect((await sendCode(server, last.ticket, totp(codeNow(secret)))).errorCode).toBe('secondFactorLocked');
  });
});

describe('a recovery code', () => {
  test('completes the login once, and the owner gets a message and a mail', async () => {
    const { username, email, recoveryCodes } = await addWithApp();
    expect(new Set(recoveryCodes).size).toBe(10);
    const [code = ''] = recoveryCodes;
    const first = await beginLogin(server, username);
    const used = await sendCode(server, first.ticket, recovery(` ${code.toUpperCase()} `));
    expect(used.envelope.status).toBe(200);
    const token = String(used.headers['authorization']);
    const { envelope } = await server.call('GET /api/second-factor', { token });
    expect(envelope.data).toMatchObject({ recoveryCodesLeft: 9 });
    expect((await listMails(server, email))[0]?.textBody).toContain('9');
    const second = await beginLogin(server, username);
    expect((await sendCode(server, second.ticket, recovery(code))).errorCode).toBe('secondFactorWrong');
  });

  test('is spent once by concurrent calls with one ticket, and a wrong one leaves the ticket', async () => {
    const { username, token, recoveryCodes } = await addWithApp();
    const { ticket } = await beginLogin(server, username);
    expect((await sendCode(server, ticket, recovery('wrong'))).errorCode).toBe('secondFactorWrong');
    const answers = await Promise.all(
      recoveryCodes.slice(0, 4).map((code) => sendCode(server, ticket, recovery(code))),
    );
    const refusals = answers.flatMap(({ errorCode }) => errorCode ?? []);
    expect(refusals).toEqual(Array(3).fill('loginTicketExpired'));
    const { envelope } = await server.call('GET /api/second-factor', { token });
    expect(envelope.data).toMatchObject({ recoveryCodesLeft: 9 });
  });

  test('is stored as a hash, and belongs to one account', async () => {
    const { recoveryCodes } = await addWithApp();
    const other = await addWithApp();
    const [code = ''] = recoveryCodes;
    const rows = await server.platform.database.selectFrom('recoveryCode').selectAll().execute();
    const stored = rows.map((row) => row.codeHash.toString('latin1')).join();
    expect(stored).not.toContain(code.replaceAll('-', ''));
    const { ticket } = await beginLogin(server, other.username);
    expect((await sendCode(server, ticket, recovery(code))).errorCode).toBe('secondFactorWrong');
  });
});
