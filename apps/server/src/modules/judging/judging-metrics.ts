import type { TaskResult } from '@touchstone/contract';
import { lanes } from '@touchstone/rules/judging/lanes';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram } from 'prom-client';
import type { Platform } from '../../platform/platform.ts';
import type { ClaimedTask } from './claim-tasks.ts';
import { countTasks } from './attempts.repository.ts';

export interface JudgingMetrics {
  onClaimed: (claimed: ClaimedTask[]) => void;
  onJudged: (result: TaskResult) => void;
}

/**
 * Queue lengths are loaded when the metrics are scraped. The rest is counted by the server that did the work.
 */
export function exposeJudgingMetrics(
  app: FastifyInstance,
  { database }: Pick<Platform, 'database'>,
): JudgingMetrics {
  const registers = [app.metricsRegistry];
  new Gauge({
    name: 'touchstone_judging_attempts_running',
    help: 'Tasks that judges are working on',
    registers,
    async collect() {
      this.set((await countTasks(database)).running);
    },
  });
  new Gauge({
    name: 'touchstone_judging_tasks_waiting',
    help: 'Tasks that wait for a judge, by lane',
    labelNames: ['lane'],
    registers,
    async collect() {
      const counts = await countTasks(database);
      for (const lane of lanes) this.set({ lane }, counts.waiting.get(lane) ?? 0);
    },
  });
  const judged = new Counter({
    name: 'touchstone_judging_results_total',
    help: 'Results that judges reported, by kind of task and status',
    labelNames: ['kind', 'status'],
    registers,
  });
  const waits = new Histogram({
    name: 'touchstone_judging_wait_seconds',
    help: 'Time from being queued to being handed to a judge',
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300, 1800],
    registers,
  });
  return {
    onClaimed: (claimed) => {
      for (const { waitedMs } of claimed) waits.observe(waitedMs / 1000);
    },
    onJudged: (result) => {
      const { kind } = result;
      judged.inc({ kind, status: String(kind === 'find-failing-input' ? result.outcome : result.status) });
    },
  };
}
