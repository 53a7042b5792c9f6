/**
 * How this works: at most `parallel` pieces of work run at once; the others wait. Each caller has a line of its own, and
 * the lines take turns, so that one who sends a thousand requests waits behind himself and not before everybody else.
 * When the waiting is hopeless anyway (too many in all, or of one caller), the work is refused at once, which costs
 * nothing and tells the caller to come back. Work must not wait for another turn inside its own: that could lock up.
 */
import { callError } from './errors/call-error.ts';

export interface FairTurnsLimits {
  parallel: number;
  maximumWaiting: number;
  maximumWaitingOfOneCaller: number;
}

const retryAfterSeconds = 5;

export class FairTurns {
  readonly #limits: FairTurnsLimits;
  /** The lines by caller; the caller whose turn is next comes first. */
  readonly #lines = new Map<string, (() => void)[]>();
  #running = 0;
  #waiting = 0;

  constructor(limits: FairTurnsLimits) {
    this.#limits = limits;
  }

  async run<Result>(caller: string, work: () => Promise<Result>): Promise<Result> {
    await this.#enter(caller);
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  async #enter(caller: string) {
    if (this.#running < this.#limits.parallel) {
      this.#running += 1;
      return;
    }
    const line = this.#lines.get(caller) ?? [];
    const { maximumWaiting, maximumWaitingOfOneCaller } = this.#limits;
    if (this.#waiting >= maximumWaiting || line.length >= maximumWaitingOfOneCaller)
      throw callError('tooManyRequests', { seconds: retryAfterSeconds });
    const { promise, resolve } = Promise.withResolvers<void>();
    line.push(resolve);
    this.#lines.set(caller, line);
    this.#waiting += 1;
    await promise;
  }

  /** Hands the place to the next in turn, or frees it. */
  #leave() {
    const [next] = this.#lines;
    if (next === undefined) {
      this.#running -= 1;
      return;
    }
    const [caller, line] = next;
    const start = line.shift();
    this.#lines.delete(caller);
    if (line.length > 0) this.#lines.set(caller, line);
    this.#waiting -= 1;
    start?.();
  }
}
