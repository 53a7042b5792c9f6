import { Button, Skeleton } from '@mantine/core';
import { IconClockHour4, IconLock, IconTrophyOff } from '@tabler/icons-react';
import { Link } from 'react-router';
import { ApiError } from '../../lib/api/index.ts';
import { useMessages } from '../../lib/messages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { contestMessages } from './contest-messages.ts';
import classes from './contest-states.module.css';
import { useRefusalText } from './sign-ins/refusal-text.ts';
import { useContest } from './use-contest.ts';

const missingCodes: readonly string[] = ['contestMissing', 'contestOfGroup'];

export const isMissing = (error: Error): boolean =>
  error instanceof ApiError && missingCodes.includes(error.code ?? '');

export function ContestMissing() {
  const m = useMessages(contestMessages);
  return (
    <>
      <PageHeader title={m.contest} />
      <div className={classes['box']}>
        <EmptyState
          icon={<IconTrophyOff size={24} stroke={1.5} />}
          title={m.missing}
          action={
            <Button component={Link} to="/contest">
              {m.toList}
            </Button>
          }
        >
          {m.missingText}
        </EmptyState>
      </div>
    </>
  );
}

export function ContestFailed({ onRetry }: { onRetry: () => void }) {
  const m = useMessages(contestMessages);
  return (
    <>
      <PageHeader title={m.contest} />
      <div className={classes['box']}>
        <ErrorState title={m.failed} onRetry={onRetry} />
      </div>
    </>
  );
}

/** Has the height of the loaded page, to avoid a layout shift. */
export function ContestLoading() {
  return (
    <div className={classes['loading']}>
      <div className={classes['top']}>
        <Skeleton height={28} width="42%" />
        <Skeleton height={28} width={180} maw="60%" />
      </div>
      <Skeleton height={20} width={300} maw="80%" />
      <Skeleton height={8} />
      <div className={classes['tabs']}>
        <Skeleton height={16} width={420} maw="100%" />
      </div>
      <div className={classes['box']}>
        <TextSkeleton lines={6} />
      </div>
    </div>
  );
}

/** Explains why a tab is not open to the viewer yet. */
export function TabClosed() {
  const m = useMessages(contestMessages);
  const { contestId, stage, isAccountAllowed, examRefusal } = useContest();
  const refusalText = useRefusalText(examRefusal);
  const isEarly = stage === 'scheduled';
  const password = isAccountAllowed
    ? { title: m.needsPassword, text: m.needsPasswordText }
    : { title: m.otherAccounts, text: m.otherAccountsText };
  const locked = refusalText === undefined ? password : { title: m.deviceRefused, text: refusalText };
  return (
    <div className={classes['box']}>
      <EmptyState
        icon={isEarly ? <IconClockHour4 size={24} stroke={1.5} /> : <IconLock size={24} stroke={1.5} />}
        title={isEarly ? m.notStarted : locked.title}
        action={
          <Button component={Link} to={`/contest/${String(contestId)}`} variant="default">
            {m.toOverview}
          </Button>
        }
      >
        {isEarly ? m.notStartedText : locked.text}
      </EmptyState>
    </div>
  );
}

/** Shown for a tab that the contest does not have or that the viewer may not see. */
export function TabNotShown() {
  const m = useMessages(contestMessages);
  const { contestId } = useContest();
  return (
    <div className={classes['box']}>
      <EmptyState
        icon={<IconLock size={24} stroke={1.5} />}
        title={m.notShown}
        action={
          <Button component={Link} to={`/contest/${String(contestId)}`} variant="default">
            {m.toOverview}
          </Button>
        }
      >
        {m.notShownText}
      </EmptyState>
    </div>
  );
}
