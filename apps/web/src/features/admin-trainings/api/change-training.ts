import { callApi } from '../../../lib/api/index.ts';
import type { TrainingScope } from '../training-scope.ts';

/** Shows or hides a training. */
export const showTraining = ({ groupId }: TrainingScope, query: { tid: number; status: boolean }) =>
  groupId === undefined
    ? callApi('PUT /api/admin/training/change-training-status', { query, toastsError: true })
    : callApi('PUT /api/group/change-training-status', { query, toastsError: true });

export const deleteTraining = ({ groupId }: TrainingScope, tid: number) =>
  groupId === undefined
    ? callApi('DELETE /api/admin/training', { query: { tid }, toastsError: true })
    : callApi('DELETE /api/group/training', { query: { tid }, toastsError: true });

interface Copy {
  tid: number;
  title: string;
  /** The group of the copy; undefined: outside groups. */
  gid: number | undefined;
}

export const copyTraining = (body: Copy) => callApi('POST /api/copy-training', { body });
