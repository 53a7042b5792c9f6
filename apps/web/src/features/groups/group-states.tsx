import { Button, Skeleton } from '@mantine/core';
import { IconLock, IconUserOff, IconUsersGroup } from '@tabler/icons-react';
import { Link } from 'react-router';
import { ApiError } from '../../lib/api/index.ts';
import { useMessages } from '../../lib/messages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { groupMessages } from './group-messages.ts';
import classes from './group-states.module.css';
import { useGroup } from './use-group.ts';

export type MissingReason = 'missing' | 'hidden';

/** Undefined for a failure that may pass. */
export function missingReasonOf(error: Error): MissingReason | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'groupNotFound') return 'missing';
  return error.code === 'groupHidden' ? 'hidden' : undefined;
}

export function GroupMissing({ reason }: { reason: MissingReason }) {
  const m = useMessages(groupMessages);
  return (
    <>
      <PageHeader title={m.group} />
      <Sheet flush>
        <EmptyState
          icon={<IconUsersGroup size={24} stroke={1.5} />}
          title={reason === 'missing' ? m.missing : m.hidden}
          action={
            <Button component={Link} to="/group">
              {m.toList}
            </Button>
          }
        >
          {reason === 'missing' ? m.missingText : m.hiddenText}
        </EmptyState>
      </Sheet>
    </>
  );
}

export function GroupFailed({ onRetry }: { onRetry: () => void }) {
  const m = useMessages(groupMessages);
  return (
    <>
      <PageHeader title={m.group} />
      <Sheet flush>
        <ErrorState title={m.failed} onRetry={onRetry} />
      </Sheet>
    </>
  );
}

/** Has the height of the loaded page, to avoid a layout shift. */
export function GroupLoading() {
  return (
    <div className={classes['loading']} aria-busy="true">
      <div className={classes['top']}>
        <Skeleton height={64} width={64} />
        <div className={classes['words']}>
          <Skeleton height={28} width="42%" />
          <Skeleton height={16} width={300} maw="80%" />
        </div>
      </div>
      <div className={classes['tabs']}>
        <Skeleton height={16} width={420} maw="100%" />
      </div>
      <Sheet>
        <TextSkeleton lines={6} />
      </Sheet>
    </div>
  );
}

/** A tab that is open to members, or to administrators of the group, only. */
export function TabClosed({ isForAdmins }: { isForAdmins: boolean }) {
  const m = useMessages(groupMessages);
  const { groupId, hasLostAccess } = useGroup();
  const [title, text] = hasLostAccess
    ? [m.lost, m.lostText]
    : isForAdmins
      ? [m.adminsOnly, m.adminsOnlyText]
      : [m.membersOnly, m.membersOnlyText];
  const Icon = hasLostAccess ? IconUserOff : IconLock;
  return (
    <Sheet flush>
      <EmptyState
        icon={<Icon size={24} stroke={1.5} />}
        title={title}
        action={
          <Button component={Link} to={`/group/${String(groupId)}`} variant="default">
            {m.toHome}
          </Button>
        }
      >
        {text}
      </EmptyState>
    </Sheet>
  );
}
