import { useMutation, useQueryClient } from '@tanstack/react-query';
import { textOfApiError } from '../../../lib/api/api-error-text.ts';
import { ApiError } from '../../../lib/api/index.ts';
import { showToast } from '../../../lib/toasts.ts';
import { DialogForm, type DialogFormProps } from '../../../ui/form-dialog/form-dialog.tsx';
import { invalidateRemote } from '../api/vendors.ts';

interface AccountSave<Values> {
  save: (values: Values) => Promise<unknown>;
  /** Shown as a toast. */
  done: (values: Values) => string;
  onClose: () => void;
}

/** Saves what was typed, then closes the dialog and loads the accounts again. */
export function useAccountSave<Values>({ save, done, onClose }: AccountSave<Values>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: save,
    onSuccess: async (_answer, values) => {
      showToast('success', done(values));
      onClose();
      await invalidateRemote(client);
    },
  });
}

interface AccountFormProps extends Omit<DialogFormProps, 'refusal'> {
  failure: Error | null;
}

/** Shows why the server refused. The text of a defect is not for the reader. */
export const AccountForm = ({ failure, ...form }: AccountFormProps) => (
  <DialogForm {...form} refusal={failure instanceof ApiError ? textOfApiError(failure) : undefined} />
);
