import { inTransaction } from '@touchstone/database';
import { isAnnualLength, type MembershipTime } from '@touchstone/rules/membership/membership-time';
import { callError } from '../../../platform/errors/call-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { enforceRateLimit } from '../../../platform/rate-limits.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import { insertGrant, lockMember } from '../ledger/grants.repository.ts';
import { refreshMembership } from '../load-membership.ts';
import { recordCodeUse } from './codes.repository.ts';
import { findUsableCode } from './find-usable-code.ts';

export async function redeemCode(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { viewer, typed }: { viewer: Viewer; typed: string },
): Promise<MembershipTime> {
  // Guessing a code must not be worth trying.
  await enforceRateLimit({ database, clock }, 'membership-code', viewer.id);
  const userId = viewer.id;
  return inTransaction(database, async (transaction) => {
    const now = clock();
    await lockMember(transaction, userId);
    const code = await findUsableCode(transaction, { typed, userId, now });
    if (code.kind !== 'membership' || code.level === null) throw callError('membershipCodeIsCoupon');
    await recordCodeUse(transaction, { codeId: code.id, userId, orderId: null, usedAt: now });
    await insertGrant(transaction, {
      userId,
      level: code.level,
      days: code.days,
      isAnnual: isAnnualLength(code.days),
      source: 'code',
      codeId: code.id,
      grantedAt: now,
    });
    return refreshMembership(transaction, userId, now);
  });
}
