import { useState, type ReactNode } from 'react';
import { useMessages } from '../lib/messages.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { unsavedMessages, type UnsavedTexts } from './unsaved-messages.ts';

interface ConfirmClose {
  /** The close handler of the dialog or drawer. */
  close: () => void;
  /** False while the question is open: Escape then closes the question, not the dialog. */
  closeOnEscape: boolean;
  question: ReactNode;
}

interface ConfirmCloseOptions {
  /** Whether closing would lose input. */
  isAtRisk: boolean;
  texts?: UnsavedTexts;
  onClose: () => void;
}

/** Asks for confirmation before a drawer or dialog with unsaved input closes. */
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
