import { negotiateLocale, type Locale } from '@touchstone/contract/locales';
import { matchPath } from 'react-router';
import { chooseLocale, isLocale } from '../../lib/choose-locale.ts';
import { localeQueryKey, localeStorageKey } from '../../lib/locale.ts';
import type { PageAddress, SsrEntry, RouteEntry } from '../routes/route-entry.ts';

export interface PageRequest {
  /** Path and search. */
  url: string;
  cookie: string | undefined;
  acceptLanguage: string | undefined;
}

export interface SsrMatch {
  route: RouteEntry & { ssr: SsrEntry };
  address: PageAddress;
}

const isServerRendered = (route: RouteEntry): route is SsrMatch['route'] => route.ssr !== undefined;

/** Undefined if the address belongs to a page that is not rendered on the server. */
export function matchSsrRoute(routes: readonly RouteEntry[], url: string): SsrMatch | undefined {
  if (!URL.canParse(url, 'http://localhost')) return undefined;
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  for (const route of routes.filter(isServerRendered)) {
    const match = matchPath({ path: route.path, end: true }, pathname);
    if (match === null) continue;
    const isKnown = [...searchParams.keys()].every((key) => route.ssr.parameters.includes(key));
    const address = { params: match.params, search: searchParams };
    return isKnown && route.ssr.calls(address).length > 0 ? { route, address } : undefined;
  }
  return undefined;
}

const readCookie = (cookie: string | undefined, name: string): string | null =>
  cookie
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? null;

/** The same choice that the app makes, from the headers of the request. */
export function localeOfRequest({ url, cookie, acceptLanguage }: PageRequest): Locale {
  const stored = readCookie(cookie, localeStorageKey);
  return chooseLocale({
    query: new URL(url, 'http://localhost').searchParams.get(localeQueryKey),
    stored: isLocale(stored) ? stored : negotiateLocale(acceptLanguage),
    browserLanguages: [],
  });
}
