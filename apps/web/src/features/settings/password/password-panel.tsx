import type { UserInfo } from '@touchstone/contract';
import { useState } from 'react';
import { changePassword, outcomeDone } from '../../../lib/change-account.ts';
import { useMessages } from '../../../lib/messages.ts';
import { CountdownButton } from '../../../ui/countdown-button.tsx';
import { PasswordChangeFields } from '../../../ui/password-change/password-change-fields.tsx';
import { usePasswordChange } from '../../../ui/password-change/use-password-change.ts';
import { LeavingNotice } from '../leaving-notice.tsx';
import { RemainingLinks } from '../linked/linked-panel.tsx';
import { settingsMessages } from '../settings-messages.ts';
import { SettingsSection } from '../settings-section.tsx';
import classes from '../settings-section.module.css';
import { formatLockTime, usePasswordLock } from './password-lock.ts';
import { passwordMessages } from './password-messages.ts';

export function PasswordPanel({ user }: { user: UserInfo }) {
  const m = useMessages(passwordMessages);
  const [doneText, setDoneText] = useState<string>();
  return (
    <>
      <SettingsSection title={m.title} text={m.text}>
        {doneText === undefined ? (
          <PasswordForm user={user} onDone={setDoneText} />
        ) : (
          <LeavingNotice text={doneText} />
        )}
      </SettingsSection>
      {/* The new password has ended this session. */}
      {doneText === undefined && <RemainingLinks />}
    </>
  );
}

function PasswordForm({ user, onDone }: { user: UserInfo; onDone: (text: string) => void }) {
  const m = useMessages(passwordMessages);
  const shared = useMessages(settingsMessages);
  const lock = usePasswordLock(user.uid);
  const { form, failure, isBusy, submit } = usePasswordChange(async (values) => {
    const outcome = await changePassword({ oldPassword: values.old, newPassword: values.new });
    lock.notice(outcome);
    if (outcome.code !== outcomeDone) return outcome.msg;
    onDone(outcome.msg);
    return undefined;
  });
  return (
    <form className={classes['form']} noValidate onSubmit={form.onSubmit(submit)}>
      <PasswordChangeFields form={form} failure={failure} username={user.username} texts={m} />
      <div className={classes['actions']}>
        <CountdownButton
          type="submit"
          loading={isBusy}
          remainingSeconds={lock.remainingSeconds}
          waitingLabel={shared.locked(formatLockTime(lock.remainingSeconds))}
        >
          {m.submit}
        </CountdownButton>
      </div>
    </form>
  );
}
