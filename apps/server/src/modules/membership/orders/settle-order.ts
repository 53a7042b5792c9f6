import type { Queryable } from '@touchstone/database';
import { callError } from '../../../platform/errors/call-error.ts';
import { isCodeFree, recordCodeUse } from '../codes/codes.repository.ts';
import { insertGrant, lockMember } from '../ledger/grants.repository.ts';
import { refreshMembership } from '../load-membership.ts';
import { lockOrder, updateOrder, type OrderRow } from './orders.repository.ts';

interface Payment {
  orderId: number;
  userId: string;
  /** The transaction at the provider, or the note of an administrator. */
  reference: string | null;
  now: Date;
}

export type Settlement =
  | 'paid'
  /** It was paid before. */
  | 'known'
  /** The order ended, and its coupon has served another one: the money is less than the price. */
  | 'coupon-spent';

/**
 * The order is paid: its membership begins. A repeated report of the same payment changes nothing. A payment that arrives
 * after the order expired or was cancelled still counts, because the money is there.
 */
export async function settleOrder(
  transaction: Queryable,
  { orderId, userId, reference, now }: Payment,
): Promise<Settlement> {
  await lockMember(transaction, userId);
  const order = await lockOrder(transaction, orderId);
  if (order?.userId !== userId) throw callError('membershipOrderGone');
  if (order.state === 'paid' || order.state === 'refunded') return 'known';
  if (!(await takeCouponBack(transaction, order, now))) return 'coupon-spent';
  await updateOrder(transaction, orderId, {
    state: 'paid',
    paidAt: now,
    updatedAt: now,
    providerReference: reference,
  });
  const { level, days, isAnnual } = order;
  await insertGrant(transaction, {
    userId,
    level,
    days,
    isAnnual,
    source: 'order',
    orderId,
    grantedAt: now,
  });
  await refreshMembership(transaction, userId, now);
  return 'paid';
}

/** An order that ended has released its coupon, and another order may have used it. */
async function takeCouponBack(
  transaction: Queryable,
  { id, userId, state, couponId }: OrderRow,
  now: Date,
): Promise<boolean> {
  if (state === 'created' || couponId === null) return true;
  if (!(await isCodeFree(transaction, couponId, userId))) return false;
  await recordCodeUse(transaction, { codeId: couponId, userId, orderId: id, usedAt: now });
  return true;
}
