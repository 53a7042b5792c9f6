/** Passkeys with real keys and signatures: adding, logging in, removing. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAuthenticator } from '../../../testing/software-authenticator.ts';
import { addAccount, changeAccount, freshAddress } from '../../../testing/test-accounts.ts';
import {
  addTestPasskey,
  atSite,
  beginLogin,
  openFreshSession,
  optionsIn,
  setUpApp,
  testPage,
} from '../../../testing/test-factors.ts';
import { startServerWithStoppedClock, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServerWithStoppedClock();
});
afterAll(() => server.close());

async function addWithPasskey() {
  const account = await addAccount(server);
  const token = await openFreshSession(server, account.username);
  return { ...account, token, ...(await addTestPasskey(server, token)) };
}

const askToLogIn = async () =>
  optionsIn(
    await server.call('POST /api/login/passkey-options', { ...atSite, remoteAddress: freshAddress() }),
  );

type Signed = ReturnType<ReturnType<typeof createAuthenticator>['sign']>;
const logIn = (key: string, response: Signed, host = atSite) =>
  server.call('POST /api/login/passkey', { ...host, body: { key, response }, remoteAddress: freshAddress() });

describe('a login with a passkey', () => {
  test('needs no password and no other step', async () => {
    const { device, id } = await addWithPasskey();
    const { key, options } = await askToLogIn();
    expect(options.allowCredentials).toBeUndefined();
    const { envelope, headers } = await logIn(key, device.sign(options.challenge));
    expect(envelope.data).toMatchObject({ uid: id });
    const token = String(headers['authorization']);
    expect((await server.call('GET /api/msg/unread', { token })).httpStatus).toBe(200);
  });

  test('accepts a challenge once', async () => {
    const { device } = await addWithPasskey();
    const { key, options } = await askToLogIn();
    const response = device.sign(options.challenge);
    const answers = await Promise.all([logIn(key, response), logIn(key, response)]);
    expect(new Set(answers.map(({ errorCode }) => errorCode))).toEqual(new Set(['passkeyFailed', undefined]));
  });

  test.each([
    ['another page', { origin: 'http://phishing.example' }],
    ['another domain name', { rpId: 'phishing.example' }],
    ['a device that did not check its user', { isVerified: false }],
    ['a copied device, whose counter stands still', { counter: 0 }],
  ])('is refused from %s', async (_case, page) => {
    const { device } = await addWithPasskey();
    const first = await askToLogIn();
    expect((await logIn(first.key, device.sign(first.options.challenge))).envelope.status).toBe(200);
    const { key, options } = await askToLogIn();
    const { errorCode, headers } = await logIn(key, device.sign(options.challenge, page));
    expect(errorCode).toBe('passkeyFailed');
    expect(headers['authorization']).toBeUndefined();
  });

  test('is refused through a page that names itself as the site', async () => {
    const { device } = await addWithPasskey();
    const phishing = { headers: { host: 'phishing.example' } };
    const { key, options } = optionsIn(await server.call('POST /api/login/passkey-options', phishing));
    const page = { origin: 'http://phishing.example', rpId: 'phishing.example' };
    expect((await logIn(key, device.sign(options.challenge, page), phishing)).errorCode).toBe(
      'passkeyFailed',
    );
  });

  test('is refused with an unknown passkey, an expired challenge and for a banned account', async () => {
    const { device, id } = await addWithPasskey();
    const stranger = createAuthenticator(testPage);
    const first = await askToLogIn();
    expect((await logIn(first.key, stranger.sign(first.options.challenge))).errorCode).toBe('passkeyFailed');
    const second = await askToLogIn();
    server.passTime(301);
    expect((await logIn(second.key, device.sign(second.options.challenge))).errorCode).toBe('passkeyFailed');
    await changeAccount(server, id, { isBanned: true });
    const third = await askToLogIn();
    expect((await logIn(third.key, device.sign(third.options.challenge))).errorCode).toBe('accountBanned');
  });

  test('follows the site address of the settings, not the address of the call', async () => {
    await server.platform.settings.change('web', { baseUrl: 'https://oj.example/sub/' });
    const { options } = await askToLogIn();
    await server.platform.settings.change('web', { baseUrl: null });
    expect(options).toMatchObject({ rpId: 'oj.example' });
  });

  test('is no way around the only provider of the site', async () => {
    const { device } = await addWithPasskey();
    const { key, options } = await askToLogIn();
    await server.platform.settings.change('signIn', { onlyProviderId: 1 });
    const { errorCode } = await logIn(key, device.sign(options.challenge));
    await server.platform.settings.change('signIn', { onlyProviderId: null });
    expect(errorCode).toBe('signInOnlyProvider');
  });

  test('is not offered at an IP address', async () => {
    const answer = await server.call('POST /api/login/passkey-options', {
      headers: { host: '127.0.0.1:8000' },
    });
    expect(answer.errorCode).toBe('passkeyUnavailable');
  });
});

describe('a passkey as the second step', () => {
  test('completes a login with the password; that of another account does not', async () => {
    const { device, username, id } = await addWithPasskey();
    const other = await addWithPasskey();
    const { ticket, methods } = await beginLogin(server, username);
    expect(methods).toEqual(['passkey', 'recovery']);
    const ask = async () =>
      optionsIn(
        await server.call('POST /api/login/second-factor/passkey-options', { ...atSite, body: { ticket } }),
      );
    const send = (key: string, response: Signed) =>
      server.call('POST /api/login/second-factor', {
        ...atSite,
        body: { ticket, proof: { method: 'passkey', key, response } },
        remoteAddress: freshAddress(),
      });
    const first = await ask();
    expect(first.options.allowCredentials?.map((one) => one.id)).toEqual([device.credentialId]);
    expect((await send(first.key, other.device.sign(first.options.challenge))).errorCode).toBe(
      'passkeyFailed',
    );
    const second = await ask();
    expect((await send(second.key, device.sign(second.options.challenge))).envelope.data).toMatchObject({
      uid: id,
    });
  });
});

describe('the passkeys of an account', () => {
  test('come with recovery codes when they are the first factor', async () => {
    const { recoveryCodes, token } = await addWithPasskey();
    expect(recoveryCodes).toHaveLength(10);
    expect((await addTestPasskey(server, token, 'Phone')).recoveryCodes).toBeNull();
    const { envelope } = await server.call('GET /api/second-factor', { token, ...atSite });
    expect(envelope.data).toMatchObject({
      passkeys: [
        { name: 'Laptop', worksHere: true },
        { name: 'Phone', worksHere: true },
      ],
      identityMethods: ['passkey', 'recovery'],
      passkeyOrigin: testPage.origin,
    });
  });

  test('are not added with the challenge of another user, or twice', async () => {
    const { token, device } = await addWithPasskey();
    const other = await addWithPasskey();
    const ask = async () =>
      optionsIn(await server.call('POST /api/second-factor/passkey-options', { token, ...atSite }));
    const add = (by: string, key: string, response: ReturnType<typeof device.register>) =>
      server.call('POST /api/second-factor/passkey', {
        token: by,
        ...atSite,
        body: { key, name: 'Key', response },
      });
    const first = await ask();
    const fresh = createAuthenticator(testPage);
    expect((await add(other.token, first.key, fresh.register(first.options.challenge))).errorCode).toBe(
      'passkeyFailed',
    );
    const second = await ask();
    expect((await add(token, second.key, device.register(second.options.challenge))).errorCode).toBe(
      'passkeyExists',
    );
  });

  test('are renamed and removed by their owner only', async () => {
    const { token } = await addWithPasskey();
    const other = await addWithPasskey();
    const list = async () => {
      const { envelope } = await server.call('GET /api/second-factor', { token, ...atSite });
      return (envelope.data as { passkeys: { id: number; name: string }[] }).passkeys;
    };
    const [passkey] = await list();
    const id = passkey?.id ?? 0;
    const rename = (by: string) =>
      server.call('PUT /api/second-factor/passkey', { token: by, body: { id, name: ' Work ' } });
    expect((await rename(other.token)).errorCode).toBe('passkeyUnknown');
    expect((await rename(token)).envelope.status).toBe(200);
    expect((await list())[0]?.name).toBe('Work');
    const remove = (by: string) =>
      server.call('DELETE /api/second-factor/passkey', { token: by, query: { id } });
    expect((await remove(other.token)).errorCode).toBe('passkeyUnknown');
    expect((await remove(token)).envelope.status).toBe(200);
    const { envelope } = await server.call('GET /api/second-factor', { token });
    expect(envelope.data).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
  });
});

describe('changing factors', () => {
  test('needs a fresh identity, which a passkey gives', async () => {
    const { token, device } = await addWithPasskey();
    const { secret } = await setUpApp(server, token);
    const renew = () => server.call('POST /api/second-factor/recovery-codes', { token });
    server.passTime(601);
    expect((await renew()).errorCode).toBe('identityConfirmationRequired');
    const { key, options } = optionsIn(
      await server.call('POST /api/second-factor/confirm-identity/passkey-options', { token, ...atSite }),
    );
    const proof = { method: 'passkey', key, response: device.sign(options.challenge) } as const;
    const confirmed = await server.call('POST /api/second-factor/confirm-identity', {
      token,
      ...atSite,
      body: { proof },
    });
    expect(confirmed.envelope.status).toBe(200);
    expect((await renew()).envelope.status).toBe(200);
    expect(secret).not.toBe('');
  });
});
