import { Button } from '@mantine/core';
import { IconClockHour4, IconEyeOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { ApiError } from '../../../lib/api/index.ts';
import { useMessages } from '../../../lib/messages.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { isAdminOfContest } from '../../../lib/roles.ts';
import { useRouteTitle } from '../../../lib/route-handle.ts';
import { useSession } from '../../../lib/session.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageContainer } from '../../../ui/page-container.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { RowsSkeleton } from '../../../ui/skeletons.tsx';
import { useFreshClock } from '../../../lib/contest-clock/use-fresh-clock.ts';
import { ContestMissing } from '../contest-states.tsx';
import { ContestHeader } from '../header/contest-header.tsx';
import { parseContestId } from '../parse-contest-id.ts';
import { outsideContestQuery, type OutsideContest } from './api/get-outside-contest.ts';
import { boardMessages } from './board-messages.ts';
import classes from './board.module.css';
import { Board } from './board.tsx';

/** The public scoreboard. The type of the contest decides its kind; the URL does not. */
export function Component() {
  const contestId = parseContestId(useParams()['contestID']);
  return (
    <PageContainer width="full">
      {contestId === undefined ? <ContestMissing /> : <LoadedBoard key={contestId} contestId={contestId} />}
    </PageContainer>
  );
}

function LoadedBoard({ contestId }: { contestId: number }) {
  const { data, error, refetch } = useQuery(outsideContestQuery(contestId));
  usePageTitle(data?.known.contest.title);
  const retry = () => void refetch();
  useFreshClock(retry);
  if (data !== undefined) return <OpenBoard {...data} />;
  if (error === null)
    return (
      <Framed>
        <RowsSkeleton rows={12} height={52} />
      </Framed>
    );
  return <Refused error={error} contestId={contestId} onRetry={retry} />;
}

function OpenBoard({ known, problems }: OutsideContest) {
  const { user } = useSession();
  const isAdmin = isAdminOfContest(user, known.contest);
  return (
    <div className={classes['outside']}>
      <ContestHeader contest={known.contest} clock={known.clock} />
      <Board side="outside" known={known} problems={problems} isAdmin={isAdmin} hasResults={isAdmin} />
    </div>
  );
}

function Framed({ children }: { children: ReactNode }) {
  return (
    <>
      <PageHeader title={useRouteTitle()} />
      <Sheet>{children}</Sheet>
    </>
  );
}

function Refused({ error, contestId, onRetry }: { error: Error; contestId: number; onRetry: () => void }) {
  const m = useMessages(boardMessages).outside;
  const { token } = useSession();
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'contestMissing') return <ContestMissing />;
  if (code === 'boardNotPublic')
    return (
      <Framed>
        <EmptyState
          icon={<IconEyeOff size={24} stroke={1.5} />}
          title={m.closed}
          action={
            // The scoreboard inside the contest sends guests here.
            <Button
              component={Link}
              to={`/contest/${String(contestId)}${token === undefined ? '' : '/rank'}`}
              variant="default"
            >
              {m.enter}
            </Button>
          }
        >
          {m.closedText}
        </EmptyState>
      </Framed>
    );
  if (code === 'boardNotStarted')
    return (
      <Framed>
        <EmptyState
          icon={<IconClockHour4 size={24} stroke={1.5} />}
          title={m.notStarted}
          action={
            <Button variant="default" onClick={onRetry}>
              {m.again}
            </Button>
          }
        >
          {m.notStartedText}
        </EmptyState>
      </Framed>
    );
  return (
    <Framed>
      <ErrorState onRetry={onRetry} />
    </Framed>
  );
}
