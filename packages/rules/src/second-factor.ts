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

/** Users type recovery codes with any case, blanks and hyphens. */
export const normalizeRecoveryCode = (code: string): string =>
  code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** In groups of four, for reading from paper. */
export const formatRecoveryCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? '';

/** Apps show codes as `123 456`. */
export const normalizeTotpCode = (code: string): string => code.replaceAll(/\s/g, '');
