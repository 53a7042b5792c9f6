import { useEffect, useMemo, useState } from 'react';
import { momentOf, timesOf, type ContestMoment, type TimedContest } from './contest-moment.ts';
import { readClock, type ServerClock } from './server-clock.ts';

/** Browsers count no longer than this at once. */
const longestWaitMs = 2_000_000_000;
/** Whoever asks at a turn must not come before the server has passed it, however the clock was read. */
const marginMs = 100;

interface Timed {
  contest: TimedContest;
  clock: ServerClock;
}

/** Changes at the turns of the contest only: what ticks asks for the time itself. `atMs`: the moment that it tells of. */
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
