import { sql } from '@touchstone/database';
import type { Platform } from '../../platform/platform.ts';
import { productVersion } from '../../platform/product-version.ts';
import { withinLimit } from '../../platform/within-limit.ts';
import { countLiveJudges } from '../judging/index.ts';

/** A database that has vanished stays silent for longer than whoever asks for the health waits. */
const probeLimitMs = 3_000;

type HealthParts = Pick<Platform, 'database' | 'queue' | 'clock' | 'logger'>;

/** Ready means: the database responds, the queue runs, and at least one judge is live. */
export async function checkHealth({ database, queue, clock, logger }: HealthParts) {
  const judges = await probe(logger, () => countLiveJudges(database, clock()));
  const isDatabaseReady =
    judges !== undefined && (await probe(logger, () => sql`SELECT 1`.execute(database))) !== undefined;
  return { database: isDatabaseReady, queue: queue.isRunning, judges: judges ?? 0, version: productVersion };
}

export const isHealthy = (health: Awaited<ReturnType<typeof checkHealth>>) =>
  health.database && health.queue && health.judges > 0;

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
