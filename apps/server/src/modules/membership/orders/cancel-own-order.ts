import { inTransaction } from '@touchstone/database';
import { callError } from '../../../platform/errors/call-error.ts';
import { ExternalCallError } from '../../../platform/fetch-json.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import { reconcileOrder } from '../payments/reconcile-payments.ts';
import type { PaymentParts } from '../payments/start-payment.ts';
import { closeOrder } from './close-order.ts';
import { findOrder, type OrderRow } from './orders.repository.ts';

/** An order that was paid a moment ago is not cancelled. If the provider is silent, it is closed there later. */
export async function cancelOwnOrder(parts: PaymentParts, viewer: Viewer, orderId: number): Promise<void> {
  const { database, clock } = parts;
  const order = await findOrder(database, orderId);
  if (order?.userId !== viewer.id) throw callError('membershipOrderGone');
  if (order.state === 'created') await askProvider(parts, order);
  const isCancelled = await inTransaction(database, (transaction) =>
    closeOrder(transaction, { orderId, state: 'cancelled', now: clock() }),
  );
  if (!isCancelled) throw callError('membershipOrderClosed');
  await askProvider(parts, { ...order, state: 'cancelled' });
}

async function askProvider(parts: PaymentParts, order: OrderRow): Promise<void> {
  if (parts.findProvider(order.provider) === undefined) return;
  try {
    await reconcileOrder(parts, order);
  } catch (error) {
    if (!(error instanceof ExternalCallError)) throw error;
    parts.logger.warn({ err: error, order: order.number }, 'order not closed at its provider yet');
  }
}
