/** Who may see a training, take part in it and manage it. The rules use stored facts, never the request. */
import type { GroupStanding } from '@touchstone/contract/group-standings';
import type { Role } from '@touchstone/contract/roles';
import { isGroupAdmin, isGroupMember, isGroupRoot } from '../group-standing.ts';
import { isAnyAdmin, isProblemAdmin, isSuperAdmin } from '../permissions.ts';

export type TrainingVisibility = 'public' | 'private';

export interface TrainingFacts {
  readonly authorId: string | null;
  readonly visibility: TrainingVisibility;
  /** Whether it is shown. */
  readonly isListed: boolean;
  /** The viewer's standing in the group of the training; null for a training outside groups. */
  readonly groupStanding: GroupStanding | null;
}

export type TrainingRegistration = 'none' | 'active' | 'disabled';

export type TrainingViewer = { readonly id: string; readonly role: Role } | undefined;

export type TrainingAccess =
  | 'open'
  /** Also for hidden trainings: their existence is not revealed. */
  | 'missing'
  /** Belongs to a group that the viewer has not joined, or that is banned. */
  | 'group-only'
  /** Private, and the viewer has not registered. */
  | 'password'
  /** Private, and the registration was disabled. */
  | 'barred';

const isOutsider = (viewer: TrainingViewer, { groupStanding }: Pick<TrainingFacts, 'groupStanding'>) =>
  groupStanding !== null && (viewer === undefined || !isGroupMember(groupStanding));

/**
 * The author, super administrators and roots of the group: they see the training while it is hidden, its matrix and real
 * names, and change it. An author who left the group is an outsider.
 */
export function canManageTraining(
  viewer: TrainingViewer,
  training: Pick<TrainingFacts, 'authorId' | 'groupStanding'>,
): boolean {
  if (viewer === undefined) return false;
  if (isSuperAdmin(viewer.role)) return true;
  if (isOutsider(viewer, training)) return false;
  return viewer.id === training.authorId || isGroupRoot(training.groupStanding);
}

/** Outside groups, problem administrators also choose the problems of trainings. */
export const canEditTrainingProblems = (
  viewer: TrainingViewer,
  training: Pick<TrainingFacts, 'authorId' | 'groupStanding'>,
): boolean =>
  canManageTraining(viewer, training) ||
  (viewer !== undefined && training.groupStanding === null && isProblemAdmin(viewer.role));

/** Outside groups only super administrators delete. */
export const canDeleteTraining = (
  viewer: TrainingViewer,
  training: Pick<TrainingFacts, 'authorId' | 'groupStanding'>,
): boolean =>
  training.groupStanding === null
    ? viewer !== undefined && isSuperAdmin(viewer.role)
    : canManageTraining(viewer, training);

/** In a group (with the viewer's standing there), or outside groups (null). */
export function canCreateTraining(viewer: TrainingViewer, groupStanding: GroupStanding | null): boolean {
  if (viewer === undefined) return false;
  if (isSuperAdmin(viewer.role)) return true;
  return groupStanding === null ? isAnyAdmin(viewer.role) : isGroupAdmin(groupStanding);
}

/** Whether the viewer may know that the training exists, and see its introduction. */
export function decideTrainingIntroduction(
  viewer: TrainingViewer,
  training: TrainingFacts,
): 'open' | 'missing' | 'group-only' {
  if (canManageTraining(viewer, training)) return 'open';
  if (!training.isListed) return 'missing';
  return isOutsider(viewer, training) ? 'group-only' : 'open';
}

/** Whether the viewer may see the problems and the rank, and submit. */
export function decideTrainingAccess(
  viewer: TrainingViewer,
  training: TrainingFacts,
  registration: TrainingRegistration,
): TrainingAccess {
  const introduction = decideTrainingIntroduction(viewer, training);
  if (introduction !== 'open') return introduction;
  if (training.visibility === 'public' || canManageTraining(viewer, training)) return 'open';
  if (registration === 'none') return 'password';
  return registration === 'disabled' ? 'barred' : 'open';
}

/** Whether a training has participants: a public one outside groups has none. */
export const hasParticipants = (training: {
  readonly visibility: TrainingVisibility;
  readonly groupId: number | null;
}): boolean => training.visibility === 'private' || training.groupId !== null;
