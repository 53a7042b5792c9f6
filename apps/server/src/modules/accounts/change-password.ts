import type { OutcomeWithUser } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import { isPasswordLengthValid } from '@touchstone/rules/accounts';
import { callError } from '../../platform/errors/call-error.ts';
import type { CallOrigin } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CallerSession } from '../../platform/sessions/sessions.ts';
import { getAccount } from './accounts.repository.ts';
import { announceNewPassword } from './identity/announce-security-change.ts';
import { provePassword } from './identity/fresh-identity.ts';
import { refuseCheck, succeed } from './outcome-texts.ts';
import { setPassword } from './set-password.ts';

export interface PasswordChange {
  oldPassword: string | undefined;
  newPassword: string | undefined;
}

export async function changePassword(
  parts: Pick<Platform, 'database' | 'clock' | 'passwords' | 'mailer'>,
  { session, change, origin }: { session: CallerSession; change: PasswordChange; origin: CallOrigin },
): Promise<OutcomeWithUser> {
  const { database, clock, passwords } = parts;
  const userId = session.viewer.id;
  const { oldPassword, newPassword } = checkInput(change);
  const account = await getAccount(database, userId);
  const result = await provePassword(parts, { session, account, password: oldPassword });
  if (result.state !== 'right') return { ...refuseCheck(result, 'password', origin.locale), userInfo: null };
  const passwordHash = await passwords.hash(userId, newPassword);
  const isSet = await inTransaction(database, async (transaction) => {
    const unchanged = { id: userId, unchangedHash: account.passwordHash };
    if (!(await setPassword(transaction, unchanged, { passwordHash, now: clock() }))) return false;
    await announceNewPassword(parts, transaction, { account, origin });
    return true;
  });
  // A concurrent password change came first and has ended all sessions, including this one.
  if (!isSet) throw callError('sessionExpired');
  return { ...succeed('passwordChanged', origin.locale), userInfo: null };
}

function checkInput({ oldPassword, newPassword }: PasswordChange) {
  if (!oldPassword?.trim() || !newPassword?.trim()) throw callError('passwordFieldsEmpty');
  if (!isPasswordLengthValid(newPassword)) throw callError('newPasswordLength');
  if (oldPassword === newPassword) throw callError('passwordUnchanged');
  return { oldPassword, newPassword };
}
