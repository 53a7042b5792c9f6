/** Every hour: deletes conversations that are older than the setting, and ends answers that no server works on any more. */
import type { Platform } from '../../platform/platform.ts';
import { deleteOldConversations, endAbandonedAnswers } from './conversation/conversations.repository.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'settings'>;

const everyHour = '17 * * * *';
const dayMs = 86_400_000;
const abandonedMs = 3_600_000;
const batchSize = 1000;

export async function scheduleConversationSweeps({ queue, ...parts }: Parts & Pick<Platform, 'queue'>) {
  await queue.work('assistant.sweep', () => sweepConversations(parts));
  await queue.schedule('assistant.sweep', everyHour);
}

export async function sweepConversations({ database, clock, settings }: Parts): Promise<void> {
  const nowMs = clock().getTime();
  const before = new Date(nowMs - settings.current.assistant.retentionDays * dayMs);
  await endAbandonedAnswers(database, new Date(nowMs - abandonedMs));
  while ((await deleteOldConversations(database, { before, limit: batchSize })) === batchSize);
}
