import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { useLast } from '../../../lib/use-last.ts';
import { DialogFrame } from '../../../ui/form-dialog/form-dialog.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { changeAccount, type RemoteAccount } from '../api/accounts.ts';
import { AccountForm, useAccountSave } from './account-dialog.tsx';
import { accountMessages } from './account-messages.ts';
import { findAccountProblems, toAccountChange } from './account-values.ts';
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
    <DialogFrame
      isOpened={account !== undefined}
      title={m.passwordOf(shown?.username ?? '')}
      onClose={onClose}
    >
      {account !== undefined && <PasswordForm account={account} onClose={onClose} />}
    </DialogFrame>
  );
}

interface PasswordFormProps {
  account: RemoteAccount;
  onClose: () => void;
}

export function PasswordForm({ account, onClose }: PasswordFormProps) {
  const m = useMessages(accountMessages);
  const [values, setValues] = useState({ password: '', apiKey: '', apiSecret: '' });
  const [isTried, setTried] = useState(false);
  const problems = findAccountProblems({ ...account, ...values });
  const errorOf = (field: keyof typeof values) => {
    const problem = isTried ? problems[field] : undefined;
    return problem && m[problem];
  };
  const save = useAccountSave({
    save: (typed: typeof values) => changeAccount(toAccountChange(account.id, typed)),
    done: () => m.passwordSaved,
    onClose,
  });
  return (
    <AccountForm
      failure={save.error}
      isBusy={save.isPending}
      submitLabel={m.save}
      onSubmit={() => {
        setTried(true);
        if (Object.keys(problems).length === 0) save.mutate(values);
      }}
      onClose={onClose}
    >
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
    </AccountForm>
  );
}
