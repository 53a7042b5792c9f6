import type { Settings } from '../../platform/settings/setting-sections.ts';
import { isWechatPayReady } from './wechat-pay/merchant.ts';
import { wechatProvider } from './wechat-pay/wechat-payments.ts';

type PaymentSettings = Pick<Settings, 'membership' | 'wechatPay' | 'web'>;

/** The ways to pay that are configured, in the order in which they are offered. */
export function listPayments(settings: PaymentSettings): { provider: string; instructions: string | null }[] {
  const { instructions } = settings.membership;
  return [
    ...(isWechatPayReady(settings) ? [{ provider: wechatProvider, instructions: null }] : []),
    ...(instructions.trim() === '' ? [] : [{ provider: 'manual', instructions }]),
  ];
}
