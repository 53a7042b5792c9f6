/**
 * Data that only the site knows: solutions of puzzles, counted failures, sessions, roles. Read from the database of the
 * running site.
 */
import {
  createDatabase,
  createPool,
  inTransaction,
  sql,
  type Database,
  type Queryable,
} from '@touchstone/database';
import { findRunningPostgres } from '@touchstone/database/embedded';
import { inject } from 'vitest';

export async function openSiteDatabase(): Promise<Database> {
  const { dataDirectory } = inject('site');
  const postgres = await findRunningPostgres(dataDirectory);
  if (postgres === undefined) throw new Error(`no PostgreSQL runs in ${dataDirectory}`);
  return createDatabase(createPool(postgres.connectionString, 2));
}

/** The solution of a captcha, or the target of a slide puzzle. */
export async function getAnswer(database: Database, key: string): Promise<string> {
  const { answer } = await database
    .selectFrom('challenge')
    .select('answer')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return answer;
}

/** All journeys share one IP address: failures of one journey must not require puzzles of the next. */
export async function forgetLoginFailures(database: Database) {
  await database.deleteFrom('eventCounter').where('key', 'like', '%login-failures:%').execute();
}

/** Makes the wait of a client without a puzzle long enough for a busy machine. */
export async function prolongLoginWaits(database: Database) {
  const inAnHour = new Date(Date.now() + 3_600_000);
  await database
    .updateTable('eventCounter')
    .set({ windowEndsAt: inAnHour })
    .where('key', 'like', 'wait:login-failures:%')
    .execute();
}

export async function endSessionsOf(database: Database, username: string) {
  const { id } = await database
    .selectFrom('userAccount')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  await database.deleteFrom('session').where('userId', '=', id).execute();
}

export async function setRole(database: Database, username: string, roleCode: number) {
  await database.updateTable('userAccount').set({ roleCode }).where('username', '=', username).execute();
}

type Switch = 'openPublicDiscussion' | 'openGroupDiscussion' | 'openContestComment';

/** Like an administrator's change: the row and the event together. */
export async function setSwitch(database: Database, name: Switch, isOn: boolean) {
  const value = JSON.stringify({ [name]: isOn });
  await inTransaction(database, async (transaction) => {
    await sql`INSERT INTO site_setting (key, value) VALUES ('switches', ${value}::jsonb)
      ON CONFLICT (key) DO UPDATE SET value = site_setting.value || excluded.value`.execute(transaction);
    await announceSettings(transaction, 'switches');
  });
}

/** Stores mails again, as on a site without a mail server. */
export async function forgetMailServer(database: Database) {
  await inTransaction(database, async (transaction) => {
    await transaction.deleteFrom('siteSetting').where('key', '=', 'mail').execute();
    await announceSettings(transaction, 'mail');
  });
}

async function announceSettings(transaction: Queryable, section: string) {
  const event = JSON.stringify({ name: 'settings.changed', data: { section } });
  await sql`SELECT pg_notify('touchstone_events', ${event})`.execute(transaction);
}
