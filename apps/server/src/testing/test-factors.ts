/** Helpers for tests of second factors. */
import { TOTP, Secret } from 'otpauth';
import { createAuthenticator, type SoftwareAuthenticator } from './software-authenticator.ts';
import { addAccount, freshAddress, testPassword, tryLogin, type TestAccount } from './test-accounts.ts';
import type { TestServer } from './test-server.ts';

export const testHost = 'judge.example';
export const testPage = { origin: `http://${testHost}`, rpId: testHost };
/** The address at which the browser of a test opens the site. */
export const atSite = { headers: { host: testHost } };

export const codeAt = (secret: string, at: Date) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

/** A session right after a login, whose identity is fresh. */
export async function openFreshSession(server: TestServer, username: string): Promise<string> {
  const { headers } = await tryLogin(server, username);
  return String(headers['authorization']);
}

/** An account with a session right after its login. */
export async function addLoggedIn(
  server: TestServer,
  account?: Parameters<typeof addAccount>[1],
): Promise<TestAccount> {
  const added = await addAccount(server, account);
  return { ...added, token: await openFreshSession(server, added.username) };
}

export async function setUpApp(server: TestServer, token: string) {
  const begun = await server.call('POST /api/second-factor/totp', { token });
  const { secret } = begun.envelope.data as { secret: string };
  const code = codeAt(secret, server.platform.clock());
  const confirmed = await server.call('POST /api/second-factor/totp/confirm', { token, body: { code } });
  const { recoveryCodes } = confirmed.envelope.data as { recoveryCodes: string[] | null };
  // The next code belongs to another time step.
  server.passTime(60);
  return { secret, recoveryCodes: recoveryCodes ?? [] };
}

interface Challenged {
  key: string;
  options: { challenge: string; allowCredentials?: { id: string }[] };
}

export const optionsIn = (answer: { envelope: { data: unknown } }) => answer.envelope.data as Challenged;

export async function addTestPasskey(
  server: TestServer,
  token: string,
  name = 'Laptop',
): Promise<{ device: SoftwareAuthenticator; recoveryCodes: string[] | null }> {
  const device = createAuthenticator(testPage);
  const { key, options } = optionsIn(
    await server.call('POST /api/second-factor/passkey-options', { token, ...atSite }),
  );
  const response = device.register(options.challenge);
  const added = await server.call('POST /api/second-factor/passkey', {
    token,
    ...atSite,
    body: { key, name, response },
  });
  if (added.envelope.status !== 200) throw new Error(`the passkey was refused: ${added.errorCode ?? ''}`);
  return { device, ...(added.envelope.data as { recoveryCodes: string[] | null }) };
}

/** The first step: the right password. */
export async function beginLogin(server: TestServer, username: string, from = freshAddress()) {
  const answer = await tryLogin(server, username, { password: testPassword, from });
  const { ticket, methods } = (answer.envelope.data ?? {}) as { ticket: string; methods: string[] };
  return { ticket, methods, from, answer };
}

export const sendCode = (
  server: TestServer,
  ticket: string,
  proof: { method: 'totp' | 'recovery'; code: string },
  from = freshAddress(),
) => server.call('POST /api/login/second-factor', { body: { ticket, proof }, remoteAddress: from });
