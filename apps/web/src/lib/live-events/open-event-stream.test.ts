import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEventStreamOpener, type StreamEnd } from './open-event-stream.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface Sent {
  address: string;
  headers: Headers;
}

/** Opens a stream whose response the test controls. */
function open(
  response: () => Response | Promise<Response>,
  options: { token?: string; lastEventId?: string } = {},
) {
  const sent: Sent[] = [];
  const log: string[] = [];
  const controller = new AbortController();
  vi.stubGlobal(
    'fetch',
    (address: string, { headers, signal }: { headers: Headers; signal: AbortSignal }) => {
      sent.push({ address, headers });
      return new Promise<Response>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')));
        void Promise.resolve(response()).then(resolve, reject);
      });
    },
  );
  const openStream = createEventStreamOpener({
    baseUrl: '',
    getToken: () => options.token,
    firstBytesMs: 100,
    silenceMs: 1000,
  });
  let end: StreamEnd | undefined;
  void openStream({
    keys: new Map(),
    lastEventId: options.lastEventId,
    signal: controller.signal,
    onOpen: () => log.push('open'),
    onHeartbeat: () => log.push('heartbeat'),
    onId: (id) => log.push(`id ${id}`),
    onEvent: ({ name, data }) => log.push(`${name} ${data}`),
  }).then((how) => (end = how));
  return { sent, log, controller, end: () => end, settle: () => vi.advanceTimersByTimeAsync(0) };
}

/** A response that stays open; `write` sends a part of it. */
function stream() {
  let sink: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      sink = controller;
    },
  });
  const response = new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  return {
    response,
    write: (text: string) => sink?.enqueue(new TextEncoder().encode(text)),
    close: () => sink?.close(),
  };
}

describe('the event stream', () => {
  it('sends the token and the position at which the former one ended', async () => {
    const { sent, settle } = open(() => stream().response, { token: 'secret', lastEventId: '41' });
    await settle();
    expect(sent[0]?.address).toBe('/api/events');
    expect(sent[0]?.headers.get('authorization')).toBe('secret');
    expect(sent[0]?.headers.get('last-event-id')).toBe('41');
  });

  it('sends neither for a guest who begins', async () => {
    const { sent, settle } = open(() => stream().response);
    await settle();
    expect([...(sent[0]?.headers.keys() ?? [])]).not.toContain('authorization');
    expect(sent[0]?.headers.has('last-event-id')).toBe(false);
  });

  it('is open with its first bytes, and passes on events and heartbeats', async () => {
    const { response, write } = stream();
    const { log, end, settle } = open(() => response);
    await settle();
    expect(log).toEqual([]);
    write(': beat\n\nid: 7\nevent: note\ndata: {"id":1}\n\n');
    await settle();
    expect(log[0]).toBe('open');
    expect(log).toEqual(expect.arrayContaining(['heartbeat', 'id 7', 'note {"id":1}']));
    expect(end()).toBeUndefined();
  });

  it.each([
    ['a refusal', () => new Response('{}', { status: 403 }), 403],
    ['the page of a proxy', () => new Response('<html>', { headers: { 'content-type': 'text/html' } }), 200],
  ])('ends with %s as refused', async (_case, response, httpStatus) => {
    const { end, log, settle } = open(response);
    await settle();
    expect(end()).toEqual({ kind: 'refused', httpStatus });
    expect(log).toEqual([]);
  });

  it('is cut when the server ends it or the network fails', async () => {
    const ended = stream();
    const one = open(() => ended.response);
    await one.settle();
    ended.close();
    await one.settle();
    expect(one.end()).toEqual({ kind: 'cut' });
    const failed = open(() => Promise.reject(new TypeError('offline')));
    await failed.settle();
    expect(failed.end()).toEqual({ kind: 'cut' });
  });

  it('is cut if nothing arrives: an intermediary may hold the response back', async () => {
    const { end } = open(() => new Promise<Response>(() => undefined));
    await vi.advanceTimersByTimeAsync(99);
    expect(end()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(end()).toEqual({ kind: 'cut' });
  });
});
