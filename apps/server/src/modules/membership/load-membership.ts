import type { Queryable } from '@touchstone/database';
import { computeMembership, type MembershipTime } from '@touchstone/rules/membership/membership-time';
import { callError } from '../../platform/errors/call-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { listGrantsOf } from './ledger/grants.repository.ts';
import { findStored, storeMembership, type StoredMembership } from './membership.repository.ts';

/** Exact at this time. The columns of the account may lag behind an end by minutes. */
export const loadMembership = async (
  database: Queryable,
  userId: string,
  now: Date,
): Promise<MembershipTime> => computeMembership(await listGrantsOf(database, userId), now);

/** For administrators, who may name an account that does not exist. */
export async function loadMembershipOf(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  uid: string,
): Promise<MembershipTime> {
  if ((await findStored(database, uid)) === undefined) throw callError('membershipAccountMissing', { uid });
  return loadMembership(database, uid, clock());
}

/** The codes of the wire: 0 registered, 1 verified, 2 member, 3 ended. */
const memberStatuses = { verified: 1, member: 2, ended: 3 } as const;

/** As of the last change: the end may have passed. */
export const isStoredMember = ({ memberStatus }: { memberStatus: number }): boolean =>
  memberStatus === memberStatuses.member;

function toStored(
  { level, isAnnual, levelEndsAt, endsAt, hasEnded }: MembershipTime,
  before: number,
): StoredMembership {
  if (level > 0)
    return {
      memberStatus: memberStatuses.member,
      level,
      isAnnualMember: isAnnual,
      memberExpiresAt: levelEndsAt,
    };
  const memberStatus = hasEnded ? memberStatuses.ended : Math.min(before, memberStatuses.verified);
  return { memberStatus, level: 0, isAnnualMember: false, memberExpiresAt: endsAt };
}

/** After every change of the grants. The caller has locked the account. */
export async function refreshMembership(
  transaction: Queryable,
  userId: string,
  now: Date,
): Promise<MembershipTime> {
  const membership = await loadMembership(transaction, userId, now);
  const before = await findStored(transaction, userId);
  await storeMembership(transaction, userId, toStored(membership, before?.memberStatus ?? 0));
  return membership;
}
