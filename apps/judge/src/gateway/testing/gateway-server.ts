/** A server that speaks the gateway's side of the protocol, as a test wants it. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Asked {
  readonly path: string;
  readonly token: string;
  readonly body: Record<string, unknown>;
}

/** An envelope's data, or how the answer goes wrong. */
export type Reply = { readonly data: unknown } | { readonly status: number } | 'hang-up';

export interface GatewayServer {
  readonly url: string;
  readonly asked: Asked[];
  of(path: string): Asked[];
  close(): void;
}

export async function startGatewayServer(
  respond: (asked: Asked, earlier: number) => Reply | Promise<Reply>,
): Promise<GatewayServer> {
  const asked: Asked[] = [];
  const of = (path: string): Asked[] => asked.filter((one) => one.path === path);
  const server = createServer((request, response) => {
    void readBody(request).then(async (body) => {
      const path = request.url?.replace('/judge-gateway/', '') ?? '';
      const one = { path, token: request.headers.authorization ?? '', body };
      const earlier = of(path).length;
      asked.push(one);
      send(response, await respond(one, earlier));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    of,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString() || '{}') as Record<string, unknown>;
}

function send(response: ServerResponse, reply: Reply): void {
  if (reply === 'hang-up') {
    response.destroy();
    return;
  }
  const isGood = 'data' in reply;
  const status = isGood ? 200 : reply.status;
  const envelope = { status, msg: isGood ? 'success' : 'no', data: isGood ? reply.data : null };
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(envelope));
}
