import { Button, Modal, Select, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { remoteAccountKeys, type RemoteAccountKey } from '@touchstone/contract/remote-judges';
import { useState } from 'react';
import { textOfApiError } from '../../../lib/api/api-error-text.ts';
import { ApiError } from '../../../lib/api/index.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { addAccount } from '../api/accounts.ts';
import { invalidateRemote } from '../api/vendors.ts';
import { accountMessages } from './account-messages.ts';
import { findAccountProblems, toNewAccount, type AccountValues } from './account-values.ts';
import classes from './accounts.module.css';
import { ApiFields } from './api-fields.tsx';
import { hasApi, siteNameOf } from './group-accounts.ts';

interface AddAccountDialogProps {
  /** The site that is chosen at first; undefined while the dialog is closed. */
  site: RemoteAccountKey | undefined;
  onClose: () => void;
}

export function AddAccountDialog({ site, onClose }: AddAccountDialogProps) {
  const m = useMessages(accountMessages);
  return (
    <Modal
      opened={site !== undefined}
      onClose={onClose}
      title={m.addTitle}
      size={480}
      closeButtonProps={{ 'aria-label': m.close }}
    >
      {site !== undefined && <AddAccountForm site={site} onClose={onClose} />}
    </Modal>
  );
}

interface AddAccountFormProps {
  site: RemoteAccountKey;
  onClose: () => void;
}

export function AddAccountForm({ site, onClose }: AddAccountFormProps) {
  const m = useMessages(accountMessages);
  const client = useQueryClient();
  const [values, setValues] = useState<AccountValues>({
    accountKey: site,
    username: '',
    password: '',
    apiKey: '',
    apiSecret: '',
  });
  const [isTried, setTried] = useState(false);
  const problems = findAccountProblems(values);
  const errorOf = (field: keyof AccountValues) => {
    const problem = isTried ? problems[field] : undefined;
    return problem && m[problem];
  };
  const set = (change: Partial<AccountValues>) => setValues((before) => ({ ...before, ...change }));
  const add = useMutation({
    mutationFn: () => addAccount(toNewAccount(values)),
    onSuccess: async () => {
      showToast('success', m.added(values.username.trim()));
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
        if (Object.keys(problems).length === 0) add.mutate();
      }}
    >
      {add.error instanceof ApiError && <FormAlert kind="error">{textOfApiError(add.error)}</FormAlert>}
      <Select
        label={m.site}
        allowDeselect={false}
        data={remoteAccountKeys.map((key) => ({ value: key, label: siteNameOf(key) }))}
        value={values.accountKey}
        onChange={(value) => {
          const chosen = remoteAccountKeys.find((key) => key === value);
          // Only one site has an API: a key that was typed for it is not sent to another.
          if (chosen !== undefined) set({ accountKey: chosen, apiKey: '', apiSecret: '' });
        }}
      />
      <TextInput
        label={m.username}
        data-autofocus
        autoComplete="off"
        maxLength={255}
        value={values.username}
        error={errorOf('username')}
        onChange={(event) => set({ username: event.currentTarget.value })}
      />
      <PasswordField
        label={m.password}
        autoComplete="new-password"
        maxLength={255}
        value={values.password}
        error={errorOf('password')}
        onChange={(event) => set({ password: event.currentTarget.value })}
      />
      {hasApi(values.accountKey) && <ApiFields values={values} errorOf={errorOf} onChange={set} />}
      <div className={classes['formButtons']}>
        <Button variant="default" onClick={onClose}>
          {m.cancel}
        </Button>
        <Button type="submit" loading={add.isPending}>
          {m.add}
        </Button>
      </div>
    </form>
  );
}
