/** The account at WeChat Pay, from the settings. */
import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import type { Secrets } from '../../../platform/secrets.ts';
import type { Settings } from '../../../platform/settings/setting-sections.ts';

export type WechatPaySettings = Settings['wechatPay'];

export interface Merchant {
  merchantId: string;
  appId: string;
  serial: string;
  privateKey: KeyObject;
  apiKey: string;
  apiUrl: string;
  /** Of WeChat, for merchants without platform certificates. */
  publicKey: { id: string; key: KeyObject } | undefined;
}

/** The merchant id is part of the purpose: a secret belongs to its merchant. */
const purposeOf = (merchantId: string, part: 'key' | 'api-key') => `wechat-pay ${part} ${merchantId}`;

export const encryptMerchantSecret = (
  secrets: Secrets,
  merchantId: string,
  { part, text }: { part: 'key' | 'api-key'; text: string },
): string => secrets.encrypt(text, purposeOf(merchantId, part)).toString('base64');

/** Whether users can pay with it. */
export const isWechatPayReady = ({ wechatPay, web }: Pick<Settings, 'wechatPay' | 'web'>): boolean =>
  wechatPay.isEnabled && hasMerchant(wechatPay) && web.baseUrl !== null;

const hasMerchant = ({ merchantId, appId, serial, privateKey, apiKey }: WechatPaySettings) =>
  [merchantId, appId, serial, privateKey, apiKey].every((part) => part !== null);

/** Undefined unless everything is configured. Orders of a provider that was disabled are still finished. */
export function findMerchant(settings: WechatPaySettings, secrets: Secrets): Merchant | undefined {
  const { merchantId, appId, serial, privateKey, apiKey, apiUrl, publicKeyId, publicKey } = settings;
  if (merchantId === null || appId === null || serial === null || privateKey === null || apiKey === null)
    return undefined;
  const reveal = (secret: string, part: 'key' | 'api-key') =>
    secrets.decrypt(Buffer.from(secret, 'base64'), purposeOf(merchantId, part));
  return {
    merchantId,
    appId,
    serial,
    privateKey: createPrivateKey(reveal(privateKey, 'key')),
    apiKey: reveal(apiKey, 'api-key'),
    apiUrl,
    publicKey:
      publicKeyId === null || publicKey === null
        ? undefined
        : { id: publicKeyId, key: createPublicKey(publicKey) },
  };
}
