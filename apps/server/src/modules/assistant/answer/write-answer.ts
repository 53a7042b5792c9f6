/**
 * How this works: the text of the model is cut into blocks, every block passes the filter, claims go to the judge, and only
 * the result reaches the user and the database. The answer ends when the model ends, when the user leaves, when the reserved
 * tokens are used, when the length of the level is reached, or when the endpoint fails; what was shown until then stays.
 * Tokens are counted in every case.
 */
import type { AnswerEvents, AnswerState, RemovalReason, VerifiedCounterExample } from '@touchstone/contract';
import { createAnswerSplitter, type AnswerBlock } from '@touchstone/rules/assistant/answer-blocks';
import { estimateTokens } from '@touchstone/rules/assistant/estimate-tokens';
import { createAnswerFilter } from '@touchstone/rules/assistant/filter-answer';
import type { EndedAnswer } from '../conversation/conversations.repository.ts';
import { createClaimVerifier } from './verify-claims.ts';
import { ModelError } from '../model/model-error.ts';
import { streamCompletion } from '../model/stream-completion.ts';
import type { InputVerdict } from './check-input.ts';
import type { PreparedAnswer } from './prepare-answer.ts';

export type SendEvent = <Name extends keyof AnswerEvents>(name: Name, data: AnswerEvents[Name]) => void;

interface Writing {
  prepared: PreparedAnswer;
  maxOutputTokens: number;
  shortenedBy: 'quota' | 'budget' | null;
  check: (input: string) => Promise<InputVerdict>;
  send: SendEvent;
  /** The user has left. */
  signal: AbortSignal;
  onFailure: (error: ModelError) => void;
}

export interface WrittenAnswer extends EndedAnswer {
  used: { promptTokens: number; completionTokens: number };
}

export async function writeAnswer(writing: Writing): Promise<WrittenAnswer> {
  const { prepared, send, check } = writing;
  const filter = createAnswerFilter(prepared.filtered);
  const splitter = createAnswerSplitter();
  const shown: string[] = [];
  const removed: RemovalReason[] = [];
  const counterExamples: VerifiedCounterExample[] = [];

  const remove = (reason: RemovalReason) => {
    // Many removed lines in a row are one removed part.
    if (removed.at(-1) !== reason) send('removed', { reason });
    removed.push(reason);
  };
  const claims = createClaimVerifier({
    lineCount: prepared.filtered.code.split('\n').length,
    filter,
    check,
    onChecking: () => send('checking', {}),
    onConfirmed: (example) => {
      counterExamples.push(example);
      send('counter-example', example);
    },
    onRemoved: remove,
  });
  const show = (blocks: readonly AnswerBlock[]) => {
    for (const block of blocks) {
      if (block.kind === 'claim') {
        claims.add(block.body);
        continue;
      }
      const filtered = filter.filter(block);
      if (filtered.removed !== null) remove(filtered.removed);
      if (filtered.removed !== null && filtered.text === '') continue;
      shown.push(filtered.text);
      send('text', { text: `${filtered.text}\n` });
    }
  };

  const { state, used } = await readModel(writing, {
    onText: (text) => show(splitter.push(text)),
    isFull: filter.isFull,
  });
  show(splitter.end());
  // A user who has left waits for no judge.
  await Promise.race([claims.finish(), whenAborted(writing.signal)]);
  const text = shown.join('\n').trim();
  return { state, text, counterExamples, removed: [...new Set(removed)], used };
}

const whenAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

interface Reader {
  onText: (text: string) => void;
  isFull: () => boolean;
}

async function readModel(
  { prepared, maxOutputTokens, shortenedBy, signal, onFailure }: Writing,
  { onText, isFull }: Reader,
): Promise<Pick<WrittenAnswer, 'state' | 'used'>> {
  const { endpoint, messages } = prepared;
  const stop = new AbortController();
  let used = {
    promptTokens: estimateTokens(messages.map(({ content }) => content).join('\n')),
    completionTokens: 0,
  };
  let written = '';
  let isReported = false;
  let state: AnswerState = 'complete';
  try {
    const completion = streamCompletion(endpoint, {
      messages,
      maxTokens: maxOutputTokens,
      signal: AbortSignal.any([signal, stop.signal]),
    });
    for await (const { text, usage, finishReason } of completion) {
      if (usage !== undefined) {
        used = usage;
        isReported = true;
      }
      if (finishReason === 'length') state = shortenedBy ?? 'cut-off';
      written += text;
      onText(text);
      // An endpoint may ignore the limit of the request.
      if (estimateTokens(written) > maxOutputTokens) {
        state = shortenedBy ?? 'cut-off';
        break;
      }
      if (isFull()) break;
    }
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    state = signal.aborted ? 'stopped' : written === '' ? 'unavailable' : 'cut-off';
    if (!signal.aborted) onFailure(error);
  } finally {
    stop.abort();
  }
  return {
    state,
    used: isReported ? used : { ...used, completionTokens: estimateTokens(written) },
  };
}
