import { Textarea, TextInput } from '@mantine/core';
import { siteLimits } from '@touchstone/contract/site-limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toFormFailure } from '../../../lib/form-failure.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import type { Announcement } from '../api/list-announcements.ts';
import { saveAnnouncement } from '../api/save-announcement.ts';
import { useContest } from '../use-contest.ts';
import { announcementMessages } from './announcement-messages.ts';
import { findAnnouncementProblems } from './find-announcement-problems.ts';

interface AnnouncementDialogProps {
  /** Undefined for a new one. */
  announcement: Announcement | undefined;
  onClose: () => void;
}

/** Writes or edits an announcement. An attempt to save an incomplete one names the missing field. */
export function AnnouncementDialog({ announcement, onClose }: AnnouncementDialogProps) {
  const m = useMessages(announcementMessages);
  const { contestId } = useContest();
  const client = useQueryClient();
  const [title, setTitle] = useState(announcement?.title ?? '');
  const [content, setContent] = useState(announcement?.content ?? '');
  const [isTried, setTried] = useState(false);
  const problems = findAnnouncementProblems({ title, content });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => saveAnnouncement(contestId, announcement?.id, { title, content }),
    onSuccess: async () => {
      showToast('success', announcement === undefined ? m.announced : m.saved);
      onClose();
      await client.invalidateQueries({ queryKey: ['contest', contestId] });
    },
  });
  const save = () => {
    setTried(true);
    if (problems.title === undefined && problems.content === undefined) mutate();
  };
  const textOf = (problem: 'empty' | 'long' | undefined, empty: string, maximum: number) =>
    isTried && problem !== undefined && (problem === 'empty' ? empty : m.long(maximum));
  return (
    <ConfirmDialog
      opened
      title={announcement === undefined ? m.announce : m.editTitle}
      confirmLabel={announcement === undefined ? m.publish : m.save}
      isBusy={isPending}
      onConfirm={save}
      onCancel={onClose}
    >
      {error !== null && <FormAlert kind="error">{toFormFailure(error, {}).text}</FormAlert>}
      <TextInput
        label={m.title}
        data-autofocus
        value={title}
        error={textOf(problems.title, m.titleEmpty, siteLimits.announcementTitleMaximum)}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <Textarea
        label={m.content}
        description={m.contentHint}
        autosize
        minRows={5}
        maxRows={14}
        value={content}
        error={textOf(problems.content, m.contentEmpty, siteLimits.announcementMaximum)}
        onChange={(event) => setContent(event.currentTarget.value)}
      />
    </ConfirmDialog>
  );
}
