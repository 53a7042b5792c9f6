import { Radio } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { discussionLimits, reportActions, type ReportAction } from '@touchstone/contract/discussion-limits';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { isSuperAdminRole } from '../../../lib/roles.ts';
import { useSession } from '../../../lib/session.ts';
import { ReasonDialog } from '../../../ui/reason-dialog/reason-dialog.tsx';
import { invalidateDiscussions } from '../api/discussions.ts';
import { handleReport, type Report } from '../api/reports.ts';
import { reportMessages } from './report-messages.ts';
import classes from './reports.module.css';

/** Only super administrators change roles, and muting is a role. */
export const listReportActions = (isSuperAdmin: boolean): ReportAction[] =>
  reportActions.filter((action) => action !== 'muted' || isSuperAdmin);

export function HandleDialog({ report, onClose }: { report: Report; onClose: () => void }) {
  const m = useMessages(reportMessages);
  const client = useQueryClient();
  const { user } = useSession();
  const [action, setAction] = useState<ReportAction>(report.action ?? 'none');
  return (
    <ReasonDialog
      title={m.dialogTitle}
      label={m.note}
      hint={m.noteHint}
      maximumLength={discussionLimits.reportNoteMaximum}
      initialReason={report.note ?? ''}
      reasonCodes={['reportNoteLong']}
      submitLabel={m.submit}
      tone={action === 'none' ? 'plain' : 'danger'}
      done={m.done}
      act={(note) => handleReport({ id: report.id, action, note })}
      refresh={() => invalidateDiscussions(client)}
      onClose={onClose}
    >
      <p className={classes['subject']}>{report.discussionTitle}</p>
      <Radio.Group
        label={m.actionLabel}
        value={action}
        onChange={(value) => setAction(reportActions.find((one) => one === value) ?? 'none')}
      >
        <div className={classes['choices']}>
          {listReportActions(isSuperAdminRole(user?.roleList ?? [])).map((one) => (
            <Radio
              key={one}
              value={one}
              label={m.choices[one]}
              description={m.choiceTexts[one]}
              data-autofocus={one === action || undefined}
            />
          ))}
        </div>
      </Radio.Group>
    </ReasonDialog>
  );
}
