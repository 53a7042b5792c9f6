/** Logins through a provider of accounts that have a second factor here: the trust of a provider, and the first connection. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addAccount, freshAddress, testPassword } from '../../testing/test-accounts.ts';
import { codeAt, openFreshSession, sendCode, setUpApp } from '../../testing/test-factors.ts';
import {
  startServerWithStoppedClock,
  type TestResponse,
  type TestServer,
} from '../../testing/test-server.ts';
import { startLocalOpenIdProvider, type LocalOpenIdProvider } from './testing/local-openid-provider.ts';
import { addEnabledProvider, sampleProvider, type SentProvider } from './testing/sample-provider.ts';
import { openBrowser, returnUrl } from './testing/sign-in-browser.ts';

let server: TestServer;
let provider: LocalOpenIdProvider;
let rootToken: string;
let schoolId: number;

beforeAll(async () => {
  server = await startServerWithStoppedClock();
  provider = await startLocalOpenIdProvider([returnUrl]);
  rootToken = (await server.addUser({ role: 'root' })).token;
  schoolId = await addEnabledProvider(server, rootToken, sampleProvider(provider));
});
afterAll(async () => {
  await provider.close();
  await server.close();
});

const changeSchool = (changes: Partial<SentProvider>) =>
  server.call('PUT /api/admin/sign-in/provider', {
    body: { id: schoolId, ...sampleProvider(provider), ...changes },
    token: rootToken,
  });
beforeEach(() => changeSchool({}));

let pupils = 0;
/** An account with an authenticator app, and a user of the provider who has its mail address. */
async function addOwner() {
  pupils += 1;
  const account = await addAccount(server);
  const token = await openFreshSession(server, account.username);
  const { secret } = await setUpApp(server, token);
  const subject = `owner-${String(pupils)}`;
  provider.users.set(subject, { email: account.email, email_verified: true });
  provider.signInAs = subject;
  return { ...account, token, secret };
}

const stepOf = ({ envelope }: TestResponse) => envelope.data as { ticket: string; methods: string[] };
const tokenOf = ({ headers }: TestResponse) => headers['authorization'];
const passSecondStep = (answer: TestResponse, secret: string) =>
  sendCode(server, stepOf(answer).ticket, {
    method: 'totp',
    code: codeAt(secret, server.platform.clock()),
  });
const listLinks = async (token: string) =>
  (await server.call('GET /api/linked-accounts', { token })).envelope.data as {
    link: object | null;
  }[];

describe('the trust switch of a provider', () => {
  test('off: a linked account with a second factor proves it here', async () => {
    const { id, token, secret } = await addOwner();
    await openBrowser(server).signIn({ purpose: 'link', token });
    const answer = await openBrowser(server).signIn();
    expect([answer.errorCode, tokenOf(answer)]).toEqual(['secondFactorRequired', undefined]);
    expect(stepOf(answer).methods).toContain('totp');
    const done = await passSecondStep(answer, secret);
    expect(done.envelope.data).toMatchObject({ uid: id });
    expect(tokenOf(done)).toBeDefined();
  });

  test('on: the login of the provider is enough, and off again takes effect at once', async () => {
    const { id, token } = await addOwner();
    await openBrowser(server).signIn({ purpose: 'link', token });
    await changeSchool({ trustsSecondFactor: true });
    const trusted = await openBrowser(server).signIn();
    expect(trusted.envelope.data).toMatchObject({ kind: 'logged-in', user: { uid: id } });
    expect(tokenOf(trusted)).toBeDefined();
    await changeSchool({ trustsSecondFactor: false });
    expect((await openBrowser(server).signIn()).errorCode).toBe('secondFactorRequired');
  });

  test('is recorded in the audit log', async () => {
    await changeSchool({ trustsSecondFactor: true });
    const entry = await server.platform.database
      .selectFrom('auditLog')
      .select('after')
      .where('action', 'like', '%provider%')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(entry.after)).toContain('"trustsSecondFactor":true');
  });
});

describe('connecting an account that has a second factor', () => {
  const begin = async () => {
    const browser = openBrowser(server);
    const first = await browser.signIn();
    const { firstLogin } = first.envelope.data as {
      firstLogin: { ticket: string; isEmailTaken: boolean };
    };
    expect(firstLogin.isEmailTaken).toBe(true);
    return { browser, ticket: firstLogin.ticket };
  };
  const connect = (
    { browser, ticket }: Awaited<ReturnType<typeof begin>>,
    username: string,
    password = testPassword,
  ) =>
    server.call('POST /api/sign-in/connect', {
      body: { ticket, username, password },
      headers: browser.headers(),
      remoteAddress: freshAddress(),
    });
  const attach = (
    { browser, ticket }: Awaited<ReturnType<typeof begin>>,
    token: string,
    headers = browser.headers(),
  ) => server.call('POST /api/sign-in/attach', { body: { ticket }, token, headers });

  test.each([false, true])(
    'links nothing before the second step; trust of the provider: %s',
    async (trusts) => {
      await changeSchool({ trustsSecondFactor: trusts });
      const { username, token, secret, id } = await addOwner();
      const pending = await begin();
      const asked = await connect(pending, username);
      expect([asked.errorCode, tokenOf(asked)]).toEqual(['secondFactorRequired', undefined]);
      expect(await listLinks(token)).toMatchObject([{ link: null }]);

      const done = await passSecondStep(asked, secret);
      const session = String(tokenOf(done));
      expect((await attach(pending, session)).envelope.status).toBe(200);
      expect(await listLinks(session)).not.toMatchObject([{ link: null }]);
      await changeSchool({ trustsSecondFactor: true });
      const login = await openBrowser(server).signIn();
      expect(login.envelope.data).toMatchObject({ kind: 'logged-in', user: { uid: id } });
    },
  );

  test('fails with a wrong password, a used ticket and in another browser', async () => {
    const { username, secret } = await addOwner();
    const pending = await begin();
    expect((await connect(pending, username, 'not-the-password')).errorCode).toBe('wrongCredentials');
    const asked = await connect(pending, username);
    const session = String(tokenOf(await passSecondStep(asked, secret)));
    expect((await attach(pending, session, {})).errorCode).toBe('signInExpired');
    expect((await attach(pending, session)).envelope.status).toBe(200);
    expect((await attach(pending, session)).errorCode).toBe('signInExpired');
  });
});
