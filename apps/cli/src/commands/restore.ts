import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { beginStep, printStep } from '@touchstone/site-setup/console';
import { loadIdentities } from '../backup/encryption.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { UsageError } from '@touchstone/site-setup/usage-error';
import type { Command } from '../command.ts';
import { readConfiguration } from '@touchstone/site-setup/configuration';
import { findFileStoreFolder } from '../file-store-folder.ts';
import { openDatabase } from '../open-database.ts';

export const restoreCommand: Command = {
  name: 'restore',
  summary: 'restore an archive of touchstone backup',
  help: `
Usage: touchstone restore FILE [--replace] [--identity FILE]

Restores an archive of touchstone backup. An encrypted one needs its identity (--identity, or BACKUP_IDENTITY). For an archive in a
folder of backups, its files/ must be beside it. The archive is verified first; a damaged one changes nothing. Backups of older
releases are migrated to this one, those of newer releases are refused.

A database with data is refused, unless --replace allows to delete its data. Sessions are those at the time of the backup.
Queued jobs are dropped.

Environment: DATA_DIR (./data), DATABASE_URL, STORAGE_URL.`,
  run: runRestore,
};

async function runRestore(args: string[]): Promise<number> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false }, identity: { type: 'string' } },
  });
  const [file, ...rest] = positionals;
  if (file === undefined || rest.length > 0)
    throw new UsageError('Usage: touchstone restore FILE [--replace]');
  const configuration = readConfiguration(process.env);
  const identityFile = values.identity ?? configuration.backup.identityFile;
  const identities = identityFile === undefined ? [] : await loadIdentities(identityFile);
  const step = beginStep('restore', 'opening the database');
  try {
    const database = await openDatabase(configuration, { mayCreate: true });
    try {
      const manifest = await restoreBackup({
        connectionString: database.connectionString,
        filesFolder: findFileStoreFolder(configuration),
        archivePath: resolve(file),
        identities,
        replace: values.replace,
        onProgress: step.update,
      });
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
      step.done(`${rows} rows of ${manifest.tables.length} tables, as of ${manifest.createdAt}`);
      if (database.isShared) {
        printStep('!', 'restart', 'servers that were running remember replaced data: restart them');
      }
      if (!manifest.hasFiles)
        printStep('!', 'files', 'are not in this archive; they were in a store elsewhere');
    } finally {
      await database.close();
    }
  } catch (error) {
    step.failed('not restored');
    throw error;
  }
  return 0;
}
