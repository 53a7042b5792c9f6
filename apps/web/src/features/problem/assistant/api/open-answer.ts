/**
 * The stream of an answer. The browser's EventSource cannot send the token in a header, so this uses fetch. Aborting the signal
 * closes the connection, which stops the model.
 */
import { parseEnvelope } from '@touchstone/api-client/envelope';
import { createEventStreamParser } from '@touchstone/api-client/event-stream-parser';
import type { AnswerEvents } from '@touchstone/contract';
import { getLocale } from '../../../../lib/locale.ts';
import { session } from '../../../../lib/session.ts';

export type AnswerEvent = {
  [Name in keyof AnswerEvents]: { name: Name; data: AnswerEvents[Name] };
}[keyof AnswerEvents];

/** The text of a refusal, in the language of the user. */
export class AnswerRefused extends Error {}

const names: readonly string[] = ['text', 'checking', 'counter-example', 'removed', 'done'];

/** Events of a newer server are ignored. */
function parseEvent({ name, data }: { name: string; data: string }): AnswerEvent | undefined {
  if (!names.includes(name)) return undefined;
  // Our own server wrote it, from the schemas that these types come from.
  return { name, data: JSON.parse(data) as unknown } as AnswerEvent;
}

export async function openAnswer(
  answerId: number,
  { signal, onEvent }: { signal: AbortSignal; onEvent: (event: AnswerEvent) => void },
): Promise<void> {
  const headers = new Headers({ Accept: 'text/event-stream', 'Accept-Language': getLocale() });
  const { token } = session.get();
  if (token !== undefined) headers.set('Authorization', token);
  const response = await fetch(`/api/assistant/answer?id=${String(answerId)}`, { headers, signal });
  const isStream = (response.headers.get('content-type') ?? '').startsWith('text/event-stream');
  if (!isStream || response.body === null) {
    throw new AnswerRefused(parseEnvelope(await response.text())?.msg ?? '');
  }
  const parse = createEventStreamParser({
    onEvent: (received) => {
      const event = parseEvent(received);
      if (event !== undefined) onEvent(event);
    },
  });
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    parse(decoder.decode(value, { stream: true }));
  }
}
