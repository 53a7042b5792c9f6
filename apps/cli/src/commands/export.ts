import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { beginStep } from '../../../../scripts/setup/console.mjs';
import { createFileStore } from '../../../server/src/platform/storage/create-file-store.ts';
import { UsageError, type Command } from '../command.ts';
import { readConfiguration } from '../configuration.ts';
import { openDatabase } from '../open-database.ts';
import { readProductVersion } from '../product-version.ts';
import { exportSite } from '../site-export/export-site.ts';

export const exportCommand: Command = {
  name: 'export',
  summary: 'write everything of the site to an archive that other programs can read',
  help: `
Usage: touchstone export FILE

Writes everything of the site to FILE, a zip archive: every table as lines of JSON, and every file that they name. It can be
imported into an empty Touchstone of this or another release (touchstone import), or read by programs of your own. Works
while Touchstone runs. FILE must not exist yet. It holds password hashes and e-mail addresses; only its owner can read it.

Not in the archive: sessions, keys of judges, mails, work that is under way. To keep a copy of this very site, use
touchstone backup.

Environment: DATA_DIR (./data), DATABASE_URL, STORAGE_URL.`,
  run: runExport,
};

async function runExport(args: string[]): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
  const [file, ...rest] = positionals;
  if (file === undefined || rest.length > 0) throw new UsageError('Usage: touchstone export FILE');
  const archivePath = resolve(file);
  if (existsSync(archivePath)) throw new UsageError(`${archivePath} exists already. Choose another name.`);
  const configuration = readConfiguration(process.env);
  const step = beginStep('export', 'opening the database');
  try {
    const database = await openDatabase(configuration, { mayCreate: false });
    try {
      const { tables, files } = await exportSite({
        connectionString: database.connectionString,
        fileStore: createFileStore(configuration),
        archivePath,
        productVersion: await readProductVersion(),
        now: new Date(),
        onProgress: step.update,
      });
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
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
  return 0;
}
