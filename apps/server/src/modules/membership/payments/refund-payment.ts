/**
 * How this works: a refund is stored with its number before the provider hears of it, so a lost answer is followed by the same
 * request with the same number, which the provider executes once. The membership ends when the provider has returned the money.
 * A refund that failed can be tried again with its number; one that the provider closed needs another number. A unique index
 * allows one refund per payment that is not closed. Refunds on the pages of the provider: see `record-provider-refund.ts`.
 */
import { inTransaction, type Queryable } from '@touchstone/database';
import { recordAudit } from '../../../platform/audit-log.ts';
import { callError } from '../../../platform/errors/call-error.ts';
import { ExternalCallError } from '../../../platform/fetch-json.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import { lockMember } from '../ledger/grants.repository.ts';
import { findOrder } from '../orders/orders.repository.ts';
import { takeOrderBack } from '../orders/take-order-back.ts';
import type { RefundState } from './online-provider.ts';
import {
  findPayment,
  findRefund,
  insertRefund,
  listRefundsOf,
  lockPayment,
  sumReturned,
  updatePayment,
  updateRefund,
  type PaymentRow,
  type RefundRow,
} from './payments.repository.ts';
import type { PaymentParts } from './start-payment.ts';

/** Returns when the provider has answered, or cannot be reached: then the reconciliation goes on. */
export async function refundPayment(
  parts: PaymentParts,
  by: Actor,
  { paymentId, note }: { paymentId: number; note: string },
): Promise<void> {
  const refund = await inTransaction(parts.database, async (transaction) => {
    const payment = await lockPayment(transaction, paymentId);
    if (payment === undefined) throw callError('membershipPaymentGone');
    if (payment.state === 'refunded') throw callError('membershipPaymentReturned');
    if (parts.findProvider(payment.provider) === undefined) throw callError('membershipPaymentUnknown');
    const id = await openRefund(transaction, payment, { by, note, now: parts.clock() });
    await recordAudit(transaction, by, {
      action: 'membership-payment.refund',
      target: `membership order ${payment.orderNumber}`,
      after: { amountFen: payment.amountFen, reference: payment.reference, note },
    });
    return findRefund(transaction, id);
  });
  if (refund === undefined) throw new Error('the refund that was just written is missing');
  try {
    await pursueRefund(parts, refund);
  } catch (error) {
    if (!(error instanceof ExternalCallError)) throw error;
    parts.logger.warn({ err: error, number: refund.number }, 'refund not requested yet');
  }
}

async function openRefund(
  transaction: Queryable,
  { id: paymentId, orderNumber, amountFen }: PaymentRow,
  { by, note, now }: { by: Actor; note: string; now: Date },
): Promise<number> {
  const refunds = await listRefundsOf(transaction, paymentId);
  const running = refunds.find(({ state }) => state !== 'closed');
  if (running !== undefined && running.state !== 'failed') throw callError('membershipRefundRunning');
  const state = 'requested' as const;
  // A part may be back already, by a refund on the pages of the provider.
  const rest = amountFen - (await sumReturned(transaction, paymentId));
  const common = {
    note,
    requestedBy: by.viewer.id,
    requestedAt: now,
    state,
    failure: null,
    amountFen: rest,
  };
  if (running !== undefined) {
    await updateRefund(transaction, running.id, { ...common, checkedAt: null });
    return running.id;
  }
  const number = `${orderNumber}R${String(paymentId)}-${String(refunds.length + 1)}`;
  const { id } = await insertRefund(transaction, { ...common, paymentId, number });
  return id;
}

/** Asks the provider for the money back, or how far it is. */
export async function pursueRefund(parts: PaymentParts, refund: RefundRow): Promise<void> {
  const { database, clock, findProvider } = parts;
  const payment = await findPayment(database, refund.paymentId);
  if (payment === undefined) return;
  const provider = findProvider(payment.provider);
  await updateRefund(database, refund.id, { checkedAt: clock() });
  if (provider === undefined) return;
  const { number, amountFen } = refund;
  const { reference } = payment;
  const known = await provider.findRefund(number);
  // One that failed before is requested again with its number.
  const isKnown = known !== undefined && known.state !== 'failed';
  const state = isKnown
    ? known
    : await provider.requestRefund({ number, reference, amountFen, totalFen: payment.amountFen });
  await applyRefundState(parts, refund.id, state);
}

/** The same result may arrive several times. The account is locked first, as everywhere in this module. */
export const applyRefundState = (
  { database, clock }: Pick<PaymentParts, 'database' | 'clock'>,
  refundId: number,
  result: RefundState,
): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const now = clock();
    const found = await findRefund(transaction, refundId);
    const paid = found && (await findPayment(transaction, found.paymentId));
    if (paid === undefined) return;
    const order = paid.orderId === null ? undefined : await findOrder(transaction, paid.orderId);
    if (order !== undefined) await lockMember(transaction, order.userId);
    const payment = await lockPayment(transaction, paid.id);
    const refund = await findRefund(transaction, refundId);
    if (payment === undefined || refund === undefined || refund.state === 'done') return;
    switch (result.state) {
      case 'requested':
        return;
      case 'failed':
      case 'closed':
        await updateRefund(transaction, refundId, { state: result.state, failure: result.reason });
        return;
      case 'done':
        await updateRefund(transaction, refundId, { state: 'done', failure: null, finishedAt: now });
        await updatePayment(transaction, payment.id, 'refunded');
        if (order !== undefined && payment.state === 'credited')
          await takeOrderBack(transaction, { order, by: refund.requestedBy, note: refund.note, now });
        return;
      default:
        result satisfies never;
    }
  });
