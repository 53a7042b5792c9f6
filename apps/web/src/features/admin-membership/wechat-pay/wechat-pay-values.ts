import type { SentWechatPay, WechatPay } from '../api/wechat-pay.ts';

export interface WechatPayValues {
  isEnabled: boolean;
  merchantId: string;
  appId: string;
  serial: string;
  /** Empty keeps the stored one. */
  privateKey: string;
  apiKey: string;
  publicKeyId: string;
  publicKey: string;
  apiUrl: string;
}

export const toWechatPayValues = (settings: WechatPay): WechatPayValues => ({
  isEnabled: settings.isEnabled,
  merchantId: settings.merchantId ?? '',
  appId: settings.appId ?? '',
  serial: settings.serial ?? '',
  privateKey: '',
  apiKey: '',
  publicKeyId: settings.publicKeyId ?? '',
  publicKey: settings.publicKey ?? '',
  apiUrl: settings.apiUrl,
});

export const toSentWechatPay = (values: WechatPayValues): SentWechatPay => ({
  isEnabled: values.isEnabled,
  merchantId: values.merchantId.trim(),
  appId: values.appId.trim(),
  serial: values.serial.trim(),
  privateKey: values.privateKey.trim(),
  apiKey: values.apiKey.trim(),
  publicKeyId: values.publicKeyId.trim(),
  publicKey: values.publicKey.trim(),
  apiUrl: values.apiUrl.trim(),
});

/** As saved: keys are never shown again. */
export const withoutKeys = (values: WechatPayValues): WechatPayValues => ({
  ...values,
  privateKey: '',
  apiKey: '',
});
