/** Which addresses administrators may give to pages that everybody sees: none that a browser would run. */

export function isWebAddress(address: string): boolean {
  if (!/^https?:\/\//i.test(address)) return false;
  const url = URL.parse(address);
  return url !== null && url.hostname !== '' && !/[\s\p{Cc}]/u.test(address);
}

/** Of another site, or a page of ours: `//` and `/\` would lead elsewhere. */
export const isLink = (address: string): boolean =>
  isWebAddress(address) || (/^\/(?![/\\])/.test(address) && !/[\s\p{Cc}]/u.test(address));

/** `example.org`, as it stands after the @ of a mail address. */
export const isMailDomain = (domain: string): boolean =>
  domain.length <= 253 &&
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u.test(domain);
