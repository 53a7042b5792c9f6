import { inTransaction } from '@touchstone/database';
import { recordAudit } from '../../../platform/audit-log.ts';
import { callError } from '../../../platform/errors/call-error.ts';
import { ExternalCallError } from '../../../platform/fetch-json.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockMember } from '../ledger/grants.repository.ts';
import { tellAboutOrder } from '../membership-notices.ts';
import { findCreditedPayment } from '../payments/payments.repository.ts';
import { refundPayment } from '../payments/refund-payment.ts';
import type { PaymentParts } from '../payments/start-payment.ts';
import { findOrder, lockOrder, type OrderRow } from './orders.repository.ts';
import { settleOrder } from './settle-order.ts';
import { takeOrderBack } from './take-order-back.ts';

type Parts = Pick<Platform, 'database' | 'clock'>;
interface Decision {
  id: number;
  note: string;
}

/** An administrator saw the money arrive. Of an expired order, too: transfers take days. */
export async function confirmOrder(parts: PaymentParts, by: Actor, decision: Decision): Promise<void> {
  const order = await confirmPaid(parts, by, decision);
  await closeCode(parts, order);
}

const confirmPaid = ({ database, clock }: Parts, by: Actor, { id, note }: Decision): Promise<OrderRow> =>
  inTransaction(database, async (transaction) => {
    const now = clock();
    const order = await findOrder(transaction, id);
    if (order === undefined) throw callError('membershipOrderGone');
    const settlement = await settleOrder(transaction, {
      orderId: id,
      userId: order.userId,
      reference: note === '' ? null : note,
      now,
    });
    if (settlement === 'coupon-spent') throw callError('membershipCouponSpent');
    if (settlement === 'known') throw callError('membershipOrderClosed');
    await recordAudit(transaction, by, {
      action: 'membership-order.confirm',
      target: `membership order ${order.number}`,
      before: { state: order.state },
      after: { state: 'paid', note },
    });
    await tellAboutOrder(transaction, { kind: 'paid', order, now });
    return order;
  });

/** The user cannot pay it a second time. If the provider is silent and the user does, that money is held. */
async function closeCode({ findProvider, logger }: PaymentParts, { provider, number }: OrderRow) {
  try {
    await findProvider(provider)?.closePayment(number);
  } catch (error) {
    if (!(error instanceof ExternalCallError)) throw error;
    logger.warn({ err: error, order: number }, 'confirmed order not closed at its provider');
  }
}

/** Through the provider that the money came from; what was paid outside the site is only marked. */
export async function refundOrder(parts: PaymentParts, by: Actor, { id, note }: Decision): Promise<void> {
  const order = await findOrder(parts.database, id);
  if (order === undefined) throw callError('membershipOrderGone');
  const payment = await findCreditedPayment(parts.database, id);
  if (payment === undefined) await markRefunded(parts, by, { id, note });
  else await refundPayment(parts, by, { paymentId: payment.id, note });
}

const markRefunded = ({ database, clock }: Parts, by: Actor, { id, note }: Decision): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const now = clock();
    const found = await findOrder(transaction, id);
    if (found === undefined) throw callError('membershipOrderGone');
    await lockMember(transaction, found.userId);
    const order = await lockOrder(transaction, id);
    if (order?.state !== 'paid') throw callError('membershipOrderClosed');
    await takeOrderBack(transaction, { order, by: by.viewer.id, note, now });
    await recordAudit(transaction, by, {
      action: 'membership-order.refund',
      target: `membership order ${order.number}`,
      before: { state: 'paid' },
      after: { state: 'refunded', note },
    });
  });
