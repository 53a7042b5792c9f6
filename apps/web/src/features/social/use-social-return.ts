import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { toFormFailure } from '../../lib/form-failure.ts';
import { isSecondStep } from '../../lib/second-step-error.ts';
import {
  askForAccount,
  finishSocialLogin,
  socialMessageType,
  takeSocialAttempt,
  type SocialResponse,
} from '../../lib/social-login.ts';
import { browserStorage } from '../../lib/storage.ts';

type SocialReturn =
  | { kind: 'working' }
  /** The opening page has received the code. */
  | { kind: 'posted' }
  /** This window has logged in on its own, beside the waiting page. */
  | { kind: 'window-done' }
  | { kind: 'refused' }
  | { kind: 'foreign-state' }
  | { kind: 'failed'; text: string };

/** The window that opened this one or that embeds it. */
function findWaitingWindow(): Window | undefined {
  if (window.opener !== null) return window.opener as Window;
  return window.parent === window ? undefined : window.parent;
}

async function logInHere(
  answer: SocialResponse,
  goOn: (path: string) => Promise<void>,
): Promise<SocialReturn> {
  const attempt = takeSocialAttempt(browserStorage, answer.state, Date.now());
  if (attempt === undefined) return { kind: 'foreign-state' };
  let outcome: Awaited<ReturnType<typeof finishSocialLogin>>;
  try {
    outcome = await finishSocialLogin(answer);
  } catch (error) {
    if (!isSecondStep(error)) return { kind: 'failed', text: toFormFailure(error, {}).text };
    await goOn(attempt.returnTo);
    return { kind: 'working' };
  }
  // The question for an account needs a page of its own.
  if (attempt.isOwnWindow && (outcome === 'ignored' || outcome.kind !== 'first-login')) {
    window.close();
    return { kind: 'window-done' };
  }
  await goOn(attempt.returnTo);
  askForAccount(outcome);
  return { kind: 'working' };
}

export function useSocialReturn(): SocialReturn {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const [result, setResult] = useState<SocialReturn>({ kind: 'working' });
  const isStarted = useRef(false);
  const code = parameters.get('code') ?? '';
  const state = parameters.get('state') ?? '';
  const isComplete = code !== '' && state !== '';
  useEffect(() => {
    if (isStarted.current || !isComplete) return;
    isStarted.current = true;
    const goOn = async (path: string) => navigate(path, { replace: true });
    void finish({ code, state }, goOn).then(setResult);
  }, [code, state, isComplete, navigate]);
  return isComplete ? result : { kind: 'refused' };
}

async function finish(answer: SocialResponse, goOn: (path: string) => Promise<void>): Promise<SocialReturn> {
  const waiting = findWaitingWindow();
  if (waiting === undefined) return logInHere(answer, goOn);
  waiting.postMessage({ type: socialMessageType, ...answer, platform: 'open' }, window.location.origin);
  window.close();
  return { kind: 'posted' };
}
