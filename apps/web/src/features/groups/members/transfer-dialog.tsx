import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useLast } from '../../../lib/use-last.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { GroupMember } from '../api/members.ts';
import { transferGroup } from '../api/save-group.ts';
import { useGroup } from '../use-group.ts';
import { memberMessages } from './member-messages.ts';

/** Asks before the group gets another owner; the former owner cannot undo it. */
export function TransferDialog({ heir, onClose }: { heir: GroupMember | undefined; onClose: () => void }) {
  const m = useMessages(memberMessages);
  const { groupId } = useGroup();
  const client = useQueryClient();
  const shown = useLast(heir);
  const transfer = useMutation({
    mutationFn: ({ uid }: GroupMember) => transferGroup(groupId, uid),
    onSuccess: (_answer, { username }) => showToast('success', m.transferred(username)),
    onSettled: () => {
      onClose();
      return client.invalidateQueries({ queryKey: ['group', groupId] });
    },
  });
  return (
    <ConfirmDialog
      opened={heir !== undefined}
      title={m.transferTitle}
      confirmLabel={m.transfer}
      tone="danger"
      isBusy={transfer.isPending}
      onConfirm={() => {
        if (heir !== undefined) transfer.mutate(heir);
      }}
      onCancel={onClose}
    >
      {m.transferText(shown?.username ?? '')}
    </ConfirmDialog>
  );
}
