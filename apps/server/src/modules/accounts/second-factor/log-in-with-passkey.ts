/**
 * A passkey that verified its user (by a fingerprint, a face or a PIN) proves possession and knowledge at once, so no other
 * step follows. An unknown passkey gets the error of an invalid one.
 */
import type { PasskeyAssertion } from '@touchstone/contract';
import { mayUsePassword } from '@touchstone/rules/sign-on/methods';
import { callError } from '../../../platform/errors/call-error.ts';
import type { CallOrigin } from '../../../platform/http/call-context.ts';
import { countedAddress } from '../../../platform/network-address.ts';
import type { Platform } from '../../../platform/platform.ts';
import { enforceRateLimit } from '../../../platform/rate-limits.ts';
import { getAccount } from '../accounts.repository.ts';
import { openLoginSession, type OpenedSession } from '../open-login-session.ts';
import { makeAssertionOptions, verifyAssertion } from './passkey-challenges.ts';
import { getRelyingParty } from './relying-party.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'settings' | 'logger'>;

export async function makeLoginOptions(parts: Parts, { origin }: { origin: CallOrigin }) {
  await enforceRateLimit(parts, 'login', countedAddress(origin.ip));
  return makeAssertionOptions(parts, getRelyingParty(parts, origin), { kind: 'passkey-login' });
}

export async function logInWithPasskey(
  parts: Parts,
  { key, response, origin }: { key: string; response: PasskeyAssertion; origin: CallOrigin },
): Promise<OpenedSession> {
  await enforceRateLimit(parts, 'login', countedAddress(origin.ip));
  const party = getRelyingParty(parts, origin);
  const passkey = await verifyAssertion(parts, party, { kind: 'passkey-login', key, response });
  if (passkey === undefined) throw callError('passkeyFailed');
  const account = await getAccount(parts.database, passkey.userId);
  if (account.isBanned) throw callError('accountBanned');
  // A passkey stands for a password of this site: it is no way around the only provider.
  const isOnlyProvider = parts.settings.current.signIn.onlyProviderId !== null;
  if (!mayUsePassword(account.role, isOnlyProvider)) throw callError('signInOnlyProvider');
  return openLoginSession(parts, { account, origin, isFactorProved: true });
}
