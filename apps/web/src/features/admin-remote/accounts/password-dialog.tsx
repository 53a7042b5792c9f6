import { Button, Modal } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { textOfApiError } from '../../../lib/api/api-error-text.ts';
import { ApiError } from '../../../lib/api/index.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useLast } from '../../../lib/use-last.ts';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { changeAccount, type RemoteAccount } from '../api/accounts.ts';
import { invalidateRemote } from '../api/vendors.ts';
import { accountMessages } from './account-messages.ts';
import { findAccountProblems, toAccountChange } from './account-values.ts';
import classes from './accounts.module.css';
import { ApiFields } from './api-fields.tsx';
import { hasApi } from './group-accounts.ts';

interface PasswordDialogProps {
  /** Undefined while the dialog is closed. */
  account: RemoteAccount | undefined;
  onClose: () => void;
}

export function PasswordDialog({ account, onClose }: PasswordDialogProps) {
  const m = useMessages(accountMessages);
  const shown = useLast(account);
  return (
    <Modal
      opened={account !== undefined}
      onClose={onClose}
      title={m.passwordOf(shown?.username ?? '')}
      size={480}
      closeButtonProps={{ 'aria-label': m.close }}
    >
      {account !== undefined && <PasswordForm account={account} onClose={onClose} />}
    </Modal>
  );
}

interface PasswordFormProps {
  account: RemoteAccount;
  onClose: () => void;
}

export function PasswordForm({ account, onClose }: PasswordFormProps) {
  const m = useMessages(accountMessages);
  const client = useQueryClient();
  const [values, setValues] = useState({ password: '', apiKey: '', apiSecret: '' });
  const [isTried, setTried] = useState(false);
  const problems = findAccountProblems({ ...account, ...values });
  const errorOf = (field: keyof typeof values) => {
    const problem = isTried ? problems[field] : undefined;
    return problem && m[problem];
  };
  const save = useMutation({
    mutationFn: () => changeAccount(toAccountChange(account.id, values)),
    onSuccess: async () => {
      showToast('success', m.passwordSaved);
      onClose();
      await invalidateRemote(client);
    },
  });
  return (
    <form
      className={classes['fields']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (Object.keys(problems).length === 0) save.mutate();
      }}
    >
      {save.error instanceof ApiError && <FormAlert kind="error">{textOfApiError(save.error)}</FormAlert>}
      <PasswordField
        label={m.newPassword}
        data-autofocus
        autoComplete="new-password"
        maxLength={255}
        value={values.password}
        error={errorOf('password')}
        onChange={(event) => setValues({ ...values, password: event.currentTarget.value })}
      />
      {hasApi(account.accountKey) && (
        <ApiFields
          values={values}
          errorOf={errorOf}
          onChange={(change) => setValues((before) => ({ ...before, ...change }))}
        />
      )}
      <div className={classes['formButtons']}>
        <Button variant="default" onClick={onClose}>
          {m.cancel}
        </Button>
        <Button type="submit" loading={save.isPending}>
          {m.save}
        </Button>
      </div>
    </form>
  );
}
