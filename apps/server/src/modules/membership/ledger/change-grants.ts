import { inTransaction, type Queryable } from '@touchstone/database';
import { isAnnualLength, type MembershipTime } from '@touchstone/rules/membership/membership-time';
import { recordAudit } from '../../../platform/audit-log.ts';
import { callError } from '../../../platform/errors/call-error.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import type { Platform } from '../../../platform/platform.ts';
import { refreshMembership } from '../load-membership.ts';
import { tellAboutGrant } from '../membership-notices.ts';
import { findGrant, insertGrant, lockMember, setCancellation } from './grants.repository.ts';

type Parts = Pick<Platform, 'database' | 'clock'>;

interface NewGrant {
  uid: string;
  level: number;
  days: number | null;
  note: string;
}

export const grantMembership = (
  { database, clock }: Parts,
  by: Actor,
  { uid, level, days, note }: NewGrant,
): Promise<MembershipTime> =>
  inTransaction(database, async (transaction) => {
    const now = clock();
    if (!(await lockMember(transaction, uid))) throw callError('membershipAccountMissing', { uid });
    await insertGrant(transaction, {
      userId: uid,
      level,
      days,
      isAnnual: isAnnualLength(days),
      source: 'administrator',
      grantedBy: by.viewer.id,
      note,
      grantedAt: now,
    });
    await recordAudit(transaction, by, {
      action: 'membership.grant',
      target: `user ${uid}`,
      after: { level, days, note },
    });
    const membership = await refreshMembership(transaction, uid, now);
    await tellAboutGrant(transaction, { userId: uid, level, days, now });
    return membership;
  });

/** The grant with its account locked. One of an order is cancelled by a refund, so that the two cannot disagree. */
async function lockGrant(transaction: Queryable, id: number) {
  const found = await findGrant(transaction, id);
  if (found === undefined) throw callError('membershipGrantGone');
  if (found.orderId !== null) throw callError('membershipGrantOfOrder');
  await lockMember(transaction, found.userId);
  const grant = await findGrant(transaction, id);
  if (grant === undefined) throw callError('membershipGrantGone');
  return grant;
}

export const cancelGrant = (
  { database, clock }: Parts,
  by: Actor,
  { id, note }: { id: number; note: string },
): Promise<MembershipTime> =>
  inTransaction(database, async (transaction) => {
    const now = clock();
    const grant = await lockGrant(transaction, id);
    if (grant.cancelledAt === null) {
      await setCancellation(transaction, id, {
        cancelledAt: now,
        cancelledBy: by.viewer.id,
        cancelNote: note,
      });
      await recordAudit(transaction, by, {
        action: 'membership.cancel',
        target: `user ${grant.userId}`,
        before: { grant: id, level: grant.level, days: grant.days },
        after: { note },
      });
    }
    return refreshMembership(transaction, grant.userId, now);
  });

export const restoreGrant = ({ database, clock }: Parts, by: Actor, id: number): Promise<MembershipTime> =>
  inTransaction(database, async (transaction) => {
    const grant = await lockGrant(transaction, id);
    if (grant.cancelledAt !== null) {
      await setCancellation(transaction, id, { cancelledAt: null, cancelledBy: null, cancelNote: null });
      await recordAudit(transaction, by, {
        action: 'membership.restore',
        target: `user ${grant.userId}`,
        after: { grant: id, level: grant.level, days: grant.days },
      });
    }
    return refreshMembership(transaction, grant.userId, clock());
  });
