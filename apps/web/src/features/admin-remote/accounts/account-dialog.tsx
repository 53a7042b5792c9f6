import { Button, Modal } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { textOfApiError } from '../../../lib/api/api-error-text.ts';
import { ApiError } from '../../../lib/api/index.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { invalidateRemote } from '../api/vendors.ts';
import { accountMessages } from './account-messages.ts';
import classes from './accounts.module.css';

interface AccountDialogProps {
  isOpened: boolean;
  title: string;
  size?: number;
  onClose: () => void;
  children: ReactNode;
}

export function AccountDialog({ isOpened, title, size = 480, onClose, children }: AccountDialogProps) {
  const m = useMessages(accountMessages);
  return (
    <Modal
      opened={isOpened}
      onClose={onClose}
      title={title}
      size={size}
      closeButtonProps={{ 'aria-label': m.close }}
    >
      {children}
    </Modal>
  );
}

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

interface AccountFormProps {
  failure: Error | null;
  isBusy: boolean;
  /** The text of the button. */
  submit: string;
  /** A button at the left of the others. */
  first?: ReactNode;
  onSubmit: () => void;
  onCancel: () => void;
  /** The fields. */
  children: ReactNode;
}

export function AccountForm(props: AccountFormProps) {
  const { failure, isBusy, submit, first, onSubmit, onCancel, children } = props;
  const m = useMessages(accountMessages);
  return (
    <form
      className={classes['fields']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {failure instanceof ApiError && <FormAlert kind="error">{textOfApiError(failure)}</FormAlert>}
      {children}
      <div className={classes['formButtons']}>
        {first}
        <Button variant="default" onClick={onCancel}>
          {m.cancel}
        </Button>
        <Button type="submit" loading={isBusy}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
