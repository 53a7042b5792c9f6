/**
 * One connection to `GET /api/events`, from opening to end.
 *
 * How this works: the browser's EventSource cannot send the token in a header, so the stream uses fetch. The promise
 * resolves when the connection ends: `refused` if the response is not a stream (a refusal, or the page of a proxy),
 * `cut` if it ended, broke, or timed out. The server sends data at once and a heartbeat every fifteen seconds, so
 * silence means that an intermediary buffers the stream or the connection is lost.
 */
import { createEventStreamParser } from '@touchstone/api-client/event-stream-parser';
import type { StreamKeys } from './subscriptions.ts';

export interface StreamRequest {
  keys: StreamKeys;
  /** The position at which the former stream ended. */
  lastEventId: string | undefined;
  signal: AbortSignal;
  /** The first bytes have arrived. */
  onOpen: () => void;
  /** The stream has been open for a while. */
  onHeartbeat: () => void;
  onId: (id: string) => void;
  onEvent: (event: { name: string; data: string }) => void;
}

export type StreamEnd = { kind: 'refused'; httpStatus: number } | { kind: 'cut' };
export type OpenStream = (request: StreamRequest) => Promise<StreamEnd>;

interface StreamParts {
  baseUrl: string;
  getToken: () => string | undefined;
  firstBytesMs?: number;
  silenceMs?: number;
}

const defaultFirstBytesMs = 10_000;
const defaultSilenceMs = 40_000;
const cut: StreamEnd = { kind: 'cut' };

/** Returns the response, or undefined if the connection is aborted or broken. */
async function orGone<Value>(exchange: Promise<Value>): Promise<Value | undefined> {
  try {
    return await exchange;
  } catch (error) {
    const isAborted = error instanceof DOMException;
    if (isAborted || error instanceof TypeError) return undefined;
    throw error;
  }
}

function createSilenceGuard() {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    signal: controller.signal,
    allow: (silenceMs: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => controller.abort(), silenceMs);
    },
    end: () => clearTimeout(timer),
  };
}

const isStream = (response: Response): boolean =>
  response.status === 200 && (response.headers.get('content-type') ?? '').startsWith('text/event-stream');

/** `?submitIds=2,1&cid=9` */
export function queryOf(keys: StreamKeys): string {
  const parts = [...keys].flatMap(([{ parameter }, named]) =>
    named.length === 0 ? [] : [`${parameter}=${named.join(',')}`],
  );
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

async function read(body: ReadableStream<Uint8Array>, request: StreamRequest, onBytes: () => void) {
  const { signal, onHeartbeat, onEvent, onId } = request;
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const parse = createEventStreamParser({ onComment: onHeartbeat, onEvent, onId });
  for (;;) {
    const chunk = await orGone(reader.read());
    if (chunk?.value === undefined || signal.aborted) return;
    onBytes();
    parse(decoder.decode(chunk.value, { stream: true }));
  }
}

export function createEventStreamOpener(parts: StreamParts): OpenStream {
  const { baseUrl, getToken, firstBytesMs = defaultFirstBytesMs, silenceMs = defaultSilenceMs } = parts;

  const connect = ({ keys, lastEventId }: StreamRequest, signal: AbortSignal) => {
    const headers = new Headers({ Accept: 'text/event-stream', 'Url-Type': 'general' });
    const token = getToken();
    if (token !== undefined) headers.set('Authorization', token);
    if (lastEventId !== undefined) headers.set('Last-Event-ID', lastEventId);
    return orGone(fetch(`${baseUrl}/api/events${queryOf(keys)}`, { headers, signal, cache: 'no-store' }));
  };

  return async (request) => {
    const silence = createSilenceGuard();
    silence.allow(firstBytesMs);
    const signal = AbortSignal.any([request.signal, silence.signal]);
    try {
      const response = await connect(request, signal);
      if (response === undefined) return cut;
      if (!isStream(response) || response.body === null) {
        await orGone(response.body?.cancel() ?? Promise.resolve());
        return { kind: 'refused', httpStatus: response.status };
      }
      let isOpen = false;
      await read(response.body, request, () => {
        silence.allow(silenceMs);
        if (!isOpen) request.onOpen();
        isOpen = true;
      });
      return cut;
    } finally {
      silence.end();
    }
  };
}
