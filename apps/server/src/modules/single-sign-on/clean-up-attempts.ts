import type { Platform } from '../../platform/platform.ts';
import { deleteExpiredAttempts } from './attempts.repository.ts';

const everyTenMinutes = '*/10 * * * *';

/** Every check compares the expiry time itself; this job only keeps the tables small. */
export async function scheduleAttemptCleanUp({
  database,
  clock,
  queue,
}: Pick<Platform, 'database' | 'clock' | 'queue'>) {
  await queue.work('sign-in.clean-up', () => deleteExpiredAttempts(database, clock()));
  await queue.schedule('sign-in.clean-up', everyTenMinutes);
}
