import type { Platform } from '../../../platform/platform.ts';
import { loadMembership } from '../../membership/index.ts';

/** Where memberships are on sale the level decides, otherwise the setting of the site. */
export async function loadQuestionsPerDay(
  { database, clock, settings }: Pick<Platform, 'database' | 'clock' | 'settings'>,
  userId: string,
): Promise<number> {
  const { membership, assistant } = settings.current;
  if (!membership.isOpen) return assistant.questionsPerDay;
  const { level } = await loadMembership(database, userId, clock());
  return membership.benefits[level]?.assistantQuota ?? assistant.questionsPerDay;
}
