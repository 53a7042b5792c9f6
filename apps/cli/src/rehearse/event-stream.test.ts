import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createCallLog } from './call-log.ts';
import { followEvents } from './event-stream.ts';
import { createRecord } from './rehearsal-record.ts';
import { createSiteClient } from './site-client.ts';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

let answers: Answer[];
let seen: (string | undefined)[];
const server = createServer((request, response) => {
  seen.push(request.headers['last-event-id']?.toString());
  const [answer, ...rest] = answers;
  // The last answer repeats.
  if (rest.length > 0) answers = rest;
  answer?.(response, request);
});
beforeEach(async () => {
  seen = [];
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const fail =
  (status: number): Answer =>
  (response) =>
    void response.writeHead(status).end();
const breakAfter =
  (text: string): Answer =>
  (response) =>
    void response.writeHead(200).end(text);
const stayOpen =
  (text: string): Answer =>
  (response) => {
    response.writeHead(200);
    response.write(text);
  };

async function follow(script: Answer[], signal: AbortSignal, onContestChange = () => {}) {
  answers = script;
  const { port } = server.address() as AddressInfo;
  const record = createRecord(createCallLog());
  await followEvents({
    client: createSiteClient({ address: `http://127.0.0.1:${port}`, token: 't' }),
    log: record.log,
    counts: record.streams,
    contestId: 7,
    openIds: () => [],
    onUpdate: () => undefined,
    onContestChange,
    signal,
    comeBackMs: 1,
  });
  return record.streams;
}

it('comes back after a broken stream and after a server in trouble, with the id of the last event', async () => {
  const end = new AbortController();
  const first = breakAfter('id: a-1\n\n');
  const last = stayOpen(
    'event: reset\ndata: {"events":["contest"]}\n\nevent: contest\ndata: {"changed":"board"}\n\n',
  );
  const counts = await follow([first, fail(503), fail(502), last], end.signal, () => end.abort());
  expect(seen).toEqual([undefined, 'a-1', 'a-1', 'a-1']);
  expect(counts).toEqual({ opened: 2, broken: 1, resumed: 1, resets: 1, notRestored: 0 });
});

it('counts a stream that is refused for good as not restored', async () => {
  const counts = await follow([breakAfter(': hello\n\n'), fail(403)], new AbortController().signal);
  expect(seen).toHaveLength(2);
  expect(counts).toEqual({ opened: 1, broken: 1, resumed: 0, resets: 0, notRestored: 1 });
});

it('counts a stream that is away at the end as not restored', async () => {
  const end = new AbortController();
  const failAndEnd: Answer = (response) => {
    response.writeHead(503).end(() => end.abort());
  };
  const counts = await follow([breakAfter('id: a-1\n\n'), failAndEnd], end.signal);
  expect(counts.notRestored).toBe(1);
});
