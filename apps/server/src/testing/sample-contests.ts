import type { Tables } from '@touchstone/database';
import type { Insertable } from 'kysely';
import type { TestServer } from './test-server.ts';

const hourMs = 3_600_000;

/** By default a public ACM contest that started an hour ago and ends in four hours. */
export async function addContest(
  server: TestServer,
  {
    startsInHours = -1,
    lastsHours = 5,
    isFrozen = false,
    ...contest
  }: Partial<Insertable<Tables['contest']>> & {
    startsInHours?: number;
    lastsHours?: number;
    /** Frozen from its start. */
    isFrozen?: boolean;
  } = {},
): Promise<number> {
  const startMs = server.platform.clock().getTime() + startsInHours * hourMs;
  const { id } = await server.platform.database
    .insertInto('contest')
    .values({
      title: 'A contest',
      scoring: 'acm',
      startAt: new Date(startMs),
      endAt: new Date(startMs + lastsHours * hourMs),
      sealedFrom: isFrozen ? new Date(startMs) : null,
      ...contest,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function addContestProblem(
  server: TestServer,
  problem: { contestId: number; problemId: number; displayId: string; displayTitle?: string },
): Promise<number> {
  const { id } = await server.platform.database
    .insertInto('contestProblem')
    .values({ displayTitle: `Problem ${problem.displayId}`, ...problem })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
