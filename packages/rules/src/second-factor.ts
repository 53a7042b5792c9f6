/** Rules of second factors: which roles need one, and how long an identity counts as confirmed. */
import type { Role } from '@touchstone/contract/roles';
import {
  secondFactorLimits,
  type PolicyRole,
  type SecondFactorPolicy,
} from '@touchstone/contract/second-factor-limits';

/** The entry of the policy that covers a role. Muted and similar roles are ordinary users. */
export function policyRoleOf(role: Role): PolicyRole {
  return role === 'root' || role === 'admin' || role === 'problem_admin' ? role : 'user';
}

export const isSecondFactorRequired = (role: Role, policy: Readonly<SecondFactorPolicy>): boolean =>
  policy[policyRoleOf(role)];

/** A session of such an account may only set up a second factor. */
export const mustSetUpSecondFactor = (
  { role, hasSecondFactor }: { role: Role; hasSecondFactor: boolean },
  policy: Readonly<SecondFactorPolicy>,
): boolean => !hasSecondFactor && isSecondFactorRequired(role, policy);

/** A user whose role requires a factor keeps the last one. */
export const canRemoveFactor = (factorCount: number, isRequired: boolean): boolean =>
  !isRequired || factorCount > 1;

export const isIdentityFresh = (provedAt: Date | null, now: Date): boolean =>
  provedAt !== null && now.getTime() - provedAt.getTime() < secondFactorLimits.identityFreshSeconds * 1000;

export const identityMethods = ['password', 'totp', 'passkey', 'recovery'] as const;
export type IdentityMethod = (typeof identityMethods)[number];

/**
 * The password alone proves nothing for an account that has more: it could remove what protects against its loss. A default
 * password proves nothing at all, because others know it.
 */
export const isProofSufficient = (
  method: IdentityMethod,
  { hasSecondFactor, hasDefaultPassword }: { hasSecondFactor: boolean; hasDefaultPassword: boolean },
): boolean => method !== 'password' || (!hasSecondFactor && !hasDefaultPassword);

/** What the owner of an account can prove the identity with, in an open session. Empty: only a login does. */
export function listIdentityMethods(account: {
  hasPassword: boolean;
  hasDefaultPassword: boolean;
  hasSecondFactor: boolean;
  hasApp: boolean;
  hasPasskeyHere: boolean;
  recoveryCodesLeft: number;
}): IdentityMethod[] {
  const isThere: Record<IdentityMethod, boolean> = {
    password: account.hasPassword,
    totp: account.hasApp,
    passkey: account.hasPasskeyHere,
    recovery: account.recoveryCodesLeft > 0,
  };
  return identityMethods.filter((method) => isThere[method] && isProofSufficient(method, account));
}

/** Users type recovery codes with any case, blanks and hyphens. */
export const normalizeRecoveryCode = (code: string): string =>
  code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** In groups of four, for reading from paper. */
export const formatRecoveryCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? '';

/** Apps show codes as `123 456`. */
export const normalizeTotpCode = (code: string): string => code.replaceAll(/\s/g, '');
