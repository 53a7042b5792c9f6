/** The providers that take money on the page, by name, with the settings of this moment. */
import type { Platform } from '../../../platform/platform.ts';
import { findMerchant } from '../wechat-pay/merchant.ts';
import { createWechatPayments, wechatProvider } from '../wechat-pay/wechat-payments.ts';
import type { WechatPayClient } from '../wechat-pay/wechat-pay-client.ts';
import type { OnlineProvider } from './online-provider.ts';

/** Undefined for payments outside the site, and for a provider that is not configured. */
export type FindOnlineProvider = (name: string) => OnlineProvider | undefined;

export const createOnlineProviders =
  (platform: Pick<Platform, 'settings' | 'secrets'>, client: WechatPayClient): FindOnlineProvider =>
  (name) => {
    if (name !== wechatProvider) return undefined;
    const merchant = findMerchant(platform.settings.current.wechatPay, platform.secrets);
    return merchant && createWechatPayments(platform, { client, merchant });
  };
