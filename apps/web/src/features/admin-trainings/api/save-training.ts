import type { Calls, SentBodyOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';
import type { TrainingScope } from '../training-scope.ts';

export type TrainingBody = SentBodyOf<Calls['POST /api/admin/training']>;

/** A training and its version, for optimistic locking. */
export interface TrainingVersion {
  id: number;
  gmtModified: string;
}

/** Without a version, creates a new training. Returns its id. */
export async function saveTraining(
  { groupId }: TrainingScope,
  version: TrainingVersion | undefined,
  { training, trainingCategory }: TrainingBody,
): Promise<number> {
  if (version === undefined) {
    const created =
      groupId === undefined
        ? await callApi('POST /api/admin/training', { body: { training, trainingCategory } })
        : await callApi('POST /api/group/training', {
            body: { training: { ...training, gid: groupId }, trainingCategory },
          });
    return created.tid;
  }
  const body = { training: { ...training, ...version }, trainingCategory };
  if (groupId === undefined) await callApi('PUT /api/admin/training', { body });
  else await callApi('PUT /api/group/training', { body });
  return version.id;
}
