/**
 * How this works: an open session alone must not be enough for a change that outlives it, because tokens are stolen and
 * computers are left unattended. This file decides what proves that the owner is there, for every such change: ways to
 * log in (links, factors, password, address, phone) and the sessions of others.
 *
 * - A login proves the identity of its session for some minutes. Later the password, a code or a passkey does it again
 *   (`confirmIdentity`), for that session only.
 * - For an account with a second factor the password alone is no proof: whoever phished it could remove the factor.
 * - A default password (`default-password.ts`) is none either: others know it.
 * - Calls that contain the current password (`provePassword`) prove the identity with it, so clients that know no
 *   confirmation work as before. Where the password is no proof, they need
 *   the fresh session besides.
 * - The first factor of an account ends the proofs of its other sessions: they may rest on a phished password.
 *
 * Wrong passwords and codes share the limit of the other password checks of an open session.
 */
import type { IdentityProof } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import { isIdentityFresh, isProofSufficient } from '@touchstone/rules/second-factor';
import { callError } from '../../../platform/errors/call-error.ts';
import type { CallOrigin } from '../../../platform/http/call-context.ts';
import type { Platform } from '../../../platform/platform.ts';
import { forgetIdentityProofs, recordIdentityProof } from '../../../platform/sessions/session-use.ts';
import type { CallerSession } from '../../../platform/sessions/sessions.ts';
import { getAccount, type Account } from '../accounts.repository.ts';
import { checkOwnAnswer, checkOwnPassword, type CheckResult } from '../password-checks.ts';
import { makeAssertionOptions, verifyAssertion } from '../second-factor/passkey-challenges.ts';
import { spendRecoveryCode } from '../second-factor/recovery-codes.ts';
import { getRelyingParty } from '../second-factor/relying-party.ts';
import { spendTotpCode } from '../second-factor/totp.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'passwords' | 'secrets' | 'settings' | 'logger'>;

/** `since`: the change began then, on another site. */
export function requireFreshIdentity(
  { clock }: Pick<Platform, 'clock'>,
  session: CallerSession | undefined,
  since: Date = clock(),
) {
  if (!isIdentityFresh(session?.identityProvedAt ?? null, since))
    throw callError('identityConfirmationRequired');
}

/** For calls that contain the current password, where that is not enough. */
export function requireFactorProof(
  parts: Pick<Platform, 'clock'>,
  { session, account }: { session: CallerSession; account: Account },
) {
  if (!isProofSufficient('password', account)) requireFreshIdentity(parts, session);
}

/** For calls that contain the current password. */
export async function provePassword(
  parts: Pick<Platform, 'database' | 'clock' | 'passwords'>,
  { session, account, password }: { session: CallerSession; account: Account; password: string },
): Promise<CheckResult> {
  requireFactorProof(parts, { session, account });
  return checkOwnPassword(parts, account, password);
}

export async function confirmIdentity(
  parts: Parts,
  { session, proof, origin }: { session: CallerSession; proof: IdentityProof; origin: CallOrigin },
) {
  const account = await getAccount(parts.database, session.viewer.id);
  if (!isProofSufficient(proof.method, account))
    throw callError(account.hasSecondFactor ? 'identityFactorRequired' : 'identityConfirmationRequired');
  const result = await checkProof(parts, account, { proof, origin });
  if (result.state === 'locked')
    throw callError('secondFactorLocked', { minutes: Math.ceil(result.seconds / 60) });
  if (result.state === 'wrong') throw callError('identityWrong');
  await recordIdentityProof(parts.database, session.loginId, parts.clock());
}

async function checkProof(
  parts: Parts,
  account: Account,
  { proof, origin }: { proof: IdentityProof; origin: CallOrigin },
): Promise<CheckResult> {
  const { id: userId } = account;
  switch (proof.method) {
    case 'password':
      return checkOwnPassword(parts, account, proof.password);
    case 'totp':
      return checkOwnAnswer(parts, userId, () => spendTotpCode(parts, { userId, code: proof.code }));
    case 'recovery':
      return checkOwnAnswer(parts, userId, () =>
        spendRecoveryCode(parts.database, { userId, code: proof.code }),
      );
    case 'passkey': {
      const { key, response } = proof;
      const given = { kind: 'passkey-identity', key, response, userId } as const;
      const passkey = await verifyAssertion(parts, getRelyingParty(parts, origin), given);
      // A signature cannot be guessed, so it is not counted.
      if (passkey === undefined) throw callError('passkeyFailed');
      return { state: 'right' };
    }
    default:
      return proof satisfies never;
  }
}

/** With the first factor: proofs of other sessions came from a password. */
export const forgetOtherProofs = (
  transaction: Queryable,
  { viewer, loginId }: Pick<CallerSession, 'viewer' | 'loginId'>,
) => forgetIdentityProofs(transaction, { userId: viewer.id, exceptLoginId: loginId });

export const makeIdentityOptions = (
  parts: Parts,
  { userId, origin }: { userId: string; origin: CallOrigin },
) => makeAssertionOptions(parts, getRelyingParty(parts, origin), { kind: 'passkey-identity', userId });
