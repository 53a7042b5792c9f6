/** Wakes the judges that wait at this server, when work has come or the server stops. */
export class WorkBell {
  readonly #waiting = new Set<() => void>();
  #rings = 0;
  #isClosed = false;

  get isClosed() {
    return this.#isClosed;
  }

  /** Look at it before looking for work, and wait for more than it: a ring in between is not missed. */
  get rings() {
    return this.#rings;
  }

  ring() {
    this.#rings += 1;
    for (const wake of this.#waiting) wake();
  }

  close() {
    this.#isClosed = true;
    this.ring();
  }

  async waitForRing({ after, atMostMs, signal }: { after: number; atMostMs: number; signal: AbortSignal }) {
    if (this.#rings !== after || signal.aborted) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, atMostMs);
    const wake = () => {
      resolve();
    };
    signal.addEventListener('abort', wake, { once: true });
    this.#waiting.add(wake);
    await promise;
    this.#waiting.delete(wake);
    signal.removeEventListener('abort', wake);
    clearTimeout(timer);
  }
}
