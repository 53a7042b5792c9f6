import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { deleteAnnouncement } from './api/delete-announcement.ts';
import { forgetAnnouncements, type Announcement } from './api/list-announcements.ts';
import { announcementMessages } from './announcement-messages.ts';

interface DeleteDialogProps {
  asked: Announcement | undefined;
  onClose: () => void;
}

export function DeleteDialog({ asked, onClose }: DeleteDialogProps) {
  const m = useMessages(announcementMessages);
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: deleteAnnouncement,
    onSuccess: () => showToast('success', m.deleted),
    onSettled: () => {
      onClose();
      return forgetAnnouncements(client);
    },
  });
  return (
    <ConfirmDialog
      opened={asked !== undefined}
      title={m.deleteTitle}
      confirmLabel={m.delete}
      tone="danger"
      isBusy={remove.isPending}
      onCancel={onClose}
      onConfirm={() => {
        if (asked !== undefined) remove.mutate(asked.id);
      }}
    >
      {m.deleteText(asked?.title ?? '')}
    </ConfirmDialog>
  );
}
