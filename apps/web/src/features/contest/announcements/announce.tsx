import { Button, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../lib/api/index.ts';
import { toFormFailure } from '../../../lib/form-failure.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { useContest } from '../use-contest.ts';
import { announcementMessages } from './announcement-messages.ts';
import classes from './announcements.module.css';

/** For administrators and jury: announces something, for example the answer to a question. */
export function Announce() {
  const m = useMessages(announcementMessages);
  const { duties } = useContest();
  const [isOpen, setOpen] = useState(false);
  if (!duties.includes('announcements')) return null;
  return (
    <div className={classes['announce']}>
      <Button onClick={() => setOpen(true)}>{m.announce}</Button>
      {isOpen && <AnnounceDialog onClose={() => setOpen(false)} />}
    </div>
  );
}

function AnnounceDialog({ onClose }: { onClose: () => void }) {
  const m = useMessages(announcementMessages);
  const { contestId } = useContest();
  const client = useQueryClient();
  const [title, setTitle] = useState('');
  const [content, setContent] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      callApi('POST /api/contest-desk/announcement', { body: { cid: contestId, title, content } }),
    onSuccess: async () => {
      showToast('success', m.announced);
      onClose();
      await client.invalidateQueries({ queryKey: ['contest', contestId] });
    },
  });
  return (
    <ConfirmDialog
      opened
      title={m.announce}
      confirmLabel={m.publish}
      isBusy={isPending}
      isDisabled={title.trim() === '' || content.trim() === ''}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      {error !== null && <FormAlert kind="error">{toFormFailure(error, {}).text}</FormAlert>}
      <TextInput
        label={m.title}
        maxLength={255}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <Textarea
        label={m.content}
        description={m.contentHint}
        autosize
        minRows={5}
        maxRows={14}
        value={content}
        onChange={(event) => setContent(event.currentTarget.value)}
      />
    </ConfirmDialog>
  );
}

export function RemoveAnnouncement({ id, title }: { id: number; title: string }) {
  const m = useMessages(announcementMessages);
  const { contestId, duties } = useContest();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi('DELETE /api/contest-desk/announcement', { query: { id }, toastsError: true }),
    onSuccess: async () => {
      showToast('success', m.removed);
      setAsking(false);
      await client.invalidateQueries({ queryKey: ['contest', contestId] });
    },
  });
  if (!duties.includes('announcements')) return null;
  return (
    <>
      <Button
        variant="default"
        size="compact-md"
        aria-label={m.removeOf(title)}
        onClick={() => setAsking(true)}
      >
        {m.remove}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        tone="danger"
        title={m.askRemove}
        confirmLabel={m.remove}
        isBusy={isPending}
        onConfirm={() => mutate()}
        onCancel={() => setAsking(false)}
      >
        {m.askRemoveText(title)}
      </ConfirmDialog>
    </>
  );
}
