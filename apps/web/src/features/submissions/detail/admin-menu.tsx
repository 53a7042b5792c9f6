import { Button, Menu } from '@mantine/core';
import { statuses } from '@touchstone/contract/statuses';
import { findManualJudgeProblem } from '@touchstone/rules/judging/manual-judge';
import { IconBan, IconChevronDown, IconGavel } from '@tabler/icons-react';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import type { Submission } from '../api/get-submission.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { ManualJudgeDialog } from './manual-judge-dialog.tsx';
import { manualMessages } from './manual-messages.ts';
import classes from './submission-page.module.css';
import type { SubmissionControl } from './use-submission.ts';

interface AdminMenuProps {
  submitId: number;
  submission: Submission;
  control: Pick<SubmissionControl, 'patch' | 'refetchAll'>;
}

/** Unavailable actions stay visible and show the reason. */
export function AdminMenu({ submitId, submission, control }: AdminMenuProps) {
  const m = useMessages(manualMessages);
  const [opened, setOpened] = useState<'judge' | 'cancel'>();
  const barriers = useBarriers(submission);
  const close = () => setOpened(undefined);
  return (
    <>
      <Menu position="bottom-end" width={260}>
        <Menu.Target>
          <Button variant="default" rightSection={<IconChevronDown size={16} stroke={1.75} />}>
            {m.menu}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconGavel size={16} stroke={1.75} />}
            disabled={barriers.judge !== undefined}
            onClick={() => setOpened('judge')}
          >
            {submission.isManual === true ? m.modify : m.judge}
            <Reason text={barriers.judge} />
          </Menu.Item>
          <Menu.Item
            leftSection={<IconBan size={16} stroke={1.75} />}
            disabled={barriers.cancel !== undefined}
            onClick={() => setOpened('cancel')}
          >
            {m.cancel}
            <Reason text={barriers.cancel} />
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ManualJudgeDialog
        opened={opened === 'judge'}
        submitId={submitId}
        submission={submission}
        control={control}
        onClose={close}
      />
      <CancelDialog opened={opened === 'cancel'} submitId={submitId} control={control} onClose={close} />
    </>
  );
}

function useBarriers({ status }: Submission): { judge: string | undefined; cancel: string | undefined } {
  const m = useMessages(manualMessages);
  const problem = findManualJudgeProblem(status, statuses.accepted);
  return {
    judge: problem === undefined ? undefined : problem === 'compileError' ? m.compileError : m.underWay,
    cancel: status === statuses.cancelled ? m.alreadyCancelled : undefined,
  };
}

function Reason({ text }: { text: string | undefined }) {
  return text === undefined ? null : <span className={classes['reason']}>{text}</span>;
}
