/** Asks the model of the assistant for a variant, within the quota of the user and the budget of the site. */
import { variantDraft, variantLimits, type VariantDraft, type VariantRefusal } from '@touchstone/contract';
import { estimateTokens } from '@touchstone/rules/assistant/estimate-tokens';
import { hasForeignMarkup, parseAnswer } from '@touchstone/rules/practice/variant-answer';
import { CallError } from '../../platform/errors/call-error.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  findEndpoint,
  ModelError,
  reserveSpending,
  spendingErrors,
  streamCompletion,
  type Endpoint,
  type ModelMessage,
} from '../assistant/index.ts';
import { buildVariantPrompt, variantLanguages } from './variant-prompt.ts';
import type { VariantSource } from './variants.repository.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'settings' | 'secrets'>;

export type WrittenVariant = { draft: VariantDraft } | { refusal: VariantRefusal; detail: string | null };

const refuse = (refusal: VariantRefusal, detail: string | null = null) => ({ refusal, detail });

export async function askForVariant(
  parts: Parts,
  { source, userId }: { source: VariantSource; userId: string },
): Promise<WrittenVariant> {
  const endpoint = findEndpoint(parts);
  if (endpoint === undefined) return refuse('model-unavailable');
  const messages = buildVariantPrompt(source);
  const reserved = await reserve(parts, { userId, messages });
  if ('refusal' in reserved) return reserved;
  const answer = await readAnswer(endpoint, messages, reserved.maxOutputTokens);
  await reserved.settle(answer.used);
  if (answer.failure !== undefined) return answer.failure;
  return checkDraft(answer.text);
}

async function reserve(
  parts: Parts,
  { userId, messages }: { userId: string; messages: readonly ModelMessage[] },
) {
  try {
    return await reserveSpending(parts, {
      userId,
      inputTokens: promptTokensOf(messages),
      outputTokens: variantLimits.outputTokens,
    });
  } catch (error) {
    if (error instanceof CallError && error.code === spendingErrors.quota) return refuse('quota');
    if (error instanceof CallError && error.code === spendingErrors.budget) return refuse('budget');
    throw error;
  }
}

const promptTokensOf = (messages: readonly ModelMessage[]) =>
  estimateTokens(messages.map(({ content }) => content).join('\n'));

/** Tokens are counted in every case. */
async function readAnswer(endpoint: Endpoint, messages: readonly ModelMessage[], maxTokens: number) {
  const stop = new AbortController();
  let text = '';
  let reported: { promptTokens: number; completionTokens: number } | undefined;
  let failure: ReturnType<typeof refuse> | undefined;
  try {
    const completion = streamCompletion(endpoint, { messages, maxTokens, signal: stop.signal });
    for await (const { text: piece, usage, finishReason } of completion) {
      reported = usage ?? reported;
      text += piece;
      // An endpoint may ignore the limit of the request.
      if (finishReason === 'length' || estimateTokens(text) > maxTokens) {
        failure = refuse('cut-off');
        break;
      }
    }
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    failure = refuse(text === '' ? 'model-unavailable' : 'cut-off', error.message);
  } finally {
    stop.abort();
  }
  const used = reported ?? {
    promptTokens: promptTokensOf(messages),
    completionTokens: estimateTokens(text),
  };
  return { text, used, failure };
}

function checkDraft(text: string): WrittenVariant {
  const { success, data: draft, error } = variantDraft.safeParse(parseAnswer(text));
  if (!success) {
    const [issue] = error.issues;
    return refuse('invalid-answer', issue === undefined ? null : `${issue.path.join('.')}: ${issue.message}`);
  }
  const { generator, validator, solutions, wrongSolutions } = draft;
  const unknown = [generator, validator, ...solutions, ...wrongSolutions].find(
    ({ language }) => !variantLanguages.some((known) => known === language),
  );
  if (unknown !== undefined) return refuse('invalid-answer', `language: ${unknown.language}`);
  const texts = [draft.title, draft.description, draft.input, draft.output];
  return texts.some(hasForeignMarkup) ? refuse('markup') : { draft };
}
