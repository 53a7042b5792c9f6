/**
 * How this works: a job runs every minute on one of the servers. It asks the provider about orders whose notification never
 * came: an open order may be paid, and one that ended here must be closed there, so that it takes no money any more. An order
 * ends here only after the provider has said that it is not paid. Each order is a transaction of its own and is marked before
 * the question, so an order that fails does not hold back others. While the provider is down, nothing ends and nothing is lost.
 */
import { inTransaction } from '@touchstone/database';
import { ExternalCallError } from '../../../platform/fetch-json.ts';
import type { Platform } from '../../../platform/platform.ts';
import { closeOrder } from '../orders/close-order.ts';
import { listOrdersToCheck, updateOrder, type OrderRow } from '../orders/orders.repository.ts';
import { ProviderUnavailableError, type OnlineProvider } from './online-provider.ts';
import { listOpenRefunds } from './payments.repository.ts';
import { recordPayment } from './record-payment.ts';
import { pursueRefund } from './refund-payment.ts';
import type { PaymentParts } from './start-payment.ts';

const everyMinute = '* * * * *';
/** A notification usually comes within seconds. */
const patienceMs = 45_000;
const batchSize = 100;
/** Then the provider is down, and the rest waits for the next run. */
const failuresMaximum = 3;

export async function scheduleReconciliation(parts: PaymentParts & Pick<Platform, 'queue'>) {
  await parts.queue.work('membership.reconcile', () => reconcilePayments(parts));
  await parts.queue.schedule('membership.reconcile', everyMinute);
}

export async function reconcilePayments(parts: PaymentParts): Promise<void> {
  const before = new Date(parts.clock().getTime() - patienceMs);
  const orders = await listOrdersToCheck(parts.database, { before, limit: batchSize });
  await forEachUntilDown(parts, orders, (order) => reconcileOrder(parts, order));
  const refunds = await listOpenRefunds(parts.database, { before, limit: batchSize });
  await forEachUntilDown(parts, refunds, (refund) => pursueRefund(parts, refund));
}

async function forEachUntilDown<Item extends { number: string }>(
  { logger }: PaymentParts,
  items: readonly Item[],
  handle: (item: Item) => Promise<void>,
) {
  let failures = 0;
  for (const item of items) {
    try {
      await handle(item);
      failures = 0;
    } catch (error) {
      if (!(error instanceof ExternalCallError)) throw error;
      logger.warn({ err: error, number: item.number }, 'payment not reconciled');
      if (error instanceof ProviderUnavailableError) failures += 1;
      if (failures === failuresMaximum) return;
    }
  }
}

/** What the provider says about the order takes effect. */
export async function reconcileOrder(parts: PaymentParts, order: OrderRow): Promise<void> {
  const { database, clock, findProvider } = parts;
  const provider = findProvider(order.provider);
  await updateOrder(database, order.id, { providerCheckedAt: clock() });
  if (provider === undefined) return;
  const found = await provider.findPayment(order.number);
  const hasEnded = order.state !== 'created' || order.expiresAt <= clock();
  switch (found.state) {
    case 'paid':
      await recordPayment(parts, { provider: order.provider, payment: found.payment, mayOrderFollow: true });
      return;
    case 'open':
      if (hasEnded) await closeThere(parts, provider, order);
      return;
    case 'closed':
      await markClosed(parts, order);
      return;
    case 'missing':
      // The code was not requested yet, or its request failed.
      if (hasEnded) await markClosed(parts, order);
      return;
    default:
      found satisfies never;
  }
}

/** A refusal means that it was paid meanwhile: the next run finds the payment. */
async function closeThere(parts: PaymentParts, provider: OnlineProvider, order: OrderRow) {
  await provider.closePayment(order.number);
  await markClosed(parts, order);
}

const markClosed = ({ database, clock }: PaymentParts, { id }: OrderRow) =>
  inTransaction(database, async (transaction) => {
    const now = clock();
    await closeOrder(transaction, { orderId: id, state: 'expired', now });
    await updateOrder(transaction, id, { providerClosedAt: now });
  });
