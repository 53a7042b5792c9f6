/** The identity check before changes, the policy by role, and what administrators can do. */
import { calls, type CallDefinition } from '@touchstone/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addAccount, listMails, testPassword } from '../../../testing/test-accounts.ts';
import { beginLogin, codeAt, openFreshSession, setUpApp } from '../../../testing/test-factors.ts';
import { startServerWithStoppedClock, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServerWithStoppedClock();
});
afterAll(() => server.close());

const none = { root: false, admin: false, problem_admin: false, user: false };
beforeEach(() => server.platform.settings.change('secondFactor', { requiredFor: none }));

async function addLoggedIn(role: 'default_user' | 'root' = 'default_user') {
  const account = await addAccount(server, { role });
  return { ...account, token: await openFreshSession(server, account.username) };
}

const setPolicy = (token: string, policy: Partial<typeof none>) =>
  server.call('PUT /api/admin/second-factor/policy', { token, body: { ...none, ...policy } });

const status = async (token: string) =>
  (await server.call('GET /api/second-factor', { token })).envelope.data;

describe('the identity', () => {
  const confirm = (
    token: string,
    proof: { method: 'password'; password: string } | { method: 'totp'; code: string },
  ) => server.call('POST /api/second-factor/confirm-identity', { token, body: { proof } });

  test('is fresh after a login, then has to be confirmed with the password, or with a code', async () => {
    const { token } = await addLoggedIn();
    expect(await status(token)).toMatchObject({ isIdentityFresh: true });
    server.passTime(600);
    expect((await server.call('POST /api/second-factor/totp', { token })).errorCode).toBe(
      'identityConfirmationRequired',
    );
    expect((await confirm(token, { method: 'password', password: 'wrong-password' })).errorCode).toBe(
      'identityWrong',
    );
    expect((await confirm(token, { method: 'password', password: testPassword })).envelope.status).toBe(200);
    const { secret } = await setUpApp(server, token);
    server.passTime(600);
    const remove = () => server.call('DELETE /api/second-factor/totp', { token });
    expect((await remove()).errorCode).toBe('identityConfirmationRequired');
    const code = codeAt(secret, server.platform.clock());
    expect((await confirm(token, { method: 'totp', code })).envelope.status).toBe(200);
    expect((await confirm(token, { method: 'totp', code })).errorCode).toBe('identityWrong');
    expect((await remove()).envelope.status).toBe(200);
    expect(await status(token)).toMatchObject({ totpSince: null, recoveryCodesLeft: 0 });
  });

  test('is locked after five wrong answers', async () => {
    const { token } = await addLoggedIn();
    const wrong = { method: 'password', password: 'wrong-password' } as const;
    for (let round = 0; round < 5; round += 1)
      expect((await confirm(token, wrong)).errorCode).toBe('identityWrong');
    const right = { method: 'password', password: testPassword } as const;
    expect((await confirm(token, right)).errorCode).toBe('secondFactorLocked');
  });

  test('of one session says nothing about another', async () => {
    const { token } = await addLoggedIn();
    const other = await addAccount(server);
    // Opened without a login.
    expect((await server.call('POST /api/second-factor/totp', { token: other.token })).errorCode).toBe(
      'identityConfirmationRequired',
    );
    expect((await server.call('POST /api/second-factor/totp', { token })).envelope.status).toBe(200);
  });
});

describe('an authenticator app', () => {
  test('is in use only after a correct code', async () => {
    const { token, username } = await addLoggedIn();
    await server.call('POST /api/second-factor/totp', { token });
    const body = { code: '000000' };
    const wrong = await server.call('POST /api/second-factor/totp/confirm', { token, body });
    expect(wrong.errorCode).toBe('secondFactorWrong');
    expect((await beginLogin(server, username)).answer.envelope.status).toBe(200);
  });

  test('is set up once; its secret is stored encrypted', async () => {
    const { token, id } = await addLoggedIn();
    const { secret } = await setUpApp(server, token);
    expect((await server.call('POST /api/second-factor/totp', { token })).errorCode).toBe('totpExists');
    const row = await server.platform.database
      .selectFrom('authenticatorApp')
      .select('secret')
      .where('userId', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.secret.toString('latin1')).not.toContain(secret);
  });
});

describe('a role that requires a second factor', () => {
  test('takes effect on open sessions at once, which may only set one up', async () => {
    const root = await addLoggedIn('root');
    await setUpApp(server, root.token);
    const user = await addLoggedIn();
    const unread = () => server.call('GET /api/msg/unread', { token: user.token });
    expect((await unread()).httpStatus).toBe(200);
    expect((await setPolicy(root.token, { user: true })).envelope.status).toBe(200);
    expect(await unread()).toMatchObject({
      errorCode: 'secondFactorSetupRequired',
      envelope: { status: 403 },
    });
    expect(await status(user.token)).toMatchObject({ isRequired: true });
    await setUpApp(server, user.token);
    expect((await unread()).httpStatus).toBe(200);
    const remove = await server.call('DELETE /api/second-factor/totp', { token: user.token });
    expect(remove.errorCode).toBe('lastFactorRequired');
  });

  test('refuses every call but those that set up a factor or log out', async () => {
    const { token } = await addLoggedIn();
    await server.platform.settings.change('secondFactor', { requiredFor: { ...none, user: true } });
    const names = Object.entries<Pick<CallDefinition, 'access' | 'acceptsMissingFactor'>>(calls)
      .filter(([, { access }]) => access.kind === 'guest' || access.kind === 'login')
      .filter(([, { acceptsMissingFactor }]) => acceptsMissingFactor !== true)
      .map(([name]) => name);
    const answers = new Set<unknown>();
    for (const name of names) {
      const [method = '', url = ''] = name.split(' ');
      const answer = await server.app.inject({
        method: method as 'GET',
        url,
        headers: { authorization: token },
        ...(method === 'GET' ? {} : { payload: {} }),
      });
      answers.add(answer.headers['error-code']);
    }
    // A call may be defined before its handler exists.
    answers.delete('wrongMethod');
    expect([...answers]).toEqual(['secondFactorSetupRequired']);
  });

  test('leaves other roles alone', async () => {
    const { token } = await addLoggedIn();
    await server.platform.settings.change('secondFactor', { requiredFor: { ...none, root: true } });
    expect((await server.call('GET /api/msg/unread', { token })).httpStatus).toBe(200);
  });

  test('is chosen by super administrators and recorded', async () => {
    const user = await addLoggedIn();
    expect((await setPolicy(user.token, { user: true })).errorCode).toBe('noPermission');
    const root = await addLoggedIn('root');
    await setPolicy(root.token, { admin: true });
    const { envelope } = await server.call('GET /api/admin/second-factor/policy', { token: root.token });
    expect(envelope.data).toEqual({ ...none, admin: true });
    const entry = await server.platform.database
      .selectFrom('auditLog')
      .select(['action', 'after'])
      .where('actorId', '=', root.id)
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ action: 'second-factor-policy.change', after: { admin: true } });
  });
});

describe('an administrator', () => {
  const reset = (token: string, uid: string) =>
    server.call('DELETE /api/admin/user/second-factor', { token, query: { uid } });

  test('removes the factors of a user who lost them: recorded, announced, sessions end', async () => {
    const root = await addLoggedIn('root');
    const user = await addLoggedIn();
    await setUpApp(server, user.token);
    const inspect = async () =>
      (await server.call('GET /api/admin/user/second-factor', { token: root.token, query: { uid: user.id } }))
        .envelope.data;
    expect(await inspect()).toMatchObject({ hasTotp: true, passkeyCount: 0, recoveryCodesLeft: 10 });
    expect((await reset(root.token, user.id)).envelope.status).toBe(200);
    expect(await inspect()).toMatchObject({ hasTotp: false, recoveryCodesLeft: 0 });
    expect((await server.call('GET /api/msg/unread', { token: user.token })).errorCode).toBe(
      'sessionExpired',
    );
    expect((await beginLogin(server, user.username)).answer.envelope.status).toBe(200);
    expect(await listMails(server, user.email)).toHaveLength(2);
    const entry = await server.platform.database
      .selectFrom('auditLog')
      .select(['action', 'target'])
      .where('actorId', '=', root.id)
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({ action: 'second-factor.reset', target: user.username });
  });

  test('needs a fresh identity, and another account than the own', async () => {
    const root = await addLoggedIn('root');
    const user = await addLoggedIn();
    expect((await reset(root.token, root.id)).errorCode).toBe('ownFactorsProtected');
    expect((await reset(user.token, root.id)).errorCode).toBe('noPermission');
    server.passTime(600);
    expect((await reset(root.token, user.id)).errorCode).toBe('identityConfirmationRequired');
  });
});
