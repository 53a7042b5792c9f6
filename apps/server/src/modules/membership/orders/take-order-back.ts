import type { Queryable } from '@touchstone/database';
import { findGrantOfOrder, setCancellation } from '../ledger/grants.repository.ts';
import { refreshMembership } from '../load-membership.ts';
import { tellAboutOrder } from '../membership-notices.ts';
import { updateOrder, type OrderRow } from './orders.repository.ts';

interface TakenOrder {
  order: OrderRow;
  /** The administrator; null if the account is gone. */
  by: string | null;
  note: string;
  now: Date;
}

/** The money of a paid order was returned: its membership ends. The caller has locked the account. */
export async function takeOrderBack(
  transaction: Queryable,
  { order, by, note, now }: TakenOrder,
): Promise<void> {
  await updateOrder(transaction, order.id, { state: 'refunded', refundedAt: now, updatedAt: now });
  const grant = await findGrantOfOrder(transaction, order.id);
  if (grant !== undefined)
    await setCancellation(transaction, grant.id, { cancelledAt: now, cancelledBy: by, cancelNote: note });
  await refreshMembership(transaction, order.userId, now);
  await tellAboutOrder(transaction, { kind: 'refunded', order, now });
}
