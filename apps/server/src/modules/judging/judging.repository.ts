import type { JudgeHeartbeat } from '@touchstone/contract';
import { sql, type Queryable } from '@touchstone/database';

/** A judge sends a heartbeat every five seconds; after three missed ones it counts as dead. */
export const heartbeatTimeoutMs = 16_000;

export const aliveSince = (now: Date) => new Date(now.getTime() - heartbeatTimeoutMs);

export interface CallingJudge {
  name: string;
  instanceId: string;
  /** Null: an older judge does not state it. */
  homeId: string | null;
  tokenId: number | null;
}

export async function recordHeartbeat(
  database: Queryable,
  {
    judge,
    heartbeat,
    address,
    now,
  }: { judge: CallingJudge; heartbeat: JudgeHeartbeat; address: string; now: Date },
) {
  const { slots, cpuCores, cpuLoadPercent, memoryLoadPercent } = heartbeat;
  const row = {
    slots,
    cpuCores,
    cpuLoadPercent,
    memoryLoadPercent,
    address,
    homeId: judge.homeId,
    machineId: heartbeat.machineId ?? null,
    tokenId: judge.tokenId,
    pausedBecause: heartbeat.pausedBecause === undefined ? null : JSON.stringify(heartbeat.pausedBecause),
    languages: JSON.stringify(heartbeat.languages),
    disabledLanguages: JSON.stringify(heartbeat.disabledLanguages),
    lastSeenAt: now,
  };
  await database
    .insertInto('judge')
    .values({ name: judge.name, instanceId: judge.instanceId, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
}

export function findJudgeInstance(database: Queryable, name: string) {
  return database
    .selectFrom('judge')
    .select(['instanceId', 'previousInstanceId', 'homeId', 'address', 'lastSeenAt'])
    .where('name', '=', name)
    .executeTakeFirst();
}

/** Returns false if a concurrent call changed it first. */
export async function replaceInstance(
  database: Queryable,
  { name, from, to }: { name: string; from: string | null; to: string },
) {
  const { numUpdatedRows } = await database
    .updateTable('judge')
    .set({ instanceId: to, previousInstanceId: from })
    .where('name', '=', name)
    .where('instanceId', 'is not distinct from', from)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The judge counts as dead from now on. */
export async function expireJudge(database: Queryable, { name, instanceId }: CallingJudge) {
  await database
    .updateTable('judge')
    .set({ lastSeenAt: new Date(0) })
    .where('name', '=', name)
    .where('instanceId', '=', instanceId)
    .execute();
}

export const listLiveJudges = (database: Queryable, now: Date) => listJudgesSince(database, aliveSince(now));

const knownForMs = 7 * 86_400_000;

/** Also judges that are silent. Those that left are not listed. */
export const listKnownJudges = (database: Queryable, now: Date) =>
  listJudgesSince(database, new Date(now.getTime() - knownForMs));

function listJudgesSince(database: Queryable, seenAfter: Date) {
  return database
    .selectFrom('judge')
    .selectAll('judge')
    .select((select) =>
      select
        .selectFrom('judgingTask')
        .select((count) => count.fn.countAll<number>().as('busySlots'))
        .whereRef('judgingTask.judgeName', '=', 'judge.name')
        .where('judgingTask.attemptId', 'is not', null)
        .as('busySlots'),
    )
    .where('lastSeenAt', '>', seenAfter)
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

/** True when it had been paused. */
export async function endPause(database: Queryable, name: string) {
  const { numUpdatedRows } = await database
    .updateTable('judge')
    .set({ pausedBecause: null })
    .where('name', '=', name)
    .where('pausedBecause', 'is not', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Those that request work. */
const readyJudges = (database: Queryable, now: Date) =>
  database.selectFrom('judge').where('lastSeenAt', '>', aliveSince(now)).where('pausedBecause', 'is', null);

export async function countReadyJudges(database: Queryable, now: Date) {
  const { count } = await readyJudges(database, now)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether another judge than this one could run the language now. */
export async function isReadyBeside(
  database: Queryable,
  { judgeName, language, now }: { judgeName: string; language: string; now: Date },
) {
  const other = await readyJudges(database, now)
    .select('name')
    .where('name', '!=', judgeName)
    .where(sql<boolean>`languages @> ${JSON.stringify([{ name: language }])}::jsonb`)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** Serializes the decision which languages are offered, until the transaction ends. */
export async function lockOffer(transaction: Queryable) {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('offered languages', 0))`.execute(transaction);
}

/** Returns the languages that live judges can run, or undefined if there is no judge. */
export async function findOfferedLanguages(database: Queryable, now: Date) {
  const judges = await listLanguagesOfJudges(database, now);
  if (judges.length === 0) return undefined;
  return [...new Set(judges.flat().map(({ name }) => name))];
}

/** One list for each judge that is alive. */
export async function listLanguagesOfJudges(database: Queryable, now: Date) {
  const judges = await database
    .selectFrom('judge')
    .select('languages')
    .where('lastSeenAt', '>', aliveSince(now))
    .orderBy('name')
    .execute();
  return judges.map(({ languages }) => languages as JudgeHeartbeat['languages']);
}

/** Returns whether a judge with a heartbeat after `since` can run the language. */
export async function isLanguageOffered(database: Queryable, language: string, since: Date) {
  const judge = await database
    .selectFrom('judge')
    .select('name')
    .where('lastSeenAt', '>', since)
    .where(sql<boolean>`languages @> ${JSON.stringify([{ name: language }])}::jsonb`)
    .limit(1)
    .executeTakeFirst();
  return judge !== undefined;
}

export type JudgeRow = Awaited<ReturnType<typeof listLiveJudges>>[number];
