/**
 * How this works: a passkey belongs to a domain name (the relying party id), and the browser signs the origin of the page
 * that used it. Both follow from the site address that an administrator has set. If none is set, they follow from the
 * address to which the browser sent the call. A client can write anything there, but gains nothing by it: browsers use a
 * passkey only on pages of its own domain name, so a page under another name has no passkey of this site to sign with,
 * and the passkey itself is found only under the name for which it was made. IP addresses have no passkeys.
 */
import { isIP } from 'node:net';
import { callError } from '../../../platform/errors/call-error.ts';
import type { CallOrigin } from '../../../platform/http/call-context.ts';
import type { Platform } from '../../../platform/platform.ts';

export interface RelyingParty {
  /** The domain name. */
  id: string;
  name: string;
  origin: string;
}

export function findRelyingParty(
  { settings }: Pick<Platform, 'settings'>,
  { requestedOrigin }: Pick<CallOrigin, 'requestedOrigin'>,
): RelyingParty | undefined {
  const { baseUrl, shortName } = settings.current.web;
  const url = parseOrigin(baseUrl) ?? parseOrigin(requestedOrigin);
  if (url === undefined) return undefined;
  const { hostname, origin } = url;
  if (hostname === '' || isIP(hostname) !== 0 || hostname.startsWith('[')) return undefined;
  return { id: hostname, name: shortName, origin };
}

export function getRelyingParty(
  parts: Pick<Platform, 'settings'>,
  origin: Pick<CallOrigin, 'requestedOrigin'>,
): RelyingParty {
  const party = findRelyingParty(parts, origin);
  if (party === undefined) throw callError('passkeyUnavailable');
  return party;
}

/** Existing back offices store texts such as "None" for an empty site address. */
function parseOrigin(text: string | null): URL | undefined {
  const url = URL.parse(text ?? '');
  return url !== null && ['http:', 'https:'].includes(url.protocol) ? url : undefined;
}
