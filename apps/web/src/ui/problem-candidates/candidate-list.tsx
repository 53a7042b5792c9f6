import { Button } from '@mantine/core';
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { ErrorState } from '../error-state.tsx';
import { Pager } from '../pager.tsx';
import { SearchField } from '../search-field.tsx';
import { RowsSkeleton } from '../skeletons.tsx';
import { candidatePageSizes } from './candidate-page-sizes.ts';
import classes from './candidate-list.module.css';

interface Candidate {
  id: number;
  problemId: string;
  title: string;
  author: string | null;
}

interface CandidateRequest {
  currentPage: number;
  limit: number;
  keyword: string;
}

/** The page and the search of the list. A new search starts at the first page. */
export function useCandidatePage() {
  const [request, setRequest] = useState<CandidateRequest>({
    currentPage: 1,
    limit: candidatePageSizes[0],
    keyword: '',
  });
  const change = (changes: Partial<CandidateRequest>) => setRequest((before) => ({ ...before, ...changes }));
  return { request, change };
}

interface CandidateListProps<Problem extends Candidate, Answer> {
  page: ReturnType<typeof useCandidatePage>;
  candidates: Pick<
    UseQueryResult<{ records: readonly Problem[]; total: number }>,
    'data' | 'isError' | 'refetch'
  >;
  add: Pick<UseMutationResult<Answer, Error, Problem>, 'isPending' | 'variables' | 'mutate'>;
  texts: ComponentProps<typeof SearchField>['texts'] & {
    addOne: string;
    addOf: (title: string) => string;
    failedTitle: string;
  };
  empty: ReactNode;
}

/** Problems that can be added to a contest or training, several one after another. */
export function CandidateList<Problem extends Candidate, Answer>(props: CandidateListProps<Problem, Answer>) {
  const { page, candidates, add, texts, empty } = props;
  const { request, change } = page;
  const { data, isError, refetch } = candidates;
  return (
    <>
      <SearchField
        keyword={request.keyword}
        texts={texts}
        onSearch={(keyword) => change({ keyword, currentPage: 1 })}
      />
      <ul className={classes['list']}>
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
              aria-label={texts.addOf(problem.title)}
              disabled={add.isPending}
              loading={add.isPending && add.variables?.id === problem.id}
              onClick={() => add.mutate(problem)}
            >
              {texts.addOne}
            </Button>
          </li>
        ))}
      </ul>
      {data?.records.length === 0 && empty}
      {data === undefined && isError && (
        <ErrorState title={texts.failedTitle} onRetry={() => void refetch()} />
      )}
      {data === undefined && !isError && <RowsSkeleton rows={5} />}
      <Pager
        total={data?.total ?? 0}
        page={request.currentPage}
        size={request.limit}
        sizes={candidatePageSizes}
        onPageChange={(currentPage) => change({ currentPage })}
        onSizeChange={(limit, currentPage) => change({ limit, currentPage })}
      />
    </>
  );
}
