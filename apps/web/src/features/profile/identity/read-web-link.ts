/**
 * Links that people write into their profile.
 *
 * How this works: the text comes from a stranger and becomes the address of a link. Only http and https pass, judged on the
 * parsed address and not on how the text looks; an address with a user name or password in it is refused, since it exists to
 * look like another site. What the reader sees is always the host the browser would really go to.
 */
export interface WebLink {
  href: string;
  /** The real host, and for GitHub the account. */
  label: string;
}

const allowedProtocols: readonly string[] = ['http:', 'https:'];
const scheme = /^[a-z][a-z0-9+.-]*:/i;
const hostAndPort = /^[^\s/?#@:]+\.[^\s/?#@:]+:\d+(?:[/?#]|$)/;
const bareHost = /^[^\s/?#@:]+\.[^\s/?#@:.]{2,}(?:[/?#]|$)/;
const gitHubAccount = /^[a-z\d](?:[a-z\d]|-(?=[a-z\d])){0,38}$/i;

function parseAddress(text: string): URL | undefined {
  const hasScheme = scheme.test(text) && !hostAndPort.test(text);
  if (!hasScheme && !bareHost.test(text) && !hostAndPort.test(text)) return undefined;
  const address = hasScheme ? text : `https://${text}`;
  return URL.canParse(address) ? new URL(address) : undefined;
}

const hostLabel = (url: URL): string => url.host.replace(/^www\./, '');

export function readWebLink(text: string | null | undefined): WebLink | undefined {
  const url = parseAddress(text?.trim() ?? '');
  if (url === undefined || !allowedProtocols.includes(url.protocol)) return undefined;
  if (url.username !== '' || url.password !== '' || url.hostname === '') return undefined;
  return { href: url.href, label: hostLabel(url) };
}

/** People write their GitHub account as an address or as a bare name. */
export function readGitHubLink(text: string | null | undefined): WebLink | undefined {
  const trimmed = text?.trim().replace(/^@/, '') ?? '';
  if (gitHubAccount.test(trimmed))
    return { href: `https://github.com/${trimmed}`, label: `github.com/${trimmed}` };
  const link = readWebLink(trimmed);
  if (link === undefined || link.label !== 'github.com') return link;
  const account = new URL(link.href).pathname.split('/').find((part) => part !== '') ?? '';
  return gitHubAccount.test(account) ? { ...link, label: `github.com/${account}` } : link;
}
