import { useEffect, useRef, useState } from 'react';
import { toFormFailure } from '../../../lib/form-failure.ts';
import { useMessages } from '../../../lib/messages.ts';
import {
  authorizeAddress,
  beginSocialAttempt,
  isInsideProviderApp,
  loginWithSocialCode,
  parseSocialMessage,
  takeSocialAttempt,
  type SocialResponse,
  type SocialProvider,
} from '../../../lib/social-login.ts';
import { browserStorage } from '../../../lib/storage.ts';
import { showToast } from '../../../lib/toasts.ts';
import { socialLoginMessages } from './social-login-messages.ts';

type Stage = 'idle' | 'waiting' | 'logging-in' | 'blocked';

const windowName = 'social-login';
const windowFeatures = 'popup,width=620,height=680';
const closedCheckMs = 500;

/** Creates a new attempt for every window: an older window cannot complete a newer attempt. */
function newAddress(provider: SocialProvider, isOwnWindow: boolean): string {
  const { pathname, search, origin } = window.location;
  const state = beginSocialAttempt(browserStorage, {
    returnTo: pathname + search,
    isOwnWindow,
    nowMs: Date.now(),
  });
  return authorizeAddress({ provider, origin, state, isInsideApp: isInsideProviderApp(navigator.userAgent) });
}

export function useSocialWindow(provider: SocialProvider) {
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
      if ((await loginWithSocialCode(answer)) === 'ignored') return;
      showToast('success', m.done);
    } catch (error) {
      setStage('idle');
      setFailure(toFormFailure(error, {}).text);
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

  const open = () => {
    setFailure(undefined);
    popup.current = window.open(newAddress(provider, true), windowName, windowFeatures);
    popup.current?.focus();
    setStage(popup.current === null ? 'blocked' : 'waiting');
  };
  const openHere = () => window.location.assign(newAddress(provider, false));
  return { stage, failure, open, openHere };
}
