import { mkdir, statfs } from 'node:fs/promises';
import type { Platform } from '../../../platform/platform.ts';
import { locateStorage } from '../../../platform/storage/locate-storage.ts';
import { toWireDate } from '@touchstone/contract';
import { findSweep } from '../../problem-administration/index.ts';
import { describeDatabase } from '../statistics.repository.ts';
import { listUsage } from './storage.repository.ts';

const gigabyte = 1024 ** 3;

/**
 * A share alone says little about a large disk, and an absolute number little about a small one: both must be
 * low.
 */
export function roomLevel({ totalBytes, freeBytes }: { totalBytes: number; freeBytes: number }) {
  const share = totalBytes === 0 ? 0 : freeBytes / totalBytes;
  if (freeBytes < gigabyte || (share < 0.05 && freeBytes < 10 * gigabyte)) return 'critical';
  if (share < 0.15 && freeBytes < 50 * gigabyte) return 'low';
  return 'fine';
}

async function measureDisk(folder: string) {
  // The folder does not exist before the first file is stored.
  await mkdir(folder, { recursive: true });
  const { blocks, bavail, bsize } = await statfs(folder);
  return { folder, totalBytes: blocks * bsize, freeBytes: bavail * bsize };
}

export async function describeStorage({
  database,
  configuration,
}: Pick<Platform, 'database' | 'configuration'>) {
  const location = locateStorage(configuration);
  const isOnDisk = location.kind === 'disk';
  const [usage, { bytes: databaseBytes }, disk, sweep] = await Promise.all([
    listUsage(database),
    describeDatabase(database),
    measureDisk(isOnDisk ? location.folder : configuration.dataDirectory),
    findSweep(database),
  ]);
  return {
    kind: location.kind,
    location: isOnDisk ? location.folder : location.bucket.bucketUrl,
    region: isOnDisk ? null : location.bucket.region,
    usage,
    databaseBytes,
    disk,
    level: roomLevel(disk),
    sweep: sweep === undefined ? null : presentSweep(sweep),
  } as const;
}

const presentSweep = (sweep: NonNullable<Awaited<ReturnType<typeof findSweep>>>) => ({
  outcome: sweep.outcome,
  sweptAt: toWireDate(sweep.sweptAt),
  totalFiles: sweep.totalFiles,
  unreferencedFiles: sweep.unreferencedFiles,
});

/** The parts of a database address that are not secret. */
export function describeDatabaseAddress(databaseUrl: string) {
  const url = URL.parse(databaseUrl);
  const part = (text: string | undefined) =>
    text === undefined || text === '' ? null : decodeURIComponent(text);
  return {
    dbName: part(url?.pathname.slice(1)),
    dbHost: part(url?.hostname),
    dbPort: url?.port ? Number(url.port) : null,
    dbUsername: part(url?.username),
    dbPassword: null,
    redisHost: null,
    redisPort: null,
    redisPassword: null,
  };
}
