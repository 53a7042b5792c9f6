import { TextInput } from '@mantine/core';
import type { UserInfo } from '@touchstone/contract';
import { accountLimits } from '@touchstone/contract/account-limits';
import { useMessages } from '../../../lib/messages.ts';
import { CountdownButton } from '../../../ui/countdown-button.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { hintBelow } from '../../../ui/hint-below.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { formatLockTime } from '../password/password-lock.ts';
import { settingsMessages } from '../settings-messages.ts';
import { CurrentValue, SettingsSection } from '../settings-section.tsx';
import classes from '../settings-section.module.css';
import { emailMessages } from './email-messages.ts';
import { useEmailForm } from './use-email-form.ts';

export function EmailPanel({ user }: { user: UserInfo }) {
  const m = useMessages(emailMessages);
  const shared = useMessages(settingsMessages);
  const { form, lock, countdown, sentTo, failure, busyWith, sendCode, submit } = useEmailForm(user);
  return (
    <SettingsSection title={m.title} text={m.text}>
      <form className={classes['form']} noValidate onSubmit={form.onSubmit(submit)}>
        {failure !== undefined && <FormAlert kind="error">{failure}</FormAlert>}
        <CurrentValue label={m.current}>{user.email ?? m.none}</CurrentValue>
        <div>
          <div className={classes['codeRow']}>
            <TextInput
              {...form.getInputProps('newEmail')}
              label={m.newEmail}
              type="email"
              autoComplete="email"
            />
            <CountdownButton
              className={classes['codeButton'] ?? ''}
              variant="default"
              loading={busyWith === 'code'}
              remainingSeconds={countdown.remainingSeconds}
              waitingLabel={m.wait(countdown.remainingSeconds)}
              onClick={() => void sendCode()}
            >
              {m.sendCode}
            </CountdownButton>
          </div>
          <div role="status">
            {sentTo !== undefined && <p className={classes['sent']}>{m.sent(sentTo)}</p>}
          </div>
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
          autoComplete="current-password"
        />
        <div className={classes['actions']}>
          <CountdownButton
            type="submit"
            loading={busyWith === 'change'}
            remainingSeconds={lock.remainingSeconds}
            waitingLabel={shared.locked(formatLockTime(lock.remainingSeconds))}
          >
            {m.submit}
          </CountdownButton>
        </div>
      </form>
    </SettingsSection>
  );
}
