import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeAccount, listMails } from '../../testing/test-accounts.ts';
import { addLoggedIn } from '../../testing/test-factors.ts';
import { openSession } from '../../platform/sessions/sessions.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import {
  startLocalOpenIdProvider,
  visitProvider,
  type LocalOpenIdProvider,
} from './testing/local-openid-provider.ts';
import { addEnabledProvider, sampleProvider } from './testing/sample-provider.ts';
import { openBrowser, returnUrl } from './testing/sign-in-browser.ts';

let server: TestServer;
let provider: LocalOpenIdProvider;
let rootToken: string;

beforeAll(async () => {
  server = await startTestServer();
  provider = await startLocalOpenIdProvider([returnUrl]);
  rootToken = (await server.addUser({ role: 'root' })).token;
  const roles = [{ claim: 'groups', value: 'teachers', role: 'problem_admin' as const }];
  const claimMapping = { roles, groups: [] };
  await addEnabledProvider(server, rootToken, sampleProvider(provider, { claimMapping }));
  for (const subject of ['ann', 'bob', 'eve'])
    provider.users.set(subject, { name: subject, groups: ['teachers'] });
});
afterAll(async () => {
  await provider.close();
  await server.close();
});

const link = (token: string, subject: string) => {
  provider.signInAs = subject;
  return openBrowser(server).signIn({ purpose: 'link', token });
};
const list = async (token: string) =>
  (await server.call('GET /api/linked-accounts', { token, headers: { 'accept-language': 'en-US' } })).envelope
    .data;
const unlink = (token: string) =>
  server.call('DELETE /api/linked-account', { query: { provider: 'school' }, token });

describe('linking an account in the settings', () => {
  test('links, lists, logs in and unlinks; what the provider gave ends with the link', async () => {
    const ann = await addLoggedIn(server);
    expect(await list(ann.token)).toEqual([{ slug: 'school', label: 'School login', link: null }]);
    expect((await link(ann.token, 'ann')).envelope.data).toEqual({ kind: 'linked', label: '学校登录' });
    expect(await list(ann.token)).toMatchObject([
      { slug: 'school', link: { displayName: 'ann', isRemovable: true } },
    ]);
    const login = await openBrowser(server).signIn();
    expect(login.envelope.data).toMatchObject({ user: { uid: ann.id, roleList: ['problem_admin'] } });
    expect((await unlink(ann.token)).envelope.status).toBe(200);
    expect((await unlink(ann.token)).errorCode).toBe('identityNotLinked');
    const { envelope } = await server.call('GET /api/get-user-auth-info', { token: ann.token });
    expect(envelope.data).toMatchObject({ roles: ['default_user'] });
  });

  test('an identity belongs to one account, and an account has one identity of a provider', async () => {
    const [bob, eve] = [await addLoggedIn(server), await addLoggedIn(server)];
    await link(bob.token, 'bob');
    expect((await link(eve.token, 'bob')).errorCode).toBe('identityTaken');
    expect((await link(bob.token, 'eve')).errorCode).toBe('identityAlreadyLinked');
  });

  test('is finished only by the account that started it', async () => {
    const [one, other] = [await addLoggedIn(server), await addLoggedIn(server)];
    provider.signInAs = 'eve';
    for (const token of [other.token, undefined]) {
      const browser = openBrowser(server);
      const { url } = await browser.start({ purpose: 'link', token: one.token });
      const parameters = await visitProvider(url, returnUrl);
      expect((await browser.finish(parameters, token)).errorCode).toBe('signInExpired');
    }
    expect(await list(one.token)).toMatchObject([{ link: null }]);
    expect(await list(other.token)).toMatchObject([{ link: null }]);
  });

  test('guests and bad input are refused', async () => {
    expect((await openBrowser(server).start({ purpose: 'link' })).errorCode).toBe('loginRequired');
    expect((await openBrowser(server).start({ provider: 'nowhere' })).errorCode).toBe(
      'signInProviderUnknown',
    );
    expect((await server.call('GET /api/linked-accounts')).httpStatus).toBe(401);
    const { token } = await addLoggedIn(server);
    expect((await openBrowser(server).start({ purpose: 'test', token })).errorCode).toBe('noPermission');
    const body = { provider: 'school', purpose: 'login', origin: 'javascript:alert(1)' } as const;
    expect((await server.call('POST /api/sign-in/start', { body })).errorCode).toBe('invalidField');
  });

  test('is finished only by a session whose identity was fresh at the start', async () => {
    const { id, token } = await addLoggedIn(server);
    provider.users.set('dan', {});
    provider.signInAs = 'dan';
    const finishAfter = async (seconds: number, by: string) => {
      const browser = openBrowser(server);
      const { url } = await browser.start({ purpose: 'link', token });
      const parameters = await visitProvider(url, returnUrl);
      server.passTime(seconds);
      return browser.finish(parameters, by);
    };
    const stale = await openSession(server.platform.database, id, server.platform.clock());
    expect((await finishAfter(0, stale)).errorCode).toBe('identityConfirmationRequired');
    expect(await list(token)).toMatchObject([{ link: null }]);
    server.passTime(590);
    expect((await finishAfter(300, token)).envelope.data).toMatchObject({ kind: 'linked' });
  });

  test('is announced to the owner, with and without a link', async () => {
    const { id, token, email } = await addLoggedIn(server);
    provider.users.set('fay', {});
    await link(token, 'fay');
    expect((await listMails(server, email))[0]?.textBody).toContain('关联了「学校登录」');
    await unlink(token);
    expect((await listMails(server, email))[0]?.textBody).toContain('解除了与「学校登录」的关联');
    const notices = await server.platform.database
      .selectFrom('userNotice')
      .innerJoin('notice', 'notice.id', 'userNotice.noticeId')
      .select('notice.content')
      .where('userNotice.recipientId', '=', id)
      .orderBy('notice.id')
      .execute();
    expect(notices.map(({ content }) => content)).toEqual([
      expect.stringContaining('School login was linked to your account'),
      expect.stringContaining('School login was unlinked from your account'),
    ]);
  });

  test('a provider returns to pages of this site only', async () => {
    const start = async (origin: string, host = 'judge.example') => {
      const body = { provider: 'school', purpose: 'login', origin } as const;
      return (await server.call('POST /api/sign-in/start', { body, headers: { host } })).errorCode;
    };
    expect(await start('http://judge.example')).toBeUndefined();
    // A proxy has ended the encryption.
    expect(await start('https://judge.example')).toBeUndefined();
    expect(await start('https://evil.example')).toBe('signInElsewhere');
    expect(await start('http://judge.example:8080')).toBe('signInElsewhere');
    await server.platform.settings.change('web', { baseUrl: 'https://oj.example/sub/' });
    const codes = [
      await start('https://oj.example'),
      await start('http://judge.example'),
      await start('https://evil.example', 'evil.example'),
    ];
    await server.platform.settings.change('web', { baseUrl: null });
    expect(codes).toEqual([undefined, 'signInElsewhere', 'signInElsewhere']);
  });

  test('the last way to log in stays', async () => {
    const cat = await addLoggedIn(server);
    provider.users.set('cat', {});
    await link(cat.token, 'cat');
    await changeAccount(server, cat.id, { passwordHash: null });
    expect((await unlink(cat.token)).errorCode).toBe('lastSignInMethod');
    expect(await list(cat.token)).toMatchObject([{ link: { isRemovable: false } }]);
  });
});

test('a test login shows the claims to a super administrator, and changes nothing', async () => {
  provider.users.set('tester', { groups: ['teachers'], employee_number: 7 });
  provider.signInAs = 'tester';
  const answer = await openBrowser(server).signIn({ purpose: 'test', token: rootToken });
  expect(answer.headers['authorization']).toBeUndefined();
  const { claims, ...rest } = answer.envelope.data as { claims: string };
  expect(rest).toEqual({ kind: 'tested', label: '学校登录', role: 'problem_admin', groups: [] });
  expect(JSON.parse(claims)).toMatchObject({ sub: 'tester', groups: ['teachers'], employee_number: 7 });
  const rows = await server.platform.database
    .selectFrom('userIdentity')
    .select('userId')
    .where('subject', '=', 'tester')
    .execute();
  expect(rows).toEqual([]);
});
