import { roleCodes } from '@touchstone/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  addAccount,
  changeAccount,
  freshAddress,
  loadTables,
  testPassword,
  tryLogin,
} from '../../testing/test-accounts.ts';
import { addGroup } from '../../testing/sample-groups.ts';
import { addLoggedIn } from '../../testing/test-factors.ts';
import { startTestServer, type TestResponse, type TestServer } from '../../testing/test-server.ts';
import {
  startLocalOpenIdProvider,
  visitProvider,
  type LocalOpenIdProvider,
} from './testing/local-openid-provider.ts';
import { addEnabledProvider, sampleProvider, type SentProvider } from './testing/sample-provider.ts';
import { openBrowser, returnUrl } from './testing/sign-in-browser.ts';

let server: TestServer;
let provider: LocalOpenIdProvider;
let root: { id: string; token: string };
let schoolId: number;

beforeAll(async () => {
  server = await startTestServer();
  provider = await startLocalOpenIdProvider([returnUrl]);
  root = await server.addUser({ role: 'root' });
  schoolId = await addEnabledProvider(server, root.token, sampleProvider(provider));
});
afterAll(async () => {
  await provider.close();
  await server.close();
});

const changeSchool = (changes: Partial<SentProvider>) =>
  server.call('PUT /api/admin/sign-in/provider', {
    body: { id: schoolId, ...sampleProvider(provider), ...changes },
    token: root.token,
  });

beforeEach(async () => {
  provider.fault = undefined;
  await server.call('PUT /api/admin/sign-in/provider-state', {
    body: { id: schoolId, isEnabled: true },
    token: root.token,
  });
  await changeSchool({});
});

let users = 0;
/** Adds a user at the provider, who is logged in there. */
function arrive(claims: Record<string, unknown> = {}): string {
  users += 1;
  const subject = `pupil-${String(users)}`;
  provider.users.set(subject, claims);
  provider.signInAs = subject;
  return subject;
}

const userOf = ({ envelope }: TestResponse) =>
  (envelope.data as { user: { uid: string; username: string; email: string | null; roleList: string[] } })
    .user;
const ticketOf = ({ envelope }: TestResponse) =>
  (envelope.data as { firstLogin: { ticket: string } }).firstLogin.ticket;
const kindOf = ({ envelope }: TestResponse) => (envelope.data as { kind: string } | null)?.kind;

describe('a login with an OpenID provider', () => {
  test('creates an account from the claims, and finds it the next time from another browser', async () => {
    arrive({
      preferred_username: 'Grace',
      name: 'Grace Hopper',
      email: 'grace@school.example',
      email_verified: true,
    });
    const first = await openBrowser(server).signIn();
    expect(kindOf(first)).toBe('logged-in');
    expect(userOf(first)).toMatchObject({
      username: 'Grace',
      nickname: 'Grace Hopper',
      email: 'grace@school.example',
      roleList: ['default_user'],
    });
    const token = String(first.headers['authorization']);
    expect((await server.call('GET /api/get-user-auth-info', { token })).httpStatus).toBe(200);
    expect((await tryLogin(server, 'Grace', { password: 'anything' })).errorCode).toBe('wrongCredentials');
    const second = await openBrowser(server).signIn();
    expect(userOf(second).uid).toBe(userOf(first).uid);
  });

  test('makes a username unique, and invents one if there is none', async () => {
    await server.addUser({ username: 'Linus' });
    arrive({ preferred_username: 'linus' });
    expect(userOf(await openBrowser(server).signIn()).username).toMatch(/^linus\d{2}$/);
    arrive({ preferred_username: 'ｇｒａｃｅ' });
    expect(userOf(await openBrowser(server).signIn()).username).toMatch(/^grace\d{2}$/);
    await server.addUser({ username: 'Principal', role: 'root' });
    arrive({ preferred_username: 'princ1pal' });
    expect(userOf(await openBrowser(server).signIn()).username).toMatch(/^school_[a-z0-9]{8}$/);
    arrive();
    expect(userOf(await openBrowser(server).signIn()).username).toMatch(/^school_[a-z0-9]{8}$/);
  });

  test('five first logins of one user that arrive together create one account', async () => {
    arrive({ preferred_username: 'crowd' });
    const answers = await Promise.all(Array.from({ length: 5 }, () => openBrowser(server).signIn()));
    expect(answers.map(kindOf)).toEqual(Array(5).fill('logged-in'));
    expect(new Set(answers.map((answer) => userOf(answer).uid)).size).toBe(1);
  });

  test('respects a ban', async () => {
    arrive();
    const { uid } = userOf(await openBrowser(server).signIn());
    await changeAccount(server, uid, { isBanned: true });
    const banned = await openBrowser(server).signIn();
    expect([banned.errorCode, banned.headers['authorization']]).toEqual(['accountBanned', undefined]);
  });

  test('takes no mail address that the provider has not verified', async () => {
    arrive({ email: 'unverified@school.example', email_verified: false });
    expect(userOf(await openBrowser(server).signIn()).email).toBeNull();
  });
});

describe('a mail address that belongs to an account', () => {
  test.each([true, false])('is never linked silently (verified: %s)', async (isVerified) => {
    const owner = await addAccount(server);
    arrive({ email: owner.email.toUpperCase(), email_verified: isVerified });
    const answer = await openBrowser(server).signIn();
    expect(answer.headers['authorization']).toBeUndefined();
    expect(answer.envelope.data).toMatchObject({
      kind: 'first-login',
      firstLogin: { isEmailTaken: true, mayCreate: true },
    });
    const again = await openBrowser(server).signIn();
    expect(kindOf(again)).toBe('first-login');
  });

  test('connects the account with its password, and logs it in from then on', async () => {
    const owner = await addAccount(server);
    arrive({ email: owner.email, email_verified: true });
    const browser = openBrowser(server);
    const ticket = ticketOf(await browser.signIn());
    const connect = (password: string, headers = browser.headers()) =>
      server.call('POST /api/sign-in/connect', {
        body: { ticket, username: owner.username, password },
        headers,
        remoteAddress: freshAddress(),
      });
    expect((await connect('wrong-password')).errorCode).toBe('wrongCredentials');
    expect((await connect(testPassword, {})).errorCode).toBe('signInExpired');
    const connected = await connect(testPassword);
    expect(connected.envelope.data).toMatchObject({ uid: owner.id });
    expect(connected.headers['authorization']).toBeDefined();
    expect((await connect(testPassword)).errorCode).toBe('signInExpired');
    expect(userOf(await openBrowser(server).signIn()).uid).toBe(owner.id);
  });

  test('allows a new account without the address', async () => {
    const owner = await addAccount(server);
    arrive({ email: owner.email, email_verified: true });
    const browser = openBrowser(server);
    const ticket = ticketOf(await browser.signIn());
    const create = (username: string) =>
      server.call('POST /api/sign-in/create', { body: { ticket, username }, headers: browser.headers() });
    expect((await create('no name')).errorCode).toBe('usernameFormat');
    expect((await create(owner.username)).errorCode).toBe('usernameTaken');
    const created = await create('own_name');
    expect(created.envelope.data).toMatchObject({ username: 'own_name', email: null });
    expect((await create('another')).errorCode).toBe('signInExpired');
  });

  test('cannot be used after the ticket has expired, or by another browser', async () => {
    const owner = await addAccount(server);
    arrive({ email: owner.email });
    const browser = openBrowser(server);
    const ticket = ticketOf(await browser.signIn());
    const other = openBrowser(server);
    await other.start();
    const stolen = await server.call('POST /api/sign-in/create', {
      body: { ticket },
      headers: other.headers(),
    });
    expect(stolen.errorCode).toBe('signInExpired');
    server.passTime(901);
    const late = await server.call('POST /api/sign-in/create', {
      body: { ticket },
      headers: browser.headers(),
    });
    expect(late.errorCode).toBe('signInExpired');
  });
});

test('a provider that creates no accounts only connects existing ones', async () => {
  await changeSchool({ createsAccounts: false });
  const owner = await addLoggedIn(server);
  arrive();
  const browser = openBrowser(server);
  const first = await browser.signIn();
  expect(first.envelope.data).toMatchObject({ firstLogin: { isEmailTaken: false, mayCreate: false } });
  const body = { ticket: ticketOf(first) };
  const created = await server.call('POST /api/sign-in/create', { body, headers: browser.headers() });
  expect(created.errorCode).toBe('signInMayNotCreate');
  const { token } = owner;
  const attached = await server.call('POST /api/sign-in/attach', { body, token, headers: browser.headers() });
  expect(attached.envelope.status).toBe(200);
  expect(userOf(await openBrowser(server).signIn()).uid).toBe(owner.id);
});

describe('the return from the provider', () => {
  test('works once', async () => {
    arrive();
    const browser = openBrowser(server);
    const { url } = await browser.start();
    const parameters = await visitProvider(url, returnUrl);
    expect(kindOf(await browser.finish(parameters))).toBe('logged-in');
    expect((await browser.finish(parameters)).errorCode).toBe('signInExpired');
  });

  test('works only in the browser that started it', async () => {
    arrive();
    const attacker = openBrowser(server);
    const { url } = await attacker.start();
    const parameters = await visitProvider(url, returnUrl);
    const victim = openBrowser(server);
    expect((await victim.finish(parameters)).errorCode).toBe('signInExpired');
    await victim.start();
    const before = await loadTables(server);
    const answer = await victim.finish(parameters);
    expect([answer.errorCode, answer.headers['authorization']]).toEqual(['signInExpired', undefined]);
    expect(await loadTables(server)).toEqual(before);
  });

  test('expires', async () => {
    arrive();
    const browser = openBrowser(server);
    const { url } = await browser.start();
    const parameters = await visitProvider(url, returnUrl);
    server.passTime(601);
    expect((await browser.finish(parameters)).errorCode).toBe('signInExpired');
  });

  test.each(['', 'state=', 'code=x', 'state=unknown&code=x', 'state=%00&code=x'])(
    'is refused with %j',
    async (parameters) => {
      const browser = openBrowser(server);
      await browser.start();
      const answer = await browser.finish(parameters === '' ? ' ' : parameters);
      expect(['signInExpired', 'invalidField']).toContain(answer.errorCode);
    },
  );

  test('refuses the code of another attempt', async () => {
    arrive();
    const browser = openBrowser(server);
    const stolen = new URLSearchParams(await visitProvider((await browser.start()).url, returnUrl));
    const own = new URLSearchParams(await visitProvider((await browser.start()).url, returnUrl));
    own.set('code', stolen.get('code') ?? '');
    const answer = await browser.finish(own.toString());
    expect([answer.errorCode, answer.headers['authorization']]).toEqual(['signInRefused', undefined]);
  });

  test('refuses a code that was used before', async () => {
    arrive();
    const browser = openBrowser(server);
    const { url } = await browser.start();
    const parameters = new URLSearchParams(await visitProvider(url, returnUrl));
    // The state is copied, so that only the provider can notice.
    const database = server.platform.database;
    const attempts = await database.selectFrom('signInAttempt').selectAll().execute();
    expect(kindOf(await browser.finish(parameters.toString()))).toBe('logged-in');
    await database.deleteFrom('signInAttempt').execute();
    await database.insertInto('signInAttempt').values(attempts).execute();
    expect((await browser.finish(parameters.toString())).errorCode).toBe('signInRefused');
  });

  test('refuses the answer of another issuer', async () => {
    arrive();
    const browser = openBrowser(server);
    const parameters = new URLSearchParams(await visitProvider((await browser.start()).url, returnUrl));
    parameters.set('iss', 'https://evil.example');
    expect((await browser.finish(parameters.toString())).errorCode).toBe('signInRefused');
  });

  test('says that the user has refused', async () => {
    provider.signInAs = null;
    expect((await openBrowser(server).signIn()).errorCode).toBe('signInCancelled');
  });
});

describe('a provider with a fault', () => {
  const faults: [string, string, NonNullable<LocalOpenIdProvider['fault']>][] = [
    ['hangs up', 'signInProviderDown', (request) => (request.socket.destroy(), true)],
    ['answers an error', 'signInProviderDown', (_request, response) => (response.writeHead(503).end(), true)],
    [
      'answers no JSON',
      'signInRefused',
      (_request, response) => (
        response.writeHead(200, { 'content-type': 'application/json' }).end('<html>'),
        true
      ),
    ],
    [
      'refuses our secret',
      'signInRefused',
      (_request, response) => (
        response.writeHead(401, { 'content-type': 'application/json' }).end('{"error":"invalid_client"}'),
        true
      ),
    ],
    [
      'sends an unsigned ID token',
      'signInRefused',
      (_request, response) => {
        const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
        const token = `${encode({ alg: 'none' })}.${encode({ sub: 'root', iss: provider.issuer, aud: 'judge' })}.`;
        const body = { access_token: 'x', token_type: 'bearer', id_token: token };
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
        return true;
      },
    ],
  ];
  test.each(faults)('that %s when the code is exchanged: %s', async (_case, code, fault) => {
    arrive();
    const browser = openBrowser(server);
    const parameters = await visitProvider((await browser.start()).url, returnUrl);
    provider.fault = (request, response) => request.url === '/token' && fault(request, response);
    const before = await loadTables(server);
    const answer = await browser.finish(parameters);
    expect([answer.errorCode, answer.headers['authorization']]).toEqual([code, undefined]);
    expect(await loadTables(server)).toEqual(before);
  });

  test('that cannot be reached, or whose document names another issuer, is reported before the redirect', async () => {
    await changeSchool({ issuer: 'http://127.0.0.1:1' });
    expect((await openBrowser(server).start()).errorCode).toBe('signInProviderDown');
    await changeSchool({ issuer: `${provider.issuer}/other` });
    provider.fault = (_request, response) => {
      const endpoints = {
        authorization_endpoint: `${provider.issuer}/auth`,
        token_endpoint: `${provider.issuer}/token`,
      };
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ issuer: provider.issuer, ...endpoints }));
      return true;
    };
    expect((await openBrowser(server).start()).errorCode).toBe('signInProviderDown');
  });

  test('that moved to another issuer does not log in the users of the old one', async () => {
    const subject = arrive({ preferred_username: 'mover' });
    const before = userOf(await openBrowser(server).signIn());
    const other = await startLocalOpenIdProvider([returnUrl]);
    other.users.set(subject, { preferred_username: 'mover' });
    other.signInAs = subject;
    await changeSchool({ issuer: other.issuer });
    const after = userOf(await openBrowser(server).signIn());
    await other.close();
    expect(after.uid).not.toBe(before.uid);
  });
});

describe('roles and groups', () => {
  const roleRule = { claim: 'groups', value: 'teachers', role: 'problem_admin' } as const;

  test('claims give no role without a mapping', async () => {
    arrive({ groups: ['root', 'admin'], roles: ['root'] });
    expect(userOf(await openBrowser(server).signIn()).roleList).toEqual(['default_user']);
  });

  test('follow the claims with every login', async () => {
    const groupId = await addGroup(server, { ownerId: root.id });
    await changeSchool({
      claimMapping: { roles: [roleRule], groups: [{ claim: 'groups', value: 'class-1', groupId }] },
    });
    const subject = arrive({ groups: ['teachers', 'class-1'] });
    const { uid, roleList } = userOf(await openBrowser(server).signIn());
    const auth = async () =>
      (
        await server.platform.database
          .selectFrom('groupMember')
          .select('auth')
          .where('groupId', '=', groupId)
          .where('userId', '=', uid)
          .executeTakeFirst()
      )?.auth;
    expect([roleList, await auth()]).toEqual([['problem_admin'], 3]);
    provider.users.set(subject, { groups: [] });
    expect(userOf(await openBrowser(server).signIn()).roleList).toEqual(['default_user']);
    expect(await auth()).toBeUndefined();
  });

  test('give the super administrator only by a mapping that names it', async () => {
    await changeSchool({ claimMapping: { roles: [{ ...roleRule, role: 'root' }], groups: [] } });
    arrive({ groups: ['teachers'] });
    expect(userOf(await openBrowser(server).signIn()).roleList).toEqual(['root']);
    const entry = await server.platform.database
      .selectFrom('auditLog')
      .select(['before', 'after'])
      .where('action', '=', 'user.role-from-provider')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(entry).toEqual({ before: { role: 'default_user' }, after: { role: 'root', provider: 'school' } });
  });

  test('lift no restriction and keep a role that an administrator gave', async () => {
    await changeSchool({ claimMapping: { roles: [roleRule], groups: [] } });
    arrive({ groups: ['teachers'] });
    const { uid } = userOf(await openBrowser(server).signIn());
    for (const role of ['mute_user', 'admin'] as const) {
      await changeAccount(server, uid, { roleCode: roleCodes[role] });
      expect(userOf(await openBrowser(server).signIn()).roleList).toEqual([role]);
    }
  });
});

describe('the mode with one provider', () => {
  const only = (id?: number) =>
    server.call('PUT /api/admin/sign-in/only-provider', { body: { id }, token: root.token });

  test('refuses passwords and registration, except for super administrators', async () => {
    const [user, admin] = [await addAccount(server), await addAccount(server, { role: 'root' })];
    await only(schoolId);
    const refused = await tryLogin(server, user.username);
    expect([refused.errorCode, refused.headers['authorization']]).toEqual(['signInOnlyProvider', undefined]);
    expect((await tryLogin(server, admin.username)).envelope.status).toBe(200);
    const query = { email: 'new@school.example' };
    expect((await server.call('GET /api/get-register-code', { query })).errorCode).toBe('signInOnlyProvider');
    const options = await server.call('GET /api/sign-in/options', {
      headers: { 'accept-language': 'en-US' },
    });
    expect(options.envelope.data).toEqual({
      providers: [{ slug: 'school', label: 'School login' }],
      onlyProvider: 'school',
      wechat: { hasQrLogin: false, hasInAppLogin: false },
    });
    arrive({ email: user.email });
    const browser = openBrowser(server);
    const ticket = ticketOf(await browser.signIn());
    const connected = await server.call('POST /api/sign-in/connect', {
      body: { ticket, username: user.username, password: testPassword },
      headers: browser.headers(),
      remoteAddress: freshAddress(),
    });
    expect(connected.envelope.data).toMatchObject({ uid: user.id });
    await only();
    expect((await tryLogin(server, user.username)).envelope.status).toBe(200);
  });

  test('ends when the provider is disabled', async () => {
    await only(schoolId);
    const body = { id: schoolId, isEnabled: false };
    await server.call('PUT /api/admin/sign-in/provider-state', { body, token: root.token });
    expect(server.platform.settings.current.signIn.onlyProviderId).toBeNull();
    expect((await only(schoolId)).errorCode).toBe('providerNotEnabled');
    expect((await openBrowser(server).start()).errorCode).toBe('signInProviderUnknown');
  });
});
