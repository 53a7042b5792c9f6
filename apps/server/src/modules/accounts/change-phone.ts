import type { Outcome } from '@touchstone/contract';
import { findViolatedUniqueIndex, inTransaction } from '@touchstone/database';
import { isPhone, restoredPassword } from '@touchstone/rules/accounts';
import type { CallOrigin } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { enforceRateLimit } from '../../platform/rate-limits.ts';
import type { CallerSession } from '../../platform/sessions/sessions.ts';
import { getAccount, updateAccount } from './accounts.repository.ts';
import { allowDefaultPassword } from './default-password.ts';
import { announceNewPassword, announceSecurityChange } from './identity/announce-security-change.ts';
import { requireFreshIdentity } from './identity/fresh-identity.ts';
import { isFreshlyAuthorized } from './social-authorization.ts';
import { refuse, succeed } from './outcome-texts.ts';

const phoneIndex = 'user_account_phone';

/**
 * An account from the social provider has no password: binding a phone sets the default one, soon after a login
 * there. An existing password is never replaced. Another phone than before needs a fresh identity, the first one does not:
 * the site reminds users to bind one at any time.
 */
export async function changePhone(
  parts: Pick<Platform, 'database' | 'clock' | 'passwords' | 'mailer'>,
  {
    session,
    newPhone,
    browserKey,
    origin,
  }: {
    session: CallerSession;
    newPhone: string | undefined;
    browserKey: string | undefined;
    origin: CallOrigin;
  },
): Promise<Outcome> {
  const { database, clock, passwords } = parts;
  const { locale } = origin;
  const userId = session.viewer.id;
  const phone = newPhone?.trim() ?? '';
  if (!isPhone(phone)) return refuse('phoneFormat', locale);
  // The response reveals whether a number is in use, so the call is rate-limited.
  await enforceRateLimit(parts, 'check-name', userId);
  const account = await getAccount(database, userId);
  if (account.phone === phone) return refuse('phoneUnchanged', locale);
  if (account.phone !== null) requireFreshIdentity(parts, session);
  const isAllowed =
    account.passwordHash === null &&
    (await isFreshlyAuthorized(database, account, { browserKey, now: clock() }));
  const passwordHash = isAllowed ? await passwords.hash(userId, restoredPassword(phone)) : undefined;
  const target = { id: userId, ...(passwordHash !== undefined && { unchangedHash: null }) };
  const changes = {
    phone,
    updatedAt: clock(),
    ...(passwordHash !== undefined && { passwordHash, hasDefaultPassword: true }),
  };
  try {
    const hasDefault = await inTransaction(database, async (transaction) => {
      const isChanged = await updateAccount(transaction, target, changes);
      // A password was set meanwhile, and it stays.
      if (!isChanged) await updateAccount(transaction, { id: userId }, { phone, updatedAt: clock() });
      if (account.phone !== null)
        await announceSecurityChange(parts, transaction, {
          account,
          origin,
          event: { kind: 'phone-changed' },
        });
      if (!isChanged || passwordHash === undefined || browserKey === undefined) return false;
      await allowDefaultPassword(transaction, { userId, browserKey, now: clock() });
      await announceNewPassword(parts, transaction, { account, origin, isDefault: true });
      return true;
    });
    return succeed(hasDefault ? 'phoneChangedWithPassword' : 'phoneChanged', locale);
  } catch (error) {
    if (findViolatedUniqueIndex(error) === phoneIndex) return refuse('phoneTaken', locale);
    throw error;
  }
}
