/**
 * How this works: every payment that a provider reports becomes one row, however often and from however many sides it is
 * reported (notification, reconciliation, a look before a cancellation). The account of the order is locked, so concurrent
 * reports follow each other. The transaction that writes the row also pays the order. Money that pays no order is held: it is
 * listed for administrators, who return it. Money is never dropped.
 */
import { inTransaction, type Queryable } from '@touchstone/database';
import type { Platform } from '../../../platform/platform.ts';
import { lockMember } from '../ledger/grants.repository.ts';
import { tellAboutOrder } from '../membership-notices.ts';
import { findOrderByNumber, updateOrder, type OrderRow } from '../orders/orders.repository.ts';
import { settleOrder } from '../orders/settle-order.ts';
import type { ReportedPayment } from './online-provider.ts';
import { insertPayment, isPaymentKnown } from './payments.repository.ts';

export type PaymentOutcome = 'credited' | 'held' | 'known' | 'no-order';
type HoldReason = 'amount' | 'coupon' | 'duplicate' | 'unknown-order';

interface Report {
  provider: string;
  payment: ReportedPayment;
  /** The order may be missing because its transaction has not ended yet: then the report must come again. */
  mayOrderFollow: boolean;
}

export const recordPayment = (
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { provider, payment, mayOrderFollow }: Report,
): Promise<PaymentOutcome> =>
  inTransaction(database, async (transaction) => {
    const now = clock();
    const { reference, orderNumber, amountFen, paidAt } = payment;
    const order = await findOrderByNumber(transaction, orderNumber);
    if (order !== undefined) await lockMember(transaction, order.userId);
    if (await isPaymentKnown(transaction, { provider, reference })) return 'known';
    if (order === undefined && mayOrderFollow) return 'no-order';
    const holdReason =
      order === undefined ? 'unknown-order' : await payOrder(transaction, { order, provider, payment, now });
    const inserted = await insertPayment(transaction, {
      provider,
      reference,
      orderNumber,
      orderId: order?.id ?? null,
      amountFen,
      paidAt,
      recordedAt: now,
      state: holdReason === undefined ? 'credited' : 'held',
      holdReason: holdReason ?? null,
    });
    if (inserted === undefined) {
      // Two reports of one payment for different orders: nothing of this one takes effect.
      if (order !== undefined) throw new Error(`payment ${reference} is recorded for another order`);
      return 'known';
    }
    if (order !== undefined) {
      // A provider takes money for a number once.
      await updateOrder(transaction, order.id, { providerClosedAt: now });
      await tellAboutOrder(transaction, { kind: holdReason === undefined ? 'paid' : 'held', order, now });
    }
    return holdReason === undefined ? 'credited' : 'held';
  });

/** Why the money does not pay the order; undefined if it does. */
async function payOrder(
  transaction: Queryable,
  { order, provider, payment, now }: Omit<Report, 'mayOrderFollow'> & { order: OrderRow; now: Date },
): Promise<HoldReason | undefined> {
  const { reference, amountFen, currency } = payment;
  if (order.provider !== provider) return 'duplicate';
  if (amountFen !== order.amountFen || currency !== 'CNY') return 'amount';
  const settlement = await settleOrder(transaction, {
    orderId: order.id,
    userId: order.userId,
    reference,
    now,
  });
  switch (settlement) {
    case 'paid':
      return undefined;
    case 'known':
      return 'duplicate';
    case 'coupon-spent':
      return 'coupon';
    default:
      return settlement satisfies never;
  }
}
