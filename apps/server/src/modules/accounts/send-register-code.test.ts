import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addAccount,
  freshAddress,
  listMails,
  loadTables,
  getMailedCode,
} from '../../testing/test-accounts.ts';
import { startServerWithStoppedClock, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServerWithStoppedClock();
});
afterAll(() => server.close());

const requestCode = (email: string, options: { language?: string; from?: string } = {}) =>
  server.call('GET /api/get-register-code', {
    query: { email },
    headers: { 'accept-language': options.language ?? 'zh-CN' },
    remoteAddress: options.from ?? freshAddress(),
  });

describe('GET /api/get-register-code', () => {
  test('mails six digits, and works on a site without a mail server', async () => {
    const kept = server.keptMailCount();
    const { envelope } = await requestCode('first@mail.example');
    expect(envelope).toEqual({
      status: 200,
      msg: 'success',
      data: { email: 'first@mail.example', expire: 300 },
    });
    const [mail] = await listMails(server, 'first@mail.example');
    expect(mail).toMatchObject({ state: 'kept', subject: '注册验证码' });
    expect(await getMailedCode(server, 'first@mail.example')).toMatch(/^\d{6}$/);
    expect(server.keptMailCount()).toBe(kept + 1);
  });

  test('the code is in no response, and only its hash is in the table of codes', async () => {
    const answer = await requestCode('secret@mail.example');
    const code = await getMailedCode(server, 'secret@mail.example');
    expect(JSON.stringify([answer.envelope, answer.headers])).not.toContain(code);
    const row = await server.platform.database
      .selectFrom('mailCode')
      .selectAll()
      .where('subject', '=', 'secret@mail.example')
      .executeTakeFirstOrThrow();
    expect(row.codeHash).toHaveLength(32);
    expect(row.codeHash.toString('latin1')).not.toContain(code);
  });

  test.each([
    ['zh-HK', '註冊驗證碼'],
    ['en-US', 'Your registration code'],
  ])('mails in %s', async (language, subject) => {
    const email = `${language}@mail.example`;
    await requestCode(email, { language });
    expect(await listMails(server, email)).toMatchObject([{ subject }]);
  });

  test('sends another one after a minute, not before, and returns the remaining time', async () => {
    await requestCode('again@mail.example');
    const first = await getMailedCode(server, 'again@mail.example');
    server.passTime(58);
    const { envelope, errorCode } = await requestCode('AGAIN@mail.example', { language: 'en' });
    expect([envelope.status, errorCode]).toEqual([400, 'registerMailTooSoon']);
    expect(envelope.msg).toMatch(/^Wait [12] s /);
    server.passTime(3);
    expect((await requestCode('again@mail.example')).envelope.status).toBe(200);
    expect(await listMails(server, 'again@mail.example')).toHaveLength(2);
    const body = { username: 'again', password: 'secret-1', email: 'again@mail.example', code: first };
    expect((await server.call('POST /api/register', { body })).errorCode).toBe('mailCodeWrong');
  });

  test('ten concurrent requests send one mail', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => requestCode('burst@mail.example')));
    expect(answers.filter(({ envelope }) => envelope.status === 200)).toHaveLength(1);
    expect(await listMails(server, 'burst@mail.example')).toHaveLength(1);
  });

  test.each([
    ['no address', 'nonsense', 400, 'emailFormat'],
    ['two addresses', 'a@b.co, c@d.ef', 400, 'emailFormat'],
    ['a header in disguise', 'a@b.co\r\nBcc: c@d.ef', 400, 'emailFormat'],
    ['a blocked domain', 'a@spam.example', 403, 'emailNotAllowed'],
    ['a subdomain of a blocked one', 'a@mx.spam.example', 403, 'emailNotAllowed'],
    ['an address in use', 'USED@mail.example', 400, 'emailTaken'],
  ])('refuses %s and mails nothing', async (_, email, status, code) => {
    await server.platform.settings.change('web', { blockedEmailDomains: ['spam.example'] });
    if (code === 'emailTaken') await addAccount(server, { email: 'used@mail.example' });
    const before = await loadTables(server);
    const { httpStatus, envelope, errorCode } = await requestCode(email);
    expect([httpStatus, envelope.status, errorCode]).toEqual([200, status, code]);
    expect(await loadTables(server)).toEqual(before);
  });

  test('refuses while registration is closed', async () => {
    await server.platform.settings.change('web', { register: false });
    const { envelope, errorCode } = await requestCode('closed@mail.example');
    await server.platform.settings.change('web', { register: true });
    expect([envelope.status, errorCode]).toEqual([401, 'registrationClosed']);
    expect(await listMails(server, 'closed@mail.example')).toEqual([]);
  });

  test('is rate-limited per address of the caller', async () => {
    const from = freshAddress();
    for (let count = 0; count < 60; count += 1)
      await requestCode(`many-${String(count)}@mail.example`, { from });
    const { errorCode } = await requestCode('one-more@mail.example', { from });
    expect(errorCode).toBe('tooManyRequests');
    expect(await listMails(server, 'one-more@mail.example')).toEqual([]);
  });
});

describe('POST /api/check-username-or-email', () => {
  const check = (body: { username?: string | null; email?: string | null }) =>
    server.call('POST /api/check-username-or-email', { body, remoteAddress: freshAddress() });

  test('reports what is in use, ignoring case', async () => {
    await addAccount(server, { username: 'Known', email: 'known@mail.example' });
    const answers = [
      [{ username: 'kNOWN', email: 'KNOWN@mail.example' }, true, true],
      [{ username: ' Known ' }, true, false],
      [{ email: 'known@mail.example', username: null }, false, true],
      [{ username: 'unknown', email: 'unknown@mail.example' }, false, false],
      [{ username: '%', email: 'malformed' }, false, false],
      [{ username: 'x'.repeat(30_000), email: '' }, false, false],
      [{}, false, false],
    ] as const;
    for (const [body, username, email] of answers)
      expect((await check(body)).envelope.data).toEqual({ username, email });
  });

  test('reveals nothing else about the account', async () => {
    const { id, email, username } = await addAccount(server);
    const { envelope } = await check({ username });
    expect(JSON.stringify(envelope)).not.toContain(id);
    expect(JSON.stringify(envelope)).not.toContain(email);
  });

  test('is rate-limited per address', async () => {
    const remoteAddress = freshAddress();
    const windowEndsAt = new Date(server.platform.clock().getTime() + 60_000);
    await server.platform.database
      .insertInto('eventCounter')
      .values({ key: `rate:check-name:${remoteAddress}`, count: 600, windowEndsAt })
      .execute();
    const { errorCode } = await server.call('POST /api/check-username-or-email', { body: {}, remoteAddress });
    expect(errorCode).toBe('tooManyRequests');
  });
});
