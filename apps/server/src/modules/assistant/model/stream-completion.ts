/**
 * How this works: the request goes to the endpoint of the settings and to no other host: a redirect is an error, because it
 * would carry the key away. Three limits end a request: the silence between two events, the whole duration, and the size of
 * the response. The signal of the caller ends it at once. What arrived until then was handed out.
 */
import type { Endpoint } from './endpoint.ts';
import { ModelError } from './model-error.ts';
import { parseChunk, type ModelChunk } from './parse-chunk.ts';
import { readEvents } from './read-events.ts';

export interface ModelMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface CompletionRequest {
  messages: readonly ModelMessage[];
  maxTokens: number;
  signal: AbortSignal;
}

export interface ModelTimeouts {
  silenceMs: number;
  totalMs: number;
}

export const usualTimeouts: ModelTimeouts = { silenceMs: 45_000, totalMs: 240_000 };

const maxErrorLength = 300;

/** Ends without an error only if the endpoint has said that the answer is complete. */
export async function* streamCompletion(
  endpoint: Endpoint,
  { messages, maxTokens, signal }: CompletionRequest,
  { silenceMs, totalMs }: ModelTimeouts = usualTimeouts,
): AsyncGenerator<ModelChunk> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(new ModelError('the endpoint is silent')), silenceMs);
  const total = AbortSignal.timeout(totalMs);
  try {
    const response = await send(endpoint, {
      body: {
        model: endpoint.model,
        temperature: endpoint.temperature,
        messages,
        max_tokens: maxTokens,
        stream: true,
        stream_options: { include_usage: true },
      },
      signal: AbortSignal.any([signal, silence.signal, total]),
    });
    let isComplete = false;
    for await (const data of readEvents(response)) {
      timer.refresh();
      if (data === '[DONE]') return;
      const chunk = parseChunk(data);
      isComplete ||= chunk.finishReason !== undefined;
      yield chunk;
      // The consumer may have waited for the judge.
      timer.refresh();
    }
    if (!isComplete) throw new ModelError('the endpoint closed the connection in the middle of the answer');
  } catch (error) {
    if (error instanceof ModelError) throw error;
    if (silence.signal.aborted) throw new ModelError('the endpoint is silent', { cause: error });
    if (total.aborted) throw new ModelError('the answer takes too long', { cause: error });
    throw new ModelError(describeFailure(error), { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

async function send({ url, key }: Endpoint, { body, signal }: { body: object; signal: AbortSignal }) {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...(key !== null && { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify(body),
    signal,
  });
  if (response.ok && response.body !== null) return response.body;
  const text = await readStart(response.body ?? []);
  throw new ModelError(`HTTP ${String(response.status)} ${text}`.trim());
}

/** Of the answer of a failed request, for administrators. */
async function readStart(body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length >= maxErrorLength) break;
  }
  return text.slice(0, maxErrorLength).toWellFormed().replaceAll('\0', '');
}

function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
