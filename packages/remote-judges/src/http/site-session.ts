/**
 * A browser session at one site: cookies, encodings, limits.
 *
 * How this works: redirects are not followed, because sites tell by them whether a form was accepted. A request ends with a
 * `RemoteError` if the site does not answer in time, answers with an error of the server, or sends more than the limit. A form
 * may have been accepted although its answer was lost: the error says so, and the caller looks for it in the account's own list.
 */
import { CookieJar, type SerializedCookieJar } from 'tough-cookie';
import { Agent, request, type Dispatcher } from 'undici';
import { RemoteError, type PageSnapshot } from '../remote-error.ts';
import { decodePage } from './decode-page.ts';

export interface SiteSessionOptions {
  /** For example `https://acm.hdu.edu.cn`. */
  origin: string;
  /** Used where neither header nor page names an encoding. */
  encoding?: string;
  userAgent?: string;
  timeoutMs?: number;
  /** From `exportState` of an earlier session. */
  state?: string;
  /** Called before every form and may refuse to send it by throwing. */
  beforeForm?: () => void;
}

export interface Page {
  url: string;
  status: number;
  /** The address of a redirect. */
  location: string | undefined;
  text: string;
}

export interface SiteSession {
  readonly origin: string;
  get: (path: string) => Promise<Page>;
  postForm: (path: string, fields: Readonly<Record<string, string>>) => Promise<Page>;
  postJson: (path: string, body: unknown) => Promise<Page>;
  /** Sent with every request from now on; for sites that log in by a token. */
  setToken: (token: string) => void;
  /** Bytes of a picture or a file. Addresses of other sites are refused. */
  download: (url: string, limits: DownloadLimits) => Promise<Buffer>;
  /** Cookies and token: secrets. */
  exportState: () => string;
  close: () => Promise<void>;
}

export interface DownloadLimits {
  maximumBytes: number;
  /** Hosts that are allowed besides the one of the session. They get neither cookies nor the token. */
  hosts?: readonly string[] | undefined;
}

const largestPageBytes = 8 * 1024 * 1024;
const defaultUserAgent = 'Mozilla/5.0 (compatible; Touchstone)';

type Body = { method: 'GET' } | { method: 'POST'; type: string; text: string };

export function openSiteSession(options: SiteSessionOptions): SiteSession {
  const { origin, encoding = 'utf-8', userAgent = defaultUserAgent, timeoutMs = 30_000 } = options;
  const { jar, ...restored } = restoreState(options.state);
  let { token } = restored;
  const agent = new Agent({ connect: { timeout: timeoutMs } });

  const send = async (url: string, body: Body, maximumBytes = largestPageBytes) => {
    const isOwn = new URL(url).origin === new URL(origin).origin;
    const answer = await request(url, {
      dispatcher: agent,
      method: body.method,
      headers: {
        'user-agent': userAgent,
        ...(isOwn && { cookie: jar.getCookieStringSync(url) }),
        ...(isOwn && token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body.method === 'POST' && { 'content-type': body.type }),
      },
      ...(body.method === 'POST' && { body: body.text }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    for (const cookie of listHeader(answer.headers['set-cookie'])) {
      // A site may send cookies for other hosts; browsers ignore these too.
      jar.setCookieSync(cookie, url, { ignoreError: true });
    }
    return { answer, bytes: await readLimited(answer.body, url, maximumBytes) };
  };

  const fetchPage = async (path: string, body: Body): Promise<Page> => {
    const url = new URL(path, origin).href;
    if (body.method === 'POST') options.beforeForm?.();
    const { answer, bytes } = await asRemoteError(() => send(url, body), {
      url,
      // The answer of a form was lost after the site received it, or the form never arrived.
      isOutcomeUnknown: body.method === 'POST',
    });
    const page = {
      url,
      status: answer.statusCode,
      location: listHeader(answer.headers['location'])[0],
      text: decodePage(bytes, { contentType: listHeader(answer.headers['content-type'])[0], encoding }),
    };
    refuseErrors(page, listHeader(answer.headers['retry-after'])[0]);
    return page;
  };

  return {
    origin,
    get: (path) => fetchPage(path, { method: 'GET' }),
    postForm: (path, fields) =>
      fetchPage(path, {
        method: 'POST',
        type: 'application/x-www-form-urlencoded',
        text: new URLSearchParams(fields).toString(),
      }),
    postJson: (path, body) =>
      fetchPage(path, { method: 'POST', type: 'application/json', text: JSON.stringify(body) }),
    setToken: (given) => {
      token = given;
    },
    download: async (url, { maximumBytes, hosts = [] }) => {
      if (!isAllowedFile(url, origin, hosts))
        throw new RemoteError('layoutChanged', `${url} is no address of the site`);
      const { answer, bytes } = await asRemoteError(() => send(url, { method: 'GET' }, maximumBytes), {
        url,
      });
      if (answer.statusCode !== 200)
        throw new RemoteError('siteDown', `${url} answered ${String(answer.statusCode)}`);
      return bytes;
    },
    exportState: () => JSON.stringify({ cookies: jar.serializeSync(), token }),
    close: () => agent.close(),
  };
}

interface StoredState {
  cookies: SerializedCookieJar;
  token?: string;
}

function restoreState(state: string | undefined): { jar: CookieJar; token: string | undefined } {
  if (state === undefined) return { jar: new CookieJar(), token: undefined };
  // Written by `exportState`.
  const { cookies, token } = JSON.parse(state) as StoredState;
  return { jar: CookieJar.deserializeSync(cookies), token };
}

const listHeader = (value: string | string[] | undefined): readonly string[] =>
  value === undefined ? [] : [value].flat();

/**
 * The server must not fetch what a statement names: it could be an address inside our own network. Only the site itself and
 * hosts that its vendor lists are fetched, and redirects are not followed.
 */
function isAllowedFile(address: string, origin: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') return false;
  if (url.origin === new URL(origin).origin) return true;
  return url.protocol === 'https:' && url.port === '' && hosts.includes(url.hostname);
}

async function readLimited(
  body: Dispatcher.ResponseData['body'],
  url: string,
  maximumBytes: number,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maximumBytes)
      throw new RemoteError('layoutChanged', `${url} is larger than ${String(maximumBytes)} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** A connection that failed or an answer that did not come. */
async function asRemoteError<Value>(
  work: () => Promise<Value>,
  { url, isOutcomeUnknown = false }: { url: string; isOutcomeUnknown?: boolean },
): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof RemoteError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new RemoteError('siteDown', `${url}: ${reason}`, { isOutcomeUnknown, cause: error });
  }
}

/** Errors of the server say nothing about the request. */
function refuseErrors(page: Page, retryAfter: string | undefined) {
  const seconds = Number(retryAfter);
  const retryAfterMs = retryAfter !== undefined && Number.isFinite(seconds) ? seconds * 1000 : undefined;
  const snapshot = snapshotOf(page);
  if (page.status === 429)
    throw new RemoteError('tooFast', `${page.url} answered 429`, { snapshot, retryAfterMs });
  if (page.status >= 500)
    throw new RemoteError('siteDown', `${page.url} answered ${String(page.status)}`, {
      snapshot,
      retryAfterMs,
    });
}

/** Long enough to recognise a page, and without the source code of a user at its end. */
const snapshotLength = 20_000;

export const snapshotOf = ({ url, status, text }: Page): PageSnapshot => ({
  url,
  status,
  text: text.slice(0, snapshotLength),
});

/** The page is not what the vendor's parser expects. */
export const layoutChanged = (page: Page, expected: string) =>
  new RemoteError('layoutChanged', `${page.url} has no ${expected}`, { snapshot: snapshotOf(page) });
