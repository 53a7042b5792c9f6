/** Queries of the queue. */
import { sql, type Database } from '@touchstone/database';

/** Removes the interval between submissions. The event is the same as for an administrator's change. */
export async function removeSubmitInterval(database: Database) {
  await sql`INSERT INTO site_setting (key, value) VALUES ('switches', '{"defaultSubmitInterval": 0}')
    ON CONFLICT (key) DO UPDATE SET value = site_setting.value || excluded.value`.execute(database);
  const event = JSON.stringify({ name: 'settings.changed', data: { section: 'switches' } });
  await sql`SELECT pg_notify('touchstone_events', ${event})`.execute(database);
}

export async function countCases(database: Database, problem: string): Promise<number> {
  const { count } = await database
    .selectFrom('problemCase')
    .innerJoin('problem', 'problem.id', 'problemCase.problemId')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('displayId', '=', problem)
    .executeTakeFirstOrThrow();
  return count;
}

async function countWithStatus(database: Database, statuses: number[]): Promise<number> {
  const { count } = await database
    .selectFrom('submission')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('status', 'in', statuses)
    .executeTakeFirstOrThrow();
  return count;
}
export const countPending = (database: Database) => countWithStatus(database, [5]);
export const countOpen = (database: Database) => countWithStatus(database, [5, 6, 7]);

export async function countAccepted(database: Database, language: string): Promise<number> {
  const { count } = await database
    .selectFrom('submission')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('language', '=', language)
    .where('status', '=', 0)
    .where('userId', '=', '1')
    .executeTakeFirstOrThrow();
  return count;
}
