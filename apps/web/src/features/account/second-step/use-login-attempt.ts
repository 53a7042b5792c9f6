import type { UserInfo } from '@touchstone/contract';
import { useState } from 'react';
import { ApiError } from '../../../lib/api/index.ts';
import { setLoginName } from '../../../lib/login-name.ts';
import { useMessages } from '../../../lib/messages.ts';
import { PasskeyCancelled } from '../../../lib/second-factor/passkeys.ts';
import { endSecondStep } from '../../../lib/second-factor/second-step.ts';
import { showToast } from '../../../lib/toasts.ts';
import { textOfFactorFailure } from '../../../ui/second-factor/factor-failure.ts';
import { resetLoginFailures } from '../login/login-failures.ts';
import { loginMessages } from '../login/login-messages.ts';

/** A login with a passkey or a second step. The session begins in the API client. */
export function useLoginAttempt(onExpired?: () => void) {
  const m = useMessages(loginMessages);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const attempt = async (send: () => Promise<UserInfo>) => {
    setFailure(undefined);
    setBusy(true);
    try {
      const user = await send();
      resetLoginFailures();
      setLoginName('');
      endSecondStep();
      showToast('success', m.welcome(user.nickname ?? user.username));
    } catch (error) {
      // The user closed the question of the browser: the form is as before.
      if (error instanceof PasskeyCancelled) return;
      setFailure(textOfFactorFailure(error));
      if (error instanceof ApiError && error.code === 'loginTicketExpired') onExpired?.();
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, failure, attempt, clearFailure: () => setFailure(undefined) };
}
