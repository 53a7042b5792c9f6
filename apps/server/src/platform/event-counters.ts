/**
 * How this works: one row per key counts events in a fixed window. The upsert is one statement, so servers
 * that share the database share the count exactly under concurrency. After the end of a window the next event
 * starts a new one. The table is unlogged: after a crash of PostgreSQL all counts restart, which is
 * acceptable for limits.
 */
import { sql, type Queryable } from '@touchstone/database';

export interface EventCount {
  count: number;
  windowEndsAt: Date;
}

export async function countEvent(
  database: Queryable,
  { key, windowSeconds, now, amount = 1 }: { key: string; windowSeconds: number; now: Date; amount?: number },
): Promise<EventCount> {
  const windowEndsAt = new Date(now.getTime() + windowSeconds * 1000);
  const isOver = sql<boolean>`event_counter.window_ends_at <= ${now}`;
  return database
    .insertInto('eventCounter')
    .values({ key, count: amount, windowEndsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`CASE WHEN ${isOver} THEN ${amount}::integer ELSE event_counter.count + ${amount}::integer END`,
        windowEndsAt: sql`CASE WHEN ${isOver} THEN ${windowEndsAt}::timestamptz ELSE event_counter.window_ends_at END`,
      }),
    )
    .returning(['count', 'windowEndsAt'])
    .executeTakeFirstOrThrow();
}

/** Loads counts without adding. A key without events, or with an ended window, has none. */
export async function loadEventCounts(
  database: Queryable,
  keys: string[],
  now: Date,
): Promise<Map<string, EventCount>> {
  const rows = await database
    .selectFrom('eventCounter')
    .select(['key', 'count', 'windowEndsAt'])
    .where('key', 'in', keys)
    .where('windowEndsAt', '>', now)
    .execute();
  return new Map(rows.map((row) => [row.key, row]));
}

export async function resetEventCounts(database: Queryable, keys: string[]) {
  await database.deleteFrom('eventCounter').where('key', 'in', keys).execute();
}

export async function deleteExpiredCounters(database: Queryable, now: Date) {
  await database.deleteFrom('eventCounter').where('windowEndsAt', '<=', now).execute();
}
