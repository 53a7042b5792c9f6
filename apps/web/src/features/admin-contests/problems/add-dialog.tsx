import { Button, Modal } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../lib/api/index.ts';
import { textOfApiError } from '../../../lib/api/api-error-text.ts';
import { useMessages } from '../../../lib/messages.ts';
import { useLast } from '../../../lib/use-last.ts';
import { showToast } from '../../../lib/toasts.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { RowsSkeleton } from '../../../ui/skeletons.tsx';
import {
  addProblem,
  candidatesQuery,
  invalidateContestProblems,
  type Candidate,
  type ProblemSource,
} from '../api/contest-problems.ts';
import { contestProblemMessages } from './contest-problem-messages.ts';
import classes from './contest-problems.module.css';
import { candidatePageSizes } from './candidate-page-sizes.ts';
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
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const [size, setSize] = useState<number>(candidatePageSizes[0]);
  const request = { cid: contestId, currentPage: page, limit: size, keyword, problemType };
  const { data, isError, refetch } = useQuery(candidatesQuery(source, request));
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
      {data?.records.length === 0 && (
        <EmptyState title={m.noCandidates}>{m.noCandidatesTexts[source]}</EmptyState>
      )}
      {data === undefined && isError && <ErrorState title={m.failedTitle} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <RowsSkeleton rows={5} />}
      <Pager
        total={data?.total ?? 0}
        page={page}
        size={size}
        sizes={candidatePageSizes}
        onPageChange={setPage}
        onSizeChange={(next, nextPage) => {
          setSize(next);
          setPage(nextPage);
        }}
      />
    </>
  );
}
