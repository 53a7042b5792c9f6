/**
 * How this works: the provider identifies the user (`fetchSocialIdentity`); the account is found by that
 * identity or created. If two first logins of a user arrive together, the unique index decides: the second
 * finds the account of the first. A created account has no password until a phone is bound.
 */
import { findViolatedUniqueIndex, inTransaction } from '@touchstone/database';
import { callError } from '../../platform/errors/call-error.ts';
import { ExternalCallError } from '../../platform/fetch-json.ts';
import type { CallOrigin } from '../../platform/http/call-context.ts';
import { countedAddress } from '../../platform/network-address.ts';
import type { Platform } from '../../platform/platform.ts';
import { enforceRateLimit } from '../../platform/rate-limits.ts';
import { findAccountBySocialIds, type Account } from './accounts.repository.ts';
import { createAccount } from './create-account.ts';
import { openLoginSession, type OpenedSession } from './open-login-session.ts';
import { makeRandomText } from './random-text.ts';
import { recordSocialAuthorization } from './social-authorization.ts';
import { fetchSocialIdentity, type SocialIdentity } from './social-provider.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'settings' | 'logger'>;

const socialIdIndex = 'user_account_social_open_id';
const nameCharacters = 'abcdefghjkmnpqrstuvwxyz23456789';

export async function logInSocially(
  parts: Parts,
  { code, origin }: { code: string; origin: CallOrigin },
): Promise<OpenedSession> {
  await enforceRateLimit(parts, 'login', countedAddress(origin.ip));
  const identity = await identify(parts, code, origin);
  const account = (await findAccount(parts, identity)) ?? (await makeAccount(parts, identity));
  if (account.isBanned) throw callError('accountBanned');
  await recordSocialAuthorization(parts.database, account.id, parts.clock());
  return openLoginSession(parts, { account, origin });
}

async function identify({ settings, logger }: Parts, code: string, { requestId }: CallOrigin) {
  const { appId, secret, ...addresses } = settings.current.socialLogin;
  if (appId === null || secret === null) throw callError('socialLoginUnavailable');
  try {
    return await fetchSocialIdentity({ appId, secret, ...addresses }, code);
  } catch (error) {
    if (!(error instanceof ExternalCallError)) throw error;
    logger.warn({ reason: error.message, requestId }, 'social login failed');
    throw callError('socialLoginFailed');
  }
}

/** An account from before the provider sent a union id is still found by its open id. */
function findAccount({ database }: Parts, { openId, unionId }: SocialIdentity) {
  return findAccountBySocialIds(database, unionId === undefined ? [openId] : [unionId, openId]);
}

async function makeAccount(parts: Parts, identity: SocialIdentity): Promise<Account> {
  if (!parts.settings.current.web.register) throw callError('registrationClosed');
  const username = `wx_${makeRandomText(8, nameCharacters)}`;
  const socialOpenId = identity.unionId ?? identity.openId;
  try {
    await inTransaction(parts.database, (transaction) =>
      createAccount(transaction, { username, passwordHash: null, socialOpenId }, parts.clock()),
    );
  } catch (error) {
    if (findViolatedUniqueIndex(error) !== socialIdIndex) throw error;
  }
  const account = await findAccount(parts, identity);
  if (account === undefined) throw new Error('a social account was deleted while it was created');
  return account;
}
