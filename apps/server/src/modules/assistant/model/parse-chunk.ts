/** One event of a completion, in the protocol of OpenAI. */
import { z } from 'zod';
import { ModelError } from './model-error.ts';

const tokens = z.int().min(0).max(100_000_000);
const chunk = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage: z.object({ prompt_tokens: tokens, completion_tokens: tokens }).nullish(),
  error: z.object({ message: z.string() }).nullish(),
});

export interface ModelChunk {
  text: string;
  finishReason: string | undefined;
  usage: { promptTokens: number; completionTokens: number } | undefined;
}

export function parseChunk(data: string): ModelChunk {
  const parsed = chunk.safeParse(parseJson(data));
  if (!parsed.success) throw new ModelError('an event of the endpoint is not a completion');
  const { choices, usage, error } = parsed.data;
  if (error != null) throw new ModelError(`the endpoint reports: ${error.message.slice(0, 300)}`);
  const [choice] = choices ?? [];
  return {
    text: choice?.delta?.content ?? '',
    finishReason: choice?.finish_reason ?? undefined,
    usage:
      usage == null
        ? undefined
        : { promptTokens: usage.prompt_tokens, completionTokens: usage.completion_tokens },
  };
}

function parseJson(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch (error) {
    throw new ModelError('an event of the endpoint is not JSON', { cause: error });
  }
}
