import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { beginStep, printStep } from '@touchstone/site-setup/console';
import { createFileStore } from '@touchstone/server/storage';
import { UsageError } from '@touchstone/site-setup/usage-error';
import type { Command } from '../command.ts';
import { readConfiguration } from '@touchstone/site-setup/configuration';
import { openDatabase } from '../open-database.ts';
import { importSite } from '../site-export/import-site.ts';

export const importCommand: Command = {
  name: 'import',
  summary: 'import an exported site into an empty one',
  help: `
Usage: touchstone import FILE

Imports an archive of touchstone export into an empty site: all of it, or nothing. Accounts keep their passwords; the root
account of the archive replaces that of this site. A site with its own accounts, problems or submissions is refused. Usernames that
no new account may have are kept and listed.

Environment: DATA_DIR (./data), DATABASE_URL, STORAGE_URL.`,
  run: runImport,
};

const shownNames = 20;

async function runImport(args: string[]): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
  const [file, ...rest] = positionals;
  if (file === undefined || rest.length > 0) throw new UsageError('Usage: touchstone import FILE');
  const configuration = readConfiguration(process.env);
  const step = beginStep('import', 'opening the database');
  try {
    const database = await openDatabase(configuration, { mayCreate: true });
    try {
      const { manifest, unsafeNames } = await importSite({
        connectionString: database.connectionString,
        fileStore: createFileStore(configuration),
        archivePath: resolve(file),
        onProgress: step.update,
      });
      const { tables, files, createdAt } = manifest;
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      step.done(`${rows} rows of ${tables.length} tables and ${files} files, as of ${createdAt}`);
      for (const detail of unsafeNames.slice(0, shownNames)) printStep('!', 'username', detail);
      if (unsafeNames.length > shownNames)
        printStep('!', 'username', `${unsafeNames.length - shownNames} more names like these`);
      if (database.isShared)
        printStep('!', 'restart', 'servers that were running remember other data: restart them');
    } finally {
      await database.close();
    }
  } catch (error) {
    step.failed('nothing was changed');
    throw error;
  }
  return 0;
}
