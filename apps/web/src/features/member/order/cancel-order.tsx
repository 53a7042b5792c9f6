import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { invalidateMembership } from '../api/membership.ts';
import { cancelOrder } from '../api/orders.ts';
import { orderMessages } from './order-messages.ts';

export function CancelOrder({ id }: { id: number }) {
  const m = useMessages(orderMessages);
  const client = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const cancel = useMutation({
    mutationFn: () => cancelOrder(id),
    onSuccess: () => showToast('success', m.cancelled),
    // After a refusal too: the order was paid meanwhile.
    onSettled: async () => {
      setAsked(false);
      await invalidateMembership(client);
    },
  });
  return (
    <>
      <Button variant="default" onClick={() => setAsked(true)}>
        {m.cancel}
      </Button>
      <ConfirmDialog
        opened={isAsked}
        title={m.cancelTitle}
        confirmLabel={m.cancel}
        cancelLabel={m.keep}
        tone="danger"
        isBusy={cancel.isPending}
        onConfirm={() => cancel.mutate()}
        onCancel={() => setAsked(false)}
      >
        {m.cancelText}
      </ConfirmDialog>
    </>
  );
}
