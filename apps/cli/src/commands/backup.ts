import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { beginStep, printStep } from '../../../../scripts/setup/console.mjs';
import { createBackup } from '../backup/create-backup.ts';
import { UsageError, type Command } from '../command.ts';
import { readConfiguration } from '../configuration.ts';
import { findFileStoreFolder } from '../file-store-folder.ts';
import { openDatabase } from '../open-database.ts';
import { readProductVersion } from '../product-version.ts';

export const backupCommand: Command = {
  name: 'backup',
  summary: 'write database and files to one archive',
  help: `
Usage: touchstone backup FILE

Writes all data (every table, and the files of the file store) to FILE, a tar.gz archive. Works while Touchstone runs: the
archive shows one moment, and nobody has to wait. FILE must not exist yet. It holds password hashes and e-mail addresses;
only its owner can read it.

Not in the archive: rate-limit counters and open captchas, logs, and files in an S3-compatible store (STORAGE_URL).

Environment: DATA_DIR (./data), DATABASE_URL, STORAGE_URL.`,
  run: runBackup,
};

async function runBackup(args: string[]): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
  const [file, ...rest] = positionals;
  if (file === undefined || rest.length > 0) throw new UsageError('Usage: touchstone backup FILE');
  const archivePath = resolve(file);
  if (existsSync(archivePath)) throw new UsageError(`${archivePath} exists already. Choose another name.`);
  const configuration = readConfiguration(process.env);
  const filesFolder = findFileStoreFolder(configuration);
  const step = beginStep('backup', 'opening the database');
  try {
    const database = await openDatabase(configuration, { mayCreate: false });
    try {
      const { connectionString } = database;
      const productVersion = await readProductVersion();
      const onProgress = step.update;
      const input = {
        connectionString,
        filesFolder,
        archivePath,
        productVersion,
        now: new Date(),
        onProgress,
      };
      const { tables, members } = await createBackup(input);
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      const files = members.filter(({ name }) => name.startsWith('files/')).length;
      const { size } = await stat(archivePath);
      step.done(
        `${rows} rows of ${tables.length} tables and ${files} files, ${(size / 1e6).toFixed(1)} MB: ${archivePath}`,
      );
    } finally {
      await database.close();
    }
  } catch (error) {
    step.failed('nothing was written');
    throw error;
  }
  if (filesFolder === undefined)
    printStep('!', 'files', 'are in the store of STORAGE_URL and are not in the archive');
  return 0;
}
