import type { adminSignInCalls, BodyOf } from '@touchstone/contract';
import { isIssuerAddress } from '@touchstone/rules/sign-on/methods';
import { recordAudit } from '../../../platform/audit-log.ts';
import { callError } from '../../../platform/errors/call-error.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Settings } from '../../../platform/settings/setting-sections.ts';
import { encryptAppSecret } from '../wechat/wechat-settings.ts';

type Parts = Pick<Platform, 'settings' | 'secrets'>;
type Sent = BodyOf<(typeof adminSignInCalls)['PUT /api/admin/sign-in/wechat']>;

export const presentWechat = ({ socialLogin }: Readonly<Settings>) => ({
  qr: { appId: socialLogin.appId, hasSecret: socialLogin.secret !== null },
  inApp: { appId: socialLogin.inAppId, hasSecret: socialLogin.inAppSecret !== null },
  pageUrl: socialLogin.pageUrl,
  apiUrl: socialLogin.apiUrl,
});

/** A secret is kept as long as its application stays. Without an application there is none. */
function decideSecret(
  { secrets }: Parts,
  { appId, secret }: Sent['qr'],
  stored: { appId: string | null; secret: string | null },
): string | null {
  if (appId === undefined) return null;
  if (secret !== undefined) return encryptAppSecret(secrets, { appId: appId.trim(), secret });
  return stored.appId === appId.trim() ? stored.secret : null;
}

export async function changeWechat(parts: Parts, by: Actor, { qr, inApp, pageUrl, apiUrl }: Sent) {
  const { settings } = parts;
  const stored = settings.current.socialLogin;
  const addresses = { pageUrl: pageUrl.trim(), apiUrl: apiUrl.trim() };
  if (!isIssuerAddress(addresses.pageUrl) || !isIssuerAddress(addresses.apiUrl))
    throw callError('providerIssuerInvalid');
  const changes = {
    appId: qr.appId?.trim() ?? null,
    secret: decideSecret(parts, qr, stored),
    inAppId: inApp.appId?.trim() ?? null,
    inAppSecret: decideSecret(parts, inApp, { appId: stored.inAppId, secret: stored.inAppSecret }),
    ...addresses,
  };
  const before = presentWechat(settings.current);
  const after = presentWechat({ ...settings.current, socialLogin: changes });
  await settings.change('socialLogin', changes, (transaction) =>
    recordAudit(transaction, by, { action: 'wechat-login.change', target: 'site', before, after }),
  );
}
