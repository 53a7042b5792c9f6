import type { CounterExampleReason, FailingInputResult, WireCounterExample } from '@touchstone/contract';

const nothing = {
  reason: null,
  retryAfterSeconds: null,
  tried: 0,
  shrinkSteps: 0,
  fault: null,
  example: null,
} as const;

const stateOfReason = {
  verdict: 'unavailable',
  problem: 'unavailable',
  contest: 'off',
  limit: 'off',
} as const satisfies Record<CounterExampleReason, WireCounterExample['state']>;

/** Null: a search may start. */
export const withoutSearch = (
  reason: CounterExampleReason | null,
  retryAfterSeconds: number | null = null,
): WireCounterExample => ({
  ...nothing,
  state: reason === null ? 'ready' : stateOfReason[reason],
  reason,
  retryAfterSeconds,
});

/** Undefined: the search was lost before a judge took it. */
export function presentSearch({
  result,
  taskId,
  attemptId,
}: {
  result: FailingInputResult | null;
  taskId: number | null;
  attemptId: string | null;
}): WireCounterExample | undefined {
  if (result === null)
    return taskId === null ? undefined : { ...nothing, state: attemptId === null ? 'waiting' : 'running' };
  const { tried, shrinkSteps, found, fault } = result;
  // Without generators the samples alone may be invalid; there is nothing to show either.
  const state = result.outcome === 'invalid-input' ? 'none' : result.outcome;
  return {
    ...nothing,
    state,
    tried,
    shrinkSteps,
    fault,
    example:
      found === null
        ? null
        : {
            input: found.input,
            expected: found.expected,
            output: found.output,
            status: found.status,
            note: found.note,
            message: found.message,
            time: found.timeMs,
            referenceTime: found.referenceTimeMs,
          },
  };
}
