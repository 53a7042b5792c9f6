import { callError } from '../../../platform/errors/call-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findEndpoint } from '../model/endpoint.ts';
import { ModelError } from '../model/model-error.ts';
import { streamCompletion, type ModelTimeouts } from '../model/stream-completion.ts';

const timeouts: ModelTimeouts = { silenceMs: 15_000, totalMs: 30_000 };
const maxDetail = 300;

/** One short request, as an answer would make it. It is not counted. */
export async function testConnection(parts: Pick<Platform, 'settings' | 'secrets'>) {
  const endpoint = findEndpoint(parts);
  if (endpoint === undefined) throw callError('assistantNotConfigured');
  const startedMs = performance.now();
  const elapsed = () => Math.round(performance.now() - startedMs);
  let detail = '';
  try {
    const request = {
      messages: [{ role: 'user', content: 'Reply with the single word: ready' }] as const,
      maxTokens: 32,
      signal: new AbortController().signal,
    };
    for await (const { text } of streamCompletion(endpoint, request, timeouts)) detail += text;
    return { isWorking: true, detail: detail.slice(0, maxDetail), milliseconds: elapsed() };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return { isWorking: false, detail: error.message.slice(0, maxDetail), milliseconds: elapsed() };
  }
}
