import { sql } from '@touchstone/database';
import type { Platform } from '../../platform/platform.ts';
import { productVersion } from '../../platform/product-version.ts';
import { withinLimit } from '../../platform/within-limit.ts';
import { countReadyJudges } from '../judging/index.ts';

/** A database that has vanished stays silent for longer than whoever asks for the health waits. */
const probeLimitMs = 3_000;

type HealthParts = Pick<Platform, 'database' | 'queue' | 'diskReserve' | 'clock' | 'logger'>;

/** Ready means: the database responds, the queue runs, the disk has space, and at least one judge takes work. */
export async function checkHealth({ database, queue, diskReserve, clock, logger }: HealthParts) {
  const judges = await probe(logger, () => countReadyJudges(database, clock()));
  const isDatabaseReady = judges !== undefined && (await probe(logger, () => isWritable(database))) === true;
  return {
    database: isDatabaseReady,
    queue: queue.isRunning,
    disk: await diskReserve.hasSpace(),
    judges: judges ?? 0,
    version: productVersion,
  };
}

/** A standby answers, and stores nothing. */
async function isWritable(database: Platform['database']): Promise<boolean> {
  const { rows } = await sql<{ isWritable: boolean }>`
    SELECT NOT current_setting('transaction_read_only')::boolean AS is_writable`.execute(database);
  return rows[0]?.isWritable === true;
}

export const isHealthy = (health: Awaited<ReturnType<typeof checkHealth>>) =>
  health.database && health.queue && health.disk && health.judges > 0;

/** Health reports a broken part instead of failing with it. */
async function probe<Result>(
  logger: Platform['logger'],
  check: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await withinLimit(probeLimitMs, check());
  } catch (error) {
    logger.warn({ err: error }, 'health probe failed');
    return undefined;
  }
}
