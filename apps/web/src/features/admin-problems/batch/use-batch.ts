import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { isSuperAdminRole } from '../../../lib/roles.ts';
import { useSession } from '../../../lib/session.ts';
import { showToast } from '../../../lib/toasts.ts';
import {
  changeProblems,
  rejudgeProblems,
  type BatchOutcome,
  type ProblemChange,
} from '../api/change-problems.ts';
import { problemsKey, type AdministeredProblem } from '../../../lib/admin-api/list-problems.ts';
import { previewAddress } from '../../../ui/rejudge-preview/preview-calls.ts';
import { batchMessages } from './batch-messages.ts';
import { startPreviews, type StartedPreview } from './start-previews.ts';

export type Refusals = BatchOutcome['refused'];

function toastText(m: (typeof batchMessages)['en-US'], action: ProblemChange['action'], count: number) {
  if (action === 'delete') return m.deleted(count);
  if (action === 'archive') return m.archived(count);
  return action === 'restore' ? m.restored(count) : m.changed(count);
}

interface BatchOptions {
  chosen: readonly AdministeredProblem[];
  onDone: () => void;
}

/** Changes the selected problems; refusals and started previews stay until they are dismissed. */
export function useBatch({ chosen, onDone }: BatchOptions) {
  const ids = chosen.map(({ id }) => id);
  const m = useMessages(batchMessages);
  const client = useQueryClient();
  const navigate = useNavigate();
  const { user } = useSession();
  // As the direct rejudge of a super administrator.
  const reachesContests = isSuperAdminRole(user?.roleList ?? []);
  const [refusals, setRefusals] = useState<Refusals>([]);
  const [started, setStarted] = useState<readonly StartedPreview[]>([]);
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
  const preview = useMutation({
    mutationFn: () => startPreviews(chosen, { everywhere: reachesContests }),
    onSuccess: async (results) => {
      onDone();
      await client.invalidateQueries({ queryKey: ['rejudge-previews'] });
      const [only] = results;
      if (results.length === 1 && only !== undefined && 'previewId' in only)
        await navigate(previewAddress(only.previewId));
      else setStarted(results);
    },
  });
  return {
    change,
    archive,
    rejudge,
    preview,
    reachesContests,
    refusals,
    forgetRefusals: () => setRefusals([]),
    started,
    forgetStarted: () => setStarted([]),
  };
}

export type Batch = ReturnType<typeof useBatch>;
