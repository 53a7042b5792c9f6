import { Button } from '@mantine/core';
import { IconLogin2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { DiscussionKind } from '@touchstone/contract/discussion-limits';
import type { ReactNode } from 'react';
import { openAccountDialog } from '../../../lib/account-dialog.ts';
import { useMessages } from '../../../lib/messages.ts';
import { useSession } from '../../../lib/session.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { HigherLimit } from '../../../ui/membership/membership-lock.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { RowsSkeleton } from '../../../ui/skeletons.tsx';
import { postingLimitsQuery, type PostingLimits } from '../api/get-posting-limits.ts';
import type { DiscussionScope } from '../discussion-scope.ts';
import { DiscussionForm } from './discussion-form.tsx';
import { formMessages } from './form-messages.ts';
import { uploadOf } from './upload-of.ts';

interface NewDiscussionProps {
  scope: DiscussionScope;
  kind: DiscussionKind;
  problemId: string | undefined;
  /** Whether the user may pin posts here. */
  canPin: boolean;
  level?: 1 | 2;
  onSaved: (discussionId: number) => void;
  onCancel: () => void;
}

/** Guests log in first; the address brings them back to the form. */
export function NewDiscussion(props: NewDiscussionProps) {
  const { user } = useSession();
  return user === undefined ? (
    <LoginFirst {...props} />
  ) : (
    <OwnForm key={user.uid} {...props} uid={user.uid} />
  );
}

function OwnForm({ scope, kind, problemId, uid, ...props }: NewDiscussionProps & { uid: string }) {
  const { user } = useSession();
  const { data: limits, isPending } = useQuery(postingLimitsQuery(uid, problemId));
  // A refusal is above the fields: it must not move them.
  if (isPending)
    return (
      <FormFrame kind={kind} level={props.level}>
        <RowsSkeleton rows={8} height={56} />
      </FormFrame>
    );
  return (
    <DiscussionForm
      {...props}
      subject={{ ...scope, uid, kind, problemId, discussionId: undefined }}
      upload={uploadOf(scope, { canPin: props.canPin, roles: user?.roleList ?? [] })}
      refusal={limits === undefined || limits.refusal === null ? undefined : <Refusal limits={limits} />}
    />
  );
}

function Refusal({ limits }: { limits: PostingLimits }) {
  const m = useMessages(formMessages);
  const lock = limits.refusal === 'discussionCreateDaily' ? limits.lock : null;
  return (
    <>
      {refusalText(limits, m)} {lock !== null && <HigherLimit level={lock.level} />}
    </>
  );
}

/** Says before the user posts that it will be refused. */
export function refusalText(limits: PostingLimits, m: (typeof formMessages)['en-US']): string | undefined {
  switch (limits.refusal) {
    case null:
      return undefined;
    case 'discussionCreateSolved':
      return m.needsSolved(limits.solvedMinimum, limits.solved);
    case 'discussionCreateDaily':
      return m.dailyReached(limits.dailyMaximum);
    case 'discussionCreateTotal':
      return m.totalReached(limits.totalMaximum);
    default:
      return m.cannotPost;
  }
}

interface FormFrameProps {
  kind: DiscussionKind;
  level?: 1 | 2 | undefined;
  children: ReactNode;
}

/** The heading of the form around what is shown instead of it. */
function FormFrame({ kind, level = 1, children }: FormFrameProps) {
  const m = useMessages(formMessages);
  return (
    <>
      <PageHeader
        level={level}
        title={kind === 'solution' ? m.newSolution : m.newDiscussion}
        description={m.draftKept}
      />
      <Sheet>{children}</Sheet>
    </>
  );
}

function LoginFirst({ kind, level, onCancel }: NewDiscussionProps) {
  const m = useMessages(formMessages);
  return (
    <FormFrame kind={kind} level={level}>
      <EmptyState
        icon={<IconLogin2 size={24} stroke={1.5} />}
        title={m.loginTitle}
        action={
          <>
            <Button onClick={() => openAccountDialog('Login')}>{m.login}</Button>{' '}
            <Button variant="default" onClick={onCancel}>
              {m.cancel}
            </Button>
          </>
        }
      >
        {m.loginText}
      </EmptyState>
    </FormFrame>
  );
}
