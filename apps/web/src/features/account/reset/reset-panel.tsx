import { Anchor, TextInput } from '@mantine/core';
import { openAccountDialog } from '../../../lib/account-dialog.ts';
import { useMessages } from '../../../lib/messages.ts';
import { CaptchaField } from '../../../ui/captcha/captcha-field.tsx';
import { CountdownButton } from '../../../ui/countdown-button.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import classes from '../account-dialogs.module.css';
import { resetMessages } from './reset-messages.ts';
import { useResetForm } from './use-reset-form.ts';

export function ResetPanel() {
  const m = useMessages(resetMessages);
  const { form, captcha, countdown, failure, isBusy, checkIfKnown, refreshCaptcha, submit } = useResetForm();
  return (
    <>
      <form className={classes['form']} noValidate onSubmit={form.onSubmit(submit)}>
        {failure !== undefined && <FormAlert kind="error">{failure}</FormAlert>}
        <TextInput
          {...form.getInputProps('email')}
          label={m.email}
          type="email"
          autoComplete="email"
          data-autofocus
          onBlur={() => void checkIfKnown()}
        />
        <CaptchaField
          {...form.getInputProps('captcha')}
          picture={captcha.data?.img}
          isFailed={captcha.isError}
          onRefresh={refreshCaptcha}
        />
        <CountdownButton
          type="submit"
          fullWidth
          size="md"
          remainingSeconds={countdown.remainingSeconds}
          waitingLabel={m.wait(countdown.remainingSeconds)}
          loading={isBusy}
        >
          {m.submit}
        </CountdownButton>
      </form>
      <p className={classes['switch']}>
        {m.remembered}
        <Anchor component="button" type="button" onClick={() => openAccountDialog('Login')}>
          {m.login}
        </Anchor>
      </p>
    </>
  );
}
