import { createClient } from '@touchstone/database';
import { findRunningPostgres } from '@touchstone/database/embedded';
import type { Configuration } from '@touchstone/site-setup/configuration';
import { askAsDatabaseAccount } from '../ask-as-database-account.ts';
import { describeDatabase } from './describe-database.ts';
import { loadSettingSecrets } from './list-secrets.ts';

export interface InspectedDatabase {
  readonly description: unknown;
  /** What must not be in the archive. */
  readonly secrets: readonly string[];
}

/** A database that does not answer is itself the finding. */
export async function inspectForSupport({
  databaseUrl,
  dataDirectory,
}: Configuration): Promise<InspectedDatabase> {
  const connectionString = databaseUrl ?? (await findRunningPostgres(dataDirectory))?.connectionString;
  if (connectionString === undefined) return { description: 'The database is not running.', secrets: [] };
  try {
    return await inspect(connectionString);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const program = new URL('./inspect-for-support-main.ts', import.meta.url);
    const inspected = await askAsDatabaseAccount(program, { connectionString, refusal: error });
    if (inspected !== undefined) return inspected as InspectedDatabase;
    return { description: `The database could not be inspected: ${error.message}`, secrets: [] };
  }
}

async function inspect(connectionString: string): Promise<InspectedDatabase> {
  const client = createClient({ connectionString, application_name: 'touchstone-doctor' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return { description: await describeDatabase(client), secrets: await loadSettingSecrets(client) };
  } finally {
    await client.end();
  }
}
