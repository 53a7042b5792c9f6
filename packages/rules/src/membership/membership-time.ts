/**
 * The membership of a user, computed from grants.
 *
 * How this works: a grant gives a number of days at a level (or an unlimited time). Time uses up the highest level first, so
 * a lower level pauses while a higher one runs and continues after it. A cancelled grant takes its days away from what is
 * left of its level. Nothing but the grants is stored as truth: a refund or an undo is a change of one grant.
 */
export interface MembershipGrant {
  /** From 1 up. */
  readonly level: number;
  /** Null: without end. */
  readonly days: number | null;
  readonly isAnnual: boolean;
  readonly grantedAt: Date;
  readonly cancelledAt: Date | null;
}

export interface MembershipPeriod {
  level: number;
  from: Date;
  /** Null: without end. */
  to: Date | null;
}

export interface MembershipTime {
  /** 0: no membership at this time. */
  level: number;
  isAnnual: boolean;
  /** The end of the current level. Null without an end or without a membership. */
  levelEndsAt: Date | null;
  /** The end of all levels. After it: when the last membership ended. Null without an end, or if there never was one. */
  endsAt: Date | null;
  hasEnded: boolean;
  /** The current level and those that follow it. */
  periods: MembershipPeriod[];
}

const dayMs = 86_400_000;
const annualDays = 365;

/** For grants that are not a plan of the site. */
export const isAnnualLength = (days: number | null): boolean => days !== null && days >= annualDays;

type Remaining = Map<number, number>;

const lengthOf = ({ days }: MembershipGrant) => (days === null ? Infinity : days * dayMs);

interface Change {
  at: number;
  level: number;
  addedMs: number;
}

function listChanges(grants: readonly MembershipGrant[], now: number): Change[] {
  const changes = grants.flatMap((grant): Change[] => {
    const added = { at: grant.grantedAt.getTime(), level: grant.level, addedMs: lengthOf(grant) };
    if (grant.cancelledAt === null) return [added];
    return [added, { ...added, at: grant.cancelledAt.getTime(), addedMs: -lengthOf(grant) }];
  });
  return changes.filter(({ at }) => at <= now).toSorted((one, other) => one.at - other.at);
}

const levelsOf = (remaining: Remaining) =>
  [...remaining]
    .filter(([, left]) => left > 0)
    .map(([level]) => level)
    .toSorted((one, other) => other - one);

/** Lets time pass. Returns when the last membership ended within it. */
function passTime(remaining: Remaining, from: number, to: number): number | undefined {
  let at = from;
  let endedAt: number | undefined;
  for (const level of levelsOf(remaining)) {
    const left = remaining.get(level) ?? 0;
    const used = Math.min(left, to - at);
    remaining.set(level, left - used);
    at += used;
    if (used < left) return undefined;
    endedAt = at;
  }
  return endedAt;
}

/** Two grants without end may add up, so their cancellation is counted, not subtracted. */
function apply(remaining: Remaining, change: Change, endless: Map<number, number>) {
  const { level, addedMs } = change;
  if (Number.isFinite(addedMs)) {
    const left = remaining.get(level) ?? 0;
    if (Number.isFinite(left)) remaining.set(level, Math.max(0, left + addedMs));
    return;
  }
  const count = (endless.get(level) ?? 0) + Math.sign(addedMs);
  endless.set(level, count);
  remaining.set(level, count > 0 ? Infinity : 0);
}

export function computeMembership(grants: readonly MembershipGrant[], nowDate: Date): MembershipTime {
  const now = nowDate.getTime();
  const remaining: Remaining = new Map();
  const endless = new Map<number, number>();
  let at = 0;
  let endedAt: number | undefined;
  for (const change of listChanges(grants, now)) {
    endedAt = passTime(remaining, at, change.at) ?? endedAt;
    const hadMembership = levelsOf(remaining).length > 0;
    apply(remaining, change, endless);
    at = change.at;
    if (hadMembership && levelsOf(remaining).length === 0) endedAt = at;
  }
  endedAt = passTime(remaining, at, now) ?? endedAt;
  const periods = describePeriods(remaining, now);
  const [current] = periods;
  const level = current?.level ?? 0;
  return {
    level,
    isAnnual: grants.some((grant) => grant.level === level && grant.isAnnual && grant.cancelledAt === null),
    levelEndsAt: current?.to ?? null,
    endsAt: current === undefined ? asDate(endedAt) : (periods.at(-1)?.to ?? null),
    hasEnded: current === undefined && endedAt !== undefined,
    periods,
  };
}

const asDate = (time: number | undefined) => (time === undefined ? null : new Date(time));

/** A level without end hides the lower ones. */
function describePeriods(remaining: Remaining, now: number): MembershipPeriod[] {
  const periods: MembershipPeriod[] = [];
  let from = now;
  for (const level of levelsOf(remaining)) {
    const to = from + (remaining.get(level) ?? 0);
    periods.push({ level, from: new Date(from), to: Number.isFinite(to) ? new Date(to) : null });
    if (!Number.isFinite(to)) break;
    from = to;
  }
  return periods;
}
