import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../lib/api/index.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { Announcement } from '../api/list-announcements.ts';
import { useContest } from '../use-contest.ts';
import { AnnouncementDialog } from './announcement-dialog.tsx';
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
      {isOpen && <AnnouncementDialog announcement={undefined} onClose={() => setOpen(false)} />}
    </div>
  );
}

export function EditAnnouncement({ announcement }: { announcement: Announcement }) {
  const m = useMessages(announcementMessages);
  const { duties } = useContest();
  const [isOpen, setOpen] = useState(false);
  if (!duties.includes('announcements')) return null;
  return (
    <>
      <Button
        variant="default"
        size="compact-md"
        aria-label={m.editOf(announcement.title)}
        onClick={() => setOpen(true)}
      >
        {m.edit}
      </Button>
      {isOpen && <AnnouncementDialog announcement={announcement} onClose={() => setOpen(false)} />}
    </>
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
