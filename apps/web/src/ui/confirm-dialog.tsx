import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMessages } from '../lib/messages.ts';
import classes from './confirm-dialog.module.css';
import { DialogFrame, formDialogMessages } from './form-dialog/form-dialog.tsx';

interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  /** Describes the consequences. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** `danger` for actions that cannot be undone. */
  tone?: 'plain' | 'danger';
  isBusy?: boolean;
  /** The action is not possible, or its consequences are still loading. */
  isDisabled?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** If the second button has an action of its own. Closing the dialog runs neither action. */
  onDismiss?: () => void;
}

/** Asks for confirmation. If the action cannot be undone, the safe button has the focus. */
export function ConfirmDialog({ tone = 'plain', isBusy = false, ...dialog }: ConfirmDialogProps) {
  const m = useMessages(formDialogMessages);
  const isDanger = tone === 'danger';
  return (
    <DialogFrame
      isOpened={dialog.opened}
      title={dialog.title}
      size={440}
      onClose={dialog.onDismiss ?? dialog.onCancel}
    >
      <div className={classes['text']}>{dialog.children}</div>
      <div className={classes['actions']}>
        <Button variant="default" onClick={dialog.onCancel} data-autofocus={isDanger || undefined}>
          {dialog.cancelLabel ?? m.cancel}
        </Button>
        <Button
          color={isDanger ? 'bad' : 'ink'}
          loading={isBusy}
          disabled={dialog.isDisabled ?? false}
          onClick={dialog.onConfirm}
          data-autofocus={!isDanger || undefined}
        >
          {dialog.confirmLabel}
        </Button>
      </div>
    </DialogFrame>
  );
}
