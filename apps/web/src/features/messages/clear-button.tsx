import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { showToast } from '../../lib/toasts.ts';
import { messagesKey } from '../../lib/unread-messages/index.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { clearMessages } from './api/list-messages.ts';
import type { MessageKind } from './message-kinds.ts';
import { messageMessages } from './message-messages.ts';

export function ClearButton({ kind, count }: { kind: MessageKind; count: number }) {
  const m = useMessages(messageMessages);
  const client = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const clear = useMutation({
    mutationFn: () => clearMessages({ type: kind }),
    onSuccess: () => showToast('success', m.cleared),
    onSettled: () => {
      setAsked(false);
      return client.invalidateQueries({ queryKey: messagesKey });
    },
  });
  return (
    <>
      <Button
        variant="default"
        disabled={count === 0}
        leftSection={<IconTrash size={16} stroke={1.75} />}
        onClick={() => setAsked(true)}
      >
        {m.clear}
      </Button>
      <ConfirmDialog
        opened={isAsked}
        title={m.clearTitle}
        confirmLabel={m.clear}
        tone="danger"
        isBusy={clear.isPending}
        onCancel={() => setAsked(false)}
        onConfirm={() => clear.mutate()}
      >
        {m.clearText(count)}
      </ConfirmDialog>
    </>
  );
}
