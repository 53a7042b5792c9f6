/**
 * Guests write code before they have an account. How this works: sending opens the account dialog in place and keeps
 * the request. After the login the draft belongs to the account (`use-draft.ts`), and the request is made again with
 * it. A browser without an earlier login gets the registration at once.
 */
import type { RefObject } from 'react';
import { currentMessages } from '../../../lib/messages.ts';
import { requireLogin } from '../../../lib/require-login.ts';
import { session } from '../../../lib/session.ts';
import { useWebsiteConfig } from '../../../lib/website-config.ts';
import { codeMessages } from './code-messages.ts';

export type SendKind = 'run' | 'submit';

/** Returns `canSend`: false for a guest, whose request `send` repeats after the login with the draft of that time. */
export function useSendAfterLogin(send: RefObject<(kind: SendKind) => void>): (kind: SendKind) => boolean {
  const canRegister = useWebsiteConfig()?.register !== false;
  return (kind) => {
    const mode = canRegister && !session.hasLoggedInBefore() ? 'Register' : 'Login';
    const leads = currentMessages(codeMessages).afterLogin[kind];
    return requireLogin({ lead: leads[mode], onLogin: () => send.current(kind) }, mode);
  };
}
