import { stat } from 'node:fs/promises';
import { printStep } from '@touchstone/site-setup/console';
import { createBackup } from '../backup/create-backup.ts';
import { recordRun } from '../backup/record-run.ts';
import type { Command } from '../command.ts';
import { findFileStoreFolder } from '../file-store-folder.ts';
import { writeNewArchive } from '../write-new-archive.ts';

export const backupCommand: Command = {
  name: 'backup',
  summary: 'write database and files to one archive',
  help: `
Usage: touchstone backup FILE

Writes all data (every table, and the files of the file store) to FILE, a tar.gz archive. Works while Touchstone runs: the
archive is a consistent snapshot, and requests are not blocked. FILE must not exist yet. It contains password hashes and
e-mail addresses; only its owner can read it.

Not in the archive: rate-limit counters and open captchas, logs, and files in an S3-compatible store (STORAGE_URL).

Environment: DATA_DIR (./data), DATABASE_URL, STORAGE_URL.`,
  run: runBackup,
};

async function runBackup(args: string[]): Promise<number> {
  const written = await writeNewArchive('backup', args, async ({ configuration, ...archive }) => {
    const filesFolder = findFileStoreFolder(configuration);
    const { tables, members } = await createBackup({ ...archive, filesFolder });
    const files = members.filter(({ name }) => name.startsWith('files/')).length;
    await recordRun(archive.connectionString, {
      kind: 'backup',
      startedAt: archive.now,
      finishedAt: new Date(),
      target: archive.archivePath,
      error: null,
      archiveBytes: (await stat(archive.archivePath)).size,
      rowCount: tables.reduce((sum, { rows }) => sum + rows, 0),
      fileCount: files,
    });
    return { tables, files };
  });
  if (findFileStoreFolder(written) === undefined)
    printStep('!', 'files', 'are in the store of STORAGE_URL and are not in the archive');
  return 0;
}
