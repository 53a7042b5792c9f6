import type { adminMembershipCalls, BodyOf } from '@touchstone/contract';
import { recordAudit } from '../../platform/audit-log.ts';
import { callError } from '../../platform/errors/call-error.ts';
import type { Actor } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { mapTrainingTitles } from './membership.repository.ts';

type Parts = Pick<Platform, 'database' | 'settings'>;
type SentSettings = BodyOf<(typeof adminMembershipCalls)['PUT /api/admin/membership/settings']>;

/** Trainings that were deleted meanwhile are left out. */
export async function loadMembershipSettings({ database, settings }: Parts) {
  const { trainings, ...rest } = settings.current.membership;
  const titles = await mapTrainingTitles(
    database,
    trainings.map(({ id }) => id),
  );
  const known = trainings.flatMap(({ id, level }) => {
    const title = titles.get(id);
    return title === undefined ? [] : [{ id, level, title }];
  });
  return { ...rest, trainings: known };
}

export async function changeMembershipSettings(
  { database, settings }: Parts,
  by: Actor,
  { trainings, ...sent }: SentSettings,
): Promise<void> {
  const before = settings.current.membership;
  const ids = (trainings ?? []).map(({ id }) => id);
  const titles = await mapTrainingTitles(database, ids);
  if (ids.some((id) => !titles.has(id))) throw callError('trainingNotFound');
  // The last of two entries for one training counts.
  const locked = trainings && [...new Map(trainings.map((entry) => [entry.id, entry])).values()];
  const changes = { ...sent, ...(locked !== undefined && { trainings: locked }) };
  await settings.change('membership', changes, (transaction) =>
    recordAudit(transaction, by, {
      action: 'membership-settings.change',
      target: 'site',
      before,
      after: changes,
    }),
  );
}
