/**
 * What an answer may cost. The server reserves it before the request, so that parallel answers cannot exceed a limit together,
 * and settles the difference afterwards. An interrupted server leaves the reservation: limits hold, whatever happens.
 */

export interface Prices {
  /** Per million tokens, in millionths of the currency. */
  inputMicros: number;
  outputMicros: number;
}

export const costMicros = ({ inputMicros, outputMicros }: Prices, input: number, output: number): number =>
  Math.ceil((input * inputMicros + output * outputMicros) / 1_000_000);

export interface SpendingState {
  questionsToday: number;
  tokensToday: number;
  tokensOfMonth: number;
  costOfMonthMicros: number;
}

/** Null is no limit. */
export interface SpendingLimits {
  questionsPerDay: number;
  tokensPerDay: number | null;
  tokensPerMonth: number | null;
  costPerMonthMicros: number | null;
}

export type Reservation =
  | { kind: 'refused'; reason: 'quota' | 'budget' }
  | {
      kind: 'reserved';
      /** Of the answer. Less than asked for if a limit is near. */
      maxOutputTokens: number;
      /** The limit that shortens the answer. */
      shortenedBy: 'quota' | 'budget' | null;
    };

/** A shorter answer helps no user. */
export const minOutputTokens = 64;

export function reserve(
  state: SpendingState,
  limits: SpendingLimits,
  { inputTokens, outputTokens, prices }: { inputTokens: number; outputTokens: number; prices: Prices },
): Reservation {
  if (state.questionsToday >= limits.questionsPerDay) return { kind: 'refused', reason: 'quota' };
  const left = (limit: number | null, used: number) =>
    limit === null ? Infinity : limit - used - inputTokens;
  const ofDay = left(limits.tokensPerDay, state.tokensToday);
  const ofMonth = Math.min(
    left(limits.tokensPerMonth, state.tokensOfMonth),
    affordableOutput(state, limits, { inputTokens, prices }),
  );
  if (ofMonth < minOutputTokens) return { kind: 'refused', reason: 'budget' };
  if (ofDay < minOutputTokens) return { kind: 'refused', reason: 'quota' };
  const maxOutputTokens = Math.floor(Math.min(outputTokens, ofDay, ofMonth));
  const isShort = maxOutputTokens < outputTokens;
  const shortenedBy = isShort ? (ofMonth <= ofDay ? 'budget' : 'quota') : null;
  return { kind: 'reserved', maxOutputTokens, shortenedBy };
}

function affordableOutput(
  { costOfMonthMicros }: SpendingState,
  { costPerMonthMicros }: SpendingLimits,
  { inputTokens, prices }: { inputTokens: number; prices: Prices },
): number {
  if (costPerMonthMicros === null) return Infinity;
  const leftMicros = costPerMonthMicros - costOfMonthMicros - costMicros(prices, inputTokens, 0);
  if (prices.outputMicros === 0) return leftMicros >= 0 ? Infinity : 0;
  return (leftMicros * 1_000_000) / prices.outputMicros;
}
