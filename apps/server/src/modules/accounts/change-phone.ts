import type { Outcome } from '@touchstone/contract';
import { findViolatedUniqueIndex } from '@touchstone/database';
import { isPhone, restoredPassword } from '@touchstone/rules/accounts';
import type { CallOrigin } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { enforceRateLimit } from '../../platform/rate-limits.ts';
import { getAccount, updateAccount } from './accounts.repository.ts';
import { isFreshlyAuthorized } from './social-authorization.ts';
import { refuse, succeed } from './outcome-texts.ts';

const phoneIndex = 'user_account_phone';

/**
 * An account from the social provider has no password: binding a phone sets the default one, soon after a login
 * there. An existing password is never replaced.
 */
export async function changePhone(
  parts: Pick<Platform, 'database' | 'clock' | 'passwords'>,
  { userId, newPhone, origin }: { userId: string; newPhone: string | undefined; origin: CallOrigin },
): Promise<Outcome> {
  const { database, clock, passwords } = parts;
  const { locale } = origin;
  const phone = newPhone?.trim() ?? '';
  if (!isPhone(phone)) return refuse('phoneFormat', locale);
  // The response reveals whether a number is in use, so the call is rate-limited.
  await enforceRateLimit(parts, 'check-name', userId);
  const account = await getAccount(database, userId);
  if (account.phone === phone) return refuse('phoneUnchanged', locale);
  const getsPassword =
    account.passwordHash === null && (await isFreshlyAuthorized(database, account, clock()));
  const passwordHash = getsPassword ? await passwords.hash(userId, restoredPassword(phone)) : undefined;
  const target = { id: userId, ...(passwordHash !== undefined && { unchangedHash: null }) };
  const changes = {
    phone,
    updatedAt: clock(),
    ...(passwordHash !== undefined && { passwordHash, hasDefaultPassword: true }),
  };
  try {
    const isChanged = await updateAccount(database, target, changes);
    // A password was set meanwhile, and it stays.
    if (!isChanged) await updateAccount(database, { id: userId }, { phone, updatedAt: clock() });
    const hasDefault = isChanged && passwordHash !== undefined;
    return succeed(hasDefault ? 'phoneChangedWithPassword' : 'phoneChanged', locale);
  } catch (error) {
    if (findViolatedUniqueIndex(error) === phoneIndex) return refuse('phoneTaken', locale);
    throw error;
  }
}
