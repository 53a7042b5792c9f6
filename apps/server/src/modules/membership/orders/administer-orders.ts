import { inTransaction } from '@touchstone/database';
import { recordAudit } from '../../../platform/audit-log.ts';
import { callError } from '../../../platform/errors/call-error.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findGrantOfOrder, lockMember, setCancellation } from '../ledger/grants.repository.ts';
import { refreshMembership } from '../load-membership.ts';
import { tellAboutOrder } from '../membership-notices.ts';
import { findOrder, lockOrder, updateOrder } from './orders.repository.ts';
import { settleOrder } from './settle-order.ts';

type Parts = Pick<Platform, 'database' | 'clock'>;
interface Decision {
  id: number;
  note: string;
}

/** An administrator saw the money arrive. Of an expired order, too: transfers take days. */
export const confirmOrder = ({ database, clock }: Parts, by: Actor, { id, note }: Decision): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const now = clock();
    const order = await findOrder(transaction, id);
    if (order === undefined) throw callError('membershipOrderGone');
    const settlement = await settleOrder(transaction, {
      orderId: id,
      userId: order.userId,
      reference: note === '' ? null : note,
      now,
    });
    if (settlement === 'coupon-spent') throw callError('membershipCouponSpent');
    if (settlement === 'known') throw callError('membershipOrderClosed');
    await recordAudit(transaction, by, {
      action: 'membership-order.confirm',
      target: `membership order ${order.number}`,
      before: { state: order.state },
      after: { state: 'paid', note },
    });
    await tellAboutOrder(transaction, { kind: 'paid', order, now });
  });

export const refundOrder = ({ database, clock }: Parts, by: Actor, { id, note }: Decision): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const now = clock();
    const found = await findOrder(transaction, id);
    if (found === undefined) throw callError('membershipOrderGone');
    await lockMember(transaction, found.userId);
    const order = await lockOrder(transaction, id);
    if (order?.state !== 'paid') throw callError('membershipOrderClosed');
    await updateOrder(transaction, id, { state: 'refunded', refundedAt: now, updatedAt: now });
    const grant = await findGrantOfOrder(transaction, id);
    if (grant !== undefined)
      await setCancellation(transaction, grant.id, {
        cancelledAt: now,
        cancelledBy: by.viewer.id,
        cancelNote: note,
      });
    await refreshMembership(transaction, order.userId, now);
    await recordAudit(transaction, by, {
      action: 'membership-order.refund',
      target: `membership order ${order.number}`,
      before: { state: 'paid' },
      after: { state: 'refunded', note },
    });
    await tellAboutOrder(transaction, { kind: 'refunded', order, now });
  });
