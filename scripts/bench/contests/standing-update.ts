/**
 * The cost of one verdict for the scoreboard of its contest, from the event to the updated row, in contests of
 * different sizes: the server's own code on a real database, without the pauses between two queries.
 */
import type { Database } from '@touchstone/database';
import { pino } from 'pino';
import { setTimeout as sleep } from 'node:timers/promises';
import { createBoardCache } from '../../../apps/server/src/modules/standings/board-cache.ts';
import type { Platform } from '../../../apps/server/src/platform/platform.ts';
import { seedContest } from '../../seed/seed-contest.ts';
import { allowAtMost, noBudget } from '../budgets.ts';
import type { Effort } from '../effort.ts';
import type { Measurement } from '../measurement.ts';
import { median } from '../statistics.ts';
import { listSubmissions } from './commit-verdicts.ts';
import type { ContestBench } from './contest-bench.ts';

const smallestSize = 100;
const problems = 12;
/** Longer than the pause of the board cache after a query. */
const pauseMs = 120;
const largestRatio = 2;

interface Amounts {
  /** Contests with so many contestants. */
  readonly sizes: readonly number[];
  readonly submissionsOfContestant: number;
  readonly verdicts: number;
}
const fullAmounts: Amounts = {
  sizes: [smallestSize, 1_000, 10_000],
  submissionsOfContestant: 10,
  verdicts: 60,
};
const quickAmounts: Amounts = { sizes: [smallestSize, 1_000], submissionsOfContestant: 3, verdicts: 20 };

interface UpdateTimes {
  /** In total, with the query. */
  wholeMs: number;
  /** Only the change in memory. */
  memoryMs: number;
}

export async function measureStandingUpdates({ database, report, effort }: ContestBench): Promise<void> {
  const amounts = effort.choose({ full: fullAmounts, quick: quickAmounts });
  let smallest: UpdateTimes | undefined;
  for (const contestants of amounts.sizes) {
    report.step(`verdicts of ${formatCount(contestants)} contestants`);
    const times = await measureUpdates(database, contestants, amounts);
    smallest ??= times;
    report.add(...describeUpdates(contestants, times, smallest, effort));
  }
}

const formatCount = (count: number) => count.toLocaleString('en-US');

function describeUpdates(
  contestants: number,
  times: UpdateTimes,
  smallest: UpdateTimes,
  effort: Effort,
): Measurement[] {
  const describe = (part: string, value: number, baseline: number) => ({
    name: `one verdict of ${formatCount(contestants)} contestants: ${part}`,
    value,
    unit: 'ms',
    baseline,
    ratio: value / baseline,
  });
  const budget = {
    limit: largestRatio,
    text: `<= ${String(largestRatio)} × that of ${String(smallestSize)}`,
  };
  return [
    {
      ...describe('query and update', times.wholeMs, smallest.wholeMs),
      ...allowAtMost(times.wholeMs / smallest.wholeMs, budget, effort),
    },
    { ...describe('update in memory', times.memoryMs, smallest.memoryMs), ...noBudget },
  ];
}

async function measureUpdates(
  database: Database,
  contestants: number,
  { submissionsOfContestant, verdicts }: Amounts,
): Promise<UpdateTimes> {
  const now = new Date();
  const { contestId } = await seedContest(database, {
    contestants,
    problems,
    submissions: contestants * submissionsOfContestant,
    startAt: new Date(now.getTime() - 7_200_000),
    endAt: new Date(now.getTime() + 7_200_000),
    sealedFrom: null,
    now,
    seed: 1,
  });
  const bus = createSilentBus();
  const boards = createBoardCache({
    database,
    clock: () => new Date(),
    logger: pino({ level: 'warn' }),
    eventBus: bus.eventBus,
  });
  try {
    const board = await boards.get(contestId);
    board.view({ isFrozen: false, includesAfterEnd: false });
    const times: UpdateTimes[] = [];
    for (const { id } of await listSubmissions(database, contestId, verdicts))
      times.push(await measureOne(board, () => bus.publish(id)));
    // The first updates run without prepared statements.
    const settled = times.slice(verdicts / 4);
    return {
      wholeMs: median(settled.map(({ wholeMs }) => wholeMs)),
      memoryMs: median(settled.map(({ memoryMs }) => memoryMs)),
    };
  } finally {
    boards.stop();
  }
}

type Board = Awaited<ReturnType<ReturnType<typeof createBoardCache>['get']>>;

async function measureOne(board: Board, publish: () => void): Promise<UpdateTimes> {
  await sleep(pauseMs);
  const { replace } = board;
  const { promise, resolve } = Promise.withResolvers<UpdateTimes>();
  const startedAt = performance.now();
  board.replace = (places, rows) => {
    const readAt = performance.now();
    replace(places, rows);
    const doneAt = performance.now();
    resolve({ wholeMs: doneAt - startedAt, memoryMs: doneAt - readAt });
  };
  publish();
  const times = await promise;
  board.replace = replace;
  return times;
}

/** Delivers only events that are published here. */
function createSilentBus() {
  const listeners: ((data: { submissionId: number }) => Promise<void>)[] = [];
  const subscribe: Platform['eventBus']['subscribe'] = (name, { handle }) => {
    // The event name determines the data type.
    if (name === 'submission.judged') listeners.push(handle as unknown as (typeof listeners)[number]);
  };
  return {
    eventBus: { subscribe } as Platform['eventBus'],
    publish: (submissionId: number) => {
      for (const listen of listeners) void listen({ submissionId });
    },
  };
}
