import type { Outcome } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import { restoredPassword } from '@touchstone/rules/accounts';
import type { CallOrigin } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CallerSession } from '../../platform/sessions/sessions.ts';
import { getAccount } from './accounts.repository.ts';
import { allowDefaultPassword } from './default-password.ts';
import { announceNewPassword } from './identity/announce-security-change.ts';
import { requireFreshIdentity } from './identity/fresh-identity.ts';
import { refuse, succeed } from './outcome-texts.ts';
import { isFreshlyAuthorized } from './social-authorization.ts';
import { setPassword } from './set-password.ts';

export async function restorePassword(
  parts: Pick<Platform, 'database' | 'clock' | 'passwords' | 'mailer'>,
  {
    session,
    browserKey,
    origin,
  }: { session: CallerSession; browserKey: string | undefined; origin: CallOrigin },
): Promise<Outcome> {
  const { database, clock, passwords } = parts;
  const userId = session.viewer.id;
  const account = await getAccount(database, userId);
  const { phone, socialOpenId } = account;
  if (socialOpenId === null) return refuse('restoreNotSocial', origin.locale);
  if (
    browserKey === undefined ||
    !(await isFreshlyAuthorized(database, account, { browserKey, now: clock() }))
  )
    return refuse('restoreNotFresh', origin.locale);
  if (phone === null) return refuse('phoneMissing', origin.locale);
  requireFreshIdentity(parts, session);
  const passwordHash = await passwords.hash(userId, restoredPassword(phone));
  await inTransaction(database, async (transaction) => {
    await setPassword(transaction, { id: userId }, { passwordHash, now: clock(), isDefault: true });
    await allowDefaultPassword(transaction, { userId, browserKey, now: clock() });
    await announceNewPassword(parts, transaction, { account, origin, isDefault: true });
  });
  return succeed('passwordRestored', origin.locale);
}
