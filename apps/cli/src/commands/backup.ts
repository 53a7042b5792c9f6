import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { beginStep, printLine, printStep } from '@touchstone/site-setup/console';
import { readConfiguration, type Configuration } from '@touchstone/site-setup/configuration';
import { UsageError } from '@touchstone/site-setup/usage-error';
import { backUpSite, type BackupSummary, type BackupTarget } from '../backup/back-up-site.ts';
import { drillSite } from '../backup/drill-site.ts';
import { createIdentityFile, loadIdentities } from '../backup/encryption.ts';
import { parseRetention, usualRetention } from '../backup/retention.ts';
import type { Command } from '../command.ts';
import { findFileStoreFolder } from '../file-store-folder.ts';

const usage = `Usage: touchstone backup FILE [--recipient KEY]
       touchstone backup --folder FOLDER [--recipient KEY] [--keep 7,4,6]
       touchstone backup drill [FILE or FOLDER] [--identity FILE]
       touchstone backup key FILE`;

export const backupCommand: Command = {
  name: 'backup',
  summary: 'back up database and files, and prove that a backup can be restored',
  help: `
${usage}

Writes all data (every table, and the files of the file store) to FILE, a tar.gz archive. Works while Touchstone runs: the
archive is a consistent snapshot, and requests are not blocked. FILE must not exist yet. It contains password hashes and
e-mail addresses; only its owner can read it.

With --folder the archive gets a name with the time, and files are stored once for all archives of the folder, so a backup copies
only new files. Afterwards old backups are removed: --keep says how many days, weeks and months keep one (7,4,6).

With --recipient it is encrypted to a public key (age1…). touchstone backup key FILE creates an identity and prints its public
key. Keep FILE away from the site: without it an encrypted backup cannot be restored. The program age can decrypt, too.

drill restores a backup (of a folder, the newest) into a PostgreSQL of its own, compares row counts and hashes of every table and
every file, and deletes it. The site is not touched. The exit code is 1 if anything differs.

Not in the archive: rate-limit counters and open captchas, logs, and files in an S3-compatible store (STORAGE_URL).

Environment: DATA_DIR (./data), DATABASE_URL, STORAGE_URL; BACKUP_FOLDER, BACKUP_RECIPIENT, BACKUP_KEEP and BACKUP_IDENTITY replace the
options. With BACKUP_FOLDER, npm start makes a backup every day at BACKUP_TIME (03:30).`,
  run: runBackup,
};

async function runBackup(args: string[]): Promise<number> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      folder: { type: 'string' },
      recipient: { type: 'string' },
      keep: { type: 'string' },
      identity: { type: 'string' },
    },
  });
  const configuration = readConfiguration(process.env);
  const [first, second, ...rest] = positionals;
  if (rest.length > 0) throw new UsageError(usage);
  if (first === 'key') return createKey(second);
  if (first === 'drill') return drill(configuration, second, values.identity);
  if (second !== undefined) throw new UsageError(usage);
  return backUp(configuration, chooseTarget(configuration, first, values));
}

function chooseTarget(
  { backup }: Configuration,
  file: string | undefined,
  options: { folder?: string; recipient?: string; keep?: string },
): BackupTarget {
  const recipient = options.recipient ?? backup.recipient;
  if (file !== undefined && options.folder === undefined) return { path: resolve(file), recipient };
  const folder = options.folder ?? backup.folder;
  if (file !== undefined || folder === undefined) throw new UsageError(usage);
  const keep = options.keep ?? backup.keep;
  const retention = keep === undefined ? usualRetention : parseRetention(keep);
  return { path: resolve(folder), recipient, retention };
}

async function backUp(configuration: Configuration, target: BackupTarget): Promise<number> {
  const step = beginStep('backup', 'opening the database');
  try {
    const summary = await backUpSite(configuration, target, { now: new Date(), onProgress: step.update });
    step.done(describe(summary));
  } catch (error) {
    step.failed('no backup was made');
    throw error;
  }
  if (findFileStoreFolder(configuration) === undefined)
    printStep('!', 'files', 'are in the store of STORAGE_URL and are not in the archive');
  return 0;
}

function describe({ rows, tables, files, archiveBytes, archivePath, removed }: BackupSummary): string {
  const old =
    removed.backups === 0 ? '' : `; removed ${removed.backups} old backups and ${removed.files} files`;
  const size = (archiveBytes / 1e6).toFixed(1);
  return `${rows} rows of ${tables} tables and ${files} files, ${size} MB: ${archivePath}${old}`;
}

async function drill(
  configuration: Configuration,
  path: string | undefined,
  identity: string | undefined,
): Promise<number> {
  const chosen = path ?? configuration.backup.folder;
  if (chosen === undefined) throw new UsageError(usage);
  const identityFile = identity ?? configuration.backup.identityFile;
  const identities = identityFile === undefined ? [] : await loadIdentities(identityFile);
  const step = beginStep('drill', 'opening the backup');
  try {
    const report = await drillSite(configuration, { path: resolve(chosen), identities }, step.update);
    const { differences, archivePath, createdAt, rows, tables, files } = report;
    if (differences.length > 0) {
      step.failed(`${archivePath} of ${createdAt} cannot be trusted`);
      for (const difference of differences) printLine(`  ${difference}`);
      return 1;
    }
    step.done(
      `${archivePath} of ${createdAt}: ${rows} rows of ${tables} tables and ${files} files are equal`,
    );
    return 0;
  } catch (error) {
    step.failed('the backup was not restored');
    throw error;
  }
}

async function createKey(file: string | undefined): Promise<number> {
  if (file === undefined) throw new UsageError(usage);
  const path = resolve(file);
  const recipient = await createIdentityFile(path, new Date());
  printStep('✓', 'identity', `${path}; keep it away from the site`);
  printLine(`Public key: ${recipient}`);
  return 0;
}
