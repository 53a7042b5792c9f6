import { Button } from '@mantine/core';
import { IconFileUnknown, IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { openAccountDialog } from '../../../lib/account-dialog.ts';
import { useMessages } from '../../../lib/messages.ts';
import { useRouteTitle } from '../../../lib/route-handle.ts';
import { useSession } from '../../../lib/session.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { MessageState } from '../../../ui/message-state.tsx';
import { PageContainer } from '../../../ui/page-container.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { listUrl } from '../context/problem-context.ts';
import { problemMessages } from '../problem-messages.ts';
import type { ProblemContext } from '../workbench/workbench-problem.ts';
import { failureOf } from './problem-failure.ts';

interface FailedProblemProps {
  error: Error;
  problemId: string;
  context: ProblemContext;
  onRetry: () => void;
}

/** Explains why a problem cannot be shown, and where to go. */
export function FailedProblem({ error, problemId, context, onRetry }: FailedProblemProps) {
  const m = useMessages(problemMessages);
  const failure = failureOf(error);
  switch (failure) {
    case 'unknown':
      return <UnknownProblem problemId={problemId} context={context} />;
    case 'refused':
      return (
        <RefusedProblem title={m.refused} listAddress={listUrl(context)}>
          {error.message}
        </RefusedProblem>
      );
    case 'failed':
      return (
        <TitledSheet>
          <ErrorState title={m.failed} onRetry={onRetry} />
        </TitledSheet>
      );
    default:
      return failure satisfies never;
  }
}

function UnknownProblem({ problemId, context }: { problemId: string; context: ProblemContext }) {
  const m = useMessages(problemMessages);
  return (
    <TitledSheet>
      <MessageState
        icon={<IconFileUnknown size={24} stroke={1.5} />}
        title={m.unknown}
        action={<ToList address={listUrl(context)} />}
      >
        {m.unknownText(problemId)}
      </MessageState>
    </TitledSheet>
  );
}

interface RefusedProblemProps {
  title: string;
  listAddress: string;
  children: ReactNode;
}

export function RefusedProblem({ title, listAddress, children }: RefusedProblemProps) {
  const m = useMessages(problemMessages);
  const isGuest = useSession().token === undefined;
  return (
    <TitledSheet>
      <MessageState
        icon={<IconLock size={24} stroke={1.5} />}
        title={title}
        action={
          <>
            {isGuest && <Button onClick={() => openAccountDialog('Login')}>{m.login}</Button>}
            <ToList address={listAddress} />
          </>
        }
      >
        {children}
        {isGuest && <div>{m.loginToSee}</div>}
      </MessageState>
    </TitledSheet>
  );
}

function ToList({ address }: { address: string }) {
  const m = useMessages(problemMessages);
  return (
    <Button component={Link} to={address} variant="default">
      {address === '/problem' ? m.toList : m.back}
    </Button>
  );
}

/** Without a problem, the page's own title is the heading. */
export function TitledSheet({ children }: { children: ReactNode }) {
  return (
    <PageContainer>
      <PageHeader title={useRouteTitle()} />
      <Sheet>{children}</Sheet>
    </PageContainer>
  );
}
