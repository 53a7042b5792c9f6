import type { Outcome } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import { restoredPassword } from '@touchstone/rules/accounts';
import type { CallOrigin } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { getAccount } from './accounts.repository.ts';
import { refuse, succeed } from './outcome-texts.ts';
import { setPassword } from './set-password.ts';

export async function restorePassword(
  { database, clock, passwords }: Pick<Platform, 'database' | 'clock' | 'passwords'>,
  { userId, origin }: { userId: string; origin: CallOrigin },
): Promise<Outcome> {
  const { phone } = await getAccount(database, userId);
  if (phone === null) return refuse('phoneMissing', origin.locale);
  const passwordHash = await passwords.hash(userId, restoredPassword(phone));
  await inTransaction(database, (transaction) =>
    setPassword(transaction, { id: userId }, { passwordHash, now: clock() }),
  );
  return succeed('passwordRestored', origin.locale);
}
