import type { Secrets } from '../../../platform/secrets.ts';
import type { Settings } from '../../../platform/settings/setting-sections.ts';

export type WechatAppKind = 'qr' | 'in-app';

export interface WechatApp {
  appId: string;
  secret: string;
}

/** The app id is part of the purpose: a secret belongs to its application. */
const purposeOf = (appId: string) => `wechat ${appId}`;

export const encryptAppSecret = (secrets: Secrets, { appId, secret }: WechatApp): string =>
  secrets.encrypt(secret, purposeOf(appId)).toString('base64');

const storedApp = ({ appId, secret, inAppId, inAppSecret }: Settings['socialLogin'], kind: WechatAppKind) =>
  kind === 'qr' ? { appId, secret } : { appId: inAppId, secret: inAppSecret };

export function hasWechatApp(settings: Settings['socialLogin'], kind: WechatAppKind): boolean {
  const { appId, secret } = storedApp(settings, kind);
  return appId !== null && secret !== null;
}

export const isWechatEnabled = (settings: Settings['socialLogin']): boolean =>
  hasWechatApp(settings, 'qr') || hasWechatApp(settings, 'in-app');

export function findWechatApp(
  settings: Settings['socialLogin'],
  secrets: Secrets,
  kind: WechatAppKind,
): WechatApp | undefined {
  const { appId, secret } = storedApp(settings, kind);
  if (appId === null || secret === null) return undefined;
  return { appId, secret: secrets.decrypt(Buffer.from(secret, 'base64'), purposeOf(appId)) };
}
