import { inTransaction } from '@touchstone/database';
import { isPasswordLengthValid } from '@touchstone/rules/accounts';
import { callError } from '../../platform/errors/call-error.ts';
import type { CallOrigin } from '../../platform/http/call-context.ts';
import { countedAddress } from '../../platform/network-address.ts';
import type { Platform } from '../../platform/platform.ts';
import { enforceRateLimit } from '../../platform/rate-limits.ts';
import { findAccountByUsername } from './accounts.repository.ts';
import { announceNewPassword } from './identity/announce-security-change.ts';
import { resetLoginFailures } from './login-failures.ts';
import { compareMailCode, consumeMailCode } from './mail-code.repository.ts';
import { hashMailCode } from './mail-codes.ts';
import { setPassword } from './set-password.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'passwords' | 'mailer'>;

export interface NewPassword {
  username: string | undefined;
  password: string | undefined;
  code: string | undefined;
}

export async function resetPassword(
  parts: Parts,
  { request, origin }: { request: NewPassword; origin: CallOrigin },
) {
  const { database, clock, passwords } = parts;
  const { username, password, code } = request;
  if (!username?.trim() || !password?.trim() || !code?.trim()) throw callError('newPasswordFieldsEmpty');
  if (!isPasswordLengthValid(password)) throw callError('newPasswordLength');
  const address = countedAddress(origin.ip);
  await enforceRateLimit(parts, 'password-reset', address);
  const { account, given } = await checkResetCode(parts, username.trim(), code);
  const passwordHash = await passwords.hash(address, password);
  await inTransaction(database, async (transaction) => {
    const now = clock();
    if (!(await consumeMailCode(transaction, { ...given, now }))) throw callError('resetLinkExpired');
    await setPassword(transaction, { id: account.id }, { passwordHash, now });
    await announceNewPassword(parts, transaction, { account, origin });
    await resetLoginFailures(transaction, { username: account.username, ip: origin.ip });
  });
}

/** An unknown name gets the same error as an account without a reset request. */
async function checkResetCode({ database, clock }: Parts, username: string, code: string) {
  const account = await findAccountByUsername(database, username);
  if (account === undefined) throw callError('resetLinkExpired');
  const key = { purpose: 'reset-password', subject: account.id } as const;
  const given = { ...key, codeHash: hashMailCode(key, code) };
  const answer = await compareMailCode(database, { ...given, now: clock() });
  if (answer === 'none') throw callError('resetLinkExpired');
  if (answer === 'wrong') throw callError('resetCodeWrong');
  return { account, given };
}
