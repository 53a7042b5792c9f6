import {
  authorizeAddress,
  beginSocialAttempt,
  isInsideProviderApp,
  type SocialProvider,
} from '../../lib/social-login.ts';
import { browserStorage } from '../../lib/storage.ts';

/** Navigates to the provider, which returns to /wechatAuth and from there to `returnTo`. */
export function authoriseHere(provider: SocialProvider, returnTo: string): void {
  const state = beginSocialAttempt(browserStorage, { returnTo, isOwnWindow: false, nowMs: Date.now() });
  const isInsideApp = isInsideProviderApp(navigator.userAgent);
  window.location.replace(authorizeAddress({ provider, origin: window.location.origin, state, isInsideApp }));
}
