/**
 * How this works: WeChat identifies a user by the open id of one application, and by the union id in all applications of an
 * operator. The account stores the union id if there is one. An account that was created before WeChat sent it is found by its
 * open id, and gets the union id then, so that the other application finds it, too.
 */
import { wechatSlug } from '@touchstone/contract';
import { callError } from '../../../platform/errors/call-error.ts';
import { ExternalCallError } from '../../../platform/fetch-json.ts';
import { SecretUnreadableError } from '../../../platform/secrets.ts';
import { findAccountBySocialIds } from '../../accounts/index.ts';
import type { Attempt } from '../attempts.repository.ts';
import type { SignInParts } from '../sign-in-parts.ts';
import { fetchWechatIdentity, toWechatError, type WechatIdentity } from './wechat-client.ts';
import { setSocialId } from './wechat.repository.ts';
import { findWechatApp, type WechatAppKind } from './wechat-settings.ts';

export const wechatLabels = { 'zh-CN': '微信', 'zh-HK': '微信', 'en-US': 'WeChat' } as const;

const returnPath = '/wechatAuth';

const kindOf = (isInsideApp: boolean): WechatAppKind => (isInsideApp ? 'in-app' : 'qr');

function getApp({ settings, secrets, logger }: SignInParts, isInsideApp: boolean) {
  try {
    const app = findWechatApp(settings.current.socialLogin, secrets, kindOf(isInsideApp));
    if (app === undefined) throw callError('socialLoginUnavailable');
    return app;
  } catch (error) {
    // The site was moved without its key: an administrator enters the secret again.
    if (!(error instanceof SecretUnreadableError)) throw error;
    logger.warn({ reason: error.message }, 'the secret of WeChat cannot be read');
    throw callError('socialLoginMisconfigured');
  }
}

/** The address of the QR code or, inside the app, of the question to the user. */
export function wechatAuthorizeUrl(
  parts: SignInParts,
  { state, pageOrigin, isInsideApp }: { state: string; pageOrigin: string; isInsideApp: boolean },
): { url: string; returnUrl: string } {
  const { appId } = getApp(parts, isInsideApp);
  const path = isInsideApp ? 'connect/oauth2/authorize' : 'connect/qrconnect';
  const url = new URL(path, `${parts.settings.current.socialLogin.pageUrl.replace(/\/+$/, '')}/`);
  const returnUrl = `${pageOrigin}${returnPath}`;
  // WeChat requires this order.
  url.search = new URLSearchParams({
    appid: appId,
    redirect_uri: returnUrl,
    response_type: 'code',
    scope: isInsideApp ? 'snsapi_userinfo' : 'snsapi_login',
    state,
  }).toString();
  url.hash = 'wechat_redirect';
  return { url: url.href, returnUrl };
}

export async function identifyByWechat(
  parts: SignInParts,
  { code, isInsideApp }: { code: string | null } & Pick<Attempt, 'isInsideApp'>,
): Promise<WechatIdentity> {
  const app = getApp(parts, isInsideApp);
  if (code === null || code === '') throw callError('signInCancelled');
  try {
    return await fetchWechatIdentity(parts.settings.current.socialLogin, app, code);
  } catch (error) {
    if (!(error instanceof ExternalCallError)) throw error;
    parts.logger.warn({ reason: error.message, provider: wechatSlug }, 'login with WeChat failed');
    throw toWechatError(error);
  }
}

export const socialIdOf = ({ openId, unionId }: WechatIdentity): string => unionId ?? openId;

export async function findWechatAccount({ database, clock }: SignInParts, identity: WechatIdentity) {
  const { openId, unionId } = identity;
  const ids = unionId === undefined ? [openId] : [unionId, openId];
  const account = await findAccountBySocialIds(database, ids);
  if (account !== undefined && unionId !== undefined && account.socialOpenId !== unionId)
    await setSocialId(database, { userId: account.id, from: openId, to: unionId, now: clock() });
  return account;
}
