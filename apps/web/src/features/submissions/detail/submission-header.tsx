import { Button } from '@mantine/core';
import { IconArrowLeft, IconRotateClockwise, IconSend2 } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { isSuperAdminRole } from '../../../lib/roles.ts';
import { useSession } from '../../../lib/session.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { problemAddress, submissionsAddress, type SubmissionContext } from '../addresses.ts';
import { actionMessages } from '../action-messages.ts';
import type { SubmissionDetail } from '../api/get-submission.ts';
import { canResubmit, judgedAgain } from '../live-fields.ts';
import { useConfirmRejudge } from '../confirm-rejudge.tsx';
import { useJudgeAgain } from '../use-judge-again.ts';
import { AdminMenu } from './admin-menu.tsx';
import { CancelButton } from './cancel-button.tsx';
import { contextOf } from './code-visibility.ts';
import { detailMessages } from './detail-messages.ts';
import { OpenInEditor } from './open-in-editor.tsx';
import classes from './submission-page.module.css';
import type { SubmissionControl } from './use-submission.ts';

interface SubmissionHeaderProps {
  submitId: number;
  detail: SubmissionDetail;
  control: Pick<SubmissionControl, 'isRunning' | 'patch' | 'refetchAll'>;
  context: SubmissionContext;
}

export function SubmissionHeader({ submitId, detail, control, context }: SubmissionHeaderProps) {
  const m = useMessages(detailMessages);
  const { submission } = detail;
  const words = useMessages(actionMessages);
  const { user } = useSession();
  const again = useJudgeAgain(() => control.patch({ ...judgedAgain, errorMessage: null }));
  const confirm = useConfirmRejudge(again.rejudge);
  const isOwn = user !== undefined && submission.uid === user.uid;
  const isInside = context.contestId !== undefined || context.groupId !== undefined;
  const home = isInside ? context : contextOf(submission);
  const isSuperAdmin = isSuperAdminRole(user?.roleList ?? []);
  return (
    <PageHeader
      title={<ProblemTitle submitId={submitId} detail={detail} />}
      level={isInside ? 2 : 1}
      description={
        <span className={classes['subline']}>
          <span>{m.title(submitId)}</span>
          <Link className={classes['back']} to={submissionsAddress(home)}>
            <IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />
            {home.contestId === undefined ? m.toList : m.toContest}
          </Link>
        </span>
      }
      actions={
        <>
          <CancelButton submitId={submitId} submission={submission} isOwn={isOwn} />
          <OpenInEditor detail={detail} />
          {canResubmit(submission.status, isOwn) && (
            <Button
              leftSection={<IconSend2 size={16} stroke={1.75} />}
              loading={again.busyId !== undefined}
              onClick={() => again.resubmit(submitId)}
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
              onClick={() => confirm.ask(submitId)}
            >
              {words.rejudge}
            </Button>
          )}
          {confirm.dialog}
          {isSuperAdmin && <AdminMenu submitId={submitId} submission={submission} control={control} />}
        </>
      }
    />
  );
}

/** The problem, as far as the viewer may know it. */
function ProblemTitle({
  submitId,
  detail: { submission, title },
}: Pick<SubmissionHeaderProps, 'submitId' | 'detail'>) {
  const m = useMessages(detailMessages);
  const { displayPid } = submission;
  if (displayPid === null) return m.title(submitId);
  return (
    <Link className={classes['problemTitle']} to={problemAddress(displayPid, contextOf(submission))}>
      {title === null ? displayPid : `${displayPid} ${title}`}
    </Link>
  );
}
