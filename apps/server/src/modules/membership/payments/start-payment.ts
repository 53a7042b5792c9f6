/** The code of an open order, which the user scans. The order is stored before the provider hears of it. */
import { callError } from '../../../platform/errors/call-error.ts';
import { ExternalCallError } from '../../../platform/fetch-json.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import { findOrder, updateOrder, type OrderRow } from '../orders/orders.repository.ts';
import type { FindOnlineProvider } from './online-providers.ts';

export type PaymentParts = Pick<Platform, 'database' | 'clock' | 'logger'> & {
  findProvider: FindOnlineProvider;
};

/** Undefined if the provider does not answer or refuses. The order stays open, and the user can try again. */
export async function requestCode(
  { database, logger, findProvider }: PaymentParts,
  order: OrderRow,
): Promise<OrderRow | undefined> {
  const provider = findProvider(order.provider);
  if (provider === undefined) return undefined;
  try {
    const paymentCode = await provider.requestCode(order);
    await updateOrder(database, order.id, { paymentCode });
    return { ...order, paymentCode };
  } catch (error) {
    if (!(error instanceof ExternalCallError)) throw error;
    logger.warn({ err: error, order: order.number }, 'no payment code');
    return undefined;
  }
}

export async function continuePayment(
  parts: PaymentParts,
  viewer: Viewer,
  orderId: number,
): Promise<OrderRow> {
  const order = await findOrder(parts.database, orderId);
  if (order?.userId !== viewer.id) throw callError('membershipOrderGone');
  if (order.state !== 'created' || order.expiresAt <= parts.clock()) throw callError('membershipOrderClosed');
  if (parts.findProvider(order.provider) === undefined) throw callError('membershipPaymentUnknown');
  if (order.paymentCode !== null) return order;
  const payable = await requestCode(parts, order);
  if (payable === undefined) throw callError('membershipPaymentFailed');
  return payable;
}
