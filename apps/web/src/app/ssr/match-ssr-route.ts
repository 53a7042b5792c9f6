import { negotiateLocale, type Locale } from '@touchstone/contract/locales';
import { generatePath, matchPath } from 'react-router';
import { chooseLocale, isLocale } from '../../lib/choose-locale.ts';
import { localeQueryKey, localeStorageKey } from '../../lib/locale.ts';
import type { PageAddress, SsrEntry, RouteEntry } from '../routes/route-entry.ts';

export interface PageRequest {
  /** Path and search. */
  url: string;
  cookie: string | undefined;
  acceptLanguage: string | undefined;
  /** The IP address. */
  client: string;
}

export interface SsrMatch {
  route: RouteEntry & { ssr: SsrEntry };
  address: PageAddress;
  /** The one spelling of the address: without query parameters, which select only the language. */
  path: string;
}

const isServerRendered = (route: RouteEntry): route is SsrMatch['route'] => route.ssr !== undefined;

/** Undefined if the page is not rendered on the server, or if the address has other parameters than the language. */
export function matchSsrRoute(routes: readonly RouteEntry[], url: string): SsrMatch | undefined {
  if (!URL.canParse(url, 'http://localhost')) return undefined;
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  for (const route of routes.filter(isServerRendered)) {
    const match = matchPath({ path: route.path, end: true }, pathname);
    if (match === null) continue;
    if ([...searchParams.keys()].some((key) => key !== localeQueryKey)) return undefined;
    const address = { params: match.params, search: new URLSearchParams() };
    if (route.ssr.calls(address).length === 0) return undefined;
    return { route, address, path: generatePath(route.path, match.params) };
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
export function localeOfRequest({ url, cookie, acceptLanguage }: Omit<PageRequest, 'client'>): Locale {
  const stored = readCookie(cookie, localeStorageKey);
  return chooseLocale({
    query: new URL(url, 'http://localhost').searchParams.get(localeQueryKey),
    stored: isLocale(stored) ? stored : negotiateLocale(acceptLanguage),
    browserLanguages: [],
  });
}
