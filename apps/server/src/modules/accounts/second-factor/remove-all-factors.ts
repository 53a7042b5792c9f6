/**
 * For a user who lost phone and codes: afterwards the password is enough for a login. The removal is recorded, ends the sessions
 * and the waiting logins of the user, and is announced to the user. The callers decide who may do it.
 */
import type { Locale } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import { recordAudit, type AuditActor } from '../../../platform/audit-log.ts';
import { callError } from '../../../platform/errors/call-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { endAllSessions } from '../../../platform/sessions/sessions.ts';
import { getAccount, lockAccount } from '../accounts.repository.ts';
import { deleteApp } from './authenticator-app.repository.ts';
import { announceSecurityChange } from '../identity/announce-security-change.ts';
import { loadFactors, updateFactorState } from './factors-of-account.ts';
import { deleteTicketsOfAccount } from './login-ticket.repository.ts';
import { deletePasskeys } from './passkey.repository.ts';

interface Removal {
  userId: string;
  by: AuditActor;
  /** Of the mail. */
  locale: Locale;
}

/** Returns false if the account had no factor. */
export async function removeAllFactors(
  parts: Pick<Platform, 'database' | 'clock' | 'mailer'>,
  { userId, by, locale }: Removal,
): Promise<boolean> {
  return inTransaction(parts.database, async (transaction) => {
    if (!(await lockAccount(transaction, userId))) throw callError('userUnknown');
    const { count, totpSince, passkeys } = await loadFactors(transaction, userId);
    if (count === 0) return false;
    await deleteApp(transaction, userId);
    await deletePasskeys(transaction, userId);
    await updateFactorState(transaction, userId);
    await deleteTicketsOfAccount(transaction, userId);
    await endAllSessions(transaction, userId);
    const account = await getAccount(transaction, userId);
    await announceSecurityChange(parts, transaction, {
      account,
      origin: { locale },
      event: { kind: 'reset' },
    });
    await recordAudit(transaction, by, {
      action: 'second-factor.reset',
      target: account.username,
      before: { authenticatorApp: totpSince !== null, passkeys: passkeys.length },
    });
    return true;
  });
}
