import { Button } from '@mantine/core';
import { IconCode, IconEyeOff, IconUser } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { problemTypes } from '@touchstone/contract/problem-types';
import { useSearchParams } from 'react-router';
import { openAccountDialog } from '../../../lib/account-dialog.ts';
import { useMessages } from '../../../lib/messages.ts';
import { useSession } from '../../../lib/session.ts';
import { useOwnSubmissionUpdates } from '../../../lib/submission-updates/index.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { RowsSkeleton } from '../../../ui/skeletons.tsx';
import type { Problem } from '../api/get-problem-page.ts';
import {
  ownSubmissionsPageSize,
  ownSubmissionsQuery,
  type OwnSubmission,
} from '../api/list-own-submissions.ts';
import { areOwnResultsHidden, type ContestSituation } from '../context/contest-situation.ts';
import type { ProblemContext } from '../workbench/workbench-problem.ts';
import { ownSubmissionMessages } from './own-submission-messages.ts';
import { OwnSubmissionTable } from './own-submission-table.tsx';
import classes from './own-submissions.module.css';
import { pageParameter, parsePageNumber } from './page-number.ts';

interface OwnSubmissionsProps {
  problem: Problem;
  context: ProblemContext;
  contest: ContestSituation | undefined;
}

export function OwnSubmissions({ problem, context, contest }: OwnSubmissionsProps) {
  const { user } = useSession();
  return user === undefined ? (
    <LoginInvitation />
  ) : (
    <LoadedSubmissions problem={problem} context={context} contest={contest} uid={user.uid} />
  );
}

function LoadedSubmissions({ problem, context, contest, uid }: OwnSubmissionsProps & { uid: string }) {
  const [parameters, setParameters] = useSearchParams();
  const page = parsePageNumber(parameters.get(pageParameter));
  const { problemId } = problem;
  const { data, isError, refetch } = useQuery(
    ownSubmissionsQuery({ problemId, context, isBeforeStart: contest?.stage === 'scheduled', page, uid }),
  );
  useNewSubmissions(data?.records, () => void refetch());
  if (data === undefined)
    return isError ? (
      <ErrorState onRetry={() => void refetch()} />
    ) : (
      <div className={classes['root']}>
        <RowsSkeleton rows={ownSubmissionsPageSize + 1} />
      </div>
    );
  if (data.total === 0)
    return <NoSubmissions isFrozen={contest !== undefined && areOwnResultsHidden(contest)} />;
  const goTo = (next: number) =>
    setParameters((before) => {
      const after = new URLSearchParams(before);
      if (next === 1) after.delete(pageParameter);
      else after.set(pageParameter, String(next));
      return after;
    });
  return (
    <div className={classes['root']}>
      <OwnSubmissionTable rows={data.records} context={context} hasScore={problem.type === problemTypes.oi} />
      <div className={classes['pager']}>
        <Pager total={data.total} page={page} size={ownSubmissionsPageSize} onPageChange={goTo} />
      </div>
    </div>
  );
}

/** A frozen contest lists no submissions, although some may exist. */
function NoSubmissions({ isFrozen }: { isFrozen: boolean }) {
  const m = useMessages(ownSubmissionMessages);
  return (
    <EmptyState
      icon={isFrozen ? <IconEyeOff size={24} stroke={1.5} /> : <IconCode size={24} stroke={1.5} />}
      title={isFrozen ? m.sealed : m.none}
    >
      {isFrozen ? m.sealedText : m.noneText}
    </EmptyState>
  );
}

/** Calls `onNew` for a submission that is not in the list yet: made here, or in another tab. */
function useNewSubmissions(rows: readonly OwnSubmission[] | undefined, onNew: () => void): void {
  const newest = rows?.[0]?.submitId ?? 0;
  useOwnSubmissionUpdates(rows !== undefined, ({ submitId }) => {
    if (submitId > newest) onNew();
  });
}

function LoginInvitation() {
  const m = useMessages(ownSubmissionMessages);
  return (
    <EmptyState
      icon={<IconUser size={24} stroke={1.5} />}
      title={m.guest}
      action={<Button onClick={() => openAccountDialog('Login')}>{m.login}</Button>}
    >
      {m.guestText}
    </EmptyState>
  );
}
