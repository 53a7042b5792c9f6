import { Anchor, Button } from '@mantine/core';
import { IconUserOff } from '@tabler/icons-react';
import { openAccountDialog } from '../../../lib/account-dialog.ts';
import { useMessages } from '../../../lib/messages.ts';
import { useWebsiteConfig } from '../../../lib/website-config.ts';
import { MessageState } from '../../../ui/message-state.tsx';
import classes from '../account-dialogs.module.css';
import { RegisterForm } from './register-form.tsx';
import { registerMessages } from './register-messages.ts';

export function RegisterPanel() {
  const m = useMessages(registerMessages);
  const isClosed = useWebsiteConfig()?.register === false;
  const toLogin = () => openAccountDialog('Login');
  if (isClosed)
    return (
      <MessageState
        compact
        icon={<IconUserOff size={24} stroke={1.5} />}
        title={m.closedTitle}
        action={<Button onClick={toLogin}>{m.login}</Button>}
      >
        {m.closed}
      </MessageState>
    );
  return (
    <>
      <RegisterForm />
      <p className={classes['switch']}>
        {m.hasAccount}
        <Anchor component="button" type="button" onClick={toLogin}>
          {m.login}
        </Anchor>
      </p>
    </>
  );
}
