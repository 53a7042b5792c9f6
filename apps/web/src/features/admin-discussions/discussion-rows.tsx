import { IconMessages } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { restoreDiscussion } from '../../lib/change-discussion.ts';
import { useMessages } from '../../lib/messages.ts';
import { showToast, showUndoToast } from '../../lib/toasts.ts';
import { useLast } from '../../lib/use-last.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyRows } from '../../ui/list-page/empty-rows.tsx';
import { ListRows, type ListedRows } from '../../ui/list-page/list-page.tsx';
import type { ListAddress } from '../../ui/list-page/use-list-address.ts';
import { adminDiscussionMessages } from './admin-discussion-messages.ts';
import { invalidateDiscussions, type ManagedDiscussion } from './api/discussions.ts';
import type { DiscussionScope } from './discussion-scope.ts';
import { DiscussionTable } from './discussion-table.tsx';

interface DiscussionRowsProps {
  scope: DiscussionScope;
  rows: ListedRows<ManagedDiscussion>;
  address: ListAddress;
}

/** The table with its pager, and the question before a deletion. */
export function DiscussionRows({ scope, rows, address }: DiscussionRowsProps) {
  const m = useMessages(adminDiscussionMessages);
  const [target, setTarget] = useState<ManagedDiscussion>();
  return (
    <>
      <ListRows
        address={address}
        rows={rows}
        empty={
          <EmptyRows
            isFiltered={address.filter('keyword') !== ''}
            icon={<IconMessages size={24} stroke={1.5} />}
            title={m.empty}
            text={m.emptyText}
            filtered={{ title: m.noMatch, showAll: m.showAll }}
            onShowAll={() => address.setFilter('keyword', '')}
          />
        }
        failedTitle={m.failed}
        skeleton={{ rows: 10, height: 64 }}
      >
        {(discussions) => <DiscussionTable scope={scope} discussions={discussions} onDelete={setTarget} />}
      </ListRows>
      <DeleteDialog target={target} remove={scope.remove} onClose={() => setTarget(undefined)} />
    </>
  );
}

interface DeleteDialogProps {
  target: ManagedDiscussion | undefined;
  remove: DiscussionScope['remove'];
  onClose: () => void;
}

function DeleteDialog({ target, remove, onClose }: DeleteDialogProps) {
  const m = useMessages(adminDiscussionMessages);
  const client = useQueryClient();
  const shown = useLast(target);
  const restore = useMutation({
    mutationFn: restoreDiscussion,
    onSuccess: () => showToast('success', m.restored),
    onSettled: () => invalidateDiscussions(client),
  });
  const deletion = useMutation({
    mutationFn: remove,
    onSuccess: (_answer, { id }) => showUndoToast(m.deleted, () => restore.mutate(id)),
    onSettled: () => {
      onClose();
      return invalidateDiscussions(client);
    },
  });
  return (
    <ConfirmDialog
      opened={target !== undefined}
      title={m.deleteTitle}
      confirmLabel={m.delete}
      tone="danger"
      isBusy={deletion.isPending}
      onCancel={onClose}
      onConfirm={() => {
        if (target !== undefined) deletion.mutate(target);
      }}
    >
      {shown !== undefined && m.deleteText(shown.title, shown.commentNum)}
    </ConfirmDialog>
  );
}
