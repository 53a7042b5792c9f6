/**
 * How this works: a full disk stops PostgreSQL and the logs, and then the whole site. So the last part of the disk is a
 * reserve: the server refuses calls that would use it (submissions, test runs, uploads, large bodies), while reading, logging
 * in and administration go on. A call is asked by the length that it announces before its body is received, with what other calls
 * have announced, and again while a file is written: a length may be missing, and an archive unpacks to more than it is. The free
 * space is measured at most every two seconds where nothing large is stored, so the refusal ends by itself when space returns. Without
 * a measurement nothing is refused.
 */
import { statfs } from 'node:fs/promises';
import type { Logger } from 'pino';
import type { Configuration } from './configuration.ts';
import { callError } from './errors/call-error.ts';

const measuredForMs = 2000;
/** So much may be written between two measurements. */
const unmeasuredBytes = 8 * 1024 * 1024;

async function measureFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

export interface DiskReserve {
  /** False while the disk is too full to store more. */
  hasSpace: () => Promise<boolean>;
  /** Throws if so many more bytes do not fit. */
  requireSpace: (bytes?: number) => Promise<void>;
  /** Counts these bytes as used until the returned function is called. Throws if they do not fit. */
  announce: (bytes: number) => Promise<() => void>;
  /** For one file that is written: call it with each piece. Throws when the rest of the disk is the reserve. */
  watchWriting: () => (bytes: number) => Promise<void>;
}

export function createDiskReserve(
  configuration: Pick<Configuration, 'dataDirectory' | 'diskReserveBytes'>,
  logger: Logger,
  measureFree = measureFreeBytes,
): DiskReserve {
  let measurement: { atMs: number; freeBytes: number } | undefined;
  let announcedBytes = 0;
  const measure = async () => {
    try {
      return await measureFree(configuration.dataDirectory);
    } catch (error) {
      logger.warn({ err: error }, 'the free disk space cannot be measured');
      return Infinity;
    }
  };
  const freeBytes = async (isMeasuredAnew: boolean) => {
    const nowMs = performance.now();
    if (isMeasuredAnew || measurement === undefined || nowMs - measurement.atMs > measuredForMs)
      measurement = { atMs: nowMs, freeBytes: await measure() };
    return measurement.freeBytes;
  };
  const fits = async (bytes: number) =>
    (await freeBytes(bytes > unmeasuredBytes)) - announcedBytes - bytes >= configuration.diskReserveBytes;
  const requireSpace = async (bytes = 0) => {
    if (!(await fits(bytes))) throw callError('diskFull');
  };
  return {
    hasSpace: () => fits(0),
    requireSpace,
    announce: async (bytes) => {
      await requireSpace(bytes);
      announcedBytes += bytes;
      return () => {
        announcedBytes -= bytes;
      };
    },
    watchWriting: () => {
      let unmeasured = 0;
      return async (bytes) => {
        unmeasured += bytes;
        if (unmeasured < unmeasuredBytes) return;
        unmeasured = 0;
        // What is written was announced, if its length was known: only the disk itself counts now.
        if ((await freeBytes(true)) < configuration.diskReserveBytes) throw callError('diskFull');
      };
    },
  };
}
