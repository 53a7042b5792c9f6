import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { restoredPassword } from '@touchstone/rules/accounts';
import { findPhoneProblem } from '../../../lib/account-field-rules.ts';
import { changePhone } from '../../../lib/change-account.ts';
import { useConfirmedChange } from '../../../lib/confirmed-change.ts';
import { maskPhone } from '../../../lib/mask-phone.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showProblem } from '../../../ui/field-problem.tsx';
import { hintBelow } from '../../../ui/hint-below.ts';
import { CurrentValue, SettingsSection } from '../settings-section.tsx';
import classes from '../settings-section.module.css';
import { phoneMessages } from './phone-messages.ts';

const phoneDigits = 11;

export function PhoneForm({ current }: { current: string }) {
  const m = useMessages(phoneMessages);
  const isBound = current !== '';
  const form = useForm({
    initialValues: { phone: '' },
    validate: { phone: (phone) => showProblem(findPhoneProblem(phone, current)) },
  });
  const { asked, isBusy, ask, cancel, confirm } = useConfirmedChange({
    change: changePhone,
    onDone: (text) => {
      form.reset();
      showToast('success', text);
    },
    onRefused: (text) => form.setFieldError('phone', text),
  });
  return (
    <SettingsSection title={m.phoneTitle} text={m.phoneText}>
      <form className={classes['form']} noValidate onSubmit={form.onSubmit(({ phone }) => ask(phone.trim()))}>
        <CurrentValue label={m.currentPhone}>{isBound ? maskPhone(current) : m.noPhone}</CurrentValue>
        <TextInput
          {...form.getInputProps('phone')}
          label={isBound ? m.newPhone : m.phone}
          {...hintBelow(m.phoneHint, form.errors['phone'])}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          maxLength={phoneDigits}
        />
        <div className={classes['actions']}>
          <Button type="submit">{isBound ? m.rebind : m.bind}</Button>
        </div>
      </form>
      <ConfirmDialog
        opened={asked !== undefined}
        title={m.confirmTitle}
        confirmLabel={isBound ? m.rebind : m.bind}
        isBusy={isBusy}
        onCancel={cancel}
        onConfirm={() => void confirm()}
      >
        <p>
          <strong>{m.confirmText(asked ?? '')}</strong>
        </p>
        <p>{m.confirmDigits(restoredPassword(asked ?? ''))}</p>
      </ConfirmDialog>
    </SettingsSection>
  );
}
