import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { textOfApiError } from '../../../lib/api/api-error-text.ts';
import { ApiError } from '../../../lib/api/index.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { invalidateTrainings } from '../api/list-trainings.ts';
import {
  addGroupProblem,
  addProblem,
  orderProblems,
  rankProblem,
  removeProblem,
  trainingProblemsQuery,
  type ListedTrainingProblem,
} from '../api/training-problems.ts';
import type { TrainingScope } from '../training-scope.ts';
import { moveItem } from './move-item.ts';
import { trainingProblemMessages } from './training-problem-messages.ts';

function showRefusal(error: Error): void {
  if (error instanceof ApiError) showToast('error', textOfApiError(error));
}

interface Changed {
  scope: TrainingScope;
  trainingId: number;
  problems: readonly ListedTrainingProblem[];
}

/** A problem that was removed, and the rows before that. */
interface RemovedProblem {
  one: ListedTrainingProblem;
  rows: readonly ListedTrainingProblem[];
}

/** Order, numbers and removal. A new order is shown at once and goes back if the server refuses. */
export function useProblemChanges({ scope, trainingId, problems }: Changed) {
  const m = useMessages(trainingProblemMessages);
  const client = useQueryClient();
  const [announcement, setAnnouncement] = useState('');
  const [removed, setRemoved] = useState<RemovedProblem>();
  const refresh = () => invalidateTrainings(client);
  const pidsOf = (rows: readonly ListedTrainingProblem[]) => rows.map(({ problem }) => problem.id);
  const order = useMutation({
    mutationFn: (rows: readonly ListedTrainingProblem[]) =>
      orderProblems({ tid: trainingId, pidList: pidsOf(rows) }),
    onMutate: (rows) => client.setQueryData(trainingProblemsQuery(scope, trainingId).queryKey, [...rows]),
    onSettled: refresh,
  });
  const rank = useMutation({
    mutationFn: ({ one, to }: { one: ListedTrainingProblem; to: number }) => {
      const { id, tid, pid } = one.entry;
      return rankProblem(scope, { id, tid, pid, rank: to });
    },
    onSuccess: () => showToast('success', m.rankSaved),
    onError: showRefusal,
    onSettled: refresh,
  });
  /** Adds the problem again, at its former position. */
  const restore = useMutation({
    mutationFn: async ({ one, rows }: RemovedProblem) => {
      const { id: pid, problemId, gid } = one.problem;
      if (gid === null) await addProblem(scope, { pid, tid: trainingId });
      else await addGroupProblem({ problemId, tid: trainingId });
      await orderProblems({ tid: trainingId, pidList: pidsOf(rows) });
    },
    onSuccess: () => setRemoved(undefined),
    onError: showRefusal,
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: (one: ListedTrainingProblem) =>
      removeProblem(scope, { pid: one.problem.id, tid: trainingId }),
    onSuccess: (_answer, one) => setRemoved({ one, rows: problems }),
    onSettled: refresh,
  });
  return {
    isBusy: order.isPending,
    announcement,
    move: (from: number, to: number) => {
      const moved = problems[from];
      if (moved === undefined) return;
      setAnnouncement(m.moved(moved.problem.problemId, to + 1, problems.length));
      order.mutate(moveItem(problems, from, to));
    },
    rank: (one: ListedTrainingProblem, to: number) => rank.mutate({ one, to }),
    remove: (one: ListedTrainingProblem) => remove.mutate(one),
    /** The last removed problem, until it is added again. */
    removed: removed?.one,
    isRestoring: restore.isPending,
    restore: () => removed !== undefined && restore.mutate(removed),
  };
}
