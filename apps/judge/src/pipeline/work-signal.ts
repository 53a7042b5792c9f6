/** A condition variable. Take `next` before looking for work: a notification after that ends the wait for it. */
export interface WorkSignal {
  readonly next: () => Promise<void>;
  /** Wakes all that wait. */
  readonly notify: () => void;
}

export function createWorkSignal(): WorkSignal {
  let next = Promise.withResolvers<void>();
  return {
    next: () => next.promise,
    notify: () => {
      next.resolve();
      next = Promise.withResolvers<void>();
    },
  };
}
