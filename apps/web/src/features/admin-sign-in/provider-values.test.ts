import { describe, expect, it } from 'vitest';
import type { Provider } from './api/providers.ts';
import { isRuleComplete, newProvider, providerChecks, toChange, toValues } from './provider-values.ts';

const provider: Provider = {
  id: 1,
  slug: 'school',
  issuer: 'https://login.school.example',
  clientId: 'judge',
  hasSecret: true,
  scopes: 'openid email',
  labels: { 'zh-CN': '学校', 'zh-HK': '學校', 'en-US': 'School' },
  claimMapping: {
    nickname: 'name',
    roles: [{ claim: 'groups', value: 'teachers', role: 'admin' }],
    groups: [{ claim: 'groups', value: 'class-1', groupId: 4 }],
  },
  createsAccounts: false,
  trustsSecondFactor: true,
  isEnabled: true,
  linkedUsers: 3,
  updatedAt: '2026-01-02T08:00:00.000+0000',
};

describe('the form of a provider', () => {
  it('sends back what it was filled with, without a secret', () => {
    const { id: _id, hasSecret: _secret, isEnabled, linkedUsers, updatedAt, ...sent } = provider;
    expect([isEnabled, linkedUsers, updatedAt]).toHaveLength(3);
    expect(toChange(toValues(provider))).toEqual({
      ...sent,
      clientSecret: '',
      claimMapping: { ...sent.claimMapping, username: '', realname: '', school: '', studentNumber: '' },
    });
  });

  it('sends trimmed texts and the numbers of groups', () => {
    const values = {
      ...newProvider,
      slug: ' school ',
      groups: [{ key: 'g', claim: ' groups ', value: ' a ', groupId: '7' }],
    };
    const { slug, claimMapping } = toChange(values);
    expect([slug, claimMapping.groups]).toEqual(['school', [{ claim: 'groups', value: 'a', groupId: 7 }]]);
  });

  it.each([
    ['slug', '', 'required'],
    ['slug', 'wechat', 'slug'],
    ['slug', 'school', undefined],
    ['issuer', 'http://school.example', 'issuer'],
    ['issuer', ' https://school.example ', undefined],
    ['clientId', ' ', 'required'],
    ['scopes', 'profile', 'scopes'],
    ['scopes', 'email openid', undefined],
  ] as const)('%s %j: %s', (field, value, problem) => {
    expect(providerChecks[field](value)).toBe(problem);
  });

  it.each([
    [{ key: 'a', claim: 'groups', value: 'a', role: 'admin' } as const, true],
    [{ key: 'a', claim: ' ', value: 'a', role: 'admin' } as const, false],
    [{ key: 'a', claim: 'groups', value: 'a', groupId: '' }, false],
    [{ key: 'a', claim: 'groups', value: 'a', groupId: 3 }, true],
  ])('the rule %j is complete: %s', (rule, isComplete) => {
    expect(isRuleComplete(rule)).toBe(isComplete);
  });
});
