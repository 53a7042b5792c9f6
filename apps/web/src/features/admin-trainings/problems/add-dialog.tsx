import { Modal } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api/index.ts';
import { textOfApiError } from '../../../lib/api/api-error-text.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { CandidateList, useCandidatePage } from '../../../ui/problem-candidates/candidate-list.tsx';
import { invalidateTrainings } from '../api/list-trainings.ts';
import { addProblem, candidatesQuery, type Candidate } from '../api/training-problems.ts';
import type { TrainingScope } from '../training-scope.ts';
import { trainingProblemMessages } from './training-problem-messages.ts';

interface AddDialogProps {
  scope: TrainingScope;
  trainingId: number;
  isOpened: boolean;
  onClose: () => void;
}

export function AddDialog({ isOpened, onClose, ...props }: AddDialogProps) {
  const m = useMessages(trainingProblemMessages);
  return (
    <Modal
      opened={isOpened}
      onClose={onClose}
      title={m.addTitle}
      size="lg"
      closeButtonProps={{ 'aria-label': m.close }}
    >
      {isOpened && <Candidates {...props} />}
    </Modal>
  );
}

/** Each problem goes to the end of the training at once; several can be added one after another. */
function Candidates({ scope, trainingId }: Pick<AddDialogProps, 'scope' | 'trainingId'>) {
  const m = useMessages(trainingProblemMessages);
  const client = useQueryClient();
  const page = useCandidatePage();
  const candidates = useQuery(candidatesQuery(scope, { ...page.request, tid: trainingId }));
  const add = useMutation({
    mutationFn: ({ id }: Candidate) => addProblem(scope, { pid: id, tid: trainingId }),
    onSuccess: (_answer, { problemId }) => {
      showToast('success', m.added(problemId));
      return invalidateTrainings(client);
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
      empty={<EmptyState title={m.noCandidates}>{m.noCandidatesText}</EmptyState>}
    />
  );
}
