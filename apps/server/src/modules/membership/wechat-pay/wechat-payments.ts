/** WeChat Pay Native as a provider: the documented calls about orders and refunds. */
import { z } from 'zod';
import type { Platform } from '../../../platform/platform.ts';
import {
  ProviderRefusalError,
  ProviderUnavailableError,
  type OnlineProvider,
  type PaymentState,
  type RefundState,
  type ReportedPayment,
} from '../payments/online-provider.ts';
import type { Merchant } from './merchant.ts';
import type { WechatPayClient } from './wechat-pay-client.ts';

export const wechatProvider = 'wechat';
export const paymentNotifyPath = '/api/payment/wechat/paid';
export const refundNotifyPath = '/api/payment/wechat/refunded';

const currency = 'CNY';
const descriptionLength = 60;

export const transaction = z.object({
  mchid: z.string(),
  appid: z.string().optional(),
  out_trade_no: z.string(),
  transaction_id: z.string().optional(),
  trade_state: z.string(),
  success_time: z.string().optional(),
  amount: z.object({ total: z.int(), currency: z.string().default(currency) }).optional(),
});
export type WechatTransaction = z.output<typeof transaction>;

export const refund = z.object({
  out_refund_no: z.string(),
  /** Notifications call it `refund_status`. */
  status: z.string(),
});

const codeAnswer = z.object({ code_url: z.string().min(1).max(500) });

/** Undefined unless it was paid. */
export function toReportedPayment(found: WechatTransaction): ReportedPayment | undefined {
  const { transaction_id: reference, success_time: paidAt, amount } = found;
  if (found.trade_state !== 'SUCCESS' || reference === undefined || amount === undefined) return undefined;
  const time = Date.parse(paidAt ?? '');
  if (Number.isNaN(time)) return undefined;
  return {
    reference,
    orderNumber: found.out_trade_no,
    amountFen: amount.total,
    currency: amount.currency,
    paidAt: new Date(time),
  };
}

function toPaymentState(found: WechatTransaction): PaymentState {
  const payment = toReportedPayment(found);
  if (payment !== undefined) return { state: 'paid', payment };
  return { state: ['CLOSED', 'REVOKED', 'REFUND'].includes(found.trade_state) ? 'closed' : 'open' };
}

export function toRefundState(status: string): RefundState {
  switch (status) {
    case 'SUCCESS':
      return { state: 'done' };
    case 'CLOSED':
      return { state: 'closed', reason: status };
    case 'ABNORMAL':
      return { state: 'failed', reason: status };
    default:
      return { state: 'requested' };
  }
}

/** The codes of a number that WeChat does not know. */
const isUnknownNumber = (error: unknown) =>
  error instanceof ProviderRefusalError &&
  ['ORDER_NOT_EXIST', 'RESOURCE_NOT_EXISTS', 'ORDERNOTEXIST'].includes(error.code);

function parse<Shape>(schema: z.ZodType<Shape>, answer: unknown): Shape {
  const { success, data } = schema.safeParse(answer);
  if (!success) throw new ProviderUnavailableError('the answer has another form');
  return data;
}

/** The documents ask for a time with an offset and without fractions. */
const toWechatTime = (date: Date) => `${date.toISOString().slice(0, 19)}+00:00`;

export function createWechatPayments(
  { settings }: Pick<Platform, 'settings'>,
  { client, merchant }: { client: WechatPayClient; merchant: Merchant },
): OnlineProvider {
  const { merchantId, appId } = merchant;
  const orderPath = (number: string) => `/v3/pay/transactions/out-trade-no/${encodeURIComponent(number)}`;
  const notifyUrl = (path: string) => `${(settings.current.web.baseUrl ?? '').replace(/\/+$/, '')}${path}`;
  return {
    name: wechatProvider,
    requestCode: async ({ number, title, amountFen, expiresAt }) => {
      const body = {
        appid: appId,
        mchid: merchantId,
        description: Array.from(title).slice(0, descriptionLength).join(''),
        out_trade_no: number,
        time_expire: toWechatTime(expiresAt),
        notify_url: notifyUrl(paymentNotifyPath),
        amount: { total: amountFen, currency },
      };
      const answer = await client.send(merchant, {
        method: 'POST',
        path: '/v3/pay/transactions/native',
        body,
      });
      return parse(codeAnswer, answer).code_url;
    },
    findPayment: async (number) => {
      try {
        const path = `${orderPath(number)}?mchid=${encodeURIComponent(merchantId)}`;
        const found = parse(transaction, await client.send(merchant, { method: 'GET', path }));
        if (found.mchid !== merchantId || found.out_trade_no !== number)
          throw new ProviderUnavailableError('the answer is about another order');
        return toPaymentState(found);
      } catch (error) {
        if (isUnknownNumber(error)) return { state: 'missing' };
        throw error;
      }
    },
    closePayment: async (number) => {
      const path = `${orderPath(number)}/close`;
      await client.send(merchant, { method: 'POST', path, body: { mchid: merchantId } });
    },
    requestRefund: async ({ number, reference, amountFen, totalFen }) => {
      const body = {
        transaction_id: reference,
        out_refund_no: number,
        notify_url: notifyUrl(refundNotifyPath),
        amount: { refund: amountFen, total: totalFen, currency },
      };
      const request = { method: 'POST', path: '/v3/refund/domestic/refunds', body } as const;
      try {
        return toRefundState(parse(refund, await client.send(merchant, request)).status);
      } catch (error) {
        if (error instanceof ProviderRefusalError) return { state: 'failed', reason: error.message };
        throw error;
      }
    },
    findRefund: async (number) => {
      try {
        const path = `/v3/refund/domestic/refunds/${encodeURIComponent(number)}`;
        return toRefundState(parse(refund, await client.send(merchant, { method: 'GET', path })).status);
      } catch (error) {
        if (isUnknownNumber(error)) return undefined;
        throw error;
      }
    },
  };
}
