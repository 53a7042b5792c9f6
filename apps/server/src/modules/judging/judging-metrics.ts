import { machineFaults, type MachineFault } from '@touchstone/contract';
import { lanes } from '@touchstone/rules/judging/lanes';
import type { FastifyInstance } from 'fastify';
import { Counter, Histogram } from 'prom-client';
import { exposeLoadedGauge, shareLoad } from '../../platform/loaded-gauge.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ClaimedTask } from './claim-tasks.ts';
import { countTasks } from './attempts.repository.ts';
import { countLiveJudges, listKnownJudges } from './judging.repository.ts';
import { countHeldTasks } from './returned-tasks.repository.ts';

export interface JudgingMetrics {
  onClaimed: (claimed: ClaimedTask[]) => void;
  onReturned: (fault: MachineFault) => void;
}

/**
 * Queues and judges are loaded when the metrics are scraped, and every server shows the same. The rest is counted by the
 * server that did the work.
 */
export function exposeJudgingMetrics(
  app: FastifyInstance,
  { database, clock, resultCounter }: Pick<Platform, 'database' | 'clock' | 'resultCounter'>,
): JudgingMetrics {
  exposeQueueMetrics(app, { database, clock });
  exposeJudgeMetrics(app, { database, clock });
  const registers = [app.metricsRegistry];
  resultCounter.expose(app.metricsRegistry);
  const waits = new Histogram({
    name: 'touchstone_judging_wait_seconds',
    help: 'Time from being queued to being handed to a judge',
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300, 1800],
    registers,
  });
  const returned = new Counter({
    name: 'touchstone_judging_returned_total',
    help: 'Tasks that judges gave back because their machine failed, by what failed',
    labelNames: ['fault'],
    registers,
  });
  // A rate of a series that begins with its first value is zero.
  for (const fault of machineFaults) returned.inc({ fault }, 0);
  exposeLoadedGauge(app, {
    name: 'touchstone_judging_tasks_held',
    help: 'Tasks that judges gave back too often: they wait until they are repeated',
    labelNames: [],
    load: async () => [{ labels: {}, value: await countHeldTasks(database, clock()) }],
  });
  return {
    onReturned: (fault) => returned.inc({ fault }),
    onClaimed: (claimed) => {
      for (const { waitedMs } of claimed) waits.observe(waitedMs / 1000);
    },
  };
}

function exposeQueueMetrics(app: FastifyInstance, { database, clock }: Pick<Platform, 'database' | 'clock'>) {
  const load = shareLoad(() => countTasks(database));
  const byLane = async (read: (lane: Waiting | undefined) => number) => {
    const { waiting } = await load();
    return lanes.map((lane) => ({ labels: { lane }, value: read(waiting.get(lane)) }));
  };
  exposeLoadedGauge(app, {
    name: 'touchstone_judging_attempts_running',
    help: 'Tasks that judges are working on',
    labelNames: [],
    load: async () => [{ labels: {}, value: (await load()).running }],
  });
  exposeLoadedGauge(app, {
    name: 'touchstone_judging_tasks_waiting',
    help: 'Tasks that wait for a judge, by lane',
    labelNames: ['lane'],
    load: () => byLane((lane) => lane?.count ?? 0),
  });
  exposeLoadedGauge(app, {
    name: 'touchstone_judging_oldest_task_seconds',
    help: 'How long the oldest waiting task has waited, by lane; 0 if none waits',
    labelNames: ['lane'],
    load: () =>
      byLane((lane) =>
        lane === undefined
          ? 0
          : Math.max(0, clock().getTime() - new Date(lane.oldestCreatedAt).getTime()) / 1000,
      ),
  });
}

type Waiting = Awaited<ReturnType<typeof countTasks>>['waiting'] extends Map<string, infer Row> ? Row : never;

/** A judge that stopped in good order is not listed; one that vanished is listed for some days. */
function exposeJudgeMetrics(app: FastifyInstance, { database, clock }: Pick<Platform, 'database' | 'clock'>) {
  const load = shareLoad(() => listKnownJudges(database, clock()));
  const byJudge = async (read: (judge: KnownJudge) => number) =>
    (await load()).map((judge) => ({ labels: { judge: judge.name }, value: read(judge) }));
  exposeLoadedGauge(app, {
    name: 'touchstone_judges_live',
    help: 'Judges that sent a heartbeat in time',
    labelNames: [],
    load: async () => [{ labels: {}, value: await countLiveJudges(database, clock()) }],
  });
  exposeLoadedGauge(app, {
    name: 'touchstone_judge_last_seen_timestamp_seconds',
    help: 'The last heartbeat of a judge',
    labelNames: ['judge'],
    load: () => byJudge(({ lastSeenAt }) => lastSeenAt.getTime() / 1000),
  });
  exposeLoadedGauge(app, {
    name: 'touchstone_judge_paused',
    help: '1 if the judge takes no work because its machine fails',
    labelNames: ['judge'],
    load: () => byJudge(({ pausedBecause }) => Number(pausedBecause !== null)),
  });
  exposeLoadedGauge(app, {
    name: 'touchstone_judge_slots',
    help: 'Slots of a judge',
    labelNames: ['judge'],
    load: () => byJudge(({ slots }) => slots),
  });
  exposeLoadedGauge(app, {
    name: 'touchstone_judge_busy_slots',
    help: 'Tasks that a judge is working on',
    labelNames: ['judge'],
    load: () => byJudge(({ busySlots }) => busySlots ?? 0),
  });
  exposeLoadedGauge(app, {
    name: 'touchstone_judge_cpu_load_percent',
    help: 'Load of the machine of a judge',
    labelNames: ['judge'],
    load: () => byJudge(({ cpuLoadPercent }) => cpuLoadPercent),
  });
}

type KnownJudge = Awaited<ReturnType<typeof listKnownJudges>>[number];
