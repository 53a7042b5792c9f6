import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addAccount,
  freshAddress,
  mailRegisterCode,
  otherCode,
  loadTables,
  tryLogin,
} from '../../testing/test-accounts.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import type { Registration } from './register.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let counter = 0;
const freshName = () => `new-${String((counter += 1))}`;
const password = 'secret-1';

const register = (body: Registration) =>
  server.call('POST /api/register', { body, remoteAddress: freshAddress() });

async function makeRegistration(changes: Partial<Registration> = {}): Promise<Registration> {
  const username = changes.username ?? freshName();
  const email = changes.email ?? `${freshName()}@mail.example`;
  return { username, password, email, code: await mailRegisterCode(server, email), ...changes };
}

const findByName = (username: string) =>
  server.platform.database
    .selectFrom('userAccount')
    .selectAll()
    .where('username', '=', username)
    .executeTakeFirst();

describe('POST /api/register', () => {
  test('creates an ordinary account that can log in, without logging it in', async () => {
    const registration = await makeRegistration();
    const { httpStatus, envelope, headers } = await register(registration);
    expect([httpStatus, envelope]).toEqual([200, { status: 200, data: null, msg: 'success' }]);
    expect(headers['authorization']).toBeUndefined();
    const account = await findByName(registration.username);
    expect(account).toMatchObject({ roleCode: 1002, email: registration.email, isBanned: false });
    expect(account?.id).toMatch(/^[0-9a-f]{32}$/);
    expect(account?.passwordHash).toMatch(/^\$argon2id\$/);
    expect((await tryLogin(server, registration.username, { password })).envelope.status).toBe(200);
  });

  test.each(['小明', 'и_друзья', 'José-Ñ.3', '한글'])('stores the name %s exactly', async (username) => {
    const registration = await makeRegistration({ username });
    expect((await register(registration)).errorCode).toBeUndefined();
    const { envelope } = await tryLogin(server, username, { password });
    expect(envelope.data).toMatchObject({ username });
  });

  test('trims name, address and code', async () => {
    const { username, email, code } = await makeRegistration();
    await register({ username: `  ${username} `, email: ` ${email} `, code: ` ${code} `, password });
    expect(await findByName(username)).toMatchObject({ username, email });
  });

  test('gives a new user the notices to all users, unread, and no others', async () => {
    const { database } = server.platform;
    const notice = { title: 'Welcome', content: 'x', authorId: null };
    const [pushed] = await database
      .insertInto('notice')
      .values([
        { ...notice, audience: 'All', pushedAt: new Date() },
        { ...notice, audience: 'All', pushedAt: null },
        { ...notice, audience: 'Admin', pushedAt: new Date() },
      ])
      .returning('id')
      .execute();
    const registration = await makeRegistration();
    await register(registration);
    const account = await findByName(registration.username);
    const copies = await database
      .selectFrom('userNotice')
      .select(['noticeId', 'kind', 'isRead'])
      .where('recipientId', '=', account?.id ?? '')
      .execute();
    expect(copies).toEqual([{ noticeId: pushed?.id, kind: 'Sys', isRead: false }]);
  });
});

describe('a refused registration writes nothing and keeps the code', () => {
  const cases: [string, (r: Registration) => Partial<Registration>, string, number][] = [
    ['a wrong code', ({ code }) => ({ code: otherCode(code) }), 'mailCodeWrong', 200],
    ['a code of somebody else', () => ({ email: 'nobody@mail.example' }), 'mailCodeExpired', 200],
    ['a bad address', () => ({ email: 'no-address' }), 'invalidField', 400],
    ['a short password', () => ({ password: '12345' }), 'passwordLength', 200],
    ['a long password', () => ({ password: 'x'.repeat(21) }), 'passwordLength', 200],
    ['a long name', () => ({ username: 'x'.repeat(21) }), 'usernameLength', 200],
    ['an invisible character', () => ({ username: 'ad\u200bmin' }), 'usernameFormat', 200],
    ['a name that is no name', () => ({ username: 'a/b?c=d&e#f' }), 'usernameFormat', 200],
    ['full-width letters', () => ({ username: 'ａｄｍｉｎ' }), 'usernameFormat', 200],
    ['letters of two scripts', () => ({ username: 'аdmin' }), 'usernameScripts', 200],
    ['a blank name', () => ({ username: '   ' }), 'invalidField', 400],
    ['an empty code', () => ({ code: '' }), 'invalidField', 400],
  ];
  test.each(cases)('%s', async (_, change, code, status) => {
    const registration = await makeRegistration();
    const before = await loadTables(server);
    const { httpStatus, errorCode } = await register({ ...registration, ...change(registration) });
    expect([httpStatus, errorCode]).toEqual([status, code]);
    expect(await loadTables(server)).toEqual(before);
    expect((await register(registration)).envelope.status).toBe(200);
  });

  test('a taken name, ignoring case', async () => {
    const { username } = await addAccount(server, { username: 'TakenName' });
    const registration = await makeRegistration({ username: username.toLowerCase() });
    const before = await loadTables(server);
    const { httpStatus, envelope, errorCode } = await register(registration);
    expect([httpStatus, envelope.status, errorCode]).toEqual([200, 400, 'usernameTaken']);
    expect(await loadTables(server)).toEqual(before);
    expect((await register({ ...registration, username: freshName() })).envelope.status).toBe(200);
  });

  test('a name that looks like that of an administrator', async () => {
    await addAccount(server, { username: 'Principal', role: 'root' });
    const registration = await makeRegistration({ username: 'princ1pal' });
    const before = await loadTables(server);
    expect((await register(registration)).errorCode).toBe('usernameLikeStaff');
    expect(await loadTables(server)).toEqual(before);
  });

  test('an address that was taken after the code was sent', async () => {
    const registration = await makeRegistration();
    await addAccount(server, { email: registration.email.toUpperCase() });
    expect((await register(registration)).errorCode).toBe('emailTaken');
    expect(await findByName(registration.username)).toBeUndefined();
  });

  test('an expired code', async () => {
    const registration = await makeRegistration();
    server.passTime(601);
    expect((await register(registration)).errorCode).toBe('mailCodeExpired');
  });

  test('while registration is closed', async () => {
    const registration = await makeRegistration();
    await server.platform.settings.change('web', { register: false });
    const { httpStatus, envelope, errorCode } = await register(registration);
    await server.platform.settings.change('web', { register: true });
    expect([httpStatus, envelope.status, errorCode]).toEqual([200, 401, 'registrationClosed']);
    expect(await findByName(registration.username)).toBeUndefined();
  });

  test('five wrong codes invalidate the code, also concurrently', async () => {
    const registration = await makeRegistration();
    const wrong = { ...registration, code: otherCode(registration.code) };
    const answers = await Promise.all(Array.from({ length: 12 }, () => register(wrong)));
    const codes = answers.map((answer) => answer.errorCode);
    expect(codes.filter((code) => code === 'mailCodeWrong')).toHaveLength(5);
    expect(codes.filter((code) => code === 'mailCodeExpired')).toHaveLength(7);
    expect((await register(registration)).errorCode).toBe('mailCodeExpired');
  });
});

describe('concurrent registrations', () => {
  test('twenty with one name create one account, and the others keep their codes', async () => {
    const username = 'Wanted';
    const registrations = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        makeRegistration({ username: index % 2 === 0 ? username : username.toUpperCase() }),
      ),
    );
    const answers = await Promise.all(registrations.map(register));
    expect(answers.filter(({ envelope }) => envelope.status === 200)).toHaveLength(1);
    expect(answers.filter(({ errorCode }) => errorCode === 'usernameTaken')).toHaveLength(19);
    const loser = registrations[answers.findIndex(({ errorCode }) => errorCode === 'usernameTaken')];
    if (loser === undefined) throw new Error('nobody lost');
    expect((await register({ ...loser, username: freshName() })).envelope.status).toBe(200);
  });

  test('one code creates one account', async () => {
    const registration = await makeRegistration();
    const names = Array.from({ length: 10 }, freshName);
    const answers = await Promise.all(names.map((username) => register({ ...registration, username })));
    expect(answers.filter(({ envelope }) => envelope.status === 200)).toHaveLength(1);
    const accounts = await Promise.all(names.map(findByName));
    expect(accounts.filter((account) => account !== undefined)).toHaveLength(1);
  });
});
