/**
 * How this works: the link in a reset mail points to the site address that an administrator has set. If none
 * is set, it points to the address of this server at which the call arrived, taken from the connection
 * itself. The `Host` header is never used: an attacker who requests a reset for another account can write
 * anything there, and the owner would click a link that sends the code to the attacker's machine. A private
 * address in that header is no safer: in a school's network it may belong to another pupil. Behind a proxy
 * the base address must therefore be set for the link to work.
 */
import { httpOrigin } from '../../platform/network-address.ts';
import type { Platform } from '../../platform/platform.ts';

const everyAddress = ['0.0.0.0', '::'];

export function makeResetLink(
  { settings, configuration }: Pick<Platform, 'settings' | 'configuration'>,
  { username, code, arrivedAt }: { username: string; code: string; arrivedAt: string | undefined },
) {
  const { host, port } = configuration;
  const own = httpOrigin(everyAddress.includes(host) ? '127.0.0.1' : host, port);
  const base = findBaseUrl(settings.current.web.baseUrl) ?? arrivedAt ?? own;
  return `${base}/reset-password?${new URLSearchParams({ username, code }).toString()}`;
}

/** Existing back offices store texts such as "None" for an empty field. */
function findBaseUrl(baseUrl: string | null) {
  const url = URL.parse(baseUrl ?? '');
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return undefined;
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}
