import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addAccount,
  freshAddress,
  listMails,
  otherCode,
  loadTables,
  getMailedCode,
  testPassword,
  type TestAccount,
} from '../../testing/test-accounts.ts';
import { startServerWithStoppedClock, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServerWithStoppedClock();
});
afterAll(() => server.close());

let counter = 0;
const freshEmail = () => `target-${String((counter += 1))}@mail.example`;

const requestCode = (token: string | undefined, email: string, language = 'en') =>
  server.call('GET /api/get-change-email-code', {
    ...(token !== undefined && { token }),
    query: { email },
    headers: { 'accept-language': language },
    remoteAddress: freshAddress(),
  });

interface Change {
  password?: string;
  newEmail?: string;
  code?: string;
}
const change = (token: string, body: Change) =>
  server.call('POST /api/change-email', { token, body, headers: { 'accept-language': 'en' } });

/** Returns an account with everything that a change needs. */
async function prepare(): Promise<TestAccount & { body: Required<Change> }> {
  const account = await addAccount(server);
  const newEmail = freshEmail();
  await requestCode(account.token, newEmail);
  const code = await getMailedCode(server, newEmail);
  return { ...account, body: { password: testPassword, newEmail, code } };
}

describe('GET /api/get-change-email-code', () => {
  test('mails a code to the new address, in the language of the caller', async () => {
    const { token, username } = await addAccount(server, { username: '<i>name</i>' });
    const email = freshEmail();
    const { envelope } = await requestCode(token, email, 'zh-HK');
    expect(envelope).toEqual({ status: 200, data: null, msg: 'success' });
    const [mail] = await listMails(server, email);
    expect(mail).toMatchObject({ subject: '更改電郵驗證碼' });
    expect(mail?.textBody).toContain(username);
    expect(mail?.htmlBody).not.toContain('<i>');
  });

  test('refuses a second mail for half a minute', async () => {
    const { token } = await addAccount(server);
    await requestCode(token, freshEmail());
    server.passTime(28);
    const { errorCode, envelope } = await requestCode(token, freshEmail());
    expect([envelope.status, errorCode]).toEqual([400, 'changeMailTooSoon']);
    server.passTime(3);
    expect((await requestCode(token, freshEmail())).envelope.status).toBe(200);
  });

  test('refuses an invalid address, the current one, a taken one and a blocked one', async () => {
    const { token, email } = await addAccount(server);
    const taken = await addAccount(server);
    await server.platform.settings.change('web', { blockedEmailDomains: ['spam.example'] });
    const cases = [
      ['nonsense', 'emailFormat'],
      [email.toUpperCase(), 'emailUnchanged'],
      [taken.email, 'emailTaken'],
      ['a@spam.example', 'emailNotAllowed'],
    ] as const;
    const before = await loadTables(server);
    for (const [address, code] of cases) expect((await requestCode(token, address)).errorCode).toBe(code);
    expect(await loadTables(server)).toEqual(before);
  });

  test('requires a session', async () => {
    expect((await requestCode(undefined, freshEmail())).httpStatus).toBe(401);
  });
});

describe('POST /api/change-email', () => {
  test('changes the address, ends all sessions, and opens a new one for the caller', async () => {
    const { token, id, username, body } = await prepare();
    const elsewhere = await server.call('POST /api/login', { body: { username, password: testPassword } });
    const { envelope, headers } = await change(token, body);
    expect(envelope).toMatchObject({
      status: 200,
      data: { code: 200, userInfo: { uid: id, email: body.newEmail } },
    });
    for (const dead of [token, String(elsewhere.headers['authorization'])])
      expect((await server.call('GET /api/get-user-auth-info', { token: dead })).httpStatus).toBe(401);
    const renewed = String(headers['authorization']);
    expect(headers['refresh-token']).toBe(renewed);
    const alive = await server.call('GET /api/get-user-auth-info', { token: renewed });
    expect(alive.httpStatus).toBe(200);
    const again = await change(renewed, { ...body, newEmail: freshEmail() });
    expect(again.errorCode).toBe('mailCodeExpired');
  });

  test('requires a session', async () => {
    expect((await server.call('POST /api/change-email', { body: {} })).httpStatus).toBe(401);
  });

  const refusals: [string, (body: Required<Change>) => Change, string][] = [
    ['no password', () => ({ password: '' }), 'changeEmailFieldsEmpty'],
    ['a blank code', () => ({ code: '  ' }), 'changeEmailFieldsEmpty'],
    ['no address', () => ({ newEmail: 'nonsense' }), 'emailFormat'],
  ];
  test.each(refusals)('refuses %s and changes nothing', async (_, make, code) => {
    const { token, body } = await prepare();
    const before = await loadTables(server);
    const { envelope, errorCode } = await change(token, { ...body, ...make(body) });
    expect([envelope.status, errorCode]).toEqual([400, code]);
    expect(await loadTables(server)).toEqual(before);
    expect((await change(token, body)).envelope.data).toMatchObject({ code: 200 });
  });

  test('refuses the current address, and one that was taken after the code was sent', async () => {
    const { token, email, body } = await prepare();
    expect((await change(token, { ...body, newEmail: email })).errorCode).toBe('emailUnchanged');
    await addAccount(server, { email: body.newEmail.toUpperCase() });
    expect((await change(token, body)).errorCode).toBe('emailTaken');
  });

  test('refuses without a code, and with one that is too old', async () => {
    const { token } = await addAccount(server);
    const body = { password: testPassword, newEmail: freshEmail(), code: '123456' };
    expect((await change(token, body)).errorCode).toBe('mailCodeExpired');
    const prepared = await prepare();
    server.passTime(601);
    expect((await change(prepared.token, prepared.body)).errorCode).toBe('mailCodeExpired');
  });

  const mistakes: [string, (body: Required<Change>) => Change, string][] = [
    ['a wrong code', ({ code }) => ({ code: otherCode(code) }), 'Wrong code'],
    ['a code for another address', () => ({ newEmail: freshEmail() }), 'Wrong code'],
    ['a wrong password', () => ({ password: 'wrong-password' }), 'Wrong password'],
  ];
  test.each(mistakes)(
    '%s is an outcome of 400 that is counted, and the code stays valid',
    async (_, make, msg) => {
      const { token, body } = await prepare();
      const before = await loadTables(server);
      const { envelope } = await change(token, { ...body, ...make(body) });
      expect(envelope).toMatchObject({ status: 200, data: { code: 400, userInfo: null } });
      expect((envelope.data as { msg: string }).msg).toBe(`${msg}: attempt 1 of 5, then a lock for 30 min.`);
      expect(await loadTables(server)).toEqual(before);
      expect((await change(token, body)).envelope.data).toMatchObject({ code: 200 });
    },
  );

  test('shares its failure count with change-password: five failures lock both', async () => {
    const { token, body } = await prepare();
    const wrongPassword = { oldPassword: 'wrong-password', newPassword: 'New-Passw0rd' };
    for (let time = 0; time < 2; time += 1) {
      await change(token, { ...body, code: otherCode(body.code) });
      await server.call('POST /api/change-password', { token, body: wrongPassword });
    }
    await change(token, { ...body, password: 'wrong-password' });
    expect((await change(token, body)).envelope.data).toMatchObject({ code: 403 });
    const { envelope } = await server.call('POST /api/change-password', {
      token,
      body: { oldPassword: testPassword, newPassword: 'New-Passw0rd' },
    });
    expect(envelope.data).toMatchObject({ code: 403 });
  });

  test('of five concurrent uses of a code one succeeds', async () => {
    const { token, body, id } = await prepare();
    const answers = await Promise.all(Array.from({ length: 5 }, () => change(token, body)));
    const done = answers.filter(({ envelope }) => (envelope.data as { code: number } | null)?.code === 200);
    expect(done).toHaveLength(1);
    const sessions = await server.platform.database
      .selectFrom('session')
      .select('userId')
      .where('userId', '=', id)
      .execute();
    expect(sessions).toHaveLength(1);
  });
});
