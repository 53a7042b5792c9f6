/** Which ways to log in an account has. */
import { signOnLimits, wechatSlug } from '@touchstone/contract/sign-on-limits';
import type { Role } from '@touchstone/contract/roles';

/** In the mode "only this provider", super administrators keep their passwords: a broken provider must not lock them out. */
export const mayUsePassword = (role: Role, isOnlyProvider: boolean): boolean =>
  !isOnlyProvider || role === 'root';

export interface LoginMethods {
  role: Role;
  hasPassword: boolean;
  /** The slugs of providers that the account is linked to and that are enabled. */
  linked: readonly string[];
  /** Undefined if all ways work. */
  onlyProvider: string | undefined;
}

/** The ways that work now. */
export function countLoginMethods({ role, hasPassword, linked, onlyProvider }: LoginMethods): number {
  const password = hasPassword && mayUsePassword(role, onlyProvider !== undefined) ? 1 : 0;
  return password + linked.filter((slug) => onlyProvider === undefined || slug === onlyProvider).length;
}

/** The last way to log in cannot be removed. A link that does not work now can. */
export function isLinkRemovable(slug: string, methods: LoginMethods): boolean {
  const left = { ...methods, linked: methods.linked.filter((one) => one !== slug) };
  return countLoginMethods(left) > 0 || countLoginMethods(methods) === 0;
}

export const isProviderSlug = (slug: string): boolean => signOnLimits.slug.test(slug) && slug !== wechatSlug;

const isLoopback = (host: string) =>
  host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);

/** The client secret and the codes travel to this address, so it must be encrypted. On this machine it need not be. */
export function isIssuerAddress(issuer: string): boolean {
  const url = URL.parse(issuer);
  if (url === null || url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
    return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
}

/** The origin of a page, as `window.location.origin` gives it. */
export function isPageOrigin(origin: string): boolean {
  const url = URL.parse(origin);
  return url !== null && ['http:', 'https:'].includes(url.protocol) && url.origin === origin;
}

/** The origin of an address of the settings. Existing back offices store texts such as "None" for an empty one. */
export function findSiteOrigin(baseUrl: string | null): string | undefined {
  const url = URL.parse(baseUrl ?? '');
  return url !== null && isPageOrigin(url.origin) ? url.origin : undefined;
}

/**
 * Whether a provider may return to this page: codes must not travel to other sites. The site address of the settings decides.
 * Without one it is the address to which the browser sent the call; a proxy may have ended its encryption.
 */
export function isOwnPageOrigin(
  pageOrigin: string,
  { siteOrigin, requestedOrigin }: { siteOrigin: string | undefined; requestedOrigin: string },
): boolean {
  if (!isPageOrigin(pageOrigin)) return false;
  if (siteOrigin !== undefined) return pageOrigin === siteOrigin;
  return URL.parse(pageOrigin)?.host === hostOf(requestedOrigin, pageOrigin);
}

/** Behind a proxy that ends the encryption, the standard port of the page is that of the other scheme. */
const hostOf = (requestedOrigin: string, pageOrigin: string) =>
  URL.parse(requestedOrigin.replace(/^https?:/, pageOrigin.startsWith('https:') ? 'https:' : 'http:'))?.host;
