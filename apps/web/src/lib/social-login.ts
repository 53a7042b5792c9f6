/**
 * Login with the social-messaging provider's QR code.
 *
 * How this works: the page that starts a login creates a random state, stores it, and opens the provider's page in a
 * window (a foreign frame is not allowed here). The provider redirects that window to /wechatAuth with a code and the
 * state. /wechatAuth posts both to its opener, of the same origin only, and closes; the opener takes the stored state,
 * compares, and logs in with the code. Without an opener (on a phone, with pop-ups blocked) /wechatAuth takes the
 * state, logs in itself, and goes to the page that the visitor wanted. A state is valid once and for ten minutes, so
 * that an attacker cannot inject a code. While one login is in progress, a second one is ignored. A closed window
 * leaves only a state that expires.
 */
import type { Calls, DataOf } from '@touchstone/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from './api/index.ts';
import { readJson, type KeyValueStorage } from './storage.ts';

export type SocialProvider = NonNullable<DataOf<Calls['GET /api/social-provider']>>;

export const socialProviderQuery = queryOptions({
  queryKey: ['site', 'social-provider'],
  queryFn: ({ signal }) => callApi('GET /api/social-provider', { signal }),
  staleTime: 5 * 60_000,
});

/** Undefined until it is loaded, and on a site without one. */
export const useSocialProvider = (): SocialProvider | undefined =>
  useQuery(socialProviderQuery).data ?? undefined;

const socialReturnPath = '/wechatAuth';
export const socialMessageType = 'wechat-login-success';

const stateKey = 'social-login';
const stateLifeMs = 10 * 60_000;
const stateBytes = 16;

interface SocialAttempt {
  state: string;
  /** The page to open if no other page waits for the login. */
  returnTo: string;
  /** Whether the provider's page was opened in a separate window beside the waiting page. */
  isOwnWindow: boolean;
  expiresAtMs: number;
}

export interface SocialResponse {
  code: string;
  state: string;
}

function isSocialAttempt(value: unknown): value is SocialAttempt {
  if (typeof value !== 'object' || value === null) return false;
  const { state, returnTo, isOwnWindow, expiresAtMs } = value as Partial<SocialAttempt>;
  const isTextFine = typeof state === 'string' && typeof returnTo === 'string';
  return isTextFine && typeof isOwnWindow === 'boolean' && typeof expiresAtMs === 'number';
}

/** Allows only local paths: a stored or linked address must not lead to another site. */
export const ownPath = (path: string): string => (/^\/(?![/\\])/.test(path) ? path : '/home');

interface NewAttempt {
  returnTo: string;
  isOwnWindow: boolean;
  nowMs: number;
}

/** Returns the state to send to the provider. */
export function beginSocialAttempt(
  storage: KeyValueStorage,
  { returnTo, isOwnWindow, nowMs }: NewAttempt,
): string {
  const bytes = crypto.getRandomValues(new Uint8Array(stateBytes));
  const state = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const attempt: SocialAttempt = {
    state,
    returnTo: ownPath(returnTo),
    isOwnWindow,
    expiresAtMs: nowMs + stateLifeMs,
  };
  storage.setItem(stateKey, JSON.stringify(attempt));
  return state;
}

/** Consumes and returns the attempt with this state; undefined for a foreign, expired or used state. */
export function takeSocialAttempt(
  storage: KeyValueStorage,
  state: string,
  nowMs: number,
): SocialAttempt | undefined {
  const stored = readJson(storage, stateKey);
  if (!isSocialAttempt(stored) || stored.state !== state) return undefined;
  storage.removeItem(stateKey);
  return stored.expiresAtMs > nowMs ? { ...stored, returnTo: ownPath(stored.returnTo) } : undefined;
}

interface AuthorizeRequest {
  provider: SocialProvider;
  origin: string;
  state: string;
  /** Inside the provider's app there is nothing to scan: it asks the user directly. */
  isInsideApp: boolean;
}

export const isInsideProviderApp = (userAgent: string): boolean => /MicroMessenger/i.test(userAgent);

export function authorizeAddress({ provider, origin, state, isInsideApp }: AuthorizeRequest): string {
  const address = isInsideApp
    ? new URL(provider.authorizeUrl.replace(/\/qrconnect$/, '/oauth2/authorize'))
    : new URL(provider.authorizeUrl);
  // The provider requires this order.
  address.search = new URLSearchParams({
    appid: provider.appId,
    redirect_uri: `${origin}${socialReturnPath}`,
    response_type: 'code',
    scope: isInsideApp ? 'snsapi_userinfo' : 'snsapi_login',
    state,
  }).toString();
  address.hash = 'wechat_redirect';
  return address.href;
}

/** Parses a message of /wechatAuth; undefined for any other window message. */
export function parseSocialMessage(data: unknown): SocialResponse | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, code, state } = data as { type?: unknown } & Partial<SocialResponse>;
  if (type !== socialMessageType || typeof code !== 'string' || typeof state !== 'string') return undefined;
  return { code, state };
}

let isLoggingIn = false;

export async function loginWithSocialCode(answer: SocialResponse): Promise<'done' | 'ignored'> {
  if (isLoggingIn) return 'ignored';
  isLoggingIn = true;
  try {
    await callApi('POST /api/wechat-login', { body: { ...answer, platform: 'open' } });
    return 'done';
  } finally {
    isLoggingIn = false;
  }
}
