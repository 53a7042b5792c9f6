/**
 * What the links of authors lead to: another site, a PDF file, and whether that may be shown in place.
 *
 * How this works: a frame runs whatever its address answers, with our origin. Only files of the API are embedded: they carry
 * no script and act for nobody, since the session's token is never sent by a frame. A link such as `/logout?x.pdf` would
 * otherwise open the app itself inside somebody's text.
 */
const ownFiles = '/api/';

function parse(href: string): URL | undefined {
  const base = typeof window === 'undefined' ? 'http://localhost' : window.location.href;
  return URL.canParse(href, base) ? new URL(href, base) : undefined;
}

export const isPdfLink = (href: string): boolean => /\.pdf$/i.test(parse(href)?.pathname ?? '');

export const isForeignLink = (href: string): boolean => parse(href)?.origin !== parse('/')?.origin;

export const canEmbedPdf = (href: string): boolean =>
  !isForeignLink(href) && parse(href)?.pathname.startsWith(ownFiles) === true;

export function pdfFileName(href: string): string {
  const path = parse(href)?.pathname ?? href;
  const last = path.slice(path.lastIndexOf('/') + 1);
  // A stray percent sign in an author's link: the raw name is still a name.
  return /^(?:[^%]|%[0-9a-f]{2})*$/i.test(last) ? decodeURIComponent(last) : last;
}
