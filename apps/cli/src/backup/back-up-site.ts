/** A backup as the command makes it: to a file, or to a folder of backups. Success and failure are recorded for monitoring. */
import { existsSync } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { createClient } from '@touchstone/database';
import type { Configuration } from '@touchstone/site-setup/configuration';
import { UsageError } from '@touchstone/site-setup/usage-error';
import { findFileStoreFolder } from '../file-store-folder.ts';
import { openDatabase } from '../open-database.ts';
import { readProductVersion } from '../product-version.ts';
import { archivePathIn, removeOldBackups } from './backup-folder.ts';
import { createBackup } from './create-backup.ts';
import { recordRun } from './record-run.ts';
import type { Retention } from './retention.ts';

export interface BackupTarget {
  readonly path: string;
  /** A folder of backups, with the backups to keep; otherwise the path is that of a file. */
  readonly retention?: Retention;
  readonly recipient: string | undefined;
  /** Hard links instead of copies of files, in a folder of backups on the same disk. */
  readonly linksFiles?: boolean;
}

export interface BackupSummary {
  readonly archivePath: string;
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
  readonly archiveBytes: number;
  readonly removed: { readonly backups: number; readonly files: number };
}

export async function backUpSite(
  configuration: Configuration,
  target: BackupTarget,
  { now, onProgress }: Progress,
): Promise<BackupSummary> {
  const { recipient, retention } = target;
  if (retention !== undefined) await mkdir(target.path, { recursive: true, mode: 0o700 });
  const archivePath =
    retention === undefined ? target.path : archivePathIn(target.path, now, recipient !== undefined);
  if (existsSync(archivePath)) throw new UsageError(`${archivePath} exists already. Choose another name.`);
  const database = await openDatabase(configuration, { mayCreate: false });
  try {
    const { connectionString } = database;
    const unlock = await lockBackups(connectionString);
    try {
      return await makeBackup({ configuration, connectionString, archivePath, target }, { now, onProgress });
    } finally {
      await unlock();
    }
  } finally {
    await database.close();
  }
}

interface Progress {
  readonly now: Date;
  readonly onProgress: (text: string) => void;
}

interface PlannedBackup {
  readonly configuration: Configuration;
  readonly connectionString: string;
  readonly archivePath: string;
  readonly target: BackupTarget;
}

async function makeBackup(
  { configuration, connectionString, archivePath, target }: PlannedBackup,
  { now, onProgress }: Progress,
): Promise<BackupSummary> {
  const { recipient, retention } = target;
  const run = { kind: 'backup', startedAt: now, target: archivePath } as const;
  try {
    const { tables, members, sharedFiles } = await createBackup({
      connectionString,
      filesFolder: findFileStoreFolder(configuration),
      archivePath,
      recipient,
      sharedFolder: retention === undefined ? undefined : target.path,
      linksFiles: target.linksFiles,
      productVersion: await readProductVersion(),
      now,
      onProgress,
    });
    const summary = {
      rows: tables.reduce((sum, table) => sum + table.rows, 0),
      files: sharedFiles.length + members.filter(({ name }) => name.startsWith('files/')).length,
      archiveBytes: (await stat(archivePath)).size,
    };
    await recordRun(connectionString, {
      ...run,
      finishedAt: new Date(),
      error: null,
      archiveBytes: summary.archiveBytes,
      rowCount: summary.rows,
      fileCount: summary.files,
    });
    const removed =
      retention === undefined ? { backups: 0, files: 0 } : await removeOldBackups(target.path, retention);
    return { ...summary, archivePath, tables: tables.length, removed };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const none = { archiveBytes: null, rowCount: null, fileCount: null };
    await recordRun(connectionString, { ...run, ...none, finishedAt: new Date(), error: reason });
    throw error;
  }
}

/**
 * One backup of a site at a time: the removal of old backups would take the files of another one that is not listed yet. The
 * lock ends with the connection.
 */
async function lockBackups(connectionString: string): Promise<() => Promise<void>> {
  const client = createClient({ connectionString, application_name: 'touchstone-backup' });
  await client.connect();
  const { rows } = await client.query<{ isLocked: boolean }>(
    `SELECT pg_try_advisory_lock(hashtextextended('touchstone-backup', 0)) AS "isLocked"`,
  );
  if (rows[0]?.isLocked === true) return () => client.end();
  await client.end();
  throw new UsageError('Another backup of this site is running.');
}
