/**
 * Login with WeChat: by a QR code, or inside its app.
 *
 * How this works: the server makes the state and the address of WeChat; a cookie binds them to this browser. A page opens that
 * address in a window (a foreign frame is not allowed here). WeChat redirects that window to /wechatAuth with a code and the
 * state. /wechatAuth posts both to its opener, of the same origin only, and closes; the opener takes the stored attempt and
 * finishes the login. Without an opener (on a phone, with pop-ups blocked) /wechatAuth finishes itself, and goes to the page that
 * the visitor wanted. An attempt is valid once and for ten minutes. While one login is in progress, a second one is ignored. A
 * closed window leaves only an attempt that expires.
 */
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Locale } from '@touchstone/contract/locales';
import { wechatSlug } from '@touchstone/contract/sign-on-limits';
import { openAccountDialog } from './account-dialog.ts';
import { callApi } from './api/index.ts';
import { useLocale } from './locale.ts';
import { ownPath } from './own-path.ts';
import {
  attachFirstLogin,
  finishSignIn,
  setFirstLogin,
  signInOptionsQuery,
  type SignInOptions,
  type SignInOutcome,
} from './sign-in.ts';
import { browserStorage, readJson, type KeyValueStorage } from './storage.ts';

export type SocialProvider = SignInOptions['wechat'];

export const isInsideProviderApp = (userAgent: string): boolean => /MicroMessenger/i.test(userAgent);

/** Inside the app there is nothing to scan: it has its own login. */
export const isUsable = ({ hasQrLogin, hasInAppLogin }: SocialProvider, userAgent: string): boolean =>
  isInsideProviderApp(userAgent) ? hasInAppLogin : hasQrLogin;

/** Null on a site without one. */
export const socialProviderQuery = (locale: Locale) =>
  queryOptions({
    ...signInOptionsQuery(locale),
    select: ({ wechat }) => (isUsable(wechat, navigator.userAgent) ? wechat : null),
  });

/** Undefined until it is loaded, and on a site without one. */
export function useSocialProvider(): SocialProvider | undefined {
  return useQuery(socialProviderQuery(useLocale())).data ?? undefined;
}

export const socialMessageType = 'wechat-login-success';

const stateKey = 'social-login';
const stateLifeMs = 10 * 60_000;

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

interface NewAttempt {
  state: string;
  returnTo: string;
  isOwnWindow: boolean;
  nowMs: number;
}

/** A newer attempt replaces an older one: an older window cannot complete it. */
export function storeSocialAttempt(storage: KeyValueStorage, attempt: NewAttempt): void {
  const { state, returnTo, isOwnWindow, nowMs } = attempt;
  const stored: SocialAttempt = {
    state,
    returnTo: ownPath(returnTo),
    isOwnWindow,
    expiresAtMs: nowMs + stateLifeMs,
  };
  storage.setItem(stateKey, JSON.stringify(stored));
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

/** Returns the address of WeChat. */
export async function startSocialLogin({
  returnTo,
  isOwnWindow = false,
  purpose = 'login',
}: {
  returnTo: string;
  isOwnWindow?: boolean;
  purpose?: 'login' | 'link';
}): Promise<string> {
  const isInsideApp = isInsideProviderApp(navigator.userAgent);
  const { url } = await callApi('POST /api/sign-in/start', {
    body: { provider: wechatSlug, purpose, origin: window.location.origin, isInsideApp },
  });
  const state = new URL(url).searchParams.get('state') ?? '';
  storeSocialAttempt(browserStorage, { state, returnTo, isOwnWindow, nowMs: Date.now() });
  return url;
}

/** Parses a message of /wechatAuth; undefined for any other window message. */
export function parseSocialMessage(data: unknown): SocialResponse | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, code, state } = data as { type?: unknown } & Partial<SocialResponse>;
  if (type !== socialMessageType || typeof code !== 'string' || typeof state !== 'string') return undefined;
  return { code, state };
}

let isLoggingIn = false;

export async function finishSocialLogin({ code, state }: SocialResponse): Promise<SignInOutcome | 'ignored'> {
  if (isLoggingIn) return 'ignored';
  isLoggingIn = true;
  try {
    return await finishSignIn(new URLSearchParams({ code, state }).toString());
  } finally {
    isLoggingIn = false;
  }
}

/** A first login continues in the dialog that asks for an account. */
export function askForAccount(outcome: SignInOutcome | 'ignored'): void {
  if (outcome === 'ignored' || outcome.kind !== 'first-login') return;
  setFirstLogin(outcome.firstLogin);
  openAccountDialog('FirstLogin', { onLogin: () => void attachFirstLogin() });
}
