import { existsSync } from 'node:fs';
import { clusterLayout, findRunningPostgres, startEmbeddedPostgres } from '@touchstone/database/embedded';
import { UsageError } from '@touchstone/site-setup/usage-error';
import type { Configuration } from '@touchstone/site-setup/configuration';
import { becomeDatabaseAccount } from './database-account.ts';

export interface OpenDatabase {
  readonly connectionString: string;
  /** Whether servers may be using it at the same time. */
  readonly isShared: boolean;
  close(): Promise<void>;
}

/**
 * The database that the server would use: the external one, the embedded one of a running Touchstone, or the embedded
 * one started temporarily.
 */
export async function openDatabase(
  { databaseUrl, dataDirectory }: Configuration,
  { mayCreate }: { readonly mayCreate: boolean },
): Promise<OpenDatabase> {
  const leaveOpen = { isShared: true, close: () => Promise.resolve() };
  if (databaseUrl !== undefined) {
    await becomeDatabaseAccount(databaseUrl);
    return { connectionString: databaseUrl, ...leaveOpen };
  }
  const running = await findRunningPostgres(dataDirectory);
  if (running) return { connectionString: running.connectionString, ...leaveOpen };
  if (!mayCreate && !existsSync(clusterLayout(dataDirectory).data)) {
    throw new UsageError(
      `There is no Touchstone data in ${dataDirectory}. Set DATA_DIR to its folder, or DATABASE_URL to its database.`,
    );
  }
  const postgres = await startEmbeddedPostgres({ dataDirectory });
  return { connectionString: postgres.connectionString, isShared: false, close: postgres.stop };
}
