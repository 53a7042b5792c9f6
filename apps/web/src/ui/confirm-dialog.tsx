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
  /** What will happen. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** `danger` for what cannot be taken back. */
  tone?: 'plain' | 'danger';
  isBusy?: boolean;
  /** It cannot be done, or it is not known yet what it would do. */
  isDisabled?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** Where the second button does something, too: closing the dialog does neither. */
  onDismiss?: () => void;
}

/** Asks before something is done. The safe answer has the focus when the act cannot be taken back. */
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
