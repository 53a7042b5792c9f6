/**
 * Journeys run two at a time on one site. Some change what the whole site shares (its mail server, its switches, the failed
 * logins counted for the one address that all journeys come from): these take turns, a file at a time.
 */
import { sql, type Database } from '@touchstone/database';
import { afterAll, beforeAll } from 'vitest';
import { openSiteDatabase } from './site-database.ts';

const turnKey = 7_312;
const longestWaitMs = 600_000;

/** At the top of a file: nothing else that takes turns runs until its tests are done. */
export function takeTurns() {
  let database: Database;
  let end: () => void;
  let turn: Promise<void>;

  beforeAll(async () => {
    database = await openSiteDatabase();
    const ended = new Promise<void>((resolve) => (end = resolve));
    await new Promise<void>((begin, fail) => {
      turn = database.connection().execute(async (connection) => {
        await sql`SELECT pg_advisory_lock(${turnKey})`.execute(connection);
        begin();
        await ended;
      });
      turn.catch(fail);
    });
  }, longestWaitMs);

  afterAll(async () => {
    end();
    await turn;
    // The connection's end gives the turn to the next.
    await database.destroy();
  });
}
