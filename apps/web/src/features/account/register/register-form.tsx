import { Button, TextInput } from '@mantine/core';
import { accountLimits } from '@touchstone/contract/account-limits';
import { useMessages } from '../../../lib/messages.ts';
import { CountdownButton } from '../../../ui/countdown-button.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { hintBelow } from '../../../ui/hint-below.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import classes from '../account-dialogs.module.css';
import { registerMessages } from './register-messages.ts';
import { useRegisterForm } from './use-register-form.ts';

export function RegisterForm() {
  const m = useMessages(registerMessages);
  const { form, countdown, sentTo, failure, busyWith, checkIfTaken, sendCode, submit } = useRegisterForm();
  const email = form.getInputProps('email');
  const username = form.getInputProps('username');
  return (
    <form className={classes['form']} noValidate onSubmit={form.onSubmit(submit)}>
      {failure !== undefined && <FormAlert kind="error">{failure}</FormAlert>}
      <TextInput
        {...username}
        label={m.username}
        {...hintBelow(m.usernameHint, form.errors['username'])}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
        onBlur={() => void checkIfTaken('username')}
      />
      <div>
        <div className={classes['codeRow']}>
          <TextInput
            {...email}
            label={m.email}
            type="email"
            autoComplete="email"
            onBlur={() => void checkIfTaken('email')}
          />
          <CountdownButton
            className={classes['codeButton'] ?? ''}
            variant="default"
            remainingSeconds={countdown.remainingSeconds}
            waitingLabel={m.wait(countdown.remainingSeconds)}
            loading={busyWith === 'code'}
            onClick={() => void sendCode()}
          >
            {m.sendCode}
          </CountdownButton>
        </div>
        <div role="status">{sentTo !== undefined && <p className={classes['sent']}>{m.sent(sentTo)}</p>}</div>
      </div>
      <TextInput
        {...form.getInputProps('code')}
        label={m.code}
        {...hintBelow(m.codeHint, form.errors['code'])}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={accountLimits.mailCodeLength}
      />
      <PasswordField
        {...form.getInputProps('password')}
        label={m.password}
        {...hintBelow(m.passwordHint, form.errors['password'])}
        autoComplete="new-password"
        strengthOf={form.values.password}
      />
      <Button type="submit" fullWidth size="md" loading={busyWith === 'register'}>
        {m.submit}
      </Button>
    </form>
  );
}
