import { useMemo, type ReactNode } from 'react';
import { useSession } from '../../lib/session.ts';
import type { KnownTraining } from './api/get-training.ts';
import type { TrainingContext } from './training-context.ts';
import { usePublishedTabs } from './shown-tabs-store.ts';
import { trainingStateOf } from './training-state.ts';
import { useTrainingUpdates } from './use-training-updates.ts';
import { TrainingStateContext } from './use-training.ts';

interface TrainingProviderProps {
  known: KnownTraining;
  context: TrainingContext;
  children: ReactNode;
}

/** Computes the viewer's state in a training once, for all children. */
export function TrainingProvider({ known, context, children }: TrainingProviderProps) {
  const roles = useSession().user?.roleList;
  const { trainingId, groupId } = context;
  const state = useMemo(
    () =>
      trainingStateOf(known, groupId === undefined ? { trainingId } : { trainingId, groupId }, roles ?? []),
    [known, trainingId, groupId, roles],
  );
  usePublishedTabs(state);
  useTrainingUpdates(context.trainingId);
  return <TrainingStateContext value={state}>{children}</TrainingStateContext>;
}
