import { Button, Chip, Modal, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { discussionLimits, reportTags, type ReportTag } from '@touchstone/contract/discussion-limits';
import { formatReport, parseReport } from '@touchstone/rules/community/discussion-form';
import { useId, useState } from 'react';
import { toFormFailure } from '../../../lib/form-failure.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { reportDiscussion } from '../api/change-discussion.ts';
import classes from './report-dialog.module.css';
import { reportMessages } from './report-messages.ts';

const allTags = Object.keys(reportTags) as ReportTag[];
const { reportReasonMaximum } = discussionLimits;

function useReport(discussionId: number, onClose: () => void) {
  const m = useMessages(reportMessages);
  const [tags, setTags] = useState<readonly ReportTag[]>([]);
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const content = formatReport({ tags: allTags.filter((tag) => tags.includes(tag)), reason: reason.trim() });
  const parsed = parseReport(content);
  const send = useMutation({
    mutationFn: () => reportDiscussion(discussionId, content),
    onSuccess: () => {
      showToast('success', m.done);
      onClose();
    },
  });
  return {
    tags,
    setTags: (values: string[]) => setTags(allTags.filter((tag) => values.includes(tag))),
    reason,
    setReason,
    error: isChecked && typeof parsed === 'string' ? parsed : undefined,
    failure: send.error === null ? undefined : toFormFailure(send.error, {}).text,
    isBusy: send.isPending,
    submit: () => {
      setChecked(true);
      if (typeof parsed !== 'string') send.mutate();
    },
  };
}

interface ReportDialogProps {
  discussionId: number;
  onClose: () => void;
}

/** Six tags and a reason. The server stores the tags in the texts of existing clients. */
export function ReportDialog({ discussionId, onClose }: ReportDialogProps) {
  const m = useMessages(reportMessages);
  const tagsLabel = useId();
  const report = useReport(discussionId, onClose);
  return (
    <Modal opened onClose={onClose} title={m.title} size={480} closeButtonProps={{ 'aria-label': m.close }}>
      <form
        className={classes['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          report.submit();
        }}
      >
        <p className={classes['text']}>{m.text}</p>
        {report.failure !== undefined && <FormAlert kind="error">{report.failure}</FormAlert>}
        <div>
          <p id={tagsLabel} className={classes['label']}>
            {m.tagsLabel}
          </p>
          <div className={classes['tags']} role="group" aria-labelledby={tagsLabel}>
            <Chip.Group multiple value={[...report.tags]} onChange={report.setTags}>
              {allTags.map((tag) => (
                <Chip key={tag} value={tag} size="sm">
                  {m.tags[tag]}
                </Chip>
              ))}
            </Chip.Group>
          </div>
        </div>
        <Textarea
          label={m.reason}
          value={report.reason}
          autosize
          minRows={3}
          maxRows={8}
          maxLength={reportReasonMaximum}
          error={
            report.error === undefined
              ? undefined
              : report.error === 'reportReasonLong'
                ? m.long(reportReasonMaximum)
                : m.empty
          }
          description={m.reasonHint(report.reason.length, reportReasonMaximum)}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          onChange={(event) => report.setReason(event.currentTarget.value)}
        />
        <div className={classes['buttons']}>
          <Button variant="default" onClick={onClose}>
            {m.cancel}
          </Button>
          <Button type="submit" loading={report.isBusy}>
            {m.submit}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
