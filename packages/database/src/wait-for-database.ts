/**
 * Waits for a database that is restarting, not up or not promoted yet, which is usual when a whole site starts or a machine was
 * rebooted. A refusal (password, name of the database) is no reason to wait.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { isConnectionFailure, ReadOnlyDatabaseError } from './connection-failure.ts';
import { createClient } from './database.ts';

export interface DatabaseWait {
  /** The last failure is thrown after this time. */
  readonly limitMs: number;
  /** Called once, with the first failure. */
  readonly onWaiting: (error: unknown) => void;
}

const pauseMs = 500;
const connectTimeoutMs = 10_000;

export async function waitForDatabase(
  connectionString: string,
  { limitMs, onWaiting }: DatabaseWait,
): Promise<void> {
  const givesUpAt = performance.now() + limitMs;
  for (let failures = 0; ; failures += 1) {
    try {
      await connectOnce(connectionString);
      return;
    } catch (error) {
      if (!isConnectionFailure(error) || performance.now() >= givesUpAt) throw error;
      if (failures === 0) onWaiting(error);
    }
    await pause(pauseMs);
  }
}

async function connectOnce(connectionString: string): Promise<void> {
  const client = createClient({
    connectionString,
    application_name: 'touchstone-start',
    connectionTimeoutMillis: connectTimeoutMs,
  });
  await client.connect();
  try {
    const { rows } = await client.query<{ isReadOnly: boolean }>(
      `SELECT current_setting('transaction_read_only')::boolean AS "isReadOnly"`,
    );
    if (rows[0]?.isReadOnly === true) throw new ReadOnlyDatabaseError();
  } finally {
    await client.end();
  }
}
