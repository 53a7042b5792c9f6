import { toWireDate, type AdministeredTraining, type ListedAdministeredTraining } from '@touchstone/contract';
import type { GroupStanding } from '@touchstone/contract';
import {
  canDeleteTraining,
  canEditTrainingProblems,
  canManageTraining,
} from '@touchstone/rules/trainings/training-access';
import { trainingAuthOf } from '@touchstone/rules/trainings/training-form';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { dueAtOf, type TrainingRow } from '../trainings/index.ts';
import type { listAdministeredTrainings } from './training-administration.repository.ts';

type ListedRow = Awaited<ReturnType<typeof listAdministeredTrainings>>['rows'][number];

/** With the password. */
export const presentAdministered = (row: TrainingRow | ListedRow): AdministeredTraining => ({
  id: row.id,
  title: row.title,
  description: row.description,
  author: row.author ?? '',
  auth: trainingAuthOf[row.visibility],
  privatePwd: row.password,
  status: row.isListed,
  rank: row.rank,
  isGroup: row.groupId !== null,
  gid: row.groupId,
  gmtCreate: toWireDate(row.createdAt),
  gmtModified: toWireDate(row.updatedAt),
});

export function presentListed(
  row: ListedRow,
  {
    viewer,
    groupStanding,
    showsPassword,
  }: { viewer: Viewer; groupStanding: GroupStanding | null; showsPassword: boolean },
): ListedAdministeredTraining {
  const training = { authorId: row.authorId, groupStanding };
  const { categoryName, categoryColor, problemCount, participantCount } = row;
  return {
    ...presentAdministered(row),
    ...(!showsPassword && { privatePwd: null }),
    problemCount,
    participantCount,
    dueAt: dueAtOf(row),
    categoryName,
    categoryColor,
    canEdit: canManageTraining(viewer, training),
    canEditProblems: canEditTrainingProblems(viewer, training),
    canDelete: canDeleteTraining(viewer, training),
  };
}
