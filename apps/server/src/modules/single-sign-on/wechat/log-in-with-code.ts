import { callError } from '../../../platform/errors/call-error.ts';
import type { CallOrigin } from '../../../platform/http/call-context.ts';
import { countedAddress } from '../../../platform/network-address.ts';
import { enforceRateLimit } from '../../../platform/rate-limits.ts';
import type { OpenedSession } from '../../accounts/index.ts';
import { hashKey } from '../attempt-keys.ts';
import { takeAttempt } from '../attempts.repository.ts';
import { requireOpenTo } from '../only-provider.ts';
import type { SignInParts } from '../sign-in-parts.ts';
import { createWechatAccount, logInByWechat } from './wechat-accounts.ts';
import { findWechatAccount, identifyByWechat } from './wechat-sign-in.ts';

interface CodeLogin {
  code: string;
  state: string | undefined;
  browserKey: string | undefined;
  origin: CallOrigin;
}

/** The call of clients that know no tickets: a first login creates an account without asking. */
export async function logInWithWechatCode(
  parts: SignInParts,
  { code, state, browserKey, origin }: CodeLogin,
): Promise<OpenedSession> {
  await enforceRateLimit(parts, 'login', countedAddress(origin.ip));
  if (state === undefined || browserKey === undefined) throw callError('signInExpired');
  const key = { stateHash: hashKey(state), browserHash: hashKey(browserKey) };
  const attempt = await takeAttempt(parts.database, { ...key, now: parts.clock() });
  if (attempt?.purpose !== 'login' || attempt.providerId !== null) throw callError('signInExpired');
  requireOpenTo(parts, null);
  const identity = await identifyByWechat(parts, { code, isInsideApp: attempt.isInsideApp });
  const account = await findWechatAccount(parts, identity);
  const userId = account?.id ?? (await createWechatAccount(parts, { identity, username: undefined }));
  return logInByWechat(parts, { userId, browserKey, origin });
}
