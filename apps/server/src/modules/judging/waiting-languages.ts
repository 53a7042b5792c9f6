import type { Queryable } from '@touchstone/database';
import { listWaitingLanguages, type WaitingLanguage } from './attempts.repository.ts';
import type { WorkSignal } from '../../platform/work-signal.ts';

const ttlMs = 200;

/**
 * Caches for a moment which languages wait in which lane: while a full queue is worked off, the result is the
 * same for many claims in a row. A notification of the work signal invalidates it.
 */
export class WaitingLanguages {
  readonly #database: Queryable;
  readonly #workSignal: WorkSignal;
  #known: { rows: WaitingLanguage[]; version: number; until: number } | undefined;

  constructor(database: Queryable, workSignal: WorkSignal) {
    this.#database = database;
    this.#workSignal = workSignal;
  }

  async get(): Promise<WaitingLanguage[]> {
    const { version } = this.#workSignal;
    const known = this.#known;
    if (known !== undefined && known.version === version && performance.now() < known.until)
      return known.rows;
    const rows = await listWaitingLanguages(this.#database);
    this.#known = { rows, version, until: performance.now() + ttlMs };
    return rows;
  }

  invalidate() {
    this.#known = undefined;
  }
}
