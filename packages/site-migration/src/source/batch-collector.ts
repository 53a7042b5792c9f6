import type { BatchLimits, SourceRow } from './source-reader.ts';

/** Collects rows until a batch is full. */
export class BatchCollector {
  readonly #limits: BatchLimits;
  #rows: SourceRow[] = [];
  #characters = 0;

  constructor(limits: BatchLimits) {
    this.#limits = limits;
  }

  add(row: SourceRow): void {
    this.#rows.push(row);
    for (const value of Object.values(row))
      this.#characters += typeof value === 'string' || value instanceof Uint8Array ? value.length : 8;
  }

  get isFull(): boolean {
    return this.#rows.length >= this.#limits.rows || this.#characters >= this.#limits.characters;
  }

  get isEmpty(): boolean {
    return this.#rows.length === 0;
  }

  take(): SourceRow[] {
    const rows = this.#rows;
    this.#rows = [];
    this.#characters = 0;
    return rows;
  }
}
