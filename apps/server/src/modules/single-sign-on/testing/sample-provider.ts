import type { SentBodyOf, adminSignInCalls } from '@touchstone/contract';
import type { TestServer } from '../../../testing/test-server.ts';
import type { LocalOpenIdProvider } from './local-openid-provider.ts';

export type SentProvider = SentBodyOf<(typeof adminSignInCalls)['POST /api/admin/sign-in/provider']>;

export const sampleProvider = (
  provider: Pick<LocalOpenIdProvider, 'issuer' | 'clientId' | 'clientSecret'>,
  changes: Partial<SentProvider> = {},
): SentProvider => ({
  slug: 'school',
  issuer: provider.issuer,
  clientId: provider.clientId,
  clientSecret: provider.clientSecret,
  scopes: 'openid profile email',
  labels: { 'zh-CN': '学校登录', 'zh-HK': '學校登入', 'en-US': 'School login' },
  claimMapping: { nickname: 'name', roles: [], groups: [] },
  createsAccounts: true,
  trustsSecondFactor: false,
  ...changes,
});

export async function addEnabledProvider(server: TestServer, token: string, provider: SentProvider) {
  const added = await server.call('POST /api/admin/sign-in/provider', { body: provider, token });
  const { id } = added.envelope.data as { id: number };
  await server.call('PUT /api/admin/sign-in/provider-state', { body: { id, isEnabled: true }, token });
  return id;
}
