/**
 * Classifies authors' links: external, a PDF file, and whether the PDF may be embedded.
 *
 * How this works: a frame runs whatever its address returns, with our origin. Only files of the API are embedded: they
 * contain no script and are served without a session, since a frame never sends the session's token. Otherwise a link
 * such as `/logout?x.pdf` could open the app itself inside an author's text.
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

/** The host of a link to another site. */
export const foreignHost = (href: string): string | undefined =>
  isForeignLink(href) ? parse(href)?.host : undefined;

export function pdfFileName(href: string): string {
  const path = parse(href)?.pathname ?? href;
  const last = path.slice(path.lastIndexOf('/') + 1);
  // The link has a stray percent sign: the raw name is used.
  return /^(?:[^%]|%[0-9a-f]{2})*$/i.test(last) ? decodeURIComponent(last) : last;
}
