/**
 * A local server that behaves like a judge on the web, with the faults of the web.
 *
 * A fault is chosen per request: the connection drops before the site handles the request, or after it (the site has accepted a
 * form whose answer never arrives), the site is under maintenance, asks to wait, or answers late.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export interface SiteRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  form: URLSearchParams;
  /** The body as text, for sites that take JSON. */
  body: string;
  authorization: string | undefined;
  userAgent: string | undefined;
  cookies: ReadonlyMap<string, string>;
}

export interface SiteAnswer {
  status?: number;
  headers?: Readonly<Record<string, string>>;
  body: string | Buffer;
}

export type SiteFault =
  | 'dropBefore'
  | 'dropAfter'
  | 'maintenance'
  | 'tooFast'
  | { lateMs: number }
  /** The site answers with another page, or with a file. */
  | { answer: SiteAnswer };

export interface LocalSite {
  origin: string;
  /** The fault of the next form that is sent to the address, once. */
  failNext: (path: string, fault: SiteFault) => void;
  /** Decides for every request; for runs with random faults. */
  failWhen: (choose: (request: SiteRequest) => SiteFault | undefined) => void;
  close: () => Promise<void>;
}

export async function startLocalSite(
  handle: (request: SiteRequest) => SiteAnswer | Promise<SiteAnswer>,
): Promise<LocalSite> {
  const once: { path: string; fault: SiteFault }[] = [];
  let choose: (request: SiteRequest) => SiteFault | undefined = () => undefined;
  const takeFault = (request: SiteRequest) => {
    const index = once.findIndex(({ path }) => path === request.path && request.method === 'POST');
    return index < 0 ? choose(request) : once.splice(index, 1)[0]?.fault;
  };

  const answer = async (message: IncomingMessage, response: ServerResponse) => {
    const request = await readRequest(message);
    const fault = takeFault(request);
    const handled = fault === 'dropBefore' ? undefined : (faultAnswers(fault) ?? (await handle(request)));
    if (handled === undefined || fault === 'dropAfter') {
      message.socket.destroy();
      return;
    }
    if (typeof fault === 'object' && 'lateMs' in fault) await delay(fault.lateMs, undefined, { ref: false });
    response.writeHead(handled.status ?? 200, handled.headers).end(handled.body);
  };
  const server = createServer((message, response) => {
    answer(message, response).catch((error: unknown) => {
      // A request of a client that has gone, or a mistake of the site.
      response.destroy(error instanceof Error ? error : undefined);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    failNext: (path, fault) => void once.push({ path, fault }),
    failWhen: (chosen) => {
      choose = chosen;
    },
    close: () => closeServer(server),
  };
}

function faultAnswers(fault: SiteFault | undefined): SiteAnswer | undefined {
  if (fault === 'maintenance') return { status: 503, body: '<h1>Maintenance</h1>' };
  if (typeof fault === 'object' && 'answer' in fault) return fault.answer;
  if (fault === 'tooFast') return { status: 429, headers: { 'retry-after': '7' }, body: 'Slow down' };
  return undefined;
}

async function readRequest(message: IncomingMessage): Promise<SiteRequest> {
  const url = new URL(message.url ?? '/', 'http://site');
  const chunks: Buffer[] = [];
  for await (const chunk of message as AsyncIterable<Buffer>) chunks.push(chunk);
  const body = Buffer.concat(chunks).toString();
  const cookies = (message.headers.cookie ?? '')
    .split('; ')
    .filter((pair) => pair.includes('='))
    .map((pair): [string, string] => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]);
  return {
    method: message.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    form: new URLSearchParams(body),
    body,
    authorization: message.headers.authorization,
    userAgent: message.headers['user-agent'],
    cookies: new Map(cookies),
  };
}

const closeServer = (server: Server) =>
  new Promise<void>((resolve, reject) => {
    server.close((error) => (error === undefined ? resolve() : reject(error)));
    server.closeAllConnections();
  });
