/** The trainings of a list that need a membership which the viewer does not have. */
import type { MembershipLock } from '@touchstone/contract';
import { decideTrainingIntroduction } from '@touchstone/rules/trainings/training-access';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { loadGroupStandings } from '../groups/index.ts';
import { loadTrainingLocks } from '../membership/index.ts';
import type { TrainingParts } from './open-training.ts';
import { listTrainingsById } from './trainings.repository.ts';

/** Keyed by id. Trainings that the viewer may not see are left out. */
export async function loadLocks(
  parts: TrainingParts,
  viewer: Viewer | undefined,
  tids: readonly number[],
): Promise<Record<string, MembershipLock>> {
  const rows = await listTrainingsById(parts.database, [...new Set(tids)]);
  const standings = await loadGroupStandings(
    parts.database,
    viewer,
    rows.map(({ groupId }) => groupId),
  );
  const seen = rows
    .map(({ id, authorId, visibility, isListed, groupId }) => ({
      trainingId: id,
      authorId,
      visibility,
      isListed,
      groupStanding: standings(groupId),
    }))
    .filter((facts) => decideTrainingIntroduction(viewer, facts) === 'open');
  const locks = await loadTrainingLocks(parts, viewer, seen);
  return Object.fromEntries([...locks].map(([id, { level }]) => [String(id), { level }]));
}
