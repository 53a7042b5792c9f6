/**
 * How this works: the link in a reset mail leads to the address that an administrator has set for the site. Where none is
 * set, it leads to the address of this server at which the call arrived, as the connection itself tells. The `Host` header
 * is never used: whoever asks for somebody else's reset can write anything there, and the owner would click a link that
 * hands the code to the attacker's machine. A private address in that header is no safer: in a school's network it may
 * well be another pupil's. Behind a proxy the base address must therefore be set for the link to work.
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

/** Existing back offices store words such as "None" for an empty field. */
function findBaseUrl(baseUrl: string | null) {
  const url = URL.parse(baseUrl ?? '');
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return undefined;
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}
