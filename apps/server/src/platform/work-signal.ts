/**
 * A condition variable: wakes those that wait for work.
 *
 * How this works: a waiter reads `version` before it looks for work and passes it to `wait`. A notification
 * between the two has changed the version, so the wait ends immediately and no notification is lost.
 */
export interface WaitOptions {
  /** The version that was read before looking for work. */
  after: number;
  timeoutMs: number;
  signal: AbortSignal;
}

export class WorkSignal {
  readonly #waiting = new Set<() => void>();
  #version = 0;
  #isClosed = false;

  get isClosed() {
    return this.#isClosed;
  }

  get version() {
    return this.#version;
  }

  readonly notify = () => {
    this.#version += 1;
    for (const wake of this.#waiting) wake();
  };

  /** Ends all waits, now and later: the server stops. */
  close() {
    this.#isClosed = true;
    this.notify();
  }

  /** Returns false if the timeout passed or the signal aborted without a notification. */
  async wait({ after, timeoutMs, signal }: WaitOptions): Promise<boolean> {
    const isNotified = () => this.#version !== after;
    if (isNotified() || signal.aborted) return isNotified();
    const { promise, resolve } = Promise.withResolvers<void>();
    const wake = () => {
      resolve();
    };
    const timer = setTimeout(wake, timeoutMs);
    signal.addEventListener('abort', wake, { once: true });
    this.#waiting.add(wake);
    await promise;
    this.#waiting.delete(wake);
    signal.removeEventListener('abort', wake);
    clearTimeout(timer);
    return isNotified();
  }
}
