import { Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { ApiError } from '../../lib/api/index.ts';
import { useMessages } from '../../lib/messages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { problemQuery } from './api/get-problem.ts';
import { formLanguagesQuery } from './api/list-form-languages.ts';
import { openDraft } from './draft/open-draft.ts';
import { formMessages } from './form-messages.ts';
import { listUrlOf, scopeOf } from './form-mode.ts';
import { ProblemForm, type ProblemFormProps } from './problem-form.tsx';
import classes from './problem-form.module.css';

type PassedProps = 'mode' | 'contestNames' | 'canPublish' | 'save' | 'checks' | 'onCreated';
type LoaderProps = Pick<ProblemFormProps, PassedProps> & {
  uid: string;
  /** Undefined: a new problem. */
  problemId: number | undefined;
};

/** Loads the initial data of the form: the problem, the languages, and a draft of an earlier visit. */
export function ProblemFormLoader({ problemId, uid, ...props }: LoaderProps) {
  const client = useQueryClient();
  const [visit, setVisit] = useState(0);
  const place = { uid, scope: scopeOf(props.mode), problemId };
  const problem = useQuery({ ...problemQuery(problemId ?? 0), enabled: problemId !== undefined });
  const languages = useQuery(formLanguagesQuery(problemId));
  const draft = useQuery({
    queryKey: ['admin', 'problem-form', 'draft', place, visit],
    queryFn: () => openDraft(place),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const reload = async () => {
    if (problemId !== undefined) await client.resetQueries({ queryKey: problemQuery(problemId).queryKey });
    setVisit((before) => before + 1);
  };
  const isProblemThere = problemId === undefined || problem.data !== undefined;
  if (isProblemThere && languages.data !== undefined && draft.data !== undefined)
    return (
      <ProblemForm
        key={`${draft.data.key}:${String(visit)}`}
        {...props}
        stored={problem.data}
        languages={languages.data}
        opened={draft.data}
        onReload={() => void reload()}
      />
    );
  const failure = problem.error ?? languages.error ?? draft.error;
  if (failure === null) return <FormSkeleton />;
  const retry = () =>
    void Promise.all(
      [problem, languages, draft].filter(({ isError }) => isError).map(({ refetch }) => refetch()),
    );
  return <LoadFailure failure={failure} listUrl={listUrlOf(props.mode)} onRetry={retry} />;
}

interface LoadFailureProps {
  failure: Error;
  listUrl: string;
  onRetry: () => void;
}

function LoadFailure({ failure, listUrl, onRetry }: LoadFailureProps) {
  const m = useMessages(formMessages);
  const isRefused = failure instanceof ApiError && failure.kind === 'business';
  return (
    <Sheet>
      {isRefused ? (
        <EmptyState
          title={m.notFound}
          action={
            <Button component={Link} to={listUrl} variant="default">
              {m.back}
            </Button>
          }
        >
          {m.notFoundText}
        </EmptyState>
      ) : (
        <ErrorState title={m.loadFailed} onRetry={onRetry} />
      )}
    </Sheet>
  );
}

function FormSkeleton() {
  return (
    <div className={classes['layout']}>
      <Skeleton height={270} />
      <div className={classes['content']}>
        <Skeleton height={486} />
        <Skeleton height={1100} />
      </div>
    </div>
  );
}
