/** A small real server of the two calls that return the states of submissions. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface OpenedStream {
  ids: number[];
  contestId: number | undefined;
  token: string | undefined;
  lastEventId: string | undefined;
  isClosed: () => boolean;
  write: (text: string | Uint8Array) => void;
  tell: (...states: object[]) => void;
  tellContest: (cid: number, changed: string) => void;
  /** Ends the stream regularly, like a server that stops. */
  end: () => void;
  /** Breaks the connection, like a network failure. */
  cut: () => void;
}

type Refusal = { httpStatus: number; contentType: string } | undefined;

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function openStream(request: IncomingMessage, response: ServerResponse): OpenedStream {
  const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const names = searchParams.get('submitIds') ?? '';
  const cid = searchParams.get('cid');
  let isClosed = false;
  response.once('close', () => (isClosed = true));
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  response.write('retry: 3000\n\n');
  const write = (text: string | Uint8Array) => void response.write(text);
  return {
    contestId: cid === null ? undefined : Number(cid),
    ids: names === '' ? [] : names.split(',').map(Number),
    token: request.headers.authorization,
    lastEventId: request.headers['last-event-id']?.toString(),
    isClosed: () => isClosed,
    write,
    tell: (...states) =>
      write(states.map((state) => `event: submission\ndata: ${JSON.stringify(state)}\n\n`).join('')),
    tellContest: (contestId, changed) =>
      write(`event: contest\ndata: ${JSON.stringify({ cid: contestId, changed })}\n\n`),
    end: () => void response.end(),
    cut: () => void response.destroy(),
  };
}

export async function startUpdatesServer() {
  const streams: OpenedStream[] = [];
  const polls: number[][] = [];
  const states = new Map<number, object>();
  let heldBack = 0;
  const control = { refusal: undefined as Refusal, isPollBroken: false, isHeldBack: false };

  const answerStream = (request: IncomingMessage, response: ServerResponse) => {
    const { refusal } = control;
    if (control.isHeldBack) heldBack += 1;
    else if (refusal === undefined) streams.push(openStream(request, response));
    else response.writeHead(refusal.httpStatus, { 'content-type': refusal.contentType }).end('{}');
  };
  const answerPoll = async (request: IncomingMessage, response: ServerResponse) => {
    const { submitIds } = JSON.parse(await readBody(request)) as { submitIds: number[] };
    polls.push(submitIds);
    const known = submitIds.flatMap((id) => (states.has(id) ? [[String(id), states.get(id)]] : []));
    response.statusCode = control.isPollBroken ? 500 : 200;
    response.end(JSON.stringify({ status: response.statusCode, data: Object.fromEntries(known), msg: '' }));
  };

  const server = createServer((request, response) => {
    if (request.method === 'GET') answerStream(request, response);
    else void answerPoll(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    streams,
    polls,
    states,
    control,
    /** Streams that were requested but got no response. */
    heldBack: () => heldBack,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
