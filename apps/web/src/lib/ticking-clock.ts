/** One timer for all relative times of the page, running while any of them is shown. */
import { useSyncExternalStore } from 'react';

const tickMs = 10_000;

export interface TickingClock {
  get: () => Date;
  subscribe: (listener: () => void) => () => void;
}

export function createTickingClock(): TickingClock {
  let now = new Date();
  let timer: ReturnType<typeof setInterval> | undefined;
  const listeners = new Set<() => void>();
  const tick = () => {
    now = new Date();
    for (const listener of listeners) listener();
  };
  return {
    get: () => {
      // Without a timer the stored time is stale.
      if (timer === undefined && Date.now() - now.getTime() >= tickMs) now = new Date();
      return now;
    },
    subscribe(listener) {
      listeners.add(listener);
      timer ??= setInterval(tick, tickMs);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}

const clock = createTickingClock();

/** The current time, a few seconds old at most. */
export const useNow = (): Date => useSyncExternalStore(clock.subscribe, clock.get, clock.get);
