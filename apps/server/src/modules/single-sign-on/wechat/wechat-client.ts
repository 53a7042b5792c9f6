/**
 * The calls to WeChat: exchanges the browser's code for the user's identity, and loads the nickname. WeChat reports errors with
 * HTTP 200 and an `errcode`; each becomes one of the errors of the contract.
 */
import type { ErrorCode } from '@touchstone/contract';
import { z } from 'zod';
import { callError } from '../../../platform/errors/call-error.ts';
import { ExternalCallError, fetchJson } from '../../../platform/fetch-json.ts';
import type { WechatApp } from './wechat-settings.ts';

const token = z.object({
  openid: z.string().min(1).max(128),
  unionid: z.string().max(128).optional(),
  access_token: z.string().optional(),
});
const profile = z.object({
  nickname: z.string().max(200).optional(),
  unionid: z.string().max(128).optional(),
});
const refusal = z.object({ errcode: z.number(), errmsg: z.string().optional() });

export interface WechatIdentity {
  openId: string;
  /** The same in all applications of one operator, if WeChat sends it. */
  unionId: string | undefined;
  nickname: string | undefined;
}

type WechatErrorCode = Extract<ErrorCode, `social${string}`>;

/** The documented codes: expired and used codes; application and secret; limits and overload. */
const errorOfCode = new Map<number, WechatErrorCode>([
  [40_029, 'socialCodeExpired'],
  [40_163, 'socialCodeExpired'],
  [42_003, 'socialCodeExpired'],
  [41_008, 'socialCodeExpired'],
  [40_001, 'socialLoginMisconfigured'],
  [40_013, 'socialLoginMisconfigured'],
  [40_125, 'socialLoginMisconfigured'],
  [41_002, 'socialLoginMisconfigured'],
  [41_004, 'socialLoginMisconfigured'],
  [48_001, 'socialLoginMisconfigured'],
  [-1, 'socialLoginBusy'],
  [45_009, 'socialLoginBusy'],
  [45_011, 'socialLoginBusy'],
]);

/** The reason is for the log. */
class WechatRefusal extends ExternalCallError {
  readonly code: WechatErrorCode;
  constructor(errcode: number, errmsg: string) {
    super(`refused: ${String(errcode)} ${errmsg}`);
    this.code = errorOfCode.get(errcode) ?? 'socialLoginFailed';
  }
}

export interface WechatApi {
  apiUrl: string;
  /** Tests shorten it. */
  timeoutMs?: number | undefined;
}

async function ask(api: WechatApi, path: string, parameters: Record<string, string>): Promise<unknown> {
  const url = URL.parse(path, `${api.apiUrl.replace(/\/+$/, '')}/`);
  if (url === null) throw new ExternalCallError('the address of WeChat is not valid');
  url.search = new URLSearchParams(parameters).toString();
  const answer = await fetchJson(url, {}, api.timeoutMs);
  const refused = refusal.safeParse(answer);
  if (refused.success && refused.data.errcode !== 0)
    throw new WechatRefusal(refused.data.errcode, refused.data.errmsg ?? '');
  return answer;
}

export async function fetchWechatIdentity(
  api: WechatApi,
  { appId, secret }: WechatApp,
  code: string,
): Promise<WechatIdentity> {
  const parameters = { appid: appId, secret, code, grant_type: 'authorization_code' };
  const known = token.safeParse(await ask(api, 'sns/oauth2/access_token', parameters));
  if (!known.success) throw new ExternalCallError('the response contains no identity');
  const { openid, unionid, access_token: accessToken } = known.data;
  const extra = accessToken === undefined ? undefined : await findProfile(api, accessToken, openid);
  return {
    openId: openid,
    unionId: unionid || extra?.unionid || undefined,
    nickname: extra?.nickname || undefined,
  };
}

/** The nickname is not needed for a login, so a failure is ignored here: the scope of the user may not include it. */
async function findProfile(api: WechatApi, accessToken: string, openId: string) {
  try {
    const parameters = { access_token: accessToken, openid: openId, lang: 'zh_CN' };
    return profile.safeParse(await ask(api, 'sns/userinfo', parameters)).data;
  } catch (error) {
    if (error instanceof ExternalCallError) return undefined;
    throw error;
  }
}

/** A network error or an error of the server means that WeChat is busy. */
export function toWechatError(error: ExternalCallError) {
  if (error instanceof WechatRefusal) return callError(error.code);
  const isSilent = error.cause !== undefined || error.message.startsWith('HTTP 5');
  return callError(isSilent ? 'socialLoginBusy' : 'socialLoginFailed');
}
