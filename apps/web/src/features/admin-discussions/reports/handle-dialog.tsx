import { Button, Modal, Radio, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { discussionLimits, reportActions, type ReportAction } from '@touchstone/contract/discussion-limits';
import { useState } from 'react';
import { toFormFailure } from '../../../lib/form-failure.ts';
import { useMessages } from '../../../lib/messages.ts';
import { isSuperAdminRole } from '../../../lib/roles.ts';
import { useSession } from '../../../lib/session.ts';
import { showToast } from '../../../lib/toasts.ts';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { invalidateDiscussions } from '../api/discussions.ts';
import { handleReport, type Report } from '../api/reports.ts';
import { reportMessages } from './report-messages.ts';
import classes from './reports.module.css';

const { reportNoteMaximum } = discussionLimits;

/** Only super administrators change roles, and muting is a role. */
export const listReportActions = (isSuperAdmin: boolean): ReportAction[] =>
  reportActions.filter((action) => action !== 'muted' || isSuperAdmin);

export function HandleDialog({ report, onClose }: { report: Report; onClose: () => void }) {
  const m = useMessages(reportMessages);
  const client = useQueryClient();
  const { user } = useSession();
  const [action, setAction] = useState<ReportAction>(report.action ?? 'none');
  const [note, setNote] = useState(report.note ?? '');
  const handling = useMutation({
    mutationFn: () => handleReport({ id: report.id, action, note: note.trim() }),
    onSuccess: () => {
      showToast('success', m.done);
      onClose();
    },
    onSettled: () => invalidateDiscussions(client),
  });
  const failure =
    handling.error === null ? undefined : toFormFailure(handling.error, { reportNoteLong: 'note' });
  return (
    <Modal
      opened
      onClose={onClose}
      title={m.dialogTitle}
      size={520}
      closeButtonProps={{ 'aria-label': m.close }}
    >
      <form
        className={classes['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          handling.mutate();
        }}
      >
        <p className={classes['subject']}>{report.discussionTitle}</p>
        {failure !== undefined && failure.field === undefined && (
          <FormAlert kind="error">{failure.text}</FormAlert>
        )}
        <Radio.Group
          label={m.actionLabel}
          value={action}
          onChange={(value) => setAction(reportActions.find((one) => one === value) ?? 'none')}
        >
          <div className={classes['choices']}>
            {listReportActions(isSuperAdminRole(user?.roleList ?? [])).map((one) => (
              <Radio key={one} value={one} label={m.choices[one]} description={m.choiceTexts[one]} />
            ))}
          </div>
        </Radio.Group>
        <Textarea
          label={m.note}
          value={note}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={reportNoteMaximum}
          error={failure?.field === 'note' && failure.text}
          description={m.noteHint(note.length, reportNoteMaximum)}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <div className={classes['buttons']}>
          <Button variant="default" onClick={onClose}>
            {m.cancel}
          </Button>
          <Button type="submit" color={action === 'none' ? 'ink' : 'bad'} loading={handling.isPending}>
            {m.submit}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
