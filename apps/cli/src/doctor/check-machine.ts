import { availableParallelism, cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProcBytes, loadMeminfo } from '@touchstone/process-table';
import type { DatabaseAnswer } from './inspect-database.ts';
import type { Finding } from './finding.ts';

/** A judge slot needs at least the memory of a compiler; PostgreSQL and the server come on top. */
const comfortableMb = 2048;
const neededMb = 768;
const clockProbeMs = 60;
/** Sessions, contests and freezes depend on the clock to the second. */
const toleratedOffsetMs = 2_000;
/** Before the first release: the clock of a machine with an empty battery. */
const earliestTime = Date.UTC(2025, 0, 1);

export function checkCores(): Finding {
  const model = cpus()[0]?.model.trim() ?? 'unknown';
  const cores = availableParallelism();
  const text = `${cores} usable, ${model}`;
  if (cores > 1) return { level: 'ok', label: 'cores', text };
  const advice = 'With one core, measured times suffer while anything else runs.';
  return { level: 'weak', label: 'cores', text, advice };
}

export const checkMemory = (): Finding => describeMemory(loadMeminfo());

/** Takes the text of /proc/meminfo. */
export function describeMemory(text: string): Finding {
  const label = 'memory';
  const megabytes = (name: string): number => Math.round((findProcBytes(text, name) ?? 0) / 1024 / 1024);
  const [total, available, swap] = [megabytes('MemTotal'), megabytes('MemAvailable'), megabytes('SwapTotal')];
  const words = `${available} of ${total} MB available${swap === 0 ? '' : `, ${swap} MB swap`}`;
  const advice =
    'Submissions may need as much as their problems allow, times the number of judge slots (JUDGE_SLOTS).';
  if (available < neededMb) return { level: 'missing', label, text: words, advice };
  return available < comfortableMb
    ? { level: 'weak', label, text: words, advice }
    : { level: 'ok', label, text: words };
}

/** The wall clock and the monotonic clock must both advance, at the same rate. */
export async function checkClock(database: DatabaseAnswer): Promise<Finding> {
  const [startedAt, monotonicStart] = [Date.now(), performance.now()];
  await sleep(clockProbeMs);
  return describeClock({
    now: Date.now(),
    wallMs: Date.now() - startedAt,
    monotonicMs: performance.now() - monotonicStart,
    database,
  });
}

export function describeClock(seen: {
  readonly now: number;
  /** Elapsed time by either clock. */
  readonly wallMs: number;
  readonly monotonicMs: number;
  readonly database: DatabaseAnswer;
}): Finding {
  const { now, wallMs, monotonicMs, database } = seen;
  const label = 'clock';
  const advice = 'Let the system keep its time: sudo timedatectl set-ntp true';
  const time = new Date(now).toISOString();
  if (monotonicMs <= 0 || now < earliestTime)
    return { level: 'missing', label, text: `${time}: it does not run, or is years late`, advice };
  if (Math.abs(wallMs - monotonicMs) > toleratedOffsetMs / 2) {
    const text = `${time}: it was set while we looked, by ${Math.round(wallMs - monotonicMs)} ms`;
    return { level: 'weak', label, text, advice };
  }
  if (database.state !== 'answered') return { level: 'ok', label, text: time };
  const offset = Math.round(database.clockOffsetMs);
  if (Math.abs(offset) <= toleratedOffsetMs)
    return { level: 'ok', label, text: `${time}, ${Math.abs(offset)} ms from the database's` };
  const text = `${time}: the database's clock differs by ${(offset / 1000).toFixed(1)} s`;
  return { level: 'weak', label, text, advice };
}
