import { finalStatuses } from '@touchstone/contract/statuses';
import { Counter, type Registry } from 'prom-client';

/**
 * Every result of judging that this server stored, whoever gave it: a judge, or the server itself for a task that no judge finished. It
 * is counted where it is stored, so that no way to a System Error stays unseen.
 */
export class ResultCounter {
  readonly #counter = new Counter({
    name: 'touchstone_judging_results_total',
    help: 'Stored results of judging, by kind of task and status',
    labelNames: ['kind', 'status'],
    registers: [],
  });

  constructor() {
    // The increase of a series that begins with its first value is zero.
    for (const status of finalStatuses)
      for (const kind of ['submission', 'program-check', 'test-run', 'compile-checker'])
        this.#counter.inc({ kind, status: String(status) }, 0);
  }

  count(kind: string, status: number | string) {
    this.#counter.inc({ kind, status: String(status) });
  }

  expose(registry: Registry) {
    registry.registerMetric(this.#counter);
  }
}
