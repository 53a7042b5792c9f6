import pLimit from 'p-limit';

/** A serial queue of changes. */
export interface ChangeQueue {
  /** Rejects when the change fails; the next change runs all the same. */
  readonly run: (change: () => Promise<void>) => Promise<void>;
  /** Resolves when the queued changes have ended; undefined where there is none. */
  readonly settling: () => Promise<void> | undefined;
}

export function createChangeQueue(): ChangeQueue {
  const limit = pLimit(1);
  let last: Promise<void> | undefined;
  return {
    run: (change) => {
      const own = limit(change);
      last = own.catch(() => undefined);
      return own;
    },
    settling: () => (limit.activeCount + limit.pendingCount > 0 ? last : undefined),
  };
}
