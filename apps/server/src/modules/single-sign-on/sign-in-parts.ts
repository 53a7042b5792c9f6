import type { Platform } from '../../platform/platform.ts';
import type { ProviderClients } from './openid/provider-clients.ts';

/** What the use cases of this module need. */
export type SignInParts = Pick<
  Platform,
  'database' | 'clock' | 'settings' | 'logger' | 'passwords' | 'secrets' | 'mailer'
> & {
  clients: ProviderClients;
};
