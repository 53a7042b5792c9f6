import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addAccount,
  freshAddress,
  listMails,
  loadTables,
  getMailedLink,
  solveCaptcha,
  testPassword,
  tryLogin,
  type TestAccount,
} from '../../testing/test-accounts.ts';
import { startServerWithStoppedClock, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServerWithStoppedClock();
});
afterAll(() => server.close());

const apply = (body: { email?: string; captcha?: string; captchaKey?: string }, headers = {}) =>
  server.call('POST /api/apply-reset-password', { body, headers, remoteAddress: freshAddress() });

const reset = (body: { username?: string; password?: string; code?: string }) =>
  server.call('POST /api/reset-password', { body, remoteAddress: freshAddress() });

async function askForLink({ email }: TestAccount) {
  await apply({ email, ...(await solveCaptcha(server)) });
  const link = await getMailedLink(server, email);
  return { username: link.searchParams.get('username') ?? '', code: link.searchParams.get('code') ?? '' };
}

const newPassword = 'New-Passw0rd';

describe('POST /api/apply-reset-password', () => {
  test('mails a link with the name and a code of 21 characters, and returns nothing else', async () => {
    const account = await addAccount(server, { username: 'Ann & Bob <x>' });
    const answer = await apply({ email: account.email.toUpperCase(), ...(await solveCaptcha(server)) });
    expect(answer.envelope).toEqual({ status: 200, data: null, msg: 'success' });
    const link = await getMailedLink(server, account.email);
    expect(link.pathname).toBe('/reset-password');
    expect(link.searchParams.get('username')).toBe('Ann & Bob <x>');
    expect(link.searchParams.get('code')).toMatch(/^[A-Za-z0-9]{21}$/);
    expect(JSON.stringify(answer)).not.toContain(link.searchParams.get('code'));
  });

  test('waits a minute and a half between two mails, also for concurrent calls', async () => {
    const { email } = await addAccount(server);
    const captcha = await solveCaptcha(server);
    const answers = await Promise.all(Array.from({ length: 5 }, () => apply({ email, ...captcha })));
    expect(answers.filter(({ envelope }) => envelope.status === 200)).toHaveLength(1);
    server.passTime(88);
    const early = await apply({ email, ...captcha }, { 'accept-language': 'en' });
    expect(early.errorCode).toBe('resetMailTooSoon');
    expect(early.envelope.msg).toMatch(/^Wait [12] s /);
    server.passTime(3);
    // A correctly answered captcha stays valid.
    expect((await apply({ email, ...captcha })).envelope.status).toBe(200);
    expect(await listMails(server, email)).toHaveLength(2);
  });

  test.each([
    ['no address', { captcha: '5', captchaKey: 'x' }],
    ['no captcha', { email: 'a@b.co', captchaKey: 'x' }],
    ['no key', { email: 'a@b.co', captcha: '5' }],
    ['blanks', { email: '  ', captcha: ' ', captchaKey: ' ' }],
  ])('refuses %s', async (_, body) => {
    const { envelope, errorCode } = await apply(body);
    expect([envelope.status, errorCode]).toEqual([400, 'resetFieldsEmpty']);
  });

  test('a wrong answer uses up the captcha and mails nothing', async () => {
    const { email } = await addAccount(server);
    const captcha = await solveCaptcha(server);
    const wrong = { ...captcha, captcha: String(Number(captcha.captcha) + 1) };
    expect((await apply({ email, ...wrong })).errorCode).toBe('captchaWrong');
    expect((await apply({ email, ...captcha })).errorCode).toBe('captchaWrong');
    expect(await listMails(server, email)).toEqual([]);
  });

  test('concurrent guesses of all answers do not pass a captcha', async () => {
    const accounts = await Promise.all(Array.from({ length: 8 }, () => addAccount(server)));
    const captcha = await solveCaptcha(server);
    const answers = await Promise.all(
      accounts.map(({ email }, index) =>
        apply({ email, ...captcha, captcha: index === 0 ? 'wrong' : captcha.captcha }),
      ),
    );
    expect(answers[0]?.errorCode).toBe('captchaWrong');
    const { email } = await addAccount(server);
    expect((await apply({ email, ...captcha })).errorCode).toBe('captchaWrong');
  });

  test('an expired captcha is wrong', async () => {
    const { email } = await addAccount(server);
    const captcha = await solveCaptcha(server);
    server.passTime(1801);
    expect((await apply({ email, ...captcha })).errorCode).toBe('captchaWrong');
  });

  test('accepts full-width digits', async () => {
    const { email } = await addAccount(server);
    const { captchaKey, captcha } = await solveCaptcha(server);
    const wide = captcha.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)));
    expect((await apply({ email, captchaKey, captcha: wide })).envelope.status).toBe(200);
  });

  test('reports an unknown address and uses up the captcha', async () => {
    const captcha = await solveCaptcha(server);
    const before = await loadTables(server);
    const first = await apply({ email: 'nobody@mail.example', ...captcha });
    const second = await apply({ email: 'somebody@mail.example', ...captcha });
    expect([first.errorCode, second.errorCode]).toEqual(['emailUnknown', 'captchaWrong']);
    expect(await loadTables(server)).toEqual(before);
  });
});

describe('POST /api/reset-password', () => {
  test('sets the password, ends all sessions, and works once', async () => {
    const account = await addAccount(server);
    const link = await askForLink(account);
    const done = await reset({ ...link, password: newPassword });
    expect(done.envelope).toEqual({ status: 200, data: null, msg: 'success' });
    const old = await server.call('GET /api/get-user-auth-info', { token: account.token });
    expect(old.httpStatus).toBe(401);
    expect((await tryLogin(server, account.username)).errorCode).toBe('wrongCredentials');
    expect((await tryLogin(server, account.username, { password: newPassword })).envelope.status).toBe(200);
    expect((await reset({ ...link, password: 'Third-Passw0rd' })).errorCode).toBe('resetLinkExpired');
  });

  test('of ten concurrent uses one succeeds', async () => {
    const link = await askForLink(await addAccount(server));
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => reset({ ...link, password: `Passw0rd-${String(index)}` })),
    );
    const winners = answers.flatMap(({ envelope }, index) => (envelope.status === 200 ? [index] : []));
    expect(winners).toHaveLength(1);
    const password = `Passw0rd-${String(winners[0])}`;
    expect((await tryLogin(server, link.username, { password })).envelope.status).toBe(200);
  });

  test.each([
    ['a wrong code', { code: 'x'.repeat(21) }, 'resetCodeWrong'],
    ['no code', { code: '' }, 'newPasswordFieldsEmpty'],
    ['a blank password', { password: '       ' }, 'newPasswordFieldsEmpty'],
    ['a short password', { password: '12345' }, 'newPasswordLength'],
    ['a long password', { password: 'x'.repeat(21) }, 'newPasswordLength'],
    ['an unknown name', { username: 'nobody-at-all' }, 'resetLinkExpired'],
  ])('refuses %s, changes nothing, and the link stays valid', async (_, change, code) => {
    const account = await addAccount(server);
    const link = await askForLink(account);
    const before = await loadTables(server);
    const { httpStatus, envelope, errorCode } = await reset({ ...link, password: newPassword, ...change });
    expect([httpStatus, envelope.status, errorCode]).toEqual([200, 400, code]);
    expect(await loadTables(server)).toEqual(before);
    expect((await reset({ ...link, password: newPassword })).envelope.status).toBe(200);
  });

  test('refuses the code of another account', async () => {
    const [mine, victim] = [await addAccount(server), await addAccount(server)];
    const link = await askForLink(mine);
    await askForLink(victim);
    const { errorCode } = await reset({ ...link, username: victim.username, password: newPassword });
    expect(errorCode).toBe('resetCodeWrong');
    expect((await tryLogin(server, victim.username, { password: testPassword })).envelope.status).toBe(200);
  });

  test('wrong guesses do not invalidate the link', async () => {
    const link = await askForLink(await addAccount(server));
    for (let time = 0; time < 8; time += 1) await reset({ ...link, code: 'guess', password: newPassword });
    expect((await reset({ ...link, password: newPassword })).envelope.status).toBe(200);
  });

  test('a link is valid for ten minutes, and not after a password change', async () => {
    const late = await askForLink(await addAccount(server));
    server.passTime(601);
    expect((await reset({ ...late, password: newPassword })).errorCode).toBe('resetLinkExpired');
    const account = await addAccount(server);
    const link = await askForLink(account);
    await server.call('POST /api/change-password', {
      token: account.token,
      body: { oldPassword: testPassword, newPassword },
    });
    expect((await reset({ ...link, password: 'Third-Passw0rd' })).errorCode).toBe('resetLinkExpired');
  });
});
