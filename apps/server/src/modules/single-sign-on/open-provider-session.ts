import { callError } from '../../platform/errors/call-error.ts';
import type { CallOrigin } from '../../platform/http/call-context.ts';
import { getAccount, openLoginSession, type OpenedSession } from '../accounts/index.ts';
import type { ProviderRow } from './providers.repository.ts';
import type { SignInParts } from './sign-in-parts.ts';

/**
 * The last step of a login through a provider. A ban is as effective as with a password. An account with a second factor must
 * prove it here, unless the administrator trusts the second factor of the provider.
 */
export async function openProviderSession(
  parts: SignInParts,
  {
    userId,
    provider,
    origin,
  }: { userId: string; provider: Pick<ProviderRow, 'trustsSecondFactor'>; origin: CallOrigin },
): Promise<OpenedSession> {
  const account = await getAccount(parts.database, userId);
  if (account.isBanned) throw callError('accountBanned');
  return openLoginSession(parts, { account, origin, isFactorProved: provider.trustsSecondFactor });
}
