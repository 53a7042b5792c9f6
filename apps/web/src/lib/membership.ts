/**
 * Membership as shown on screen. Two interpretations of the status numbers exist: 0 temporary and 1 registered, or 0
 * registered and 1 real-name verified. This product has no temporary accounts (each starts with a mailed code or a
 * scan), so the second applies.
 */
import { parseWireDate } from './dates.ts';

const memberStatuses = ['registered', 'verified', 'member', 'expired'] as const;
export type MemberStatus = (typeof memberStatuses)[number];

/** The levels in order, with their displayed names; 0 on the wire is none. */
export const memberLevels = ['1-1', '1-2', '1-3'] as const;
export type MemberLevel = (typeof memberLevels)[number];

/** The displayed name of a level; undefined for none. */
export const levelNameOf = (level: number): MemberLevel | undefined => memberLevels[level - 1];

/** The site announces the end of a membership so many days before it. */
export const reminderDays = 7;

const dayMs = 86_400_000;

export interface MembershipFacts {
  memberStatus: number;
  memberAnnual: number;
  gmtMemberExp: string | null;
  level: number;
}

export interface Membership {
  status: MemberStatus;
  level: MemberLevel | undefined;
  isAnnual: boolean;
  expiresAt: Date | undefined;
  /** Whole days until the expiry, including the last one; undefined without an expiry. */
  daysLeft: number | undefined;
}

function parseExpiry(text: string | null): Date | undefined {
  if (text === null) return undefined;
  const date = parseWireDate(text);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

export const countDaysLeft = (expiresAt: Date, now: Date): number =>
  Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / dayMs));

/** A membership past its last day counts as expired, even before the server marks it. */
export function parseMembership(facts: MembershipFacts, now: Date): Membership {
  const expiresAt = parseExpiry(facts.gmtMemberExp);
  const daysLeft = expiresAt === undefined ? undefined : countDaysLeft(expiresAt, now);
  const stated = memberStatuses[facts.memberStatus] ?? 'registered';
  return {
    status: stated === 'member' && daysLeft === 0 ? 'expired' : stated,
    level: levelNameOf(facts.level),
    isAnnual: facts.memberAnnual === 1,
    expiresAt,
    daysLeft,
  };
}
