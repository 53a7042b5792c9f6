/**
 * The author of a training, the roots of its group and super administrators manage it; outside groups problem administrators
 * choose its problems, too. Every call of this module checks the stored training; an author or group in the request is ignored.
 */
import type { Queryable } from '@touchstone/database';
import { isGroupMember } from '@touchstone/rules/group-standing';
import { isSuperAdmin } from '@touchstone/rules/permissions';
import {
  canCreateTraining,
  canDeleteTraining,
  canEditTrainingProblems,
  canManageTraining,
} from '@touchstone/rules/trainings/training-access';
import { recordAudit, type AuditEntry } from '../../platform/audit-log.ts';
import { publishEvent } from '../../platform/event-bus.ts';
import { callError } from '../../platform/errors/call-error.ts';
import type { Actor } from '../../platform/http/call-context.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { loadGroupStandings } from '../groups/index.ts';
import { findTraining, loadTrainingFacts, lockTraining, type TrainingRow } from '../trainings/index.ts';
import { isGroupOpen } from './training-administration.repository.ts';

/** Calls of the back office, calls of groups, and our own calls for both. */
export type TrainingArea = 'site' | 'group' | 'any';

const rights = {
  manage: canManageTraining,
  problems: canEditTrainingProblems,
  delete: canDeleteTraining,
} as const;

export interface Wanted {
  id: number;
  area: TrainingArea;
  right: keyof typeof rights;
}

export async function getAdministeredTraining(
  database: Queryable,
  viewer: Viewer,
  { id, area, right }: Wanted,
): Promise<TrainingRow> {
  const training = await findTraining(database, id);
  // The back office has no trainings of groups.
  if (training === undefined || (area === 'site' && training.groupId !== null))
    throw callError('trainingNotFound');
  if (area === 'group' && training.groupId === null) throw callError('trainingOutsideGroup');
  const facts = await loadTrainingFacts(database, viewer, training);
  if (rights[right](viewer, facts)) return training;
  const { groupId } = training;
  if (groupId === null) throw callError('trainingAdminOnly');
  if (!(await isGroupOpen(database, groupId))) throw callError('groupNotFound');
  throw callError(isGroupMember(facts.groupStanding) ? 'groupAuthorsOnly' : 'groupMembersOnly');
}

/** Serialises changes of one training, its problems and registrations until the transaction ends. */
export async function lockAdministeredTraining(transaction: Queryable, viewer: Viewer, wanted: Wanted) {
  await lockTraining(transaction, wanted.id);
  return getAdministeredTraining(transaction, viewer, wanted);
}

/** Whether the viewer may create trainings in this group; null: outside groups. */
export async function requireCreator(database: Queryable, viewer: Viewer, groupId: number | null) {
  const standings = await loadGroupStandings(database, viewer, [groupId]);
  await requireGroup(database, viewer, groupId);
  if (canCreateTraining(viewer, standings(groupId))) return;
  throw callError(groupId === null ? 'trainingAdminOnly' : 'groupAdminsOnly');
}

/** Of a banned group only super administrators know that it exists. */
export async function requireGroup(database: Queryable, viewer: Viewer, groupId: number | null) {
  if (groupId === null) return;
  const isKnown = await isGroupOpen(database, groupId, { includesBanned: isSuperAdmin(viewer.role) });
  if (!isKnown) throw callError('groupNotFound');
}

export const targetOfTraining = (id: number) => `training ${String(id)}`;

/** Every change ends here: it writes the audit entry and notifies open pages. */
export async function recordTrainingChange(
  transaction: Queryable,
  by: Actor,
  { trainingId, ...entry }: Omit<AuditEntry, 'target'> & { trainingId: number },
) {
  await recordAudit(transaction, by, { ...entry, target: targetOfTraining(trainingId) });
  await publishEvent(transaction, 'training.changed', { trainingId });
}
