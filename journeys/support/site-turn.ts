/**
 * Journeys run two at a time on one site. Some change what the whole site shares (its mail server, its switches, the failed
 * logins counted for the one address that all journeys come from, the sessions of root), and registering an account needs
 * mails to be kept: these take turns.
 */
import { sql } from '@touchstone/database';
import { afterAll, beforeAll } from 'vitest';
import { openSiteDatabase } from './site-database.ts';

const turnKey = 7_312;
export const longestWaitMs = 600_000;

/** Nothing else that takes turns runs meanwhile. */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const database = await openSiteDatabase();
  try {
    return await database.connection().execute(async (connection) => {
      // A turn may take longer than the site lets any statement take.
      await sql`SET statement_timeout = 0`.execute(connection);
      await sql`SELECT pg_advisory_lock(${turnKey})`.execute(connection);
      return work();
    });
  } finally {
    // The connection's end gives the turn to the next.
    await database.destroy();
  }
}

/** At the top of a file: its tests are one turn. */
export function takeTurns() {
  let end: () => void;
  let turn: Promise<void>;

  beforeAll(async () => {
    const ended = new Promise<void>((resolve) => (end = resolve));
    await new Promise<void>((begin, fail) => {
      turn = inTurn(async () => {
        begin();
        await ended;
      });
      turn.catch(fail);
    });
  }, longestWaitMs);

  afterAll(async () => {
    end();
    await turn;
  });
}
