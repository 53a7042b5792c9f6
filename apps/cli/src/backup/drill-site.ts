/** A restore drill as the command makes it: in a PostgreSQL of its own, which is deleted at the end. */
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@touchstone/database/embedded';
import type { Configuration } from '@touchstone/site-setup/configuration';
import { UsageError } from '@touchstone/site-setup/usage-error';
import { openDatabase } from '../open-database.ts';
import { findNewestBackup } from './backup-folder.ts';
import { recordRun } from './record-run.ts';
import { runDrill, type DrillReport } from './run-drill.ts';

export async function drillSite(
  configuration: Configuration,
  { path, identities }: { readonly path: string; readonly identities: readonly string[] },
  onProgress: (text: string) => void,
): Promise<DrillReport & { archivePath: string }> {
  const startedAt = new Date();
  const archivePath = await findArchive(path);
  const report = await withScratchDatabase(configuration, onProgress, (scratchConnectionString) =>
    runDrill({ archivePath, identities, scratchConnectionString, onProgress }),
  );
  const site = await openDatabase(configuration, { mayCreate: false });
  try {
    await recordRun(site.connectionString, {
      kind: 'drill',
      startedAt,
      finishedAt: new Date(),
      target: archivePath,
      error: report.differences.length === 0 ? null : report.differences.join('; ').slice(0, 2000),
      archiveBytes: (await stat(archivePath)).size,
      rowCount: report.rows,
      fileCount: report.files,
    });
  } finally {
    await site.close();
  }
  return { ...report, archivePath };
}

/** In a folder, the newest. */
async function findArchive(path: string): Promise<string> {
  const found = await stat(path).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error)
      throw new UsageError(`${path} cannot be read: ${error.message}`);
    throw error;
  });
  if (!found.isDirectory()) return path;
  const newest = await findNewestBackup(path);
  if (newest === undefined) throw new UsageError(`There is no backup in ${path}.`);
  return newest.path;
}

/** In the data folder: there is room for a database, and its owner may use it. */
async function withScratchDatabase<Result>(
  { dataDirectory }: Configuration,
  onProgress: (text: string) => void,
  work: (connectionString: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(dataDirectory, { recursive: true });
  const folder = await mkdtemp(join(dataDirectory, 'drill-'));
  try {
    onProgress('starting a scratch PostgreSQL');
    const postgres = await startEmbeddedPostgres({ dataDirectory: folder });
    try {
      return await work(postgres.connectionString);
    } finally {
      await postgres.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
