/**
 * Collects ids that have changed and processes them together, one batch at a time.
 *
 * How this works: the first id after a quiet time starts a batch at once (or after `pauseMs`, with `startsAtOnce: false`). Ids
 * that arrive while a batch is processed wait for the next one, which starts `pauseMs` after it. So a burst of changes costs one
 * batch per pause, batches never overlap, and an id that arrives many times is processed once. After a failure the next batch
 * starts `retryMs` later; `onFailure` decides whether the ids of the failed batch are processed again.
 */
export interface CoalescingWorkerParts<Id> {
  process: (ids: readonly Id[]) => Promise<void>;
  onFailure: (error: unknown, ids: readonly Id[]) => 'retry' | 'drop';
  /** While this is false, ids are dropped instead of processed. */
  isNeeded?: () => boolean;
  pauseMs: number;
  retryMs: number;
  maxBatch?: number;
  startsAtOnce?: boolean;
}

export interface CoalescingWorker<Id> {
  readonly add: (ids: Iterable<Id>) => void;
  readonly stop: () => void;
}

export function createCoalescingWorker<Id>(parts: CoalescingWorkerParts<Id>): CoalescingWorker<Id> {
  const { process, onFailure, isNeeded = () => true, pauseMs, retryMs } = parts;
  const { maxBatch = Infinity, startsAtOnce = true } = parts;
  const pending = new Set<Id>();
  let state: 'idle' | 'busy' | 'pausing' | 'stopped' = 'idle';
  let timer: NodeJS.Timeout | undefined;

  const takeBatch = (): Id[] => {
    const ids = [...pending].slice(0, maxBatch);
    for (const id of ids) pending.delete(id);
    return ids;
  };

  const runBatch = async () => {
    state = 'busy';
    const ids = takeBatch();
    let waitMs = pauseMs;
    try {
      await process(ids);
    } catch (error) {
      waitMs = retryMs;
      if (onFailure(error, ids) === 'retry') for (const id of ids) pending.add(id);
    }
    pause(waitMs);
  };

  const pause = (waitMs: number) => {
    // Stopped while a batch was processed.
    if (state === 'stopped') return;
    state = 'pausing';
    timer = setTimeout(() => {
      state = 'idle';
      if (!isNeeded()) pending.clear();
      if (pending.size > 0) void runBatch();
    }, waitMs);
    timer.unref();
  };

  return {
    add: (ids) => {
      if (!isNeeded() || state === 'stopped') return;
      for (const id of ids) pending.add(id);
      if (state !== 'idle' || pending.size === 0) return;
      if (startsAtOnce) void runBatch();
      else pause(pauseMs);
    },
    stop: () => {
      state = 'stopped';
      clearTimeout(timer);
      pending.clear();
    },
  };
}
