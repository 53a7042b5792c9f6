import { Button } from '@mantine/core';
import type { UserInfo } from '@touchstone/contract';
import { IconDeviceMobileOff } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { restorePassword } from '../../../lib/change-account.ts';
import { useConfirmedChange } from '../../../lib/confirmed-change.ts';
import { maskPhone } from '../../../lib/mask-phone.ts';
import { useMessages } from '../../../lib/messages.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { MessageState } from '../../../ui/message-state.tsx';
import { LeavingNotice } from '../leaving-notice.tsx';
import { CurrentValue, SettingsSection } from '../settings-section.tsx';
import classes from '../settings-section.module.css';
import { passwordMessages } from './password-messages.ts';

export function RestorePanel({ user }: { user: UserInfo }) {
  const m = useMessages(passwordMessages);
  const phone = user.phone ?? '';
  return (
    <SettingsSection title={m.restoreTitle} text={m.restoreText}>
      {phone === '' ? <PhoneMissing /> : <RestoreForm phone={phone} />}
    </SettingsSection>
  );
}

function PhoneMissing() {
  const m = useMessages(passwordMessages);
  return (
    <MessageState
      compact
      icon={<IconDeviceMobileOff size={24} stroke={1.5} />}
      title={m.noPhoneTitle}
      action={
        <Button component={Link} to="/setting?tab=reset_username">
          {m.toPhone}
        </Button>
      }
    >
      {m.noPhone}
    </MessageState>
  );
}

function RestoreForm({ phone }: { phone: string }) {
  const m = useMessages(passwordMessages);
  const [failure, setFailure] = useState<string>();
  const [doneText, setDoneText] = useState<string>();
  const { asked, isBusy, ask, cancel, confirm } = useConfirmedChange({
    change: restorePassword,
    onDone: setDoneText,
    onRefused: setFailure,
    endsSession: true,
  });
  if (doneText !== undefined) return <LeavingNotice text={doneText} />;
  return (
    <div className={classes['form']}>
      {failure !== undefined && <FormAlert kind="error">{failure}</FormAlert>}
      <CurrentValue label={m.phone}>{maskPhone(phone)}</CurrentValue>
      <div className={classes['actions']}>
        <Button
          color="bad"
          variant="outline"
          onClick={() => {
            setFailure(undefined);
            ask(phone);
          }}
        >
          {m.restore}
        </Button>
      </div>
      <ConfirmDialog
        opened={asked !== undefined}
        title={m.confirmTitle}
        tone="danger"
        confirmLabel={m.confirm}
        isBusy={isBusy}
        onCancel={cancel}
        onConfirm={() => void confirm()}
      >
        <p>
          <strong>{m.confirmDigits(maskPhone(phone))}</strong>
        </p>
        <p>{m.confirmSessions}</p>
      </ConfirmDialog>
    </div>
  );
}
