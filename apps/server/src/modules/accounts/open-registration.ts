import { callError } from '../../platform/errors/call-error.ts';
import type { SiteSettings } from '../../platform/settings/site-settings.ts';

/** A new account with a password is of no use if one provider is the only way to log in. */
export function requireOpenRegistration({ current }: Pick<SiteSettings, 'current'>) {
  if (!current.web.register) throw callError('registrationClosed');
  if (current.signIn.onlyProviderId !== null) throw callError('signInOnlyProvider');
}
