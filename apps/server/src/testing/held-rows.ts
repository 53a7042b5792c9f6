/** Races that tests decide: rows are held until somebody waits for them. */
import { expect } from 'vitest';
import type { TestServer } from './test-server.ts';

type Ask = (statement: string, values?: unknown[]) => Promise<unknown>;

/** Holds what the statement locks (or writes) while `work` goes on, then lets go of it. `work` may ask for more. */
export async function whileHeld<Result>(
  { platform }: Pick<TestServer, 'platform'>,
  { statement, values = [] }: { statement: string; values?: unknown[] },
  work: (ask: Ask) => Promise<Result>,
): Promise<Result> {
  const holder = await platform.pool.connect();
  try {
    await holder.query('BEGIN');
    await holder.query(statement, values);
    return await work((more, moreValues) => holder.query(more, moreValues));
  } finally {
    await holder.query('COMMIT');
    holder.release();
  }
}

/** Until so many statements of this database wait for rows that others hold. */
export async function untilSomebodyWaits({ platform }: Pick<TestServer, 'platform'>, count = 1) {
  const countWaiting = async () => {
    const { rows } = await platform.pool.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return rows[0]?.count ?? 0;
  };
  await expect.poll(countWaiting, { interval: 10, timeout: 10_000 }).toBeGreaterThanOrEqual(count);
}
