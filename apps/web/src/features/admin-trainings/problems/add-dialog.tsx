import { Button, Modal } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../lib/api/index.ts';
import { textOfApiError } from '../../../lib/api/api-error-text.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { RowsSkeleton } from '../../../ui/skeletons.tsx';
import { invalidateTrainings } from '../api/list-trainings.ts';
import { addProblem, candidatesQuery, type Candidate } from '../api/training-problems.ts';
import type { TrainingScope } from '../training-scope.ts';
import { trainingProblemMessages } from './training-problem-messages.ts';
import classes from './training-problems.module.css';

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

const pageSizes = [10, 30, 50, 100] as const;

/** Each problem goes to the end of the training at once; several can be added one after another. */
function Candidates({ scope, trainingId }: Pick<AddDialogProps, 'scope' | 'trainingId'>) {
  const m = useMessages(trainingProblemMessages);
  const client = useQueryClient();
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const [size, setSize] = useState<number>(pageSizes[0]);
  const request = { tid: trainingId, currentPage: page, limit: size, keyword };
  const { data, isError, refetch } = useQuery(candidatesQuery(scope, request));
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
    <>
      <SearchField
        keyword={keyword}
        texts={m}
        onSearch={(typed) => {
          setKeyword(typed);
          setPage(1);
        }}
      />
      <ul className={classes['candidates']}>
        {data?.records.map((problem) => (
          <li key={problem.id} className={classes['candidate']}>
            <span>
              {problem.title}
              <small>
                {problem.problemId} {problem.author !== null && `· ${problem.author}`}
              </small>
            </span>
            <Button
              size="xs"
              variant="default"
              aria-label={m.addOf(problem.title)}
              disabled={add.isPending}
              loading={add.isPending && add.variables.id === problem.id}
              onClick={() => add.mutate(problem)}
            >
              {m.addOne}
            </Button>
          </li>
        ))}
      </ul>
      {data?.records.length === 0 && <EmptyState title={m.noCandidates}>{m.noCandidatesText}</EmptyState>}
      {data === undefined && isError && <ErrorState title={m.failedTitle} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <RowsSkeleton rows={5} />}
      <Pager
        total={data?.total ?? 0}
        page={page}
        size={size}
        sizes={pageSizes}
        onPageChange={setPage}
        onSizeChange={(next, nextPage) => {
          setSize(next);
          setPage(nextPage);
        }}
      />
    </>
  );
}
