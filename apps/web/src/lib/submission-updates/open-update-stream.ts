/**
 * One connection to `GET /api/events`, from its opening to its end.
 *
 * How this works: the browser's own EventSource cannot send the token in a header, so the stream is read by fetch. The
 * promise ends when the connection does: `refused` when the answer is no stream (a refusal, or the page of a proxy), `cut`
 * when it ended, broke, or fell silent. The server sends something at once and a heartbeat every fifteen seconds after, so
 * silence means that something between here and there holds the stream back or is gone.
 */
import { readContestChange, type ContestChange } from './contest-change.ts';
import { createEventStreamParser } from '@touchstone/api-client/event-stream-parser';
import { readUpdate, type SubmissionUpdate } from '@touchstone/api-client/submission-update';

export interface StreamRequest {
  submitIds: readonly number[];
  /** The contest whose changes are told, too. */
  contestId: number | undefined;
  signal: AbortSignal;
  /** The first bytes are here. */
  onOpen: () => void;
  /** It has lasted for a while. */
  onHeartbeat: () => void;
  onUpdate: (update: SubmissionUpdate) => void;
  onContestChange: (change: ContestChange) => void;
}

export type StreamEnd = { kind: 'refused'; httpStatus: number } | { kind: 'cut' };
export type OpenStream = (request: StreamRequest) => Promise<StreamEnd>;

interface StreamParts {
  baseUrl: string;
  getToken: () => string | undefined;
  firstBytesMs?: number;
  silenceMs?: number;
}

const usualFirstBytesMs = 10_000;
const usualSilenceMs = 40_000;
const cut: StreamEnd = { kind: 'cut' };

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return undefined;
  }
}

/** What the network answers, or undefined when it is gone: by our will or not. */
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

export function createUpdateStream(parts: StreamParts): OpenStream {
  const { baseUrl, getToken, firstBytesMs = usualFirstBytesMs, silenceMs = usualSilenceMs } = parts;

  const connect = ({ submitIds, contestId }: StreamRequest, signal: AbortSignal) => {
    const headers = new Headers({ Accept: 'text/event-stream', 'Url-Type': 'general' });
    const token = getToken();
    if (token !== undefined) headers.set('Authorization', token);
    const query = [
      ...(submitIds.length === 0 ? [] : [`submitIds=${submitIds.join(',')}`]),
      ...(contestId === undefined ? [] : [`cid=${String(contestId)}`]),
    ].join('&');
    return orGone(
      fetch(`${baseUrl}/api/events${query === '' ? '' : `?${query}`}`, {
        headers,
        signal,
        cache: 'no-store',
      }),
    );
  };

  const read = async (body: ReadableStream<Uint8Array>, request: StreamRequest, onBytes: () => void) => {
    const reader = body.getReader();
    const decoder = new TextDecoder();
    const parse = createEventStreamParser({
      onComment: request.onHeartbeat,
      onEvent: ({ name, data }) => {
        const update = name === 'submission' ? readUpdate(parseJson(data)) : undefined;
        if (update !== undefined) request.onUpdate(update);
        const change = name === 'contest' ? readContestChange(parseJson(data), request.contestId) : undefined;
        if (change !== undefined) request.onContestChange(change);
      },
    });
    for (;;) {
      const chunk = await orGone(reader.read());
      if (chunk?.value === undefined || request.signal.aborted) return;
      onBytes();
      parse(decoder.decode(chunk.value, { stream: true }));
    }
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
