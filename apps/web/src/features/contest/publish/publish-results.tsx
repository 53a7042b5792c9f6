import { Button } from '@mantine/core';
import { IconTrophy } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { publishResults } from '../api/contest-desk.ts';
import { useContest } from '../use-contest.ts';
import { publishMessages } from './publish-messages.ts';
import classes from './publish.module.css';

/** For administrators of an ended contest with a freeze: publishes the results, or takes that back. */
export function PublishResults() {
  const m = useMessages(publishMessages);
  const { contest, stage, duties } = useContest();
  // The state at the press: its change may arrive while the dialog is open, which then must not offer the opposite.
  const [asked, setAsked] = useState<'publish' | 'hide'>();
  if (stage !== 'ended' || contest.sealRank !== true || !duties.includes('settings')) return null;
  const isPublished = contest.autoRealRank !== false;
  return (
    <div className={classes['root']} role="status" data-published={isPublished || undefined}>
      <IconTrophy size={20} stroke={1.75} aria-hidden="true" />
      <span className={classes['text']}>{isPublished ? m.published : m.waiting}</span>
      <Button
        variant={isPublished ? 'default' : 'filled'}
        onClick={() => setAsked(isPublished ? 'hide' : 'publish')}
      >
        {isPublished ? m.hide : m.publish}
      </Button>
      {asked !== undefined && (
        <ConfirmPublish isPublished={asked === 'hide'} onClose={() => setAsked(undefined)} />
      )}
    </div>
  );
}

function ConfirmPublish({ isPublished, onClose }: { isPublished: boolean; onClose: () => void }) {
  const m = useMessages(publishMessages);
  const { contestId } = useContest();
  const client = useQueryClient();
  const { isPending, mutate } = useMutation({
    mutationFn: () => publishResults(contestId, !isPublished),
    onSuccess: () => showToast('success', isPublished ? m.didHide : m.didPublish),
    onSettled: async () => {
      onClose();
      await client.invalidateQueries({ queryKey: ['contest', contestId] });
    },
  });
  return (
    <ConfirmDialog
      opened
      title={isPublished ? m.askHide : m.askPublish}
      confirmLabel={isPublished ? m.hide : m.publish}
      isBusy={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      {isPublished ? m.hideText : m.publishText}
    </ConfirmDialog>
  );
}
