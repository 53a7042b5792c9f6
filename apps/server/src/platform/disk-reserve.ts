/**
 * How this works: a full disk stops PostgreSQL and the logs, and then the whole site. So the last part of the disk is a
 * reserve: below it the server refuses calls that store much (submissions, test runs, uploads), while reading, logging
 * in and administration go on. The free space is measured at most every two seconds, so the refusal ends by itself when
 * space returns. Without a measurement nothing is refused.
 */
import { statfs } from 'node:fs/promises';
import type { Logger } from 'pino';
import type { Configuration } from './configuration.ts';
import { callError } from './errors/call-error.ts';

const measuredForMs = 2000;

async function measureFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

export interface DiskReserve {
  /** Throws while the disk is too full to store more. */
  requireSpace: () => Promise<void>;
}

export function createDiskReserve(
  configuration: Pick<Configuration, 'dataDirectory' | 'diskReserveBytes'>,
  logger: Logger,
): DiskReserve {
  let measurement: { atMs: number; freeBytes: number } | undefined;
  const freeBytes = async () => {
    const nowMs = performance.now();
    if (measurement === undefined || nowMs - measurement.atMs > measuredForMs)
      measurement = { atMs: nowMs, freeBytes: await measure() };
    return measurement.freeBytes;
  };
  const measure = async () => {
    try {
      return await measureFreeBytes(configuration.dataDirectory);
    } catch (error) {
      logger.warn({ err: error }, 'the free disk space cannot be measured');
      return Infinity;
    }
  };
  return {
    requireSpace: async () => {
      if ((await freeBytes()) < configuration.diskReserveBytes) throw callError('diskFull');
    },
  };
}
