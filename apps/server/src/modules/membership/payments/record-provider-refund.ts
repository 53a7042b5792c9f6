/**
 * How this works: an administrator can also return money on the pages of the provider, whole or in parts. The provider reports such
 * a refund with a number that this site does not know. It becomes a row of its own, however often it is reported. When all the
 * money of a payment is back, the membership ends, as after a refund of this site. Until then the order stays paid, and the lists of
 * the back office show how much was returned.
 */
import { inTransaction } from '@touchstone/database';
import type { Platform } from '../../../platform/platform.ts';
import { lockMember } from '../ledger/grants.repository.ts';
import { findOrder } from '../orders/orders.repository.ts';
import { takeOrderBack } from '../orders/take-order-back.ts';
import {
  closeOwnRefunds,
  findPaymentByReference,
  insertProviderRefund,
  lockPayment,
  sumReturned,
  updatePayment,
} from './payments.repository.ts';

export interface ReportedRefund {
  /** The number of the refund at the provider. */
  number: string;
  /** The transaction that was returned. */
  reference: string;
  amountFen: number;
}

export type RefundOutcome = 'recorded' | 'known' | 'no-payment';

export const recordProviderRefund = (
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { provider, refund }: { provider: string; refund: ReportedRefund },
): Promise<RefundOutcome> =>
  inTransaction(database, async (transaction) => {
    const now = clock();
    const { number, reference, amountFen } = refund;
    const found = await findPaymentByReference(transaction, { provider, reference });
    if (found === undefined) return 'no-payment';
    const order = found.orderId === null ? undefined : await findOrder(transaction, found.orderId);
    if (order !== undefined) await lockMember(transaction, order.userId);
    const payment = await lockPayment(transaction, found.id);
    if (payment === undefined) return 'no-payment';
    const isNew = await insertProviderRefund(transaction, { paymentId: payment.id, number, amountFen, now });
    if (!isNew) return 'known';
    const isWhole = (await sumReturned(transaction, payment.id)) >= payment.amountFen;
    if (!isWhole || payment.state === 'refunded') return 'recorded';
    await closeOwnRefunds(transaction, payment.id);
    await updatePayment(transaction, payment.id, 'refunded');
    if (order !== undefined && payment.state === 'credited')
      await takeOrderBack(transaction, { order, by: null, note: number, now });
    return 'recorded';
  });
