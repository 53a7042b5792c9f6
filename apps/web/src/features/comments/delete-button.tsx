import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { commentMessages } from './comment-messages.ts';

interface DeleteButtonProps {
  label: string;
  title: string;
  text: string;
  onDelete: () => Promise<unknown>;
}

export function DeleteButton({ label, title, text, onDelete }: DeleteButtonProps) {
  const m = useMessages(commentMessages);
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({ mutationFn: onDelete, onSettled: () => setAsking(false) });
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        aria-label={label}
        onClick={() => setAsking(true)}
      >
        {m.remove}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        tone="danger"
        title={title}
        confirmLabel={m.remove}
        isBusy={isPending}
        onConfirm={() => mutate()}
        onCancel={() => setAsking(false)}
      >
        {text}
      </ConfirmDialog>
    </>
  );
}
