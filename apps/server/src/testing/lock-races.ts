/** Deterministic races: rows are locked until another statement waits for them. */
import { expect } from 'vitest';
import type { TestServer } from './test-server.ts';

type SendQuery = (statement: string, values?: unknown[]) => Promise<unknown>;

/**
 * Runs `work` while a second connection holds the locks of the statement, then releases them. `work` may send
 * more statements on it.
 */
export async function whileLocked<Result>(
  { platform }: Pick<TestServer, 'platform'>,
  { statement, values = [] }: { statement: string; values?: unknown[] },
  work: (query: SendQuery) => Promise<Result>,
): Promise<Result> {
  const client = await platform.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(statement, values);
    return await work((more, moreValues) => client.query(more, moreValues));
  } finally {
    await client.query('COMMIT');
    client.release();
  }
}

/** Waits until this many statements of this database wait for locks. */
export async function untilLockIsAwaited({ platform }: Pick<TestServer, 'platform'>, count = 1) {
  const countWaiting = async () => {
    const { rows } = await platform.pool.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return rows[0]?.count ?? 0;
  };
  await expect.poll(countWaiting, { interval: 10 }).toBeGreaterThanOrEqual(count);
}
