/**
 * How this works: an open session alone must not be enough to change the factors of an account, because a computer may be
 * left unattended. A login confirms the identity of its session for some minutes; later the password, a code of the app
 * or a passkey confirms it again. Wrong passwords and codes share the limit of the other password checks of an open session.
 */
import type { IdentityProof } from '@touchstone/contract';
import { isIdentityFresh } from '@touchstone/rules/second-factor';
import { callError } from '../../../platform/errors/call-error.ts';
import type { CallOrigin } from '../../../platform/http/call-context.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordIdentityProof } from '../../../platform/sessions/session-use.ts';
import type { CallerSession } from '../../../platform/sessions/sessions.ts';
import { getAccount } from '../accounts.repository.ts';
import { checkOwnAnswer, checkOwnPassword, type CheckResult } from '../password-checks.ts';
import { makeAssertionOptions, verifyAssertion } from './passkey-challenges.ts';
import { getRelyingParty } from './relying-party.ts';
import { spendTotpCode } from './totp.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'passwords' | 'secrets' | 'settings' | 'logger'>;

export function requireFreshIdentity({ clock }: Pick<Platform, 'clock'>, session: CallerSession) {
  if (!isIdentityFresh(session.identityProvedAt, clock())) throw callError('identityConfirmationRequired');
}

export async function confirmIdentity(
  parts: Parts,
  { session, proof, origin }: { session: CallerSession; proof: IdentityProof; origin: CallOrigin },
) {
  const result = await checkProof(parts, session.viewer.id, { proof, origin });
  if (result.state === 'locked')
    throw callError('secondFactorLocked', { minutes: Math.ceil(result.seconds / 60) });
  if (result.state === 'wrong') throw callError('identityWrong');
  await recordIdentityProof(parts.database, session.loginId, parts.clock());
}

async function checkProof(
  parts: Parts,
  userId: string,
  { proof, origin }: { proof: IdentityProof; origin: CallOrigin },
): Promise<CheckResult> {
  switch (proof.method) {
    case 'password':
      return checkOwnPassword(parts, await getAccount(parts.database, userId), proof.password);
    case 'totp':
      return checkOwnAnswer(parts, userId, () => spendTotpCode(parts, { userId, code: proof.code }));
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

export const makeIdentityOptions = (
  parts: Parts,
  { userId, origin }: { userId: string; origin: CallOrigin },
) => makeAssertionOptions(parts, getRelyingParty(parts, origin), { kind: 'passkey-identity', userId });
