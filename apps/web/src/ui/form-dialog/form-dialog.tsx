import { Button, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { defineMessages, useMessages } from '../../lib/messages.ts';
import { FormAlert } from '../form-alert.tsx';
import classes from './form-dialog.module.css';

export const formDialogMessages = defineMessages({
  'zh-CN': { cancel: '取消', close: '关闭' },
  'zh-HK': { cancel: '取消', close: '關閉' },
  'en-US': { cancel: 'Cancel', close: 'Close' },
});

export interface DialogFormProps {
  /** What the step does. */
  lead?: string;
  /** The fields. One with `data-autofocus` has the focus first. */
  children: ReactNode;
  submitLabel: string;
  /** `danger` for steps that take something away. */
  tone?: 'plain' | 'danger';
  isBusy: boolean;
  isDisabled?: boolean;
  /** Why the server refused, unless a field shows it. */
  refusal?: string | undefined;
  /** A button or link at the other end of the line. */
  aside?: ReactNode;
  /** A button between the two of the form. */
  between?: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
}

interface DialogFrameProps {
  /** For a dialog that stays mounted: it fades out, and the focus returns to where it was. */
  isOpened?: boolean;
  title: string;
  size?: number;
  /** A click beside the dialog does not close it: for forms that take long to fill in. */
  isLong?: boolean;
  closeOnEscape?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with its title and close button. Open if it is mounted, unless `isOpened` says otherwise. */
export function DialogFrame({
  isOpened = true,
  size = 480,
  isLong = false,
  closeOnEscape = true,
  ...frame
}: DialogFrameProps) {
  const m = useMessages(formDialogMessages);
  return (
    <Modal
      opened={isOpened}
      onClose={frame.onClose}
      title={frame.title}
      size={size}
      closeOnClickOutside={!isLong}
      closeOnEscape={closeOnEscape}
      closeButtonProps={{ 'aria-label': m.close }}
    >
      {frame.children}
    </Modal>
  );
}

/** An open dialog with one form. */
export function FormDialog({ title, ...form }: DialogFormProps & { title: string }) {
  return (
    <DialogFrame title={title} onClose={form.onClose}>
      <DialogForm {...form} />
    </DialogFrame>
  );
}

/** The form of a dialog: fields, the refusal of the server, and two buttons. */
export function DialogForm({ tone = 'plain', isDisabled = false, ...form }: DialogFormProps) {
  const m = useMessages(formDialogMessages);
  return (
    <form
      className={classes['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // In React, a form around the dialog is an ancestor of this one and would handle the event too.
        event.stopPropagation();
        form.onSubmit();
      }}
    >
      {form.lead !== undefined && <p className={classes['lead']}>{form.lead}</p>}
      {form.refusal !== undefined && <FormAlert kind="error">{form.refusal}</FormAlert>}
      {form.children}
      <div className={classes['buttons']}>
        {form.aside !== undefined && <div className={classes['aside']}>{form.aside}</div>}
        <Button variant="default" onClick={form.onClose}>
          {m.cancel}
        </Button>
        {form.between}
        <Button
          type="submit"
          color={tone === 'danger' ? 'bad' : 'ink'}
          loading={form.isBusy}
          disabled={isDisabled}
        >
          {form.submitLabel}
        </Button>
      </div>
    </form>
  );
}
