import { Button, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { defineMessages, useMessages } from '../lib/messages.ts';
import classes from './confirm-dialog.module.css';

const confirmMessages = defineMessages({
  'zh-CN': { cancel: '取消', close: '关闭' },
  'zh-HK': { cancel: '取消', close: '關閉' },
  'en-US': { cancel: 'Cancel', close: 'Close' },
});

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
  const m = useMessages(confirmMessages);
  const isDanger = tone === 'danger';
  return (
    <Modal
      opened={dialog.opened}
      onClose={dialog.onDismiss ?? dialog.onCancel}
      title={dialog.title}
      size={440}
      closeButtonProps={{ 'aria-label': m.close }}
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
    </Modal>
  );
}
