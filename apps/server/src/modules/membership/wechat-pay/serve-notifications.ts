/**
 * Notifications of WeChat Pay.
 *
 * How this works: the raw body is verified before anything in it is read: a recent time, a serial that belongs to WeChat, and
 * the signature. Then its content is decrypted with the API v3 key, which proves that it is meant for this merchant. A
 * notification that is repeated or replayed changes nothing, because payments and refunds are recorded once. An answer with an
 * error makes WeChat send it again, for a day, so a server that dies or an order that is not committed yet loses no money.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ExternalCallError } from '../../../platform/fetch-json.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findRefundByNumber } from '../payments/payments.repository.ts';
import { recordPayment } from '../payments/record-payment.ts';
import { recordProviderRefund } from '../payments/record-provider-refund.ts';
import { applyRefundState } from '../payments/refund-payment.ts';
import { findMerchant, type Merchant } from './merchant.ts';
import { isMessageSigned, isStampRecent, parseStamp } from './message-signature.ts';
import { decryptResource, encryptedResource } from './resource-cipher.ts';
import {
  paymentNotifyPath,
  refundNotifyPath,
  toRefundState,
  toReportedPayment,
  transaction,
  wechatProvider,
} from './wechat-payments.ts';
import type { WechatPayClient } from './wechat-pay-client.ts';

const maximumBytes = 64 * 1024;
/** After this time the order of a payment is not on its way any more: the money is held for an administrator. */
const orderPatienceMs = 3_600_000;

const notification = z.object({
  event_type: z.string(),
  create_time: z.string(),
  resource: encryptedResource,
});

const refundReport = z.object({
  mchid: z.string(),
  out_refund_no: z.string(),
  refund_status: z.string(),
  transaction_id: z.string().optional(),
  amount: z.object({ refund: z.int().positive() }).optional(),
});
type RefundReport = z.output<typeof refundReport>;

/** Why a notification is not accepted; for WeChat and the log. */
class NotificationRefusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

interface OpenedNotification {
  merchant: Merchant;
  createdAt: Date;
  content: unknown;
}

type Parts = Pick<Platform, 'database' | 'clock' | 'logger' | 'settings' | 'secrets'>;

export async function serveNotifications(app: FastifyInstance, parts: Parts, client: WechatPayClient) {
  // In a scope of its own: the signature is of the raw body.
  await app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: maximumBytes },
      (_request, body, parsed) => {
        parsed(null, body);
      },
    );
    const serve = (path: string, handle: (opened: OpenedNotification) => Promise<void>) => {
      scope.post(path, (request, reply) => answer(parts, client, { request, reply, handle }));
    };
    serve(paymentNotifyPath, (opened) => acceptPayment(parts, opened));
    serve(refundNotifyPath, (opened) => acceptRefund(parts, opened));
    await Promise.resolve();
  });
}

async function answer(
  parts: Parts,
  client: WechatPayClient,
  {
    request,
    reply,
    handle,
  }: {
    request: FastifyRequest;
    reply: FastifyReply;
    handle: (opened: OpenedNotification) => Promise<void>;
  },
): Promise<FastifyReply> {
  try {
    await handle(await openNotification(parts, client, request));
    return await reply.code(204).send();
  } catch (error) {
    const status =
      error instanceof NotificationRefusal
        ? error.status
        : error instanceof ExternalCallError
          ? 503
          : undefined;
    if (status === undefined || !(error instanceof Error)) throw error;
    parts.logger.warn({ err: error }, 'notification of WeChat Pay refused');
    return reply.code(status).send({ code: 'FAIL', message: error.message });
  }
}

async function openNotification(
  { clock, settings, secrets }: Parts,
  client: WechatPayClient,
  { headers, body }: FastifyRequest,
): Promise<OpenedNotification> {
  const merchant = findMerchant(settings.current.wechatPay, secrets);
  if (merchant === undefined) throw new NotificationRefusal(503, 'not configured');
  const text = typeof body === 'string' ? body : '';
  const stamp = parseStamp((name) => {
    const value = headers[name];
    return Array.isArray(value) ? undefined : value;
  });
  if (stamp === undefined) throw new NotificationRefusal(401, 'not signed');
  if (!isStampRecent(stamp, clock())) throw new NotificationRefusal(401, 'of another time');
  const publicKey = await client.findPlatformKey(merchant, stamp.serial);
  if (publicKey === undefined) throw new NotificationRefusal(401, 'signed with an unknown key');
  if (!isMessageSigned(stamp, text, publicKey)) throw new NotificationRefusal(401, 'wrong signature');
  const { data } = notification.safeParse(parseJson(text));
  const content = data && decryptResource(merchant.apiKey, data.resource);
  if (data === undefined || content === undefined) throw new NotificationRefusal(400, 'not readable');
  return { merchant, createdAt: new Date(data.create_time), content: parseJson(content) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

const isRecent = ({ clock }: Parts, createdAt: Date) =>
  clock().getTime() - createdAt.getTime() < orderPatienceMs;

async function acceptPayment(parts: Parts, { merchant, createdAt, content }: OpenedNotification) {
  const { data } = transaction.safeParse(content);
  if (data === undefined || data.mchid !== merchant.merchantId || data.appid !== merchant.appId)
    throw new NotificationRefusal(400, 'of another merchant');
  const payment = toReportedPayment(data);
  // Only payments are reported here. Another state needs no answer.
  if (payment === undefined) return;
  const mayOrderFollow = isRecent(parts, createdAt);
  const outcome = await recordPayment(parts, { provider: wechatProvider, payment, mayOrderFollow });
  if (outcome === 'no-order') throw new NotificationRefusal(404, 'no such order');
  if (outcome === 'held') parts.logger.warn({ order: payment.orderNumber }, 'payment held');
}

async function acceptRefund(parts: Parts, { merchant, createdAt, content }: OpenedNotification) {
  const { data } = refundReport.safeParse(content);
  if (data === undefined || data.mchid !== merchant.merchantId)
    throw new NotificationRefusal(400, 'of another merchant');
  const found = await findRefundByNumber(parts.database, data.out_refund_no);
  if (found === undefined) await acceptRefundMadeThere(parts, data, createdAt);
  else await applyRefundState(parts, found.id, toRefundState(data.refund_status));
}

/** A refund that was made on the pages of WeChat Pay has a number that this site does not know. */
async function acceptRefundMadeThere(parts: Parts, report: RefundReport, createdAt: Date) {
  const { out_refund_no: number, transaction_id: reference, amount } = report;
  // Money that did not come back changes nothing.
  if (toRefundState(report.refund_status).state !== 'done') return;
  if (reference === undefined || amount === undefined) throw new NotificationRefusal(400, 'incomplete');
  const refund = { number, reference, amountFen: amount.refund };
  const outcome = await recordProviderRefund(parts, { provider: wechatProvider, refund });
  if (outcome !== 'no-payment') return;
  // The payment may be reported after its refund. Later, it is money that this site has never seen.
  if (isRecent(parts, createdAt)) throw new NotificationRefusal(404, 'no such payment');
  parts.logger.warn({ refund: number }, 'refund of WeChat Pay of an unknown payment');
}
