import { negotiateLocale, type Locale } from '@touchstone/contract/locales';
import { matchPath } from 'react-router';
import { chooseLocale, isLocale } from '../../lib/choose-locale.ts';
import { localeQueryKey, localeStorageKey } from '../../lib/locale.ts';
import type { PageAddress, PictureEntry, RouteEntry } from '../routes/route-entry.ts';

export interface PageRequest {
  /** Path and search. */
  url: string;
  cookie: string | undefined;
  acceptLanguage: string | undefined;
}

export interface PicturedAddress {
  route: RouteEntry & { picture: PictureEntry };
  address: PageAddress;
}

const isPictured = (route: RouteEntry): route is PicturedAddress['route'] => route.picture !== undefined;

/** Undefined when the address is of a page that is not drawn ahead. */
export function matchPicturedRoute(routes: readonly RouteEntry[], url: string): PicturedAddress | undefined {
  if (!URL.canParse(url, 'http://localhost')) return undefined;
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  for (const route of routes.filter(isPictured)) {
    const match = matchPath({ path: route.path, end: true }, pathname);
    if (match === null) continue;
    const isKnown = [...searchParams.keys()].every((key) => route.picture.parameters.includes(key));
    const address = { params: match.params, search: searchParams };
    return isKnown && route.picture.calls(address).length > 0 ? { route, address } : undefined;
  }
  return undefined;
}

const readCookie = (cookie: string | undefined, name: string): string | null =>
  cookie
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? null;

/** As the page itself decides, from what its request says. */
export function localeOfRequest({ url, cookie, acceptLanguage }: PageRequest): Locale {
  const stored = readCookie(cookie, localeStorageKey);
  return chooseLocale({
    query: new URL(url, 'http://localhost').searchParams.get(localeQueryKey),
    stored: isLocale(stored) ? stored : negotiateLocale(acceptLanguage),
    browserLanguages: [],
  });
}
