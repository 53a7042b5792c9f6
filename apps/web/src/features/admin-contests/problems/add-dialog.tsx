import { Modal } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api/index.ts';
import { textOfApiError } from '../../../lib/api/api-error-text.ts';
import { useMessages } from '../../../lib/messages.ts';
import { useLast } from '../../../lib/use-last.ts';
import { showToast } from '../../../lib/toasts.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { CandidateList, useCandidatePage } from '../../../ui/problem-candidates/candidate-list.tsx';
import {
  addProblem,
  candidatesQuery,
  invalidateContestProblems,
  type Candidate,
  type ProblemSource,
} from '../api/contest-problems.ts';
import { contestProblemMessages } from './contest-problem-messages.ts';
import { nextDisplayId } from '@touchstone/rules/contests/next-display-id';

interface AddDialogProps {
  contestId: number;
  problemType: number;
  /** The display ids that are in use. */
  taken: readonly string[];
  /** Undefined while the dialog is closed. */
  source: ProblemSource | undefined;
  onClose: () => void;
}

export function AddDialog({ source, onClose, ...props }: AddDialogProps) {
  const m = useMessages(contestProblemMessages);
  const shown = useLast(source) ?? 'public';
  return (
    <Modal opened={source !== undefined} onClose={onClose} title={m.addTitles[shown]} size="lg">
      {source !== undefined && <Candidates source={source} {...props} />}
    </Modal>
  );
}

type CandidatesProps = Omit<AddDialogProps, 'source' | 'onClose'> & { source: ProblemSource };

/** Each problem gets the next free letter at once; several can be added one after another. */
function Candidates({ contestId, problemType, taken, source }: CandidatesProps) {
  const m = useMessages(contestProblemMessages);
  const client = useQueryClient();
  const page = useCandidatePage();
  const candidates = useQuery(candidatesQuery(source, { ...page.request, cid: contestId, problemType }));
  const add = useMutation({
    mutationFn: (problem: Candidate) => {
      const displayId = nextDisplayId(taken);
      return addProblem(source, { cid: contestId, displayId, problem }).then(() => displayId);
    },
    onSuccess: (displayId) => {
      showToast('success', m.added(displayId));
      return invalidateContestProblems(client);
    },
    onError: (error) => {
      if (error instanceof ApiError) showToast('error', textOfApiError(error));
    },
  });
  return (
    <CandidateList
      page={page}
      candidates={candidates}
      add={add}
      texts={m}
      empty={<EmptyState title={m.noCandidates}>{m.noCandidatesTexts[source]}</EmptyState>}
    />
  );
}
