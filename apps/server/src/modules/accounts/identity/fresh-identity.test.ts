/** Which calls ask for a fresh proof of identity, what counts as one, and what the owner is told. */
import type { CallName, Calls } from '@touchstone/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeAccount, getMailedCode, listMails, testPassword } from '../../../testing/test-accounts.ts';
import { addLoggedIn, codeAt, openFreshSession, setUpApp } from '../../../testing/test-factors.ts';
import { startServerWithStoppedClock, type TestCall, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServerWithStoppedClock();
});
afterAll(() => server.close());

const asked = 'identityConfirmationRequired';
const newPassword = 'Another-Passw0rd';

async function addWithApp() {
  const account = await addLoggedIn(server);
  return { ...account, ...(await setUpApp(server, account.token)) };
}

const confirm = (
  token: string,
  proof:
    | { method: 'password'; password: string }
    | { method: 'totp'; code: string }
    | { method: 'recovery'; code: string },
) => server.call('POST /api/second-factor/confirm-identity', { token, body: { proof } });
const byPassword = (token: string) => confirm(token, { method: 'password', password: testPassword });

const changePassword = (token: string, oldPassword = testPassword) =>
  server.call('POST /api/change-password', { token, body: { oldPassword, newPassword } });

/** The notices of a user, newest first. */
const listNotices = (userId: string) =>
  server.platform.database
    .selectFrom('userNotice')
    .innerJoin('notice', 'notice.id', 'userNotice.noticeId')
    .select('notice.content')
    .where('userNotice.recipientId', '=', userId)
    .orderBy('notice.id', 'desc')
    .execute();

describe('a session whose login is more than ten minutes old', () => {
  const bodyOfStart = (provider: string) => ({
    body: { provider, purpose: 'link', origin: 'http://localhost' } as const,
  });
  const attempt = <Name extends keyof Calls & CallName>(name: Name, input: TestCall<Name>) => ({
    name,
    run: (token: string) => server.call(name, { ...input, token }),
  });

  test.each([
    attempt('POST /api/sign-in/start', bodyOfStart('school')),
    attempt('POST /api/sign-in/start', bodyOfStart('wechat')),
    attempt('POST /api/sign-in/attach', { body: { ticket: 'f'.repeat(64) } }),
    attempt('DELETE /api/linked-account', { query: { provider: 'school' } }),
    attempt('DELETE /api/linked-account', { query: { provider: 'wechat' } }),
    attempt('POST /api/second-factor/totp', {}),
    attempt('POST /api/second-factor/passkey-options', {}),
    attempt('DELETE /api/second-factor/totp', {}),
    attempt('DELETE /api/second-factor/passkey', { query: { id: 1 } }),
    attempt('POST /api/second-factor/recovery-codes', {}),
    attempt('DELETE /api/session', { query: { id: '00000000-0000-4000-8000-000000000000' } }),
    attempt('DELETE /api/sessions/others', {}),
  ])('is asked for it by $name', async ({ run }) => {
    const { token } = await addLoggedIn(server);
    expect((await run(token)).errorCode).not.toBe(asked);
    server.passTime(601);
    expect((await run(token)).errorCode).toBe(asked);
    expect((await byPassword(token)).envelope.status).toBe(200);
    expect((await run(token)).errorCode).not.toBe(asked);
  });

  test('is asked for it by another phone number', async () => {
    const { id, token } = await addLoggedIn(server);
    await changeAccount(server, id, { phone: '13912340002' });
    const change = (newPhone: string) => server.call('POST /api/change-phone', { token, body: { newPhone } });
    server.passTime(601);
    expect((await change('13912340003')).errorCode).toBe(asked);
    await byPassword(token);
    expect((await change('13912340003')).envelope.data).toMatchObject({ code: 200 });
  });

  test('may log itself out, bind a first phone, and list what there is', async () => {
    const { token } = await addLoggedIn(server);
    server.passTime(601);
    const phone = await server.call('POST /api/change-phone', { token, body: { newPhone: '13912340001' } });
    expect(phone.envelope.data).toMatchObject({ code: 200 });
    const { envelope } = await server.call('GET /api/sessions', { token });
    const own = (envelope.data as { id: string; isCurrent: boolean }[]).find(({ isCurrent }) => isCurrent);
    const ended = await server.call('DELETE /api/session', { token, query: { id: own?.id ?? '' } });
    expect(ended.envelope.status).toBe(200);
  });

  test('changes the password and the address as before: the old password is the proof', async () => {
    const { token, id } = await addLoggedIn(server);
    server.passTime(601);
    const newEmail = `${id}@mail.example`;
    await server.call('GET /api/get-change-email-code', { token, query: { email: newEmail } });
    const code = await getMailedCode(server, newEmail);
    const changed = await server.call('POST /api/change-email', {
      token,
      body: { password: testPassword, newEmail, code },
    });
    expect(changed.envelope.data).toMatchObject({ code: 200 });
    const successor = String(changed.headers['authorization']);
    server.passTime(601);
    expect((await changePassword(successor)).envelope.data).toMatchObject({ code: 200 });
  });
});

describe('the password of an account with a second factor', () => {
  test('is no proof of identity; a code of the app or a recovery code is', async () => {
    const { token, secret, recoveryCodes } = await addWithApp();
    server.passTime(601);
    const remove = () => server.call('DELETE /api/second-factor/totp', { token });
    const { envelope } = await server.call('GET /api/second-factor', { token });
    expect(envelope.data).toMatchObject({ isIdentityFresh: false, identityMethods: ['totp', 'recovery'] });
    expect((await byPassword(token)).errorCode).toBe('identityFactorRequired');
    expect((await remove()).errorCode).toBe(asked);
    const code = recoveryCodes[0] ?? '';
    expect((await confirm(token, { method: 'recovery', code })).envelope.status).toBe(200);
    expect((await confirm(token, { method: 'recovery', code })).errorCode).toBe('identityWrong');
    server.passTime(601);
    const now = codeAt(secret, server.platform.clock());
    expect((await confirm(token, { method: 'totp', code: now })).envelope.status).toBe(200);
    expect((await remove()).envelope.status).toBe(200);
  });

  test('does not change the password or the address alone', async () => {
    const { token, secret } = await addWithApp();
    server.passTime(601);
    expect((await changePassword(token)).errorCode).toBe(asked);
    const body = { password: testPassword, newEmail: 'other@mail.example', code: '123456' };
    expect((await server.call('POST /api/change-email', { token, body })).errorCode).toBe(asked);
    await confirm(token, { method: 'totp', code: codeAt(secret, server.platform.clock()) });
    expect((await changePassword(token)).envelope.data).toMatchObject({ code: 200 });
  });

  test('that opened other sessions proves nothing there once the factor is set up', async () => {
    const { username, token } = await addLoggedIn(server);
    const other = await openFreshSession(server, username);
    await setUpApp(server, token);
    expect((await server.call('DELETE /api/second-factor/totp', { token: other })).errorCode).toBe(asked);
    expect((await server.call('DELETE /api/second-factor/totp', { token })).envelope.status).toBe(200);
  });
});

describe('the owner gets a message and a mail', () => {
  test('of a new password, with the other ways to log in', async () => {
    const { id, token, email } = await addLoggedIn(server);
    await changeAccount(server, id, { socialOpenId: `open-${id}` });
    await changePassword(token);
    const [notice] = await listNotices(id);
    expect(notice?.content).toContain('The password of your account was changed.');
    expect(notice?.content).toContain('WeChat');
    expect((await listMails(server, email))[0]?.textBody).toContain('微信');
  });

  test('of a new address, at the old one', async () => {
    const { id, token, email } = await addLoggedIn(server);
    const newEmail = `new-${id}@mail.example`;
    await server.call('GET /api/get-change-email-code', { token, query: { email: newEmail } });
    const code = await getMailedCode(server, newEmail);
    const body = { password: testPassword, newEmail, code };
    await server.call('POST /api/change-email', { token, body });
    expect((await listMails(server, email))[0]?.textBody).toContain('邮箱');
    expect((await listNotices(id))[0]?.content).toContain('e-mail address of your account was changed');
  });

  test('of another phone number, but not of the first one', async () => {
    const { id, token } = await addLoggedIn(server);
    const change = (newPhone: string) => server.call('POST /api/change-phone', { token, body: { newPhone } });
    await change('13912341111');
    expect(await listNotices(id)).toEqual([]);
    await change('13912342222');
    expect((await listNotices(id))[0]?.content).toContain('phone number of your account was changed');
  });
});
