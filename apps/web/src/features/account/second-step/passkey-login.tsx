import { Button } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useMessages } from '../../../lib/messages.ts';
import { canTryPasskey, logInWithPasskey } from '../../../lib/second-factor/passkeys.ts';
import { FormAlert } from '../../../ui/form-alert.tsx';
import classes from '../account-dialogs.module.css';
import { secondStepMessages } from './second-step-messages.ts';
import { useLoginAttempt } from './use-login-attempt.ts';

/** A login without username and password, where the browser has passkeys. */
export function PasskeyLogin() {
  const m = useMessages(secondStepMessages);
  const { isBusy, failure, attempt } = useLoginAttempt();
  if (!canTryPasskey()) return null;
  return (
    <div className={classes['passkey']}>
      <span className={classes['or']}>{m.or}</span>
      {failure !== undefined && <FormAlert kind="error">{failure}</FormAlert>}
      <Button
        variant="default"
        fullWidth
        loading={isBusy}
        leftSection={<IconFingerprint size={18} stroke={1.5} aria-hidden="true" />}
        onClick={() => void attempt(logInWithPasskey)}
      >
        {m.passkeyLogin}
      </Button>
    </div>
  );
}
