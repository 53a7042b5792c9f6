import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useLast } from '../tags/use-last.ts';
import { deleteNotice, forgetNotices, type Notice } from './api/notices.ts';
import { noticeMessages } from './notice-messages.ts';

interface DeleteNoticeDialogProps {
  asked: Notice | undefined;
  onClose: () => void;
}

export function DeleteNoticeDialog({ asked, onClose }: DeleteNoticeDialogProps) {
  const m = useMessages(noticeMessages);
  const shown = useLast(asked);
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: deleteNotice,
    onSuccess: () => showToast('success', m.deleted),
    onSettled: () => {
      onClose();
      return forgetNotices(client);
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
      {shown?.state === true
        ? m.deletePushed(shown.title, shown.deliveredCount ?? 0)
        : m.deleteWaiting(shown?.title ?? '')}
    </ConfirmDialog>
  );
}
