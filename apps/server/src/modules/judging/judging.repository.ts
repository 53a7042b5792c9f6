import type { JudgeHeartbeat } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';

/** A judge says that it is alive every five seconds; after three misses it counts as gone. */
const heartbeatLifeMs = 16_000;

const aliveSince = (now: Date) => new Date(now.getTime() - heartbeatLifeMs);

export async function recordHeartbeat(
  database: Queryable,
  { heartbeat, address, now }: { heartbeat: JudgeHeartbeat; address: string; now: Date },
) {
  const { name, languages, disabledLanguages, ...load } = heartbeat;
  const row = {
    ...load,
    address,
    languages: JSON.stringify(languages),
    disabledLanguages: JSON.stringify(disabledLanguages),
    lastSeenAt: now,
  };
  await database
    .insertInto('judge')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
}

export function listLiveJudges(database: Queryable, now: Date) {
  return database
    .selectFrom('judge')
    .selectAll()
    .where('lastSeenAt', '>', aliveSince(now))
    .orderBy('name')
    .execute();
}

export async function countLiveJudges(database: Queryable, now: Date) {
  const { count } = await database
    .selectFrom('judge')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('lastSeenAt', '>', aliveSince(now))
    .executeTakeFirstOrThrow();
  return count;
}

export type JudgeRow = Awaited<ReturnType<typeof listLiveJudges>>[number];
