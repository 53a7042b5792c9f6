/**
 * Logins through other sites.
 *
 * How this works: the server makes the address of the provider and keeps the state; a cookie binds the attempt to this browser.
 * This page keeps only the address to return to. The provider redirects to /sign-in/return, which finishes the attempt. After a
 * first login the dialog asks for a new or an existing account; its ticket is in `firstLoginStore`.
 */
import { queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf, SentBodyOf } from '@touchstone/contract';
import type { Locale } from '@touchstone/contract/locales';
import { callApi } from './api/index.ts';
import { createStore, useStore } from './external-store.ts';
import { ownPath } from './own-path.ts';
import { browserStorage, type KeyValueStorage } from './storage.ts';

export type SignInOptions = DataOf<Calls['GET /api/sign-in/options']>;
export type SignInOutcome = DataOf<Calls['POST /api/sign-in/finish']>;
export type FirstLogin = Extract<SignInOutcome, { kind: 'first-login' }>['firstLogin'];
type Purpose = SentBodyOf<Calls['POST /api/sign-in/start']>['purpose'];

/** The labels are in the language of the page. */
export const signInOptionsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['site', 'sign-in-options', locale],
    queryFn: ({ signal }) => callApi('GET /api/sign-in/options', { signal }),
    staleTime: 5 * 60_000,
  });

const returnKey = 'sign-in-return-to';
const returnPath = '/sign-in/return';

export function storeReturn(storage: KeyValueStorage, path: string): void {
  storage.setItem(returnKey, path.startsWith(returnPath) ? '/home' : path);
}

/** The page where the login began; the home page if it is unknown or elsewhere. */
export function takeReturn(storage: KeyValueStorage): string {
  const path = storage.getItem(returnKey) ?? '/home';
  storage.removeItem(returnKey);
  return ownPath(path);
}

/** Leaves the page. */
export async function startSignIn(request: {
  provider: string;
  purpose: Purpose;
  returnTo: string;
}): Promise<void> {
  const { provider, purpose, returnTo } = request;
  const body = { provider, purpose, origin: window.location.origin };
  const { url } = await callApi('POST /api/sign-in/start', { body });
  storeReturn(browserStorage, returnTo);
  window.location.assign(url);
}

export const finishSignIn = (parameters: string): Promise<SignInOutcome> =>
  callApi('POST /api/sign-in/finish', { body: { parameters } });

interface PendingLogin {
  firstLogin: FirstLogin;
  /** The password was correct, and the second step decides. */
  isWaiting: boolean;
}

const firstLoginStore = createStore<PendingLogin | undefined>(undefined);
export const setFirstLogin = (firstLogin: FirstLogin | undefined): void =>
  firstLoginStore.set(firstLogin && { firstLogin, isWaiting: false });
export const useFirstLogin = (): FirstLogin | undefined => useStore(firstLoginStore)?.firstLogin;

/** The next login of this page is the one that the identity belongs to. */
export function attachAfterSecondStep(): void {
  const pending = firstLoginStore.get();
  if (pending !== undefined) firstLoginStore.set({ ...pending, isWaiting: true });
}

/**
 * After a login with a second factor: the password alone could not link the identity. Other logins have linked it already, or are
 * of another tab, whose account must not be linked.
 */
export async function attachFirstLogin(): Promise<void> {
  const pending = firstLoginStore.get();
  firstLoginStore.set(undefined);
  if (pending?.isWaiting === true)
    await callApi('POST /api/sign-in/attach', {
      body: { ticket: pending.firstLogin.ticket },
      toastsError: true,
    });
}
