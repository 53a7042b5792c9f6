/** Converts a stored contest into the input of the rules. */
import type { GroupStanding } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import { parseAccountRule } from '@touchstone/rules/contests/account-rule';
import type { ContestRules } from '@touchstone/rules/contests/contest-access';
import { isStaffRole } from '@touchstone/rules/contests/contest-staff';
import type { FreezeRule } from '@touchstone/rules/contests/contest-time';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { loadGroupStandings } from '../groups/index.ts';
import type { ContestRow } from './contests.repository.ts';

/** The times of a contest, which are the same for all viewers. */
export const freezeRule = (contest: ContestRow): FreezeRule => ({
  startMs: contest.startAt.getTime(),
  endMs: contest.endAt.getTime(),
  frozenFromMs: contest.sealedFrom?.getTime() ?? null,
  isUnfrozenAtEnd: contest.isUnsealedAtEnd,
});

interface ViewerStanding {
  groupStanding: GroupStanding | null;
  /** Undefined for a guest, and for facts that serve all viewers. */
  viewerId: string | undefined;
}

export const contestRules = (
  contest: ContestRow,
  { groupStanding, viewerId }: ViewerStanding,
): ContestRules => ({
  ...freezeRule(contest),
  ownerId: contest.ownerId,
  audience: contest.audience,
  isVisible: contest.isVisible,
  accountRule: contest.accountRule === null ? null : parseAccountRule(contest.accountRule),
  isSubmittingAllowedAfterEnd: contest.isSubmittingAllowedAfterEnd,
  groupStanding,
  staffRoles: contest.staff
    .filter(({ account }) => account === viewerId)
    .flatMap(({ role }) => (isStaffRole(role) ? [role] : [])),
});

/** Null if the contest accepts every language of its problems. */
export const languagesOf = ({ languages }: Pick<ContestRow, 'languages'>): string[] | null =>
  Array.isArray(languages) ? languages.map(String) : null;

/** The rules for this viewer, with the standing in the group of the contest. */
export async function loadContestRules(
  database: Queryable,
  viewer: Viewer | undefined,
  contest: ContestRow,
): Promise<ContestRules> {
  const standings = await loadGroupStandings(database, viewer, [contest.groupId]);
  return contestRules(contest, { groupStanding: standings(contest.groupId), viewerId: viewer?.id });
}
