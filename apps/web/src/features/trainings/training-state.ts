import { isAdminRole } from '../../lib/roles.ts';
import type { KnownTraining } from './api/get-training.ts';
import { trainingUrl, type TrainingContext } from './training-context.ts';
import type { TrainingState } from './use-training.ts';

/** The form of a training outside groups is in the back office, which only administrators may open. */
export function trainingStateOf(
  known: KnownTraining,
  context: TrainingContext,
  roles: readonly string[],
): TrainingState {
  const { access, canManage, hasRank } = known.progress;
  return {
    ...known,
    context,
    base: trainingUrl(context),
    isAdmin: canManage,
    canEdit: canManage && (context.groupId !== undefined || isAdminRole(roles)),
    canEnter: access === 'open',
    hasRecords: hasRank,
  };
}
