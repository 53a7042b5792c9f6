/** How many groups a user may create. */
import type { Queryable } from '@touchstone/database';
import { refuseGroupCreation, type CreationLimits } from '@touchstone/rules/groups/group-form';
import { isAnyAdmin } from '@touchstone/rules/permissions';
import { callError } from '../../platform/errors/call-error.ts';
import { countEvent, loadEventCounts } from '../../platform/event-counters.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { loadCreatorCounts } from './groups.repository.ts';

const daySeconds = 86_400;
const counterKey = (userId: string) => `group-creation:${userId}`;

const limitsOf = ({ current: { switches } }: Platform['settings']): CreationLimits => ({
  solvedMinimum: switches.defaultCreateGroupACInitValue,
  dailyMaximum: switches.defaultCreateGroupDailyLimit,
  totalMaximum: switches.defaultCreateGroupLimit,
});

/** Counts the creation, in the transaction of it. Throws if there are too many. */
export async function enforceCreationLimits(
  transaction: Queryable,
  { clock, settings }: Pick<Platform, 'clock' | 'settings'>,
  viewer: Viewer,
) {
  if (isAnyAdmin(viewer.role)) return;
  const { count } = await countEvent(transaction, {
    key: counterKey(viewer.id),
    windowSeconds: daySeconds,
    now: clock(),
  });
  const counts = { ...(await loadCreatorCounts(transaction, viewer.id)), createdToday: count - 1 };
  const refusal = refuseGroupCreation(counts, limitsOf(settings));
  if (refusal !== undefined) throw callError(refusal.code, { count: refusal.count });
}

export async function presentCreationLimits(
  { database, clock, settings }: Pick<Platform, 'database' | 'clock' | 'settings'>,
  viewer: Viewer,
) {
  const key = counterKey(viewer.id);
  const [counts, events] = await Promise.all([
    loadCreatorCounts(database, viewer.id),
    loadEventCounts(database, [key], clock()),
  ]);
  const all = { ...counts, createdToday: events.get(key)?.count ?? 0 };
  const limits = limitsOf(settings);
  const isLimited = !isAnyAdmin(viewer.role);
  const refusal = isLimited ? refuseGroupCreation(all, limits) : undefined;
  return { isLimited, ...all, ...limits, refusal: refusal?.code ?? null };
}
