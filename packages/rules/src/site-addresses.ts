/** Which URLs administrators may publish on pages: none that a browser would execute. */

export function isWebAddress(address: string): boolean {
  if (!/^https?:\/\//i.test(address)) return false;
  const url = URL.parse(address);
  return url !== null && url.hostname !== '' && !/[\s\p{Cc}]/u.test(address);
}

/** Another site, or a page of this one: `//` and `/\` would lead elsewhere. */
export const isLink = (address: string): boolean =>
  isWebAddress(address) || (/^\/(?![/\\])/.test(address) && !/[\s\p{Cc}]/u.test(address));

/** `example.org`, as after the @ of an e-mail address. */
export const isMailDomain = (domain: string): boolean =>
  domain.length <= 253 &&
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u.test(domain);
