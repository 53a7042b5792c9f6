/**
 * Login with the social-messaging provider's QR code.
 *
 * How this works: the page that wants a login makes a random state, stores it, and opens the provider's page in a window of
 * its own (a foreign frame is not allowed here). The provider sends that window to /wechatAuth with a code and the state.
 * /wechatAuth posts both to the page that opened it, of the same origin only, and closes; that page takes the stored state,
 * compares, and logs in with the code. Where nobody opened the window (on a phone, with pop-ups blocked) /wechatAuth takes
 * the state and logs in itself, then goes where the visitor was headed. A state counts once and for ten minutes: nobody can
 * slip in a code of their own. While one login is on its way, a second one is ignored. A window that dies leaves nothing
 * but a state that expires.
 */
import { callApi } from './api/index.ts';
import { readJson, type KeyValueStorage } from './storage.ts';
import type { WebsiteConfig } from './website-config.ts';

export type SocialProvider = NonNullable<WebsiteConfig['socialLogin']>;

const socialReturnPath = '/wechatAuth';
export const socialMessageType = 'wechat-login-success';

const stateKey = 'social-login';
const stateLifeMs = 10 * 60_000;
const stateBytes = 16;

interface SocialAttempt {
  state: string;
  /** Where to go on, when no other page is waiting for the login. */
  returnTo: string;
  /** Whether the provider's page was opened in a window beside the page that waits. */
  isOwnWindow: boolean;
  expiresAtMs: number;
}

export interface SocialAnswer {
  code: string;
  state: string;
}

function isSocialAttempt(value: unknown): value is SocialAttempt {
  if (typeof value !== 'object' || value === null) return false;
  const { state, returnTo, isOwnWindow, expiresAtMs } = value as Partial<SocialAttempt>;
  const isTextFine = typeof state === 'string' && typeof returnTo === 'string';
  return isTextFine && typeof isOwnWindow === 'boolean' && typeof expiresAtMs === 'number';
}

/** Only an address of our own: a stored or linked one must not lead away from the site. */
const ownPath = (path: string): string => (/^\/(?![/\\])/.test(path) ? path : '/home');

interface NewAttempt {
  returnTo: string;
  isOwnWindow: boolean;
  nowMs: number;
}

/** Answers the state to send along. */
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

/** The attempt that the state belongs to, which is used up by this; undefined for a foreign, old or used state. */
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
  /** In the provider's own app there is nothing to scan: it asks the person directly. */
  isInsideApp: boolean;
}

export const isInsideProviderApp = (userAgent: string): boolean => /MicroMessenger/i.test(userAgent);

export function authorizeAddress({ provider, origin, state, isInsideApp }: AuthorizeRequest): string {
  const address = isInsideApp
    ? new URL(provider.authorizeUrl.replace(/\/qrconnect$/, '/oauth2/authorize'))
    : new URL(provider.authorizeUrl);
  // The provider reads them in this order.
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

/** What /wechatAuth posts; anything else that arrives as a window message is not for us. */
export function readSocialMessage(data: unknown): SocialAnswer | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, code, state } = data as { type?: unknown } & Partial<SocialAnswer>;
  if (type !== socialMessageType || typeof code !== 'string' || typeof state !== 'string') return undefined;
  return { code, state };
}

let isLoggingIn = false;

export async function loginWithSocialCode(answer: SocialAnswer): Promise<'done' | 'ignored'> {
  if (isLoggingIn) return 'ignored';
  isLoggingIn = true;
  try {
    await callApi('POST /api/wechat-login', { body: { ...answer, platform: 'open' } });
    return 'done';
  } finally {
    isLoggingIn = false;
  }
}
