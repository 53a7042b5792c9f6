import { useState, type ReactNode } from 'react';
import { useMessages } from '../lib/messages.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { unsavedMessages, type UnsavedTexts } from './unsaved-messages.ts';

interface ConfirmClose {
  /** For the window that may be closed by a slip. */
  close: () => void;
  /** While it is asked, Escape answers the question and not the window. */
  closeOnEscape: boolean;
  question: ReactNode;
}

interface ConfirmCloseOptions {
  /** Whether something would be lost. */
  isAtRisk: boolean;
  texts?: UnsavedTexts;
  onClose: () => void;
}

/** A drawer or dialog that asks before it takes what is in it along. */
export function useConfirmClose({ isAtRisk, texts, onClose }: ConfirmCloseOptions): ConfirmClose {
  const usual = useMessages(unsavedMessages);
  const m = texts ?? usual;
  const [isAsked, setAsked] = useState(false);
  const leave = () => {
    setAsked(false);
    onClose();
  };
  return {
    close: () => (isAtRisk ? setAsked(true) : onClose()),
    closeOnEscape: !isAsked,
    question: (
      <ConfirmDialog
        opened={isAsked}
        title={m.title}
        tone="danger"
        confirmLabel={m.leave}
        cancelLabel={m.stay}
        onCancel={() => setAsked(false)}
        onConfirm={leave}
      >
        {m.text}
      </ConfirmDialog>
    ),
  };
}
