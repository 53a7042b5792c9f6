/** Common parts of the commands that write the site to an archive: file name, database, and output. */
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { beginStep } from '@touchstone/site-setup/console';
import { UsageError } from '@touchstone/site-setup/usage-error';
import { readConfiguration } from '@touchstone/site-setup/configuration';
import { openDatabase } from './open-database.ts';
import { readProductVersion } from './product-version.ts';

type Configuration = ReturnType<typeof readConfiguration>;

export interface NewArchive {
  configuration: Configuration;
  connectionString: string;
  archivePath: string;
  productVersion: string;
  now: Date;
  onProgress: (text: string) => void;
}

interface Written {
  tables: readonly { rows: number }[];
  files: number;
}

/** The archive is either complete or absent. */
export async function writeNewArchive(
  command: string,
  args: string[],
  write: (archive: NewArchive) => Promise<Written>,
): Promise<Configuration> {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
  const [file, ...rest] = positionals;
  if (file === undefined || rest.length > 0) throw new UsageError(`Usage: touchstone ${command} FILE`);
  const archivePath = resolve(file);
  if (existsSync(archivePath)) throw new UsageError(`${archivePath} exists already. Choose another name.`);
  const configuration = readConfiguration(process.env);
  const step = beginStep(command, 'opening the database');
  try {
    const database = await openDatabase(configuration, { mayCreate: false });
    try {
      const { tables, files } = await write({
        configuration,
        connectionString: database.connectionString,
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
  return configuration;
}
