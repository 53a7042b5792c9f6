import { isIssuerAddress } from '@touchstone/rules/sign-on/methods';
import type { SentWechat, WechatSettings } from './api/wechat.ts';

export interface WechatValues {
  appId: string;
  /** Empty keeps the stored one. */
  secret: string;
  inAppId: string;
  inAppSecret: string;
  pageUrl: string;
  apiUrl: string;
}

export const toWechatValues = ({ qr, inApp, pageUrl, apiUrl }: WechatSettings): WechatValues => ({
  appId: qr.appId ?? '',
  secret: '',
  inAppId: inApp.appId ?? '',
  inAppSecret: '',
  pageUrl,
  apiUrl,
});

export const toWechatChange = (values: WechatValues): SentWechat => ({
  qr: { appId: values.appId.trim(), secret: values.secret },
  inApp: { appId: values.inAppId.trim(), secret: values.inAppSecret },
  pageUrl: values.pageUrl.trim(),
  apiUrl: values.apiUrl.trim(),
});

export const isAddress = (address: string): boolean => isIssuerAddress(address.trim());
