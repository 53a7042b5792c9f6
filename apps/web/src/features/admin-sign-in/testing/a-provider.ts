import type { Provider } from '../api/providers.ts';

/** A provider that an administrator has set up. */
export const aProvider: Provider = {
  id: 1,
  slug: 'school',
  issuer: 'https://login.school.example',
  clientId: 'judge',
  hasSecret: true,
  scopes: 'openid',
  labels: { 'zh-CN': '学校', 'zh-HK': '學校', 'en-US': 'School' },
  claimMapping: { roles: [{ claim: 'groups', value: 'teachers', role: 'admin' }], groups: [] },
  createsAccounts: true,
  trustsSecondFactor: false,
  isEnabled: true,
  linkedUsers: 1,
  updatedAt: '2026-01-02T08:00:00.000+0000',
};
