import { Button, Skeleton } from '@mantine/core';
import { IconLock, IconMessageOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { openAccountDialog } from '../../../lib/account-dialog.ts';
import { ApiError } from '../../../lib/api/index.ts';
import { textOfApiError } from '../../../lib/api/api-error-text.ts';
import { useMessages } from '../../../lib/messages.ts';
import { useRouteTitle } from '../../../lib/route-handle.ts';
import { useSession } from '../../../lib/session.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { MessageState } from '../../../ui/message-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { TextSkeleton } from '../../../ui/skeletons.tsx';
import { discussionListUrl, type DiscussionScope } from '../discussion-scope.ts';
import { failureOf } from './detail-failure.ts';
import { detailMessages } from './detail-messages.ts';
import classes from './post.module.css';

interface DetailFailedProps {
  error: Error;
  scope: DiscussionScope;
  level: 1 | 2;
  onRetry: () => void;
}

/** Says why: missing, refused (disabled, locked, closed), or a failed request. */
export function DetailFailed({ error, scope, level, onRetry }: DetailFailedProps) {
  const m = useMessages(detailMessages);
  const failure = failureOf(error);
  if (failure === 'failed')
    return (
      <Unavailable title={m.failed} level={level}>
        <ErrorState title={m.failed} onRetry={onRetry} />
      </Unavailable>
    );
  return (
    <Unavailable title={m[failure]} level={level}>
      <MessageState
        icon={
          failure === 'refused' ? (
            <IconLock size={24} stroke={1.5} />
          ) : (
            <IconMessageOff size={24} stroke={1.5} />
          )
        }
        title={error instanceof ApiError ? textOfApiError(error) : m[failure]}
        action={<WaysOn scope={scope} />}
      />
    </Unavailable>
  );
}

export function DetailMissing({ scope, level }: Omit<DetailFailedProps, 'error' | 'onRetry'>) {
  const m = useMessages(detailMessages);
  return (
    <Unavailable title={m.missing} level={level}>
      <MessageState
        icon={<IconMessageOff size={24} stroke={1.5} />}
        title={m.badAddress}
        action={<WaysOn scope={scope} />}
      />
    </Unavailable>
  );
}

function WaysOn({ scope }: { scope: DiscussionScope }) {
  const m = useMessages(detailMessages);
  const isGuest = useSession().user === undefined;
  return (
    <>
      {isGuest && <Button onClick={() => openAccountDialog('Login')}>{m.login}</Button>}{' '}
      <Button component={Link} to={discussionListUrl(scope)} variant="default">
        {m.toList}
      </Button>
    </>
  );
}

function Unavailable({ title, level, children }: { title: string; level: 1 | 2; children: ReactNode }) {
  return (
    <>
      <PageHeader title={title} level={level} />
      <Sheet>{children}</Sheet>
    </>
  );
}

/** Has the layout of a loaded post. */
export function DetailLoading({ level }: { level: 1 | 2 }) {
  const title = useRouteTitle();
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div aria-busy="true">
      <Skeleton height={12} width={200} mt={6} mb={18} />
      <article className={classes['root']}>
        <Heading className={classes['hiddenTitle']}>{title}</Heading>
        <Skeleton height={24} width="60%" my={4} />
        <Skeleton height={14} width={240} mt={14} mb={28} />
        <TextSkeleton lines={10} />
      </article>
    </div>
  );
}
