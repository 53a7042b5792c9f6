/** Changes of one thing that take turns: each begins when those before it are over. */
export interface ChangeQueue {
  /** Whoever asks for a change that fails is told; the next one begins all the same. */
  readonly run: (change: () => Promise<void>) => Promise<void>;
  /** When the changes that are being made are over; undefined where none is. */
  readonly settling: () => Promise<void> | undefined;
}

export function createChangeQueue(): ChangeQueue {
  let open = 0;
  let last: Promise<void> = Promise.resolve();
  return {
    run: (change) => {
      open += 1;
      const own = last.then(change).finally(() => {
        open -= 1;
      });
      last = own.catch(() => undefined);
      return own;
    },
    settling: () => (open > 0 ? last : undefined),
  };
}
