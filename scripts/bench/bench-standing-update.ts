/**
 * What one verdict costs the board of its contest, from the event to the row at its place, in contests of different sizes: the
 * very code of the server, on a real database, without the waiting between readings.
 */
import type { Database } from '@touchstone/database';
import { pino } from 'pino';
import { setTimeout as sleep } from 'node:timers/promises';
import { createBoardMemory } from '../../apps/server/src/modules/standings/board-memory.ts';
import type { Platform } from '../../apps/server/src/platform/platform.ts';
import { seedContest } from '../seed/seed-contest.ts';
import { listSubmissions } from './contest-verdicts.ts';
import type { Measurement } from './measurement.ts';

const sizes = [100, 1_000, 10_000];
const problems = 12;
const submissionsOfContestant = 10;
const verdicts = 60;
/** Longer than the memory pauses after a reading. */
const pauseMs = 120;
const largestRatio = 2;

interface UpdateTimes {
  /** The whole, with the reading from the database. */
  wholeMs: number;
  /** Only the change in memory. */
  memoryMs: number;
}

export async function benchStandingUpdate(database: Database): Promise<Measurement[]> {
  const measured: { contestants: number; times: UpdateTimes }[] = [];
  for (const contestants of sizes)
    measured.push({ contestants, times: await measureUpdates(database, contestants) });
  const [smallest] = measured;
  if (smallest === undefined) return [];
  return measured.flatMap(({ contestants, times }) => [
    describe(contestants, 'read and put in place', times.wholeMs, smallest.times.wholeMs, largestRatio),
    describe(contestants, 'put in place, in memory', times.memoryMs, smallest.times.memoryMs, undefined),
  ]);
}

function describe(
  contestants: number,
  part: string,
  value: number,
  baseline: number,
  limit: number | undefined,
): Measurement {
  const ratio = value / baseline;
  return {
    name: `one verdict of ${contestants.toLocaleString('en-US')} contestants: ${part}`,
    value,
    unit: 'ms',
    baseline,
    ratio,
    budget:
      limit === undefined ? 'none: for comparison' : `<= ${String(limit)} × that of ${String(sizes[0])}`,
    ok: limit === undefined || ratio <= limit,
  };
}

async function measureUpdates(database: Database, contestants: number): Promise<UpdateTimes> {
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
  const bus = createQuietBus();
  const memory = createBoardMemory({
    database,
    clock: () => new Date(),
    logger: pino({ level: 'warn' }),
    eventBus: bus.eventBus,
  });
  try {
    const board = await memory.read(contestId);
    board.view({ isSealed: false, includesAfterEnd: false });
    const times: UpdateTimes[] = [];
    for (const { id } of await listSubmissions(database, contestId, verdicts))
      times.push(await measureOne(board, () => bus.tell(id)));
    // The first ones find nothing prepared.
    const settled = times.slice(verdicts / 4);
    return {
      wholeMs: median(settled.map(({ wholeMs }) => wholeMs)),
      memoryMs: median(settled.map(({ memoryMs }) => memoryMs)),
    };
  } finally {
    memory.stop();
  }
}

type Board = Awaited<ReturnType<ReturnType<typeof createBoardMemory>['read']>>;

async function measureOne(board: Board, tell: () => void): Promise<UpdateTimes> {
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
  tell();
  const times = await promise;
  board.replace = replace;
  return times;
}

/** Events come from here alone. */
function createQuietBus() {
  const listeners: ((data: { submissionId: number }) => Promise<void>)[] = [];
  const subscribe: Platform['eventBus']['subscribe'] = (name, { handle }) => {
    // The name decides what the data is.
    if (name === 'submission.judged') listeners.push(handle as unknown as (typeof listeners)[number]);
  };
  return {
    eventBus: { subscribe } as Platform['eventBus'],
    tell: (submissionId: number) => {
      for (const listen of listeners) void listen({ submissionId });
    },
  };
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
