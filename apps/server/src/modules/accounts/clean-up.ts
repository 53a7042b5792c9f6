import { deleteExpiredCounters } from '../../platform/event-counters.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteExpiredSessions } from '../../platform/sessions/sessions.ts';
import { deleteExpiredChallenges } from './challenge.repository.ts';
import { deleteExpiredMailCodes } from './mail-code.repository.ts';

const everyTenMinutes = '*/10 * * * *';

/** Every check looks at the expiry itself; this only keeps the tables small. One server of all does it at a time. */
export async function scheduleCleanUp({
  database,
  clock,
  queue,
}: Pick<Platform, 'database' | 'clock' | 'queue'>) {
  await queue.work('site.clean-up', () => cleanUp({ database, clock }));
  await queue.schedule('site.clean-up', everyTenMinutes);
}

export async function cleanUp({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  const now = clock();
  await deleteExpiredSessions(database, now);
  await deleteExpiredMailCodes(database, now);
  await deleteExpiredChallenges(database, now);
  await deleteExpiredCounters(database, now);
}
