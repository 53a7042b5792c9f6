/** The values of the form of a provider, and the change that is sent. */
import type { Role } from '@touchstone/contract/roles';
import { isIssuerAddress, isProviderSlug } from '@touchstone/rules/sign-on/methods';
import type { Provider, SentProvider } from './api/providers.ts';

interface Rule {
  /** Of the row in the form. */
  key: string;
  claim: string;
  value: string;
}

export interface RoleRule extends Rule {
  role: Role;
}

export interface GroupRule extends Rule {
  groupId: number | string;
}

export interface ProviderValues {
  slug: string;
  issuer: string;
  clientId: string;
  /** Empty keeps the stored one. */
  clientSecret: string;
  scopes: string;
  labels: SentProvider['labels'];
  username: string;
  nickname: string;
  realname: string;
  school: string;
  studentNumber: string;
  roles: RoleRule[];
  groups: GroupRule[];
  createsAccounts: boolean;
  trustsSecondFactor: boolean;
}

let addedRules = 0;
/** A new row of the form. */
export function newRuleKey(): string {
  addedRules += 1;
  return `new ${String(addedRules)}`;
}

export const newProvider: ProviderValues = {
  slug: '',
  issuer: '',
  clientId: '',
  clientSecret: '',
  scopes: 'openid profile email',
  labels: { 'zh-CN': '', 'zh-HK': '', 'en-US': '' },
  username: 'preferred_username',
  nickname: 'name',
  realname: '',
  school: '',
  studentNumber: '',
  roles: [],
  groups: [],
  createsAccounts: true,
  trustsSecondFactor: false,
};

export function toValues(provider: Provider | undefined): ProviderValues {
  if (provider === undefined) return newProvider;
  const { slug, issuer, clientId, scopes, labels, claimMapping, createsAccounts, trustsSecondFactor } =
    provider;
  const { username, nickname, realname, school, studentNumber, roles, groups } = claimMapping;
  return {
    slug,
    issuer,
    clientId,
    clientSecret: '',
    scopes,
    labels,
    username: username ?? '',
    nickname: nickname ?? '',
    realname: realname ?? '',
    school: school ?? '',
    studentNumber: studentNumber ?? '',
    roles: roles.map((rule, index) => ({ ...rule, key: `role ${String(index)}` })),
    groups: groups.map((rule, index) => ({ ...rule, key: `group ${String(index)}` })),
    createsAccounts,
    trustsSecondFactor,
  };
}

export function toChange(values: ProviderValues): SentProvider {
  const { slug, issuer, clientId, clientSecret, scopes, labels, createsAccounts, trustsSecondFactor } =
    values;
  const { username, nickname, realname, school, studentNumber } = values;
  const trimmed = ({ claim, value }: Rule) => ({ claim: claim.trim(), value: value.trim() });
  return {
    slug: slug.trim(),
    issuer: issuer.trim(),
    clientId: clientId.trim(),
    clientSecret,
    scopes: scopes.trim(),
    labels,
    claimMapping: {
      username: username.trim(),
      nickname: nickname.trim(),
      realname: realname.trim(),
      school: school.trim(),
      studentNumber: studentNumber.trim(),
      roles: values.roles.map((rule) => ({ ...trimmed(rule), role: rule.role })),
      groups: values.groups.map((rule) => ({ ...trimmed(rule), groupId: Number(rule.groupId) })),
    },
    createsAccounts,
    trustsSecondFactor,
  };
}

export type ProviderProblem = 'required' | 'slug' | 'issuer' | 'scopes';

type Check = (value: string) => ProviderProblem | undefined;

const filled: Check = (value) => (value.trim() === '' ? 'required' : undefined);

export const providerChecks = {
  slug: (slug) => filled(slug) ?? (isProviderSlug(slug.trim()) ? undefined : 'slug'),
  issuer: (issuer) => filled(issuer) ?? (isIssuerAddress(issuer.trim()) ? undefined : 'issuer'),
  clientId: filled,
  scopes: (scopes) => (scopes.trim().split(/\s+/).includes('openid') ? undefined : 'scopes'),
} satisfies Record<string, Check>;

export const isRuleComplete = (rule: RoleRule | GroupRule): boolean =>
  rule.claim.trim() !== '' && rule.value.trim() !== '' && (!('groupId' in rule) || Number(rule.groupId) > 0);
