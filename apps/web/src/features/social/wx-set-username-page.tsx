import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { UserInfo } from '@touchstone/contract';
import { accountLimits } from '@touchstone/contract/account-limits';
import { useState } from 'react';
import { findNewUsernameProblem } from '../../lib/account-field-rules.ts';
import { changeUsername } from '../../lib/change-account.ts';
import { useConfirmedChange } from '../../lib/confirmed-change.ts';
import { useMessages } from '../../lib/messages.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showProblem } from '../../ui/field-problem.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { hintBelow } from '../../ui/hint-below.ts';
import { DoneState } from './done-state.tsx';
import { MemberOnly } from './member-only.tsx';
import classes from './social-page.module.css';
import { wxFormsMessages } from './wx-forms-messages.ts';
import { wxPaths } from './wx-pages.ts';

export function Component() {
  return <MemberOnly path={wxPaths.setusername}>{(user) => <UsernameForm user={user} />}</MemberOnly>;
}

function UsernameForm({ user }: { user: UserInfo }) {
  const m = useMessages(wxFormsMessages);
  const [doneText, setDoneText] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const { asked, isBusy, ask, cancel, confirm } = useConfirmedChange({
    change: changeUsername,
    onDone: setDoneText,
    onRefused: setFailure,
  });
  const form = useForm({
    initialValues: { username: '' },
    validate: { username: (username) => showProblem(findNewUsernameProblem(username, user.username)) },
  });
  if (doneText !== undefined) return <DoneState text={doneText} />;
  return (
    <form
      className={classes['form']}
      noValidate
      onSubmit={form.onSubmit(({ username }) => {
        setFailure(undefined);
        ask(username.trim());
      })}
    >
      <p className={classes['lead']}>{m.nameLead}</p>
      {failure !== undefined && <FormAlert kind="error">{failure}</FormAlert>}
      <dl className={classes['facts']}>
        <div>
          <dt>{m.currentName}</dt>
          <dd>{user.username}</dd>
        </div>
      </dl>
      <TextInput
        {...form.getInputProps('username')}
        label={m.username}
        {...hintBelow(m.nameHint, form.errors['username'])}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={accountLimits.usernameMaximum}
      />
      <Button type="submit" size="md" fullWidth>
        {m.setName}
      </Button>
      <ConfirmDialog
        opened={asked !== undefined}
        title={m.nameTitle}
        confirmLabel={m.setName}
        isBusy={isBusy}
        onCancel={cancel}
        onConfirm={() => void confirm()}
      >
        {m.nameText(asked ?? '')}
      </ConfirmDialog>
    </form>
  );
}
