import { Checkbox } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { textOfApiError } from '../../lib/api/api-error-text.ts';
import { ApiError } from '../../lib/api/index.ts';
import { useMessages } from '../../lib/messages.ts';
import { showToast } from '../../lib/toasts.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { actionMessages } from './action-messages.ts';
import { applyPreview, discardPreview, previewKey, undoPreview, type Preview } from './api/preview.ts';
import { originOf } from './preview-origin.ts';
import classes from './preview.module.css';

export type Decision = 'apply' | 'discard' | 'cancel' | 'undo';

interface DecisionDialogProps {
  preview: Preview;
  decision: Decision;
  onClose: () => void;
}

/** Says what the decision does and asks for confirmation. A refusal stays in the dialog, and the page loads the reasons. */
export function DecisionDialog({ preview, decision, onClose }: DecisionDialogProps) {
  const m = useMessages(actionMessages);
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isNotifying, setIsNotifying] = useState(true);
  const { id, counts, toldUsers } = preview;
  const replaced = counts.changed + counts.rescored + counts.cases;
  const isNotifyOffered = decision === 'apply' || decision === 'undo';
  const reload = () => client.invalidateQueries({ queryKey: previewKey(id) });
  const change = useMutation({
    mutationFn: () => {
      const notifies = isNotifying && toldUsers > 0;
      if (decision === 'apply') return applyPreview(id, notifies);
      return decision === 'undo' ? undoPreview(id, notifies) : discardPreview(id);
    },
    onSuccess: async () => {
      showToast('success', toastOf(m, decision));
      onClose();
      if (isNotifyOffered) await reload();
      else await navigate(originOf(preview), { replace: true });
      await client.invalidateQueries({ queryKey: ['rejudge-previews'] });
    },
    onError: reload,
  });
  const texts = {
    apply: { title: m.applyAsk, text: m.applyText(replaced) },
    discard: { title: m.discardAsk, text: m.discardText },
    cancel: { title: m.cancelAsk, text: m.cancelText },
    undo: { title: m.undoAsk, text: m.undoText(replaced) },
  }[decision];
  const { error } = change;
  return (
    <ConfirmDialog
      opened
      tone={decision === 'apply' ? 'plain' : 'danger'}
      title={texts.title}
      confirmLabel={m[decision]}
      cancelLabel={m.close}
      isBusy={change.isPending}
      isDisabled={error !== null}
      onConfirm={() => change.mutate()}
      onCancel={onClose}
    >
      <p className={classes['dialogText']}>{texts.text}</p>
      {isNotifyOffered &&
        (toldUsers === 0 ? (
          <p className={classes['dialogText']}>{m.notifyNone}</p>
        ) : (
          <Checkbox
            label={m.notify(toldUsers)}
            checked={isNotifying}
            onChange={({ currentTarget }) => setIsNotifying(currentTarget.checked)}
          />
        ))}
      {error instanceof ApiError && !error.toastsError && (
        <FormAlert kind="error">{textOfApiError(error)}</FormAlert>
      )}
    </ConfirmDialog>
  );
}

const toastOf = (
  m: { appliedToast: string; undoneToast: string; discardedToast: string },
  decision: Decision,
): string => (decision === 'apply' ? m.appliedToast : decision === 'undo' ? m.undoneToast : m.discardedToast);
