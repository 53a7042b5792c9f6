import { useEffect, useMemo, useState } from 'react';
import { momentOf, timesOf, type ContestMoment, type TimedContest } from './contest-moment.ts';
import { readClock, type ServerClock } from './server-clock.ts';

/** The maximum delay of browser timers is slightly longer. */
const longestWaitMs = 2_000_000_000;
/** A request at the start, freeze or end must not reach the server before it, despite the error of the clock. */
const marginMs = 100;

interface Timed {
  contest: TimedContest;
  clock: ServerClock;
}

/**
 * Changes only at the start, freeze and end of the contest; components that tick use `useServerNow`. `atMs`: the moment
 * that the state describes.
 */
export function useContestMoment({ contest, clock }: Timed): ContestMoment & { atMs: number } {
  const times = useMemo(() => timesOf(contest), [contest]);
  const [countMs, setCountMs] = useState(() => performance.now());
  const atMs = readClock(clock, countMs);
  const moment = momentOf(times, atMs);
  const { changesAtMs } = moment;
  useEffect(() => {
    if (changesAtMs === undefined) return undefined;
    const leftMs = changesAtMs - readClock(clock, performance.now()) + clock.uncertaintyMs + marginMs;
    const timer = setTimeout(
      () => setCountMs(performance.now()),
      Math.min(longestWaitMs, Math.max(0, leftMs)),
    );
    return () => clearTimeout(timer);
  }, [changesAtMs, clock]);
  return { ...moment, atMs };
}
