import type { AdministeredProvider } from '@touchstone/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { startLocalOpenIdProvider, type LocalOpenIdProvider } from '../testing/local-openid-provider.ts';
import { sampleProvider, type SentProvider } from '../testing/sample-provider.ts';
import { openBrowser, returnUrl } from '../testing/sign-in-browser.ts';

let server: TestServer;
let provider: LocalOpenIdProvider;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  provider = await startLocalOpenIdProvider([returnUrl]);
  provider.users.set('ann', {});
  provider.signInAs = 'ann';
  token = (await server.addUser({ role: 'root' })).token;
});
afterAll(async () => {
  await provider.close();
  await server.close();
});

const add = (changes: Partial<SentProvider> = {}) =>
  server.call('POST /api/admin/sign-in/provider', { body: sampleProvider(provider, changes), token });
const change = (id: number, changes: Partial<SentProvider>) =>
  server.call('PUT /api/admin/sign-in/provider', {
    body: { id, ...sampleProvider(provider, changes) },
    token,
  });
const enable = (id: number) =>
  server.call('PUT /api/admin/sign-in/provider-state', { body: { id, isEnabled: true }, token });
const list = async () =>
  (
    (await server.call('GET /api/admin/sign-in/providers', { token })).envelope.data as {
      providers: AdministeredProvider[];
    }
  ).providers;

describe('the providers of the back office', () => {
  test('are added disabled, changed, enabled and deleted; the secret never comes back', async () => {
    const { id } = (await add()).envelope.data as { id: number };
    expect((await openBrowser(server).start()).errorCode).toBe('signInProviderUnknown');
    await enable(id);
    expect((await openBrowser(server).signIn()).envelope.data).toMatchObject({ kind: 'logged-in' });
    const answer = await server.call('GET /api/admin/sign-in/providers', { token });
    expect(answer.envelope.data).toMatchObject({
      providers: [{ id, slug: 'school', hasSecret: true, isEnabled: true, linkedUsers: 1 }],
      onlyProviderId: null,
    });
    const audit = await server.platform.database.selectFrom('auditLog').selectAll().execute();
    expect(audit.map(({ action }) => action)).toEqual(['sign-in-provider.add', 'sign-in-provider.change']);
    const stored = await server.platform.database
      .selectFrom('identityProvider')
      .select('clientSecret')
      .executeTakeFirstOrThrow();
    for (const text of [
      JSON.stringify(answer.envelope),
      JSON.stringify(audit),
      stored.clientSecret?.toString('latin1'),
    ])
      expect(text).not.toContain(provider.clientSecret);
    // Without a secret, the stored one stays; with another client, it does not.
    await change(id, { clientSecret: undefined, slug: 'school-2' });
    expect((await openBrowser(server).signIn({ provider: 'school-2' })).envelope.data).toMatchObject({
      kind: 'logged-in',
    });
    await change(id, { clientSecret: undefined, clientId: 'other' });
    expect((await list())[0]).toMatchObject({ clientId: 'other', hasSecret: false });
    await server.call('DELETE /api/admin/sign-in/provider', { query: { id }, token });
    expect(await list()).toEqual([]);
  });

  test('a changed secret takes effect with the next login', async () => {
    const { id } = (await add({ clientSecret: 'a-wrong-secret' })).envelope.data as { id: number };
    await enable(id);
    expect((await openBrowser(server).signIn()).errorCode).toBe('signInRefused');
    // As after a move to another site without its key.
    await server.platform.database
      .updateTable('identityProvider')
      .set({ clientSecret: Buffer.alloc(40), updatedAt: new Date() })
      .execute();
    expect((await openBrowser(server).start()).errorCode).toBe('signInProviderDown');
    await change(id, {});
    expect((await openBrowser(server).signIn()).envelope.data).toMatchObject({ kind: 'logged-in' });
    expect((await add()).errorCode).toBe('providerSlugTaken');
    await server.call('DELETE /api/admin/sign-in/provider', { query: { id }, token });
  });

  test.each<[Partial<SentProvider>, string]>([
    [{ slug: 'wechat' }, 'providerSlugInvalid'],
    [{ slug: 'A B' }, 'providerSlugInvalid'],
    [{ issuer: 'http://school.example' }, 'providerIssuerInvalid'],
    [{ issuer: 'nonsense' }, 'providerIssuerInvalid'],
    [{ issuer: ' ' }, 'providerFieldsMissing'],
    [{ labels: { 'zh-CN': '学校', 'zh-HK': '', 'en-US': 'School' } }, 'providerFieldsMissing'],
    [{ scopes: 'profile email' }, 'providerScopesInvalid'],
    [
      { claimMapping: { roles: [], groups: [{ claim: 'g', value: 'x', groupId: 999 }] } },
      'providerGroupUnknown',
    ],
    [
      { claimMapping: { roles: [{ claim: 'g', value: 'x', role: 'king' as 'root' }], groups: [] } },
      'invalidField',
    ],
  ])('%j is refused: %s', async (changes, code) => {
    expect((await add(changes)).errorCode).toBe(code);
  });

  test('are for super administrators only', async () => {
    const admin = await server.addUser({ role: 'admin' });
    for (const viewer of [undefined, admin.token]) {
      const headers = viewer === undefined ? {} : { token: viewer };
      const answers = [
        await server.call('GET /api/admin/sign-in/providers', headers),
        await server.call('POST /api/admin/sign-in/provider', { body: sampleProvider(provider), ...headers }),
        await server.call('PUT /api/admin/sign-in/only-provider', { body: {}, ...headers }),
        await server.call('POST /api/admin/sign-in/test-provider', {
          body: { issuer: provider.issuer },
          ...headers,
        }),
      ];
      expect(answers.every(({ httpStatus }) => [401, 403].includes(httpStatus))).toBe(true);
    }
  });

  test('the test loads the discovery document, or says why it could not', async () => {
    const run = async (issuer: string) =>
      (await server.call('POST /api/admin/sign-in/test-provider', { body: { issuer }, token })).envelope.data;
    expect(await run(provider.issuer)).toMatchObject({
      isWorking: true,
      authorizationEndpoint: `${provider.issuer}/auth`,
      supportsPkce: true,
    });
    expect(await run('http://127.0.0.1:1')).toMatchObject({
      isWorking: false,
      reason: expect.stringMatching(/./),
    });
  });
});
