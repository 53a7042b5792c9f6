import type { Outcome } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import { restoredPassword } from '@touchstone/rules/accounts';
import type { CallOrigin } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { getAccount } from './accounts.repository.ts';
import { refuse, succeed } from './outcome-texts.ts';
import { isFreshlyAuthorized } from './social-authorization.ts';
import { setPassword } from './set-password.ts';

export async function restorePassword(
  { database, clock, passwords }: Pick<Platform, 'database' | 'clock' | 'passwords'>,
  { userId, origin }: { userId: string; origin: CallOrigin },
): Promise<Outcome> {
  const account = await getAccount(database, userId);
  const { phone, socialOpenId } = account;
  if (socialOpenId === null) return refuse('restoreNotSocial', origin.locale);
  if (!(await isFreshlyAuthorized(database, account, clock())))
    return refuse('restoreNotFresh', origin.locale);
  if (phone === null) return refuse('phoneMissing', origin.locale);
  const passwordHash = await passwords.hash(userId, restoredPassword(phone));
  await inTransaction(database, (transaction) =>
    setPassword(transaction, { id: userId }, { passwordHash, now: clock(), isDefault: true }),
  );
  return succeed('passwordRestored', origin.locale);
}
