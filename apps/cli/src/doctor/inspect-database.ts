import { findRunningPostgres } from '@touchstone/database/embedded';
import { Client } from 'pg';
import type { Configuration } from '@touchstone/site-setup/configuration';
import { askAsDatabaseAccount } from './ask-as-database-account.ts';

export type DatabaseAnswer =
  | {
      readonly state: 'answered';
      readonly version: string;
      readonly clockOffsetMs: number;
      /** Undefined: the database is older than remote judging. */
      readonly remote: RemoteFacts | undefined;
    }
  | { readonly state: 'unreachable'; readonly reason: string }
  /** The embedded database, while Touchstone does not run. */
  | { readonly state: 'at-rest' };

export interface RemoteFacts {
  readonly accounts: number;
  /** Vendors and accounts that failures have paused. */
  readonly paused: readonly string[];
}

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
    const program = new URL('./inspect-database-main.ts', import.meta.url);
    const answer = await askAsDatabaseAccount(program, { connectionString, refusal: error });
    if (answer !== undefined) return answer as DatabaseAnswer;
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
    const clockOffsetMs = now - (askedAt + Date.now()) / 2;
    return { state: 'answered', version, clockOffsetMs, remote: await askRemote(client) };
  } finally {
    await client.end();
  }
}

async function askRemote(client: Client): Promise<RemoteFacts | undefined> {
  const { rows: tables } = await client.query<{ isThere: boolean }>(
    `SELECT to_regclass('public.remote_account') IS NOT NULL AS "isThere"`,
  );
  if (tables[0]?.isThere !== true) return undefined;
  const { rows } = await client.query<{ accounts: number; paused: string[] }>(`
    SELECT (SELECT count(*)::integer FROM remote_account WHERE is_enabled) AS accounts,
      ARRAY(SELECT key || ' (' || coalesce(failure_code, '?') || ')' FROM remote_vendor
        WHERE paused_until > now() ORDER BY key)
      || ARRAY(SELECT account_key || ' ' || username || ' (' || coalesce(failure_code, '?') || ')' FROM remote_account
        WHERE is_enabled AND paused_until > now() ORDER BY id) AS paused`);
  return rows[0];
}
