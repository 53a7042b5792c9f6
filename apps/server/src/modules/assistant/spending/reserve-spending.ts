/** Reserves the cost of an answer before it is requested, and settles it afterwards. The rules are in `rules/assistant/spending`. */
import { inTransaction } from '@touchstone/database';
import { costMicros, reserve, type SpendingState } from '@touchstone/rules/assistant/spending';
import { callError } from '../../../platform/errors/call-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { siteDayOf } from '../../../platform/site-day.ts';
import { addSpent, findMonth, findUsage, lockMonth } from './spending.repository.ts';
import { loadQuestionsPerDay } from './questions-per-day.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'settings'>;

export interface ReservedAnswer {
  maxOutputTokens: number;
  shortenedBy: 'quota' | 'budget' | null;
  /** Once. */
  settle: (used: { promptTokens: number; completionTokens: number }) => Promise<void>;
}

export const spendingErrors = { quota: 'assistantQuotaUsed', budget: 'assistantBudgetUsed' } as const;

const keysOf = (userId: string, now: Date) => {
  const day = siteDayOf(now);
  return { userId, day, month: day.slice(0, 7) };
};

async function loadState(
  database: Parameters<typeof findUsage>[0],
  keys: ReturnType<typeof keysOf>,
): Promise<SpendingState> {
  const usage = await findUsage(database, keys);
  const month = await findMonth(database, keys.month);
  return {
    questionsToday: usage.questions,
    tokensToday: usage.promptTokens + usage.completionTokens,
    tokensOfMonth: month.tokens,
    costOfMonthMicros: month.costMicros,
  };
}

async function loadLimits({ database, clock, settings }: Parts, userId: string) {
  const { tokensPerDay, tokensPerMonth, costPerMonthMicros } = settings.current.assistant;
  const questionsPerDay = await loadQuestionsPerDay({ database, clock, settings }, userId);
  return { questionsPerDay, tokensPerDay, tokensPerMonth, costPerMonthMicros };
}

const pricesOf = ({ settings }: Parts) => {
  const { inputPriceMicros, outputPriceMicros } = settings.current.assistant;
  return { inputMicros: inputPriceMicros, outputMicros: outputPriceMicros };
};

/** What is left, and whether another question is possible. */
export async function checkSpending(parts: Parts, userId: string) {
  const state = await loadState(parts.database, keysOf(userId, parts.clock()));
  const limits = await loadLimits(parts, userId);
  const { answerTokens } = parts.settings.current.assistant;
  const decision = reserve(state, limits, {
    inputTokens: 0,
    outputTokens: answerTokens,
    prices: pricesOf(parts),
  });
  return {
    refusal: decision.kind === 'refused' ? decision.reason : null,
    questionsLeft: Math.max(0, limits.questionsPerDay - state.questionsToday),
    questionsPerDay: limits.questionsPerDay,
  };
}

export async function reserveSpending(
  parts: Parts,
  {
    userId,
    inputTokens,
    outputTokens = parts.settings.current.assistant.answerTokens,
  }: { userId: string; inputTokens: number; outputTokens?: number },
): Promise<ReservedAnswer> {
  const { database, clock } = parts;
  const keys = keysOf(userId, clock());
  const prices = pricesOf(parts);
  const limits = await loadLimits(parts, userId);
  const reserved = await inTransaction(database, async (transaction) => {
    await lockMonth(transaction, keys.month);
    const decision = reserve(await loadState(transaction, keys), limits, {
      inputTokens,
      outputTokens,
      prices,
    });
    if (decision.kind === 'refused') throw callError(spendingErrors[decision.reason]);
    await addSpent(transaction, keys, {
      questions: 1,
      promptTokens: inputTokens,
      completionTokens: decision.maxOutputTokens,
      costMicros: costMicros(prices, inputTokens, decision.maxOutputTokens),
    });
    return decision;
  });
  const { maxOutputTokens, shortenedBy } = reserved;
  return {
    maxOutputTokens,
    shortenedBy,
    settle: ({ promptTokens, completionTokens }) =>
      inTransaction(database, (transaction) =>
        addSpent(transaction, keys, {
          questions: 0,
          promptTokens: promptTokens - inputTokens,
          completionTokens: completionTokens - maxOutputTokens,
          costMicros:
            costMicros(prices, promptTokens, completionTokens) -
            costMicros(prices, inputTokens, maxOutputTokens),
        }),
      ),
  };
}
