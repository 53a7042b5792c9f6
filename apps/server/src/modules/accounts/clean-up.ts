import { deleteExpiredCounters } from '../../platform/event-counters.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteExpiredSessions } from '../../platform/sessions/sessions.ts';
import { deleteExpiredChallenges } from './challenge.repository.ts';
import { deleteExpiredMailCodes } from './mail-code.repository.ts';
import { deleteExpiredTickets } from './second-factor/login-ticket.repository.ts';

const everyTenMinutes = '*/10 * * * *';

/**
 * Every check compares the expiry time itself; this job only keeps the tables small. It runs on one server at
 * a time.
 */
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
  await deleteExpiredTickets(database, now);
  await deleteExpiredCounters(database, now);
}
