import { findRunningPostgres } from '@touchstone/database/embedded';
import { Client } from 'pg';
import type { Configuration } from '@touchstone/site-setup/configuration';

export type DatabaseAnswer =
  | { readonly state: 'answered'; readonly version: string; readonly clockOffsetMs: number }
  | { readonly state: 'unreachable'; readonly reason: string }
  /** The embedded database, while Touchstone does not run. */
  | { readonly state: 'at-rest' };

const patienceMs = 5_000;

/** Queries version and time without starting anything. */
export async function inspectDatabase({
  databaseUrl,
  dataDirectory,
}: Configuration): Promise<DatabaseAnswer> {
  const connectionString = databaseUrl ?? (await findRunningPostgres(dataDirectory))?.connectionString;
  if (connectionString === undefined) return { state: 'at-rest' };
  try {
    return await ask(connectionString);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // Several addresses of one name fail together, with an empty message.
    const [first] = error instanceof AggregateError ? (error.errors as unknown[]) : [];
    return { state: 'unreachable', reason: first instanceof Error ? first.message : error.message };
  }
}

async function ask(connectionString: string): Promise<DatabaseAnswer> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
    application_name: 'touchstone-doctor',
  });
  // Later connection errors do not matter.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const askedAt = Date.now();
    const { rows } = await client.query<{ version: string; now: number }>(
      `SELECT current_setting('server_version') AS version, extract(epoch FROM clock_timestamp())::float8 * 1000 AS now`,
    );
    const [{ version, now } = { version: 'unknown', now: askedAt }] = rows;
    return { state: 'answered', version, clockOffsetMs: now - (askedAt + Date.now()) / 2 };
  } finally {
    await client.end();
  }
}
