/**
 * Live updates of a training. The tab's event stream reports that something changed, and the affected queries are
 * refetched: a result of the viewer, a new row of the records, a changed due date, a lost access.
 */
import { useQueryClient } from '@tanstack/react-query';
import { isUnderWay } from '@touchstone/contract/statuses';
import { useEffect, useEffectEvent } from 'react';
import { getLiveEvents } from '../../lib/live-events/index.ts';
import { useOwnSubmissionUpdates } from '../../lib/submission-updates/index.ts';
import { trainingsKey } from './api/list-trainings.ts';
import { trainingKey } from './api/training-key.ts';
import { subscribeToTraining, type TrainingChange } from './training-topic.ts';

/** The parts of the query keys of one training that a change of progress concerns. */
const progressParts: ReadonlySet<unknown> = new Set(['info', 'rank', 'matrix', 'activity']);

/** Whether a change concerns the query with this key. */
export function isConcerned(
  queryKey: readonly unknown[],
  trainingId: number,
  change: TrainingChange,
): boolean {
  if (queryKey[0] === trainingsKey) return true;
  const [first, id] = trainingKey(trainingId);
  if (queryKey[0] !== first || queryKey[1] !== id) return false;
  return change === 'training' || progressParts.has(queryKey[2]);
}

export function useTrainingUpdates(trainingId: number): void {
  const client = useQueryClient();
  const refresh = (change: TrainingChange) => {
    void client.invalidateQueries({ predicate: ({ queryKey }) => isConcerned(queryKey, trainingId, change) });
  };
  const receive = useEffectEvent(refresh);
  useEffect(
    () => subscribeToTraining(getLiveEvents(), trainingId, (change) => receive(change)),
    [trainingId],
  );
  // A training without participants sends no events about progress.
  useOwnSubmissionUpdates(true, ({ status }) => {
    if (!isUnderWay(status)) refresh('progress');
  });
}
