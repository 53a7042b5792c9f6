import type { Queryable } from '@touchstone/database';
import { callError } from '../../../platform/errors/call-error.ts';
import { insertGrant, lockMember } from '../ledger/grants.repository.ts';
import { refreshMembership } from '../load-membership.ts';
import { lockOrder, updateOrder } from './orders.repository.ts';

interface Payment {
  orderId: number;
  userId: string;
  /** The transaction at the provider, or the note of an administrator. */
  reference: string | null;
  now: Date;
}

/**
 * The order is paid: its membership begins. A repeated report of the same payment changes nothing. A payment that arrives
 * after the order expired or was cancelled still counts, because the money is there. Returns whether it was new.
 */
export async function settleOrder(
  transaction: Queryable,
  { orderId, userId, reference, now }: Payment,
): Promise<boolean> {
  await lockMember(transaction, userId);
  const order = await lockOrder(transaction, orderId);
  if (order?.userId !== userId) throw callError('membershipOrderGone');
  if (order.state === 'paid' || order.state === 'refunded') return false;
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
  return true;
}
