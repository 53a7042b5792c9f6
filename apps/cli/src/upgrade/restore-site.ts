import { join } from 'node:path';
import { createClient } from '@touchstone/database';
import type { Configuration } from '@touchstone/site-setup/configuration';
import { UsageError } from '@touchstone/site-setup/usage-error';
import { createBackup } from '../backup/create-backup.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { findDifferences } from '../backup/run-drill.ts';
import { findFileStoreFolder } from '../file-store-folder.ts';
import { upgradeFolder } from './journal.ts';
import { restoreJobs } from './saved-jobs.ts';

export interface RestoreSiteInput {
  readonly configuration: Configuration;
  readonly connectionString: string;
  readonly archivePath: string;
  /** Whether the present data is written to an archive first. */
  readonly rescues: boolean;
  /** Of this release, for the archive of the present data. */
  readonly version: string;
  readonly now: Date;
  readonly onProgress: (text: string) => void;
}

/**
 * Brings database, jobs and files to the state of the backup, in the schema that it had, and compares every table with it. Returns
 * the path of the archive of the replaced data.
 */
export async function restoreSite(input: RestoreSiteInput): Promise<string | undefined> {
  const { configuration, connectionString, archivePath, onProgress } = input;
  const rescuePath = input.rescues ? await rescueData(input) : undefined;
  const manifest = await restoreBackup({
    connectionString,
    filesFolder: findFileStoreFolder(configuration),
    archivePath,
    replace: true,
    keepsVersion: true,
    replaceJobs: restoreJobs,
    onProgress,
  });
  onProgress('comparing with the backup');
  const client = createClient({ connectionString, application_name: 'touchstone-upgrade' });
  await client.connect();
  try {
    const differences = await findDifferences(client, manifest, { archivePath, identities: [] });
    if (differences.length > 0)
      throw new UsageError(`The restored data differs from the backup:\n${differences.join('\n')}`);
  } finally {
    await client.end();
  }
  return rescuePath;
}

/** Files are named by their content and stay in the store. */
async function rescueData(input: RestoreSiteInput): Promise<string> {
  const { configuration, connectionString, version, now, onProgress } = input;
  const time = now.toISOString().replaceAll(/[-:.]/g, '');
  const archivePath = join(upgradeFolder(configuration.dataDirectory), `before-rollback-${time}.tar.gz`);
  await createBackup({
    connectionString,
    filesFolder: undefined,
    archivePath,
    productVersion: version,
    now,
    onProgress,
  });
  return archivePath;
}
