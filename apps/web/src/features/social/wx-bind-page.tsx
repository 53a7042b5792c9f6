import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { UserInfo } from '@touchstone/contract';
import { restoredPassword } from '@touchstone/rules/accounts';
import { useState } from 'react';
import { findPhoneProblem } from '../../lib/account-field-rules.ts';
import { changePhone } from '../../lib/change-account.ts';
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

const phoneDigits = 11;

export function Component() {
  return <MemberOnly path={wxPaths.bind}>{(user) => <BindForm user={user} />}</MemberOnly>;
}

function BindForm({ user }: { user: UserInfo }) {
  const m = useMessages(wxFormsMessages);
  const [doneText, setDoneText] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const { asked, isBusy, ask, cancel, confirm } = useConfirmedChange({
    change: changePhone,
    onDone: setDoneText,
    onRefused: setFailure,
  });
  const form = useForm({
    initialValues: { phone: '' },
    validate: { phone: (phone) => showProblem(findPhoneProblem(phone, user.phone ?? undefined)) },
  });
  if (doneText !== undefined) return <DoneState text={doneText} />;
  return (
    <form
      className={classes['form']}
      noValidate
      onSubmit={form.onSubmit(({ phone }) => {
        setFailure(undefined);
        ask(phone.trim());
      })}
    >
      <p className={classes['lead']}>{m.bindLead}</p>
      {failure !== undefined && <FormAlert kind="error">{failure}</FormAlert>}
      <TextInput
        {...form.getInputProps('phone')}
        label={m.phone}
        {...hintBelow(m.phoneHint, form.errors['phone'])}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={phoneDigits}
      />
      <Button type="submit" size="md" fullWidth>
        {m.bind}
      </Button>
      <ConfirmDialog
        opened={asked !== undefined}
        title={m.bindTitle}
        confirmLabel={m.bind}
        isBusy={isBusy}
        onCancel={cancel}
        onConfirm={() => void confirm()}
      >
        <p>
          <strong>{m.bindText(asked ?? '')}</strong>
        </p>
        <p>{m.bindDigits(restoredPassword(asked ?? ''))}</p>
      </ConfirmDialog>
    </form>
  );
}
