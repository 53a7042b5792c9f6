/** One HTTP/2 connection to a proxy, as a browser has it: the name of the site, the trusted certificate, an address of its own. */
import { once } from 'node:events';
import { connect as connectHttp2, type ClientHttp2Stream, type IncomingHttpHeaders } from 'node:http2';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { connect as connectTls } from 'node:tls';
import { siteName } from './proxy-examples.ts';
import type { RunningProxy } from './start-proxy.ts';

export interface ProxyResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Http2Client {
  /** The caller writes the body and ends the stream. */
  readonly begin: (method: string, path: string, headers?: Record<string, string>) => ClientHttp2Stream;
  readonly send: (
    method: string,
    path: string,
    options?: { headers?: Record<string, string>; json?: unknown },
  ) => Promise<ProxyResponse>;
  readonly close: () => void;
}

export function connectToProxy({ httpsPort, certificate }: RunningProxy, localAddress: string): Http2Client {
  const session = connectHttp2(`https://${siteName}`, {
    createConnection: () =>
      connectTls({
        socket: connect({ host: '127.0.0.1', port: httpsPort, localAddress }),
        servername: siteName,
        ca: certificate,
        ALPNProtocols: ['h2'],
      }),
  });
  // A proxy that is killed breaks the connection. Requests on it fail by themselves.
  session.on('error', () => undefined);
  const begin: Http2Client['begin'] = (method, path, headers = {}) =>
    session.request(
      { ':method': method, ':path': path, ':authority': siteName, ...headers },
      { endStream: method === 'GET' },
    );
  return {
    begin,
    send: async (method, path, { headers = {}, json } = {}) => {
      const hasBody = json !== undefined;
      const stream = begin(method, path, {
        ...headers,
        ...(hasBody && { 'content-type': 'application/json' }),
      });
      if (hasBody) stream.end(JSON.stringify(json));
      return await readResponse(stream);
    },
    close: () => session.destroy(),
  };
}

export async function readHeaders(stream: ClientHttp2Stream): Promise<IncomingHttpHeaders> {
  const [headers] = (await once(stream, 'response')) as [IncomingHttpHeaders];
  return headers;
}

export async function readResponse(stream: ClientHttp2Stream): Promise<ProxyResponse> {
  const headers = await readHeaders(stream);
  return { status: Number(headers[':status']), headers, body: await buffer(stream) };
}
