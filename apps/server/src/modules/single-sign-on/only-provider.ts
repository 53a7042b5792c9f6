import { callError } from '../../platform/errors/call-error.ts';
import type { SignInParts } from './sign-in-parts.ts';

/** Refuses a login with a provider that is not the only one. Null is WeChat. */
export function requireOpenTo({ settings }: Pick<SignInParts, 'settings'>, providerId: number | null) {
  const { onlyProviderId } = settings.current.signIn;
  if (onlyProviderId !== null && onlyProviderId !== providerId) throw callError('signInOnlyProvider');
}
