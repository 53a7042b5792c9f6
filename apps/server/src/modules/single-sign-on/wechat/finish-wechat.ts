import { callError } from '../../../platform/errors/call-error.ts';
import type { Attempt } from '../attempts.repository.ts';
import { requireOpenTo } from '../only-provider.ts';
import type { FinishRequest, SignInOutcome } from '../sign-in-outcome.ts';
import type { SignInParts } from '../sign-in-parts.ts';
import { storeTicket } from '../store-ticket.ts';
import { linkWechat, logInByWechat } from './wechat-accounts.ts';
import type { WechatIdentity } from './wechat-client.ts';
import { findWechatAccount, identifyByWechat, socialIdOf, wechatLabels } from './wechat-sign-in.ts';

interface WechatReturn extends FinishRequest {
  /** The attempt was found with it. */
  browserKey: string;
  attempt: Attempt;
  code: string | null;
}

/** The attempt is consumed, and belongs to this browser. */
export async function finishWechat(
  parts: SignInParts,
  { attempt, code, browserKey, origin }: WechatReturn,
): Promise<SignInOutcome> {
  const label = wechatLabels[origin.locale];
  if (attempt.purpose === 'login') requireOpenTo(parts, null);
  const identity = await identifyByWechat(parts, { code, isInsideApp: attempt.isInsideApp });
  if (attempt.purpose === 'link') {
    if (attempt.userId === null) throw callError('signInExpired');
    await linkWechat(parts, { userId: attempt.userId, identity, browserKey, origin });
    return { kind: 'linked', label };
  }
  const account = await findWechatAccount(parts, identity);
  if (account !== undefined)
    return {
      kind: 'logged-in',
      session: await logInByWechat(parts, { userId: account.id, browserKey, origin }),
    };
  const pending = { providerId: null, subject: socialIdOf(identity), claims: { ...identity } };
  return {
    kind: 'first-login',
    firstLogin: {
      ticket: await storeTicket(parts, browserKey, pending),
      label,
      displayName: identity.nickname ?? null,
      username: null,
      email: null,
      isEmailTaken: false,
      mayCreate: parts.settings.current.web.register,
    },
  };
}

/** As `finishWechat` stored it. */
export const identityOfClaims = (claims: Record<string, unknown>): WechatIdentity => {
  const text = (name: keyof WechatIdentity) => (typeof claims[name] === 'string' ? claims[name] : undefined);
  return { openId: text('openId') ?? '', unionId: text('unionId'), nickname: text('nickname') };
};
