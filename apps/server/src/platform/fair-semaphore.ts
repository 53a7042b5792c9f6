/**
 * How this works: a semaphore with `parallel` permits. Each caller has its own queue, and a free permit goes
 * to the queues in round robin, so that a caller with a thousand requests delays only itself. When too many
 * wait (in total, or of one caller), the semaphore refuses the work immediately and says when to retry. Work
 * must not wait for the same semaphore: that could deadlock. Libraries for bounded concurrency (p-limit,
 * p-queue) have one queue for all callers.
 */
import { callError } from './errors/call-error.ts';

export interface FairSemaphoreLimits {
  parallel: number;
  maximumWaiting: number;
  maximumWaitingOfOneCaller: number;
}

const retryAfterSeconds = 5;

export class FairSemaphore {
  readonly #limits: FairSemaphoreLimits;
  /** By caller; the next permit goes to the first queue. */
  readonly #queues = new Map<string, (() => void)[]>();
  #running = 0;
  #waiting = 0;

  constructor(limits: FairSemaphoreLimits) {
    this.#limits = limits;
  }

  async run<Result>(caller: string, work: () => Promise<Result>): Promise<Result> {
    await this.#acquire(caller);
    try {
      return await work();
    } finally {
      this.#release();
    }
  }

  async #acquire(caller: string) {
    if (this.#running < this.#limits.parallel) {
      this.#running += 1;
      return;
    }
    const queue = this.#queues.get(caller) ?? [];
    const { maximumWaiting, maximumWaitingOfOneCaller } = this.#limits;
    if (this.#waiting >= maximumWaiting || queue.length >= maximumWaitingOfOneCaller)
      throw callError('tooManyRequests', { seconds: retryAfterSeconds });
    const { promise, resolve } = Promise.withResolvers<void>();
    queue.push(resolve);
    this.#queues.set(caller, queue);
    this.#waiting += 1;
    await promise;
  }

  /** Passes the permit to the next queue, or frees it. */
  #release() {
    const [next] = this.#queues;
    if (next === undefined) {
      this.#running -= 1;
      return;
    }
    const [caller, queue] = next;
    const start = queue.shift();
    // The queue moves to the end of the round.
    this.#queues.delete(caller);
    if (queue.length > 0) this.#queues.set(caller, queue);
    this.#waiting -= 1;
    start?.();
  }
}
