/** Live updates of a training: results of the viewer reach its open pages without a reload. */
import { useQueryClient } from '@tanstack/react-query';
import { isUnderWay } from '@touchstone/contract/statuses';
import { useOwnSubmissionUpdates } from '../../lib/submission-updates/index.ts';
import { trainingsKey } from './api/list-trainings.ts';
import { trainingKey } from './api/training-key.ts';

export function useTrainingUpdates(trainingId: number): void {
  const client = useQueryClient();
  useOwnSubmissionUpdates(true, ({ status }) => {
    if (isUnderWay(status)) return;
    void client.invalidateQueries({ queryKey: trainingKey(trainingId) });
    void client.invalidateQueries({ queryKey: [trainingsKey] });
  });
}
