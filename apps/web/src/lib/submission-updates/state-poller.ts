/**
 * Polls the states of submissions while no stream is open: first after one interval, then until none is left, a limited
 * number of times, and not after an error. New submissions reset the count.
 */
import type { SubmissionUpdate } from '@touchstone/api-client/submission-update';

export interface StatePollerParts {
  /** Returns undefined if the request failed. */
  ask: (submitIds: readonly number[], signal: AbortSignal) => Promise<SubmissionUpdate[] | undefined>;
  stepMs: number;
  maxTimes: number;
  onUpdate: (update: SubmissionUpdate) => void;
}

export function createStatePoller({ ask, stepMs, maxTimes, onUpdate }: StatePollerParts) {
  let ids: ReadonlySet<number> = new Set();
  let round: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let times = 0;
  /** New submissions were added since the last request: its failure does not concern them. */
  let isRenewed = false;

  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
    round?.abort();
    round = undefined;
  };

  const step = async () => {
    timer = undefined;
    times += 1;
    isRenewed = false;
    const controller = new AbortController();
    round = controller;
    const updates = await ask([...ids], controller.signal);
    // Stopped meanwhile: the response is outdated.
    if (round !== controller) return;
    round = undefined;
    if (updates === undefined && !isRenewed) return;
    for (const update of updates ?? []) if (ids.has(update.submitId)) onUpdate(update);
    next();
  };

  const next = () => {
    const isBusy = timer !== undefined || round !== undefined;
    if (isBusy || ids.size === 0 || times >= maxTimes) return;
    timer = setTimeout(() => void step(), stepMs);
  };

  return {
    poll: (wanted: ReadonlySet<number>) => {
      const hasNew = [...wanted].some((id) => !ids.has(id));
      ids = wanted;
      if (wanted.size === 0) stop();
      if (!hasNew) return;
      times = 0;
      isRenewed = true;
      next();
    },
    /** The stream is open, or the page is hidden. */
    pause: () => {
      stop();
      ids = new Set();
    },
  };
}

export type StatePoller = ReturnType<typeof createStatePoller>;
