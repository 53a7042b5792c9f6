import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { accountLimits } from '@touchstone/contract/account-limits';
import { findNewUsernameProblem } from '../../../lib/account-field-rules.ts';
import { findAccountUse } from '../../../lib/account-lookup.ts';
import { changeUsername } from '../../../lib/change-account.ts';
import { useConfirmedChange } from '../../../lib/confirmed-change.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showProblem } from '../../../ui/field-problem.tsx';
import { hintBelow } from '../../../ui/hint-below.ts';
import { CurrentValue, SettingsSection } from '../settings-section.tsx';
import classes from '../settings-section.module.css';
import { phoneMessages } from './phone-messages.ts';

export function UsernameForm({ current }: { current: string }) {
  const m = useMessages(phoneMessages);
  const form = useForm({
    initialValues: { username: '' },
    validate: { username: (username) => showProblem(findNewUsernameProblem(username, current)) },
  });
  const { asked, isBusy, ask, cancel, confirm } = useConfirmedChange({
    change: changeUsername,
    onDone: (text) => {
      form.reset();
      showToast('success', text);
    },
    onRefused: (text) => form.setFieldError('username', text),
  });
  /** A name that differs from the current one only in case counts as used, by the user. */
  const checkIfTaken = async () => {
    const { username } = form.getValues();
    if (username.trim() === '' || username.trim().toLowerCase() === current.toLowerCase()) return;
    if (form.validateField('username').hasError) return;
    const isTaken = await findAccountUse({ username: username.trim() });
    if (isTaken === true && form.getValues().username === username)
      form.setFieldError('username', showProblem('usernameTaken'));
  };
  return (
    <SettingsSection title={m.usernameTitle} text={m.usernameText}>
      <form
        className={classes['form']}
        noValidate
        onSubmit={form.onSubmit(({ username }) => ask(username.trim()))}
      >
        <CurrentValue label={m.currentUsername}>{current}</CurrentValue>
        <TextInput
          {...form.getInputProps('username')}
          label={m.newUsername}
          {...hintBelow(m.usernameHint, form.errors['username'])}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={accountLimits.usernameMaximum}
          onBlur={() => void checkIfTaken()}
        />
        <div className={classes['actions']}>
          <Button type="submit">{m.change}</Button>
        </div>
      </form>
      <ConfirmDialog
        opened={asked !== undefined}
        title={m.confirmNameTitle}
        confirmLabel={m.change}
        isBusy={isBusy}
        onCancel={cancel}
        onConfirm={() => void confirm()}
      >
        {m.confirmName(current, asked ?? '')}
      </ConfirmDialog>
    </SettingsSection>
  );
}
