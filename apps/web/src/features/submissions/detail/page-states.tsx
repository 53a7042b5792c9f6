import { Button, Skeleton } from '@mantine/core';
import { IconFileOff, IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { openAccountDialog } from '../../../lib/account-dialog.ts';
import { useMessages } from '../../../lib/messages.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { MessageState } from '../../../ui/message-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { RowsSkeleton } from '../../../ui/skeletons.tsx';
import { problemsAddress, submissionsAddress, type SubmissionContext } from '../addresses.ts';
import { detailMessages } from './detail-messages.ts';
import { failureKindOf } from './failure-kind.ts';
import classes from './submission-page.module.css';

interface FailedSubmissionProps {
  error: Error;
  context: SubmissionContext;
  onRetry: () => void;
}

export function FailedSubmission({ error, context, onRetry }: FailedSubmissionProps) {
  const m = useMessages(detailMessages);
  const kind = failureKindOf(error);
  if (kind === 'missing') return <MissingSubmission context={context} />;
  if (kind === 'failed')
    return (
      <div className={classes['state']}>
        <ErrorState title={m.failedTitle} onRetry={onRetry} />
      </div>
    );
  const isLogin = kind === 'login';
  return (
    <Explained
      context={context}
      icon={<IconLock size={24} stroke={1.5} />}
      title={isLogin ? m.loginTitle : m.noAccessTitle}
      text={isLogin ? m.loginText : m.noAccessText}
      action={isLogin && <Button onClick={() => openAccountDialog('Login')}>{m.login}</Button>}
    />
  );
}

export function MissingSubmission({ context }: { context: SubmissionContext }) {
  const m = useMessages(detailMessages);
  return (
    <Explained
      context={context}
      icon={<IconFileOff size={24} stroke={1.5} />}
      title={m.missingTitle}
      text={context.contestId === undefined ? m.missingText : m.missingInContest}
    />
  );
}

interface ExplainedProps {
  context: SubmissionContext;
  icon: ReactNode;
  title: string;
  text: string;
  action?: ReactNode;
}

function Explained({ context, icon, title, text, action }: ExplainedProps) {
  const m = useMessages(detailMessages);
  return (
    <div className={classes['state']}>
      {context.contestId === undefined && context.groupId === undefined && (
        <h1 className={classes['spoken']}>{m.pageTitle}</h1>
      )}
      <MessageState
        icon={icon}
        title={title}
        action={
          <>
            {action}
            <Button component={Link} to={submissionsAddress(context)} variant="default">
              {context.contestId === undefined ? m.toList : m.toContest}
            </Button>
            <Button component={Link} to={problemsAddress(context)} variant="default">
              {context.contestId === undefined ? m.toProblems : m.toContestProblems}
            </Button>
          </>
        }
      >
        {text}
      </MessageState>
    </div>
  );
}

interface SubmissionSkeletonProps {
  submitId: number;
  context: SubmissionContext;
}

/** Has the height of the loaded page, to avoid a layout shift. */
export function SubmissionSkeleton({ submitId, context }: SubmissionSkeletonProps) {
  const m = useMessages(detailMessages);
  return (
    <>
      <PageHeader
        title={m.title(submitId)}
        level={context.contestId === undefined && context.groupId === undefined ? 1 : 2}
        description={<Skeleton component="span" height={24} width={96} />}
      />
      <section className={classes['result']}>
        <div className={classes['verdictArea']}>
          <div className={classes['verdict']}>
            <Skeleton height={32} width={180} mb={8} />
            <Skeleton height={16} width={260} maw="100%" />
          </div>
        </div>
        <div className={classes['factsSkeleton']} />
      </section>
      <div className={classes['columns']}>
        <section className={classes['code']}>
          <RowsSkeleton rows={8} height={40} />
        </section>
        <section className={classes['code']}>
          <RowsSkeleton rows={12} height={32} />
        </section>
      </div>
    </>
  );
}
