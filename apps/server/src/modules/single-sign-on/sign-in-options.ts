import type { Locale } from '@touchstone/contract';
import { listProviders } from './providers.repository.ts';
import type { SignInParts } from './sign-in-parts.ts';
import { hasWechatApp } from './wechat/wechat-settings.ts';

/** For the login dialog. If one provider is the only way, the others are not offered. */
export async function loadSignInOptions({ database, settings }: SignInParts, locale: Locale) {
  const { signIn, socialLogin } = settings.current;
  const { onlyProviderId } = signIn;
  const isWechatOffered = onlyProviderId === null;
  const providers = (await listProviders(database)).filter(
    ({ id, isEnabled }) => isEnabled && (onlyProviderId === null || onlyProviderId === id),
  );
  return {
    providers: providers.map(({ slug, labels }) => ({ slug, label: labels[locale] })),
    onlyProvider: providers.find(({ id }) => id === onlyProviderId)?.slug ?? null,
    wechat: {
      hasQrLogin: isWechatOffered && hasWechatApp(socialLogin, 'qr'),
      hasInAppLogin: isWechatOffered && hasWechatApp(socialLogin, 'in-app'),
    },
  };
}
