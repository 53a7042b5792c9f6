import { useState, type ReactNode } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { actionMessages } from './action-messages.ts';

/** Asks before a submission is judged again: its result and the scoreboard of its contest may change. */
export function useConfirmRejudge(rejudge: (submitId: number) => void): {
  ask: (submitId: number) => void;
  dialog: ReactNode;
} {
  const words = useMessages(actionMessages);
  const [askedId, setAskedId] = useState<number>();
  return {
    ask: setAskedId,
    dialog: (
      <ConfirmDialog
        opened={askedId !== undefined}
        title={words.askRejudge(askedId ?? 0)}
        confirmLabel={words.rejudge}
        onConfirm={() => {
          if (askedId !== undefined) rejudge(askedId);
          setAskedId(undefined);
        }}
        onCancel={() => setAskedId(undefined)}
      >
        {words.rejudgeText}
      </ConfirmDialog>
    ),
  };
}
