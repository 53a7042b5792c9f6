/**
 * For a user who lost phone and codes. Removing the factors of others makes their password enough for a login, so it asks
 * for a fresh identity of the administrator, is recorded, ends the sessions of the user and is announced to the user. The
 * own factors and those of the first super administrator are out of reach.
 */
import type { SecondFactorPolicy } from '@touchstone/contract';
import { recordAudit } from '../../../platform/audit-log.ts';
import { callError } from '../../../platform/errors/call-error.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { CallerSession } from '../../../platform/sessions/sessions.ts';
import { findAccount } from '../accounts.repository.ts';
import { rootId } from '../ensure-root-account.ts';
import { isRequiredOf, loadFactors } from './factors-of-account.ts';
import { requireFreshIdentity } from '../identity/fresh-identity.ts';
import { removeAllFactors } from './remove-all-factors.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'settings' | 'mailer'>;

export async function inspectFactors(parts: Parts, userId: string) {
  const account = await findAccount(parts.database, userId);
  if (account === undefined) throw callError('userUnknown');
  const { totpSince, passkeys, recoveryCodesLeft } = await loadFactors(parts.database, userId);
  return {
    hasTotp: totpSince !== null,
    passkeyCount: passkeys.length,
    recoveryCodesLeft,
    isRequired: isRequiredOf(parts, account),
  };
}

export async function resetFactors(
  parts: Parts,
  by: Actor,
  { session, userId }: { session: CallerSession; userId: string },
) {
  if (userId === by.viewer.id) throw callError('ownFactorsProtected');
  if (userId === rootId) throw callError('rootAccountProtected');
  requireFreshIdentity(parts, session);
  await removeAllFactors(parts, { userId, by, locale: by.origin.locale });
}

export async function changePolicy(
  { settings }: Pick<Platform, 'settings'>,
  by: Actor,
  requiredFor: SecondFactorPolicy,
) {
  const before = settings.current.secondFactor.requiredFor;
  if (JSON.stringify(before) === JSON.stringify(requiredFor)) return;
  await settings.change('secondFactor', { requiredFor }, (transaction) =>
    recordAudit(transaction, by, {
      action: 'second-factor-policy.change',
      target: 'site',
      before,
      after: requiredFor,
    }),
  );
}
