/** Orders that are not paid: cancelled by the user, or expired. Their coupon can be used again. */
import type { Queryable } from '@touchstone/database';
import { releaseCoupon } from '../codes/codes.repository.ts';
import { lockMember } from '../ledger/grants.repository.ts';
import { findOrder, lockOrder, updateOrder } from './orders.repository.ts';

/** Returns false if the order is no longer open. */
export async function closeOrder(
  transaction: Queryable,
  { orderId, state, now }: { orderId: number; state: 'cancelled' | 'expired'; now: Date },
): Promise<boolean> {
  const found = await findOrder(transaction, orderId);
  if (found === undefined) return false;
  await lockMember(transaction, found.userId);
  const order = await lockOrder(transaction, orderId);
  if (order?.state !== 'created') return false;
  await updateOrder(transaction, orderId, { state, updatedAt: now });
  await releaseCoupon(transaction, orderId);
  return true;
}
