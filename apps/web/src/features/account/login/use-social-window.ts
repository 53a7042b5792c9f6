import { useEffect, useRef, useState } from 'react';
import { toFormFailure } from '../../../lib/form-failure.ts';
import { useMessages } from '../../../lib/messages.ts';
import { isSecondStep } from '../../../lib/second-step-error.ts';
import {
  askForAccount,
  finishSocialLogin,
  parseSocialMessage,
  startSocialLogin,
  takeSocialAttempt,
  type SocialResponse,
} from '../../../lib/social-login.ts';
import { browserStorage } from '../../../lib/storage.ts';
import { showToast } from '../../../lib/toasts.ts';
import { socialLoginMessages } from './social-login-messages.ts';

type Stage = 'idle' | 'waiting' | 'logging-in' | 'blocked';

const windowName = 'social-login';
const windowFeatures = 'popup,width=620,height=680';
const closedCheckMs = 500;

/** A new attempt for every window: an older window cannot complete a newer one. */
function loadAddress(isOwnWindow: boolean): Promise<string> {
  const { pathname, search } = window.location;
  return startSocialLogin({ returnTo: pathname + search, isOwnWindow });
}

export function useSocialWindow() {
  const m = useMessages(socialLoginMessages);
  const [stage, setStage] = useState<Stage>('idle');
  const [failure, setFailure] = useState<string>();
  const popup = useRef<Window | null>(null);

  const complete = async (answer: SocialResponse) => {
    if (takeSocialAttempt(browserStorage, answer.state, Date.now()) === undefined) {
      setStage('idle');
      setFailure(m.foreignState);
      return;
    }
    setStage('logging-in');
    try {
      const outcome = await finishSocialLogin(answer);
      if (outcome === 'ignored') return;
      if (outcome.kind === 'first-login') askForAccount(outcome);
      else showToast('success', m.done);
    } catch (error) {
      setStage('idle');
      if (!isSecondStep(error)) setFailure(toFormFailure(error, {}).text);
    }
  };

  useEffect(() => {
    if (stage !== 'waiting') return undefined;
    const receive = (event: MessageEvent) => {
      const answer = event.origin === window.location.origin ? parseSocialMessage(event.data) : undefined;
      if (answer !== undefined) void complete(answer);
    };
    const timer = setInterval(() => {
      if (popup.current?.closed === true) setStage('idle');
    }, closedCheckMs);
    window.addEventListener('message', receive);
    return () => {
      clearInterval(timer);
      window.removeEventListener('message', receive);
    };
  });

  const fail = (error: unknown) => {
    popup.current?.close();
    setStage('idle');
    setFailure(toFormFailure(error, {}).text);
  };
  /** The window opens with the click, or the browser blocks it; its address comes later. */
  const open = () => {
    setFailure(undefined);
    const opened = window.open('about:blank', windowName, windowFeatures);
    popup.current = opened;
    if (opened === null) {
      setStage('blocked');
      return;
    }
    opened.focus();
    setStage('waiting');
    loadAddress(true).then((address) => opened.location.replace(address), fail);
  };
  const openHere = () => {
    loadAddress(false).then((address) => window.location.assign(address), fail);
  };
  return { stage, failure, open, openHere };
}
