import type { Queryable } from '@touchstone/database';
import { listWaitingLanguages, type WaitingLanguage } from './attempts.repository.ts';
import type { WorkBell } from './work-bell.ts';

const longestLifeMs = 200;

/**
 * Which languages wait in which lane, remembered for a moment: while a full queue is worked off, the answer is the same for
 * many claims in a row. Work that comes rings the bell, and then it is looked at again.
 */
export class WaitingLanguages {
  readonly #database: Queryable;
  readonly #bell: WorkBell;
  #known: { rows: WaitingLanguage[]; rings: number; until: number } | undefined;

  constructor(database: Queryable, bell: WorkBell) {
    this.#database = database;
    this.#bell = bell;
  }

  async get(): Promise<WaitingLanguage[]> {
    const { rings } = this.#bell;
    const known = this.#known;
    if (known !== undefined && known.rings === rings && performance.now() < known.until) return known.rows;
    const rows = await listWaitingLanguages(this.#database);
    this.#known = { rows, rings, until: performance.now() + longestLifeMs };
    return rows;
  }

  forget() {
    this.#known = undefined;
  }
}
