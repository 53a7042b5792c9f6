import { inTransaction } from '@touchstone/database';
import { callError } from '../../../platform/errors/call-error.ts';
import type { CallOrigin } from '../../../platform/http/call-context.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { CallerSession } from '../../../platform/sessions/sessions.ts';
import { getAccount, lockAccount } from '../accounts.repository.ts';
import { checkOwnAnswer } from '../password-checks.ts';
import {
  confirmApp,
  deleteApp,
  findAuthenticatorApp,
  storeNewSecret,
} from './authenticator-app.repository.ts';
import { announceSecurityChange } from '../identity/announce-security-change.ts';
import { checkRemoval, updateFactorState } from './factors-of-account.ts';
import { forgetOtherProofs, requireFreshIdentity } from '../identity/fresh-identity.ts';
import { ensureRecoveryCodes } from './recovery-codes.ts';
import { encryptSecret, makeSecret, makeTotp, spendTotpCode } from './totp.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'settings' | 'secrets' | 'mailer'>;

export async function beginApp(parts: Parts, session: CallerSession) {
  requireFreshIdentity(parts, session);
  const { id: userId, username } = session.viewer;
  const secret = makeSecret();
  const encrypted = encryptSecret(parts, userId, secret);
  if (!(await storeNewSecret(parts.database, { userId, secret: encrypted, now: parts.clock() })))
    throw callError('totpExists');
  const issuer = parts.settings.current.web.shortName;
  return { secret, uri: makeTotp(secret, { issuer, label: username }).toString() };
}

export async function confirmNewApp(
  parts: Parts,
  { session, code, origin }: { session: CallerSession; code: string; origin: CallOrigin },
) {
  requireFreshIdentity(parts, session);
  const userId = session.viewer.id;
  const app = await findAuthenticatorApp(parts.database, userId);
  if (app === undefined) throw callError('totpNotBegun');
  if (app.confirmedAt !== null) throw callError('totpExists');
  const result = await checkOwnAnswer(parts, userId, () =>
    spendTotpCode(parts, { userId, code, isConfirmed: false }),
  );
  if (result.state === 'locked')
    throw callError('secondFactorLocked', { minutes: Math.ceil(result.seconds / 60) });
  if (result.state === 'wrong') throw callError('secondFactorWrong');
  return inTransaction(parts.database, async (transaction) => {
    await lockAccount(transaction, userId);
    const account = await getAccount(transaction, userId);
    if (!account.hasSecondFactor) await forgetOtherProofs(transaction, session);
    const confirmed = { userId, secret: app.secret, now: parts.clock() };
    if (!(await confirmApp(transaction, confirmed))) throw callError('totpNotBegun');
    await updateFactorState(transaction, userId);
    const recoveryCodes = await ensureRecoveryCodes(transaction, userId);
    await announceSecurityChange(parts, transaction, { account, origin, event: { kind: 'app-added' } });
    return { recoveryCodes };
  });
}

export async function removeApp(
  parts: Parts,
  { session, origin }: { session: CallerSession; origin: CallOrigin },
) {
  requireFreshIdentity(parts, session);
  const userId = session.viewer.id;
  await inTransaction(parts.database, async (transaction) => {
    await lockAccount(transaction, userId);
    const app = await findAuthenticatorApp(transaction, userId);
    if (app?.confirmedAt == null) return;
    await checkRemoval(parts, transaction, userId);
    await deleteApp(transaction, userId);
    await updateFactorState(transaction, userId);
    const account = await getAccount(transaction, userId);
    await announceSecurityChange(parts, transaction, { account, origin, event: { kind: 'app-removed' } });
  });
}
