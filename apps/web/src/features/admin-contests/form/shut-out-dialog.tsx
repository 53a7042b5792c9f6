import { ApiError } from '../../../lib/api/index.ts';
import { textOfApiError } from '../../../lib/api/api-error-text.ts';
import { useMessages } from '../../../lib/messages.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { examFormMessages } from './exam-form-messages.ts';

export const isShutOutWarning = (error: Error | null): error is ApiError =>
  error instanceof ApiError && error.code === 'contestShutsOut';

interface ShutOutDialogProps {
  /** The error of the last attempt to save. */
  error: Error | null;
  isSaving: boolean;
  onAccept: () => void;
  onCancel: () => void;
}

/** Asks before a change of exam protection shuts out contestants who are active now. */
export function ShutOutDialog({ error, isSaving, onAccept, onCancel }: ShutOutDialogProps) {
  const m = useMessages(examFormMessages);
  return (
    <ConfirmDialog
      opened={isShutOutWarning(error)}
      title={m.shutsOutTitle}
      tone="danger"
      confirmLabel={m.shutsOutSave}
      cancelLabel={m.shutsOutBack}
      isBusy={isSaving}
      onConfirm={onAccept}
      onCancel={onCancel}
    >
      <p>{isShutOutWarning(error) ? textOfApiError(error) : ''}</p>
      <p>{m.shutsOutText}</p>
    </ConfirmDialog>
  );
}
