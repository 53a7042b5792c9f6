import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { openAccountDialog } from '../../lib/account-dialog.ts';
import { toFormFailure } from '../../lib/form-failure.ts';
import { useMessages } from '../../lib/messages.ts';
import { session } from '../../lib/session.ts';
import { isSecondStep } from '../../lib/second-step-error.ts';
import { attachFirstLogin, finishSignIn, setFirstLogin, takeReturn } from '../../lib/sign-in.ts';
import { browserStorage } from '../../lib/storage.ts';
import { showToast } from '../../lib/toasts.ts';
import { signInReturnMessages } from './sign-in-return-messages.ts';

type Tested = Extract<Awaited<ReturnType<typeof finishSignIn>>, { kind: 'tested' }>;

type SignInReturn = { kind: 'working' } | Tested | { kind: 'failed'; text: string; isLoggedIn: boolean };

/** Finishes the attempt of this address, once, and goes on where it began. */
export function useSignInReturn(): SignInReturn {
  const m = useMessages(signInReturnMessages);
  const navigate = useNavigate();
  const { search } = useLocation();
  const [result, setResult] = useState<SignInReturn>({ kind: 'working' });
  const isStarted = useRef(false);
  const isComplete = (new URLSearchParams(search).get('state') ?? '') !== '';
  useEffect(() => {
    if (isStarted.current || !isComplete) return;
    isStarted.current = true;
    const goOn = async (path: string) => navigate(path, { replace: true });

    const finish = async (): Promise<SignInReturn> => {
      const outcome = await finishSignIn(search.slice(1));
      switch (outcome.kind) {
        case 'tested':
          return outcome;
        case 'linked':
          showToast('success', m.linked(outcome.label));
          await goOn('/setting?tab=linked_accounts');
          break;
        case 'logged-in':
          showToast('success', m.done);
          await goOn(takeReturn(browserStorage));
          break;
        case 'first-login':
          setFirstLogin(outcome.firstLogin);
          await goOn(takeReturn(browserStorage));
          openAccountDialog('FirstLogin', { onLogin: () => void attachFirstLogin() });
          break;
        default:
          outcome satisfies never;
      }
      return { kind: 'working' };
    };

    void finish()
      .catch(async (error: unknown): Promise<SignInReturn> => {
        // The dialog of the second step has opened; it belongs to the page where the login began.
        if (isSecondStep(error)) {
          await goOn(takeReturn(browserStorage));
          return { kind: 'working' };
        }
        const isLoggedIn = session.get().user !== undefined;
        return { kind: 'failed', text: toFormFailure(error, {}).text, isLoggedIn };
      })
      .then(setResult);
  }, [m, navigate, search, isComplete]);
  return isComplete ? result : { kind: 'failed', text: m.incomplete, isLoggedIn: false };
}
