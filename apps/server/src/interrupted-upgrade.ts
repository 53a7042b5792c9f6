import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';

/**
 * An upgrade that was killed is continued or rolled back by the next `touchstone upgrade`, which knows it by its journal. A site that
 * accepts data ends it: a later rollback to the backup of that upgrade would lose the data. The launcher, which may do more than the
 * server, has removed it already.
 */
export async function endInterruptedUpgrade(
  dataDirectory: string,
  logger: Pick<Logger, 'warn'>,
): Promise<void> {
  try {
    await rm(join(dataDirectory, 'upgrade', 'journal.json'), { force: true });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EACCES')) throw error;
    logger.warn({ err: error }, 'the journal of an upgrade cannot be removed');
  }
}
