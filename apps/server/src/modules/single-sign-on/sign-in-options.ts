import type { Locale } from '@touchstone/contract';
import { listProviders } from './providers.repository.ts';
import type { SignInParts } from './sign-in-parts.ts';

/** For the login dialog. If one provider is the only way, the others are not offered. */
export async function loadSignInOptions({ database, settings }: SignInParts, locale: Locale) {
  const { onlyProviderId } = settings.current.signIn;
  const providers = (await listProviders(database)).filter(
    ({ id, isEnabled }) => isEnabled && (onlyProviderId === null || onlyProviderId === id),
  );
  return {
    providers: providers.map(({ slug, labels }) => ({ slug, label: labels[locale] })),
    onlyProvider: providers.find(({ id }) => id === onlyProviderId)?.slug ?? null,
  };
}
