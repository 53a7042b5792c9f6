import { useQueryClient } from '@tanstack/react-query';
import { useMessages } from '../../lib/messages.ts';
import { DeletionDialog } from '../../ui/deletion-dialog.tsx';
import { deleteNotice, invalidateNotices, type Notice } from './api/notices.ts';
import { noticeMessages } from './notice-messages.ts';

interface DeleteNoticeDialogProps {
  target: Notice | undefined;
  onClose: () => void;
}

export function DeleteNoticeDialog(props: DeleteNoticeDialogProps) {
  const m = useMessages(noticeMessages);
  const client = useQueryClient();
  return (
    <DeletionDialog
      {...props}
      texts={{ title: m.deleteTitle, confirm: m.delete, done: m.deleted }}
      textOf={({ title, state, deliveredCount }) =>
        state ? m.deletePushed(title, deliveredCount ?? 0) : m.deleteWaiting(title)
      }
      remove={({ id }) => deleteNotice(id)}
      invalidate={() => invalidateNotices(client)}
    />
  );
}
