/**
 * Links in user profiles.
 *
 * How this works: untrusted text becomes the target of a link. Only http and https are allowed, checked on the parsed
 * URL instead of the text. A URL with a username or password is rejected, because it exists to imitate another site. The
 * label is always the host that the browser opens.
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
const codeforcesHandle = /^[\w.-]{1,64}$/;

function parseAddress(text: string): URL | undefined {
  const hasScheme = scheme.test(text) && !hostAndPort.test(text);
  if (!hasScheme && !bareHost.test(text) && !hostAndPort.test(text)) return undefined;
  const address = hasScheme ? text : `https://${text}`;
  return URL.canParse(address) ? new URL(address) : undefined;
}

const hostLabel = (url: URL): string => url.host.replace(/^www\./, '');

export function parseWebLink(text: string | null | undefined): WebLink | undefined {
  const url = parseAddress(text?.trim() ?? '');
  if (url === undefined || !allowedProtocols.includes(url.protocol)) return undefined;
  if (url.username !== '' || url.password !== '' || url.hostname === '') return undefined;
  return { href: url.href, label: hostLabel(url) };
}

/** Accepts a GitHub account as a URL or as a bare name. */
export function parseGitHubLink(text: string | null | undefined): WebLink | undefined {
  const trimmed = text?.trim().replace(/^@/, '') ?? '';
  if (gitHubAccount.test(trimmed))
    return { href: `https://github.com/${trimmed}`, label: `github.com/${trimmed}` };
  const link = parseWebLink(trimmed);
  if (link === undefined || link.label !== 'github.com') return link;
  const account = new URL(link.href).pathname.split('/').find((part) => part !== '') ?? '';
  return gitHubAccount.test(account) ? { ...link, label: `github.com/${account}` } : link;
}

/** The profile page of a Codeforces handle. */
export function findCodeforcesLink(handle: string | null | undefined): WebLink | undefined {
  const trimmed = handle?.trim() ?? '';
  if (!codeforcesHandle.test(trimmed)) return undefined;
  return { href: `https://codeforces.com/profile/${trimmed}`, label: `codeforces.com/${trimmed}` };
}
