import { Chip } from '@mantine/core';
import { discussionLimits, reportTags, type ReportTag } from '@touchstone/contract/discussion-limits';
import { formatReport } from '@touchstone/rules/community/discussion-form';
import { useId, useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { ReasonDialog } from '../../../ui/reason-dialog/reason-dialog.tsx';
import { reportDiscussion } from '../api/change-discussion.ts';
import classes from './report-dialog.module.css';
import { reportMessages } from './report-messages.ts';

const allTags = Object.keys(reportTags) as ReportTag[];

interface ReportDialogProps {
  discussionId: number;
  onClose: () => void;
}

/** Six tags and a reason; one of them is enough. The server stores the tags in the texts of existing clients. */
export function ReportDialog({ discussionId, onClose }: ReportDialogProps) {
  const m = useMessages(reportMessages);
  const tagsLabel = useId();
  const [tags, setTags] = useState<readonly ReportTag[]>([]);
  return (
    <ReasonDialog
      title={m.title}
      label={m.reason}
      maximumLength={discussionLimits.reportReasonMaximum}
      emptyText={tags.length === 0 ? m.empty : undefined}
      submitLabel={m.submit}
      done={m.done}
      act={(reason) => reportDiscussion(discussionId, formatReport({ tags: [...tags], reason }))}
      onClose={onClose}
    >
      <p className={classes['text']}>{m.text}</p>
      <div>
        <p id={tagsLabel} className={classes['label']}>
          {m.tagsLabel}
        </p>
        <div className={classes['tags']} role="group" aria-labelledby={tagsLabel}>
          <Chip.Group
            multiple
            value={[...tags]}
            onChange={(values) => setTags(allTags.filter((tag) => values.includes(tag)))}
          >
            {allTags.map((tag, index) => (
              <Chip key={tag} value={tag} size="sm" data-autofocus={index === 0 || undefined}>
                {m.tags[tag]}
              </Chip>
            ))}
          </Chip.Group>
        </div>
      </div>
    </ReasonDialog>
  );
}
