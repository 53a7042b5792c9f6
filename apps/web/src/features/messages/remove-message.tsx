import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { showToast } from '../../lib/toasts.ts';
import { messagesKey } from '../../lib/unread-messages/index.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { clearMessages } from './api/list-messages.ts';
import type { MessageKind } from './message-kinds.ts';
import { messageMessages } from './message-messages.ts';

export function RemoveMessage({ kind, id, title }: { kind: MessageKind; id: number; title: string }) {
  const m = useMessages(messageMessages);
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => clearMessages({ type: kind, id }),
    onSuccess: () => showToast('success', m.removed),
    onSettled: () => {
      setAsking(false);
      return client.invalidateQueries({ queryKey: messagesKey });
    },
  });
  return (
    <>
      <ActionIcon
        size={28}
        aria-label={m.removeOf(title)}
        title={m.remove}
        loading={remove.isPending}
        onClick={() => setAsking(true)}
      >
        <IconX size={16} stroke={1.75} />
      </ActionIcon>
      <ConfirmDialog
        opened={isAsking}
        tone="danger"
        title={m.removeTitle}
        confirmLabel={m.remove}
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onCancel={() => setAsking(false)}
      >
        {m.removeText(title)}
      </ConfirmDialog>
    </>
  );
}
