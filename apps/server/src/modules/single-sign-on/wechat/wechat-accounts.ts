/** The accounts of WeChat users: found, created, linked. */
import { accountLimits } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import { findChosenNameProblem } from '@touchstone/rules/accounts';
import { callError } from '../../../platform/errors/call-error.ts';
import type { CallOrigin } from '../../../platform/http/call-context.ts';
import {
  createAccount,
  makeRandomText,
  recordSocialAuthorization,
  requireOpenRegistration,
  type OpenedSession,
} from '../../accounts/index.ts';
import { announceLink } from '../announce-link.ts';
import { openProviderSession } from '../open-provider-session.ts';
import type { SignInParts } from '../sign-in-parts.ts';
import type { WechatIdentity } from './wechat-client.ts';
import { findWechatAccount, socialIdOf, wechatLabels } from './wechat-sign-in.ts';
import { isSocialIdTaken, setNickname, setSocialId } from './wechat.repository.ts';

const nameCharacters = 'abcdefghjkmnpqrstuvwxyz23456789';
const provider = { trustsSecondFactor: false };

export async function logInByWechat(
  parts: SignInParts,
  { userId, browserKey, origin }: { userId: string; browserKey: string; origin: CallOrigin },
): Promise<OpenedSession> {
  const session = await openProviderSession(parts, { userId, provider, origin });
  await recordSocialAuthorization(parts.database, { userId, browserKey, now: parts.clock() });
  return session;
}

/**
 * A created account has no password until a phone is bound. If two first logins of a user arrive together, the unique index
 * decides: the second finds the account of the first.
 */
export async function createWechatAccount(
  parts: SignInParts,
  { identity, username }: { identity: WechatIdentity; username: string | undefined },
): Promise<string> {
  requireOpenRegistration(parts.settings);
  const problem = username === undefined ? undefined : findChosenNameProblem(username);
  if (problem !== undefined) throw callError(problem);
  const name = username?.trim() ?? `wx_${makeRandomText(8, nameCharacters)}`;
  const socialOpenId = socialIdOf(identity);
  try {
    return await inTransaction(parts.database, async (transaction) => {
      const account = { username: name, passwordHash: null, socialOpenId };
      const { id } = await createAccount(transaction, account, parts.clock());
      const nickname = identity.nickname?.trim().slice(0, accountLimits.nicknameMaximum) ?? '';
      if (nickname !== '' && nickname.isWellFormed() && !nickname.includes('\0'))
        await setNickname(transaction, id, nickname);
      return id;
    });
  } catch (error) {
    if (!isSocialIdTaken(error)) throw error;
    const account = await findWechatAccount(parts, identity);
    if (account === undefined)
      throw new Error('a WeChat account was deleted while it was created', { cause: error });
    return account.id;
  }
}

/** Links WeChat to an account that exists. */
export async function linkWechat(
  parts: SignInParts,
  {
    userId,
    identity,
    browserKey,
    origin,
  }: { userId: string; identity: WechatIdentity; browserKey: string; origin: CallOrigin },
) {
  const { database, clock } = parts;
  const owner = await findWechatAccount(parts, identity);
  if (owner?.id === userId) return;
  if (owner !== undefined) throw callError('identityTaken');
  await inTransaction(database, async (transaction) => {
    const change = { userId, from: null, to: socialIdOf(identity), now: clock() };
    if (!(await setSocialId(transaction, change))) throw callError('identityAlreadyLinked');
    await announceLink(parts, transaction, { userId, origin, label: wechatLabels });
  });
  await recordSocialAuthorization(database, { userId, browserKey, now: clock() });
}
