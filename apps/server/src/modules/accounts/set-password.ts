import type { Tables } from '@touchstone/database';
import type { Transaction } from 'kysely';
import { endAllSessions } from '../../platform/sessions/sessions.ts';
import { updateAccount } from './accounts.repository.ts';
import { deleteMailCodesOfAccount } from './mail-code.repository.ts';
import { deleteTicketsOfAccount } from './second-factor/login-ticket.repository.ts';

/**
 * Runs in the caller's transaction: sets the new password, and ends the sessions, pending logins and codes of the
 * old one.
 * With `unchangedHash`, returns false if the password changed since it was checked.
 */
export async function setPassword(
  transaction: Transaction<Tables>,
  account: { id: string; unchangedHash?: string | null },
  { passwordHash, now, isDefault = false }: { passwordHash: string; now: Date; isDefault?: boolean },
): Promise<boolean> {
  const changes = { passwordHash, hasDefaultPassword: isDefault, updatedAt: now };
  if (!(await updateAccount(transaction, account, changes))) return false;
  await deleteMailCodesOfAccount(transaction, account.id);
  await deleteTicketsOfAccount(transaction, account.id);
  await endAllSessions(transaction, account.id);
  return true;
}
