import { inTransaction } from '@touchstone/database';
import { callError } from '../../../platform/errors/call-error.ts';
import type { CallOrigin } from '../../../platform/http/call-context.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { CallerSession } from '../../../platform/sessions/sessions.ts';
import { getAccount, lockAccount } from '../accounts.repository.ts';
import { announceSecurityChange } from '../identity/announce-security-change.ts';
import { loadFactors } from './factors-of-account.ts';
import { requireFreshIdentity } from '../identity/fresh-identity.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';

export async function renewRecoveryCodes(
  parts: Pick<Platform, 'database' | 'clock' | 'mailer'>,
  { session, origin }: { session: CallerSession; origin: CallOrigin },
) {
  requireFreshIdentity(parts, session);
  const userId = session.viewer.id;
  return inTransaction(parts.database, async (transaction) => {
    await lockAccount(transaction, userId);
    const { count } = await loadFactors(transaction, userId);
    if (count === 0) throw callError('factorMissing');
    const recoveryCodes = await makeRecoveryCodes(transaction, userId);
    const account = await getAccount(transaction, userId);
    await announceSecurityChange(parts, transaction, { account, origin, event: { kind: 'codes-renewed' } });
    return { recoveryCodes };
  });
}
