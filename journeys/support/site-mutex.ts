/**
 * Journeys run in parallel on one site. Some change state that the whole site shares (its mail server, its switches,
 * the failed logins of the one IP address of all journeys), and registering an account needs
 * stored mails. These journeys hold a mutex.
 */
import { sql } from '@touchstone/database';
import { afterAll, beforeAll } from 'vitest';
import { openSiteDatabase } from './site-database.ts';

const mutexKey = 7_312;
/** Only ends what would never end: on a busy machine a journey holds the mutex for minutes. */
export const longestWaitMs = 1_800_000;

/** Runs while it holds the mutex of the site. */
export async function withSiteMutex<Result>(work: () => Promise<Result>): Promise<Result> {
  const database = await openSiteDatabase();
  try {
    return await database.connection().execute(async (connection) => {
      // The lock may be held longer than the site's statement timeout.
      await sql`SET statement_timeout = 0`.execute(connection);
      await sql`SELECT pg_advisory_lock(${mutexKey})`.execute(connection);
      return work();
    });
  } finally {
    // Closing the connection releases the lock.
    await database.destroy();
  }
}

/** At the top of a file: its tests run while it holds the mutex. */
export function holdSiteMutex() {
  let end: () => void;
  let held: Promise<void>;

  beforeAll(async () => {
    const ended = new Promise<void>((resolve) => (end = resolve));
    await new Promise<void>((begin, fail) => {
      held = withSiteMutex(async () => {
        begin();
        await ended;
      });
      held.catch(fail);
    });
  }, longestWaitMs);

  afterAll(async () => {
    end();
    await held;
  });
}
