import { useQueryClient } from '@tanstack/react-query';
import { useMessages } from '../../lib/messages.ts';
import { DeletionDialog } from '../../ui/deletion-dialog.tsx';
import { deleteAnnouncement } from './api/delete-announcement.ts';
import { invalidateAnnouncements, type Announcement } from './api/list-announcements.ts';
import { announcementMessages } from './announcement-messages.ts';

interface DeleteDialogProps {
  target: Announcement | undefined;
  onClose: () => void;
}

export function DeleteDialog(props: DeleteDialogProps) {
  const m = useMessages(announcementMessages);
  const client = useQueryClient();
  return (
    <DeletionDialog
      {...props}
      texts={{ title: m.deleteTitle, confirm: m.delete, done: m.deleted }}
      textOf={({ title }) => m.deleteText(title)}
      remove={({ id }) => deleteAnnouncement(id)}
      invalidate={() => invalidateAnnouncements(client)}
    />
  );
}
