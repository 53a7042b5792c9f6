/**
 * When the watchers of a board are told that it has changed.
 *
 * How this works: every server keeps boards in memory, and they follow a verdict within a tenth of a second or two. So a
 * change is told when it has settled, and not again before a pause is over: everybody who is told asks for the board. The
 * more watch, the longer the pause. What came so late that it may not be on the board yet is told once more.
 */
interface Parts {
  /** `isForAll`: also those who see the sealed board see a difference. */
  tell: (contestId: number, isForAll: boolean) => void;
  countWatchers: (contestId: number) => number;
}

const settleMs = 300;
const shortestPauseMs = 500;
const pausePerWatcherMs = 2;

interface Gathered {
  timer: NodeJS.Timeout;
  isForAll: boolean;
  notedAtMs: number;
}

export function createBoardChangeThrottle({ tell, countWatchers }: Parts) {
  const gathered = new Map<number, Gathered>();
  const toldAtMs = new Map<number, number>();

  const note = (contestId: number, isForAll: boolean) => {
    const nowMs = performance.now();
    const waiting = gathered.get(contestId);
    const pauseMs = Math.max(shortestPauseMs, countWatchers(contestId) * pausePerWatcherMs);
    const waitMs = Math.max(settleMs, (toldAtMs.get(contestId) ?? -Infinity) + pauseMs - nowMs);
    const timer = waiting?.timer ?? setTimeout(() => send(contestId), waitMs);
    timer.unref();
    gathered.set(contestId, {
      timer,
      isForAll: isForAll || waiting?.isForAll === true,
      notedAtMs: nowMs,
    });
  };

  const send = (contestId: number) => {
    const { isForAll = false, notedAtMs = -Infinity } = gathered.get(contestId) ?? {};
    const nowMs = performance.now();
    gathered.delete(contestId);
    toldAtMs.set(contestId, nowMs);
    tell(contestId, isForAll);
    // A little less, for timers that fire early.
    if (nowMs - notedAtMs < settleMs - 20) note(contestId, isForAll);
  };

  return {
    note,
    forget: (contestId: number) => {
      clearTimeout(gathered.get(contestId)?.timer);
      gathered.delete(contestId);
      toldAtMs.delete(contestId);
    },
    stop: () => {
      for (const { timer } of gathered.values()) clearTimeout(timer);
      gathered.clear();
    },
  };
}
