import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import {
  changeProblems,
  rejudgeProblems,
  type BatchOutcome,
  type ProblemChange,
} from '../api/change-problems.ts';
import { problemsKey } from '../../../lib/admin-api/list-problems.ts';
import { batchMessages } from './batch-messages.ts';

export type Refusals = BatchOutcome['refused'];

function toastText(m: (typeof batchMessages)['en-US'], action: ProblemChange['action'], count: number) {
  if (action === 'delete') return m.deleted(count);
  if (action === 'archive') return m.archived(count);
  return action === 'restore' ? m.restored(count) : m.changed(count);
}

/** Changes the selected problems; refusals stay until they are dismissed. */
export function useBatch({ ids, onDone }: { ids: number[]; onDone: () => void }) {
  const m = useMessages(batchMessages);
  const client = useQueryClient();
  const [refusals, setRefusals] = useState<Refusals>([]);
  const readAgain = () => client.invalidateQueries({ queryKey: problemsKey });
  const change = useMutation({
    mutationFn: (wanted: ProblemChange) => changeProblems({ ids, change: wanted }),
    onSuccess: ({ changed, refused }, wanted) => {
      onDone();
      setRefusals(refused);
      if (refused.length === 0) showToast('success', toastText(m, wanted.action, changed));
    },
    onSettled: readAgain,
  });
  /** For problems whose deletion was refused. */
  const archive = useMutation({
    mutationFn: (refusedIds: number[]) => changeProblems({ ids: refusedIds, change: { action: 'archive' } }),
    onSuccess: ({ changed, refused }) => {
      setRefusals(refused);
      if (refused.length === 0) showToast('success', m.archived(changed));
    },
    onSettled: readAgain,
  });
  const rejudge = useMutation({
    mutationFn: () => rejudgeProblems(ids),
    onSuccess: (total) => showToast('success', m.rejudged(total)),
    onSettled: onDone,
  });
  return { change, archive, rejudge, refusals, forgetRefusals: () => setRefusals([]) };
}

export type Batch = ReturnType<typeof useBatch>;
