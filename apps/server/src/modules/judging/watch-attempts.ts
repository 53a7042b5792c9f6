/**
 * How this works: a judge waits here for the end of attempts that are over for the server, so that a cancelled submission
 * stops at once. The event of a withdrawn attempt reaches every server; the one where its judge waits answers. A judge that
 * does not wait at that moment learns of it with its next call or heartbeat.
 */
import type { BodyOf, judgingCalls } from '@touchstone/contract';
import type { JudgeCaller } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { WorkSignal } from '../../platform/work-signal.ts';
import { listCurrentAttempts } from './attempts.repository.ts';

/** Less than half a minute, after which many proxies close an idle connection. */
const maxWaitMs = 25_000;

type WatchBody = BodyOf<(typeof judgingCalls)['POST /judge-gateway/watch']>;

export class AttemptWatch {
  readonly #database: Platform['database'];
  readonly #signals = new Map<string, WorkSignal>();
  #isClosed = false;

  constructor({ database, eventBus }: Pick<Platform, 'database' | 'eventBus'>) {
    this.#database = database;
    eventBus.subscribe('judging.withdrawn', {
      handle: async ({ judgeInstance }) => this.#signals.get(judgeInstance)?.notify(),
      resync: async () => {
        for (const signal of this.#signals.values()) signal.notify();
      },
    });
  }

  /** Returns which of these attempts are over, at once or as soon as there are some. */
  async wait({ instanceId, attempts }: WatchBody, { gone }: JudgeCaller): Promise<string[]> {
    const signal = this.#signals.get(instanceId) ?? new WorkSignal();
    this.#signals.set(instanceId, signal);
    const { version } = signal;
    try {
      const ended = await this.#listEnded(attempts);
      if (ended.length > 0 || this.#isClosed) return ended;
      // Also of an attempt that began meanwhile: then the judge asks again, and names it.
      if (!(await signal.wait({ after: version, timeoutMs: maxWaitMs, signal: gone }))) return [];
      return await this.#listEnded(attempts);
    } finally {
      if (this.#signals.get(instanceId) === signal) this.#signals.delete(instanceId);
    }
  }

  /** The server stops. */
  close() {
    this.#isClosed = true;
    for (const signal of this.#signals.values()) signal.close();
  }

  async #listEnded(attempts: readonly string[]) {
    if (attempts.length === 0) return [];
    const current = new Set(await listCurrentAttempts(this.#database, attempts));
    return attempts.filter((attempt) => !current.has(attempt));
  }
}
