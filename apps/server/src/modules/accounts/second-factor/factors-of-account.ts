/** The factors of one account, and the flag that every authenticated call reads. */
import type { Queryable } from '@touchstone/database';
import { canRemoveFactor, isSecondFactorRequired } from '@touchstone/rules/second-factor';
import { callError } from '../../../platform/errors/call-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getAccount, setHasSecondFactor, type Account } from '../accounts.repository.ts';
import { findAuthenticatorApp } from './authenticator-app.repository.ts';
import { listPasskeys } from './passkey.repository.ts';
import { countRecoveryCodes, replaceRecoveryCodes } from './recovery-code.repository.ts';

export async function loadFactors(database: Queryable, userId: string) {
  const app = await findAuthenticatorApp(database, userId);
  const passkeys = await listPasskeys(database, userId);
  const totpSince = app?.confirmedAt ?? null;
  return {
    totpSince,
    passkeys,
    count: passkeys.length + (totpSince === null ? 0 : 1),
    recoveryCodesLeft: await countRecoveryCodes(database, userId),
  };
}

export const isRequiredOf = ({ settings }: Pick<Platform, 'settings'>, { role }: Pick<Account, 'role'>) =>
  isSecondFactorRequired(role, settings.current.secondFactor.requiredFor);

/** Before a factor is removed. The caller has locked the account. */
export async function checkRemoval(
  parts: Pick<Platform, 'settings'>,
  transaction: Queryable,
  userId: string,
) {
  const account = await getAccount(transaction, userId);
  const { count } = await loadFactors(transaction, userId);
  if (!canRemoveFactor(count, isRequiredOf(parts, account))) throw callError('lastFactorRequired');
}

/** After a factor was added or removed: without one the recovery codes have no use. */
export async function updateFactorState(transaction: Queryable, userId: string) {
  const { count } = await loadFactors(transaction, userId);
  await setHasSecondFactor(transaction, userId, count > 0);
  if (count === 0) await replaceRecoveryCodes(transaction, userId, []);
}
