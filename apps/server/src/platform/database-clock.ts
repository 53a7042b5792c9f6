/**
 * How this works: servers compare times that other servers wrote: heartbeats with the sweep, submissions with the limits of a contest. So
 * the time of a server is that of the database: its own clock, corrected by an offset that is measured at the start and then every ten
 * seconds. A measurement is as uncertain as half its round trip; the offset changes only by more than that, so that time does not
 * jitter. A server whose clock is seconds off still works like the others, but its logs, tokens and certificates do not: it does not
 * start, and one that is running raises an alert (`touchstone_clock_offset_seconds`).
 */
import { createServerPool } from '@touchstone/database';
import { ProgramError } from '@touchstone/process-table/run-program';
import type { Logger } from 'pino';
import { systemClock, type Clock } from './clock.ts';

const measureEveryMs = 10_000;
const startMeasurements = 3;
const largestOffsetAtStartMs = 5_000;
const smallestChangeMs = 10;

export interface DatabaseClock {
  now: Clock;
  /** Add it to the clock of this machine. */
  readonly offsetMs: number;
  /** For tests: what the timer does. */
  measure: () => Promise<void>;
  close: () => Promise<void>;
}

export class WrongClockError extends ProgramError {
  override readonly name = 'WrongClockError';

  constructor(offsetMs: number) {
    const seconds = (Math.abs(offsetMs) / 1000).toFixed(1);
    const side = offsetMs < 0 ? 'ahead of' : 'behind';
    super(
      `The clock of this machine is ${seconds} s ${side} that of the database. Set both, best with NTP, and start again.`,
    );
  }
}

interface Measurement {
  offsetMs: number;
  uncertaintyMs: number;
}

export async function openDatabaseClock({
  databaseUrl,
  logger,
  clock = systemClock,
}: {
  databaseUrl: string;
  logger: Logger;
  /** Of this machine. */
  clock?: Clock;
}): Promise<DatabaseClock> {
  const pool = createServerPool(databaseUrl, 1);
  pool.on('error', (error) => {
    logger.warn({ err: error }, 'the connection for the time of the database failed');
  });

  const measureOnce = async (): Promise<Measurement> => {
    const beganAt = performance.now();
    const { rows } = await pool.query<{ now: Date }>('SELECT clock_timestamp() AS now');
    const own = clock().getTime();
    const uncertaintyMs = (performance.now() - beganAt) / 2;
    const [row] = rows;
    if (row === undefined) throw new Error('The database did not say its time');
    return { offsetMs: row.now.getTime() - (own - uncertaintyMs), uncertaintyMs };
  };

  const measureAtStart = async () => {
    // The first statement of a connection takes longer.
    const found: Measurement[] = [];
    for (let count = 0; count < startMeasurements; count += 1) found.push(await measureOnce());
    const [best] = found.toSorted((one, other) => one.uncertaintyMs - other.uncertaintyMs);
    if (best === undefined || Math.abs(best.offsetMs) <= largestOffsetAtStartMs) return best?.offsetMs ?? 0;
    await pool.end();
    throw new WrongClockError(best.offsetMs);
  };

  let offsetMs = await measureAtStart();
  const measure = async () => {
    const found = await measureOnce();
    if (Math.abs(found.offsetMs - offsetMs) > Math.max(smallestChangeMs, found.uncertaintyMs))
      offsetMs = found.offsetMs;
  };
  const timer = setInterval(() => {
    measure().catch((error: unknown) => {
      logger.warn({ err: error }, 'the time of the database cannot be measured');
    });
  }, measureEveryMs).unref();

  return {
    now: () => new Date(clock().getTime() + offsetMs),
    get offsetMs() {
      return offsetMs;
    },
    measure,
    close: async () => {
      clearInterval(timer);
      await pool.end();
    },
  };
}

/** For tests that decide the time. */
export const fixedClock = (now: Clock): DatabaseClock => ({
  now,
  offsetMs: 0,
  measure: () => Promise.resolve(),
  close: () => Promise.resolve(),
});
