import { Button } from '@mantine/core';
import { IconBulb, IconLock, IconPencilPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { openAccountDialog } from '../../../lib/account-dialog.ts';
import { useMessages } from '../../../lib/messages.ts';
import { changeParameters } from '../../../lib/search-parameters.ts';
import { useSession } from '../../../lib/session.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { lockMessages } from '../../../ui/membership/lock-messages.ts';
import { BuyButton } from '../../../ui/membership/membership-lock.tsx';
import { useMembershipWords } from '../../../ui/membership/membership-words.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { RowsSkeleton } from '../../../ui/skeletons.tsx';
import { solutionsPageSize, solutionsQuery, type SolutionPage } from '../api/list-solutions.ts';
import { newSolutionUrl } from '../context/problem-context.ts';
import { pageParameter, parsePageNumber } from '../own-submissions/page-number.ts';
import type { ProblemContext } from '../workbench/workbench-problem.ts';
import { SolutionRow } from './solution-row.tsx';
import { solutionMessages } from './solution-messages.ts';
import classes from './solutions.module.css';

interface SolutionsProps {
  problemId: string;
  context: ProblemContext;
}

/** The solutions of the problem, or why they are locked. */
export function Solutions({ problemId, context }: SolutionsProps) {
  const m = useMessages(solutionMessages);
  const uid = useSession().user?.uid;
  const [parameters, setParameters] = useSearchParams();
  const page = parsePageNumber(parameters.get(pageParameter));
  const { data, isError, refetch } = useQuery(solutionsQuery(problemId, page, uid));
  if (data === undefined)
    return isError ? (
      <ErrorState title={m.failed} onRetry={() => void refetch()} />
    ) : (
      <div className={classes['root']} aria-busy="true">
        <RowsSkeleton rows={5} height={88} />
      </div>
    );
  return (
    <div className={classes['root']}>
      <SolutionList solutions={data} problemId={problemId} context={context} />
      {!data.isLocked && (
        <div className={classes['pager']}>
          <Pager
            total={data.total}
            page={page}
            size={solutionsPageSize}
            onPageChange={(next) =>
              setParameters((before) =>
                changeParameters(before, { [pageParameter]: next === 1 ? '' : String(next) }),
              )
            }
          />
        </div>
      )}
    </div>
  );
}

export function SolutionList({
  solutions,
  problemId,
  context,
}: SolutionsProps & { solutions: SolutionPage }) {
  const m = useMessages(solutionMessages);
  const { records, total, isLocked, lockReason, lock, canPost } = solutions;
  const write = canPost && (
    <Button
      component={Link}
      to={newSolutionUrl(context, problemId)}
      size="compact-md"
      leftSection={<IconPencilPlus size={16} stroke={1.75} />}
    >
      {m.write}
    </Button>
  );
  if (isLocked) return <Locked total={total} reason={lockReason ?? 'unsolved'} lock={lock} />;
  if (total === 0)
    return (
      <EmptyState icon={<IconBulb size={24} stroke={1.5} />} title={m.empty} action={write}>
        {canPost ? m.emptyText : m.emptyLocked}
      </EmptyState>
    );
  return (
    <>
      <div className={classes['head']}>
        <span className={classes['total']}>{m.count(total)}</span>
        {write}
      </div>
      <ul className={classes['list']} aria-label={m.list}>
        {records.map((solution) => (
          <SolutionRow key={solution.id} solution={solution} problemId={problemId} context={context} />
        ))}
      </ul>
    </>
  );
}

interface LockedProps {
  total: number;
  reason: NonNullable<SolutionPage['lockReason']>;
  lock: SolutionPage['lock'];
}

function Locked({ total, reason, lock }: LockedProps) {
  const m = useMessages(solutionMessages);
  const words = useMessages(lockMessages);
  const { levelOf } = useMembershipWords();
  return (
    <EmptyState
      icon={<IconLock size={24} stroke={1.5} />}
      title={m.locked[reason]}
      action={
        reason === 'login' ? (
          <Button onClick={() => openAccountDialog('Login')}>{m.login}</Button>
        ) : (
          lock !== null && <BuyButton level={lock.level} />
        )
      }
    >
      {m.lockedText[reason]} {lock !== null && words.orMember(levelOf(lock.level))}{' '}
      {total > 0 && m.count(total)}
    </EmptyState>
  );
}
