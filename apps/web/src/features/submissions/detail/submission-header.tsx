import { Button } from '@mantine/core';
import { IconArrowLeft, IconRotateClockwise, IconSend2 } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { isSuperAdminRole } from '../../../lib/roles.ts';
import { useSession } from '../../../lib/session.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { submissionsAddress, type SubmissionContext } from '../addresses.ts';
import { actionMessages } from '../action-messages.ts';
import type { Submission } from '../api/get-submission.ts';
import { canResubmit, judgedAgain } from '../live-fields.ts';
import { useJudgeAgain } from '../use-judge-again.ts';
import { AdminMenu } from './admin-menu.tsx';
import { CancelButton } from './cancel-button.tsx';
import { contextOf } from './code-visibility.ts';
import { detailMessages } from './detail-messages.ts';
import classes from './submission-page.module.css';
import type { SubmissionControl } from './use-submission.ts';

interface SubmissionHeaderProps {
  submitId: number;
  submission: Submission;
  control: Pick<SubmissionControl, 'isRunning' | 'patch' | 'refetchAll'>;
  context: SubmissionContext;
}

export function SubmissionHeader({ submitId, submission, control, context }: SubmissionHeaderProps) {
  const m = useMessages(detailMessages);
  const words = useMessages(actionMessages);
  const { user } = useSession();
  const again = useJudgeAgain(() => control.patch({ ...judgedAgain, errorMessage: null }));
  const isOwn = user !== undefined && submission.uid === user.uid;
  const home = context.contestId === undefined ? contextOf(submission) : context;
  const isSuperAdmin = isSuperAdminRole(user?.roleList ?? []);
  return (
    <PageHeader
      title={m.title(submitId)}
      level={context.contestId === undefined ? 1 : 2}
      description={
        <Link className={classes['back']} to={submissionsAddress(home)}>
          <IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />
          {home.contestId === undefined ? m.toList : m.toContest}
        </Link>
      }
      actions={
        <>
          {canResubmit(submission.status, isOwn) && (
            <Button
              leftSection={<IconSend2 size={16} stroke={1.75} />}
              loading={again.busyId !== undefined}
              onClick={() => again.resubmit(submitId)}
          <CancelButton submitId={submitId} submission={submission} isOwn={isOwn} />
          <OpenInEditor detail={detail} />
            >
              {words.resubmit}
            </Button>
          )}
          {isSuperAdmin && (
            <Button
              variant="default"
              leftSection={<IconRotateClockwise size={16} stroke={1.75} />}
              loading={again.busyId !== undefined}
              disabled={control.isRunning}
              onClick={() => again.rejudge(submitId)}
            >
              {words.rejudge}
            </Button>
          )}
          {isSuperAdmin && <AdminMenu submitId={submitId} submission={submission} control={control} />}
        </>
      }
    />
  );
}
