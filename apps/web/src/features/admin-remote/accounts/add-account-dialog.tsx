import { Select, TextInput } from '@mantine/core';
import { remoteAccountKeys, type RemoteAccountKey } from '@touchstone/contract/remote-judges';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { DialogFrame } from '../../../ui/form-dialog/form-dialog.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { addAccount } from '../api/accounts.ts';
import { AccountForm, useAccountSave } from './account-dialog.tsx';
import { accountMessages } from './account-messages.ts';
import { findAccountProblems, toNewAccount, type AccountValues } from './account-values.ts';
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
    <DialogFrame isOpened={site !== undefined} title={m.addTitle} onClose={onClose}>
      {site !== undefined && <AddAccountForm site={site} onClose={onClose} />}
    </DialogFrame>
  );
}

interface AddAccountFormProps {
  site: RemoteAccountKey;
  onClose: () => void;
}

export function AddAccountForm({ site, onClose }: AddAccountFormProps) {
  const m = useMessages(accountMessages);
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
  const add = useAccountSave({
    save: (typed: AccountValues) => addAccount(toNewAccount(typed)),
    done: ({ username }) => m.added(username.trim()),
    onClose,
  });
  return (
    <AccountForm
      failure={add.error}
      isBusy={add.isPending}
      submitLabel={m.add}
      onSubmit={() => {
        setTried(true);
        if (Object.keys(problems).length === 0) add.mutate(values);
      }}
      onClose={onClose}
    >
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
    </AccountForm>
  );
}
