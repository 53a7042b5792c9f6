/** A stored contest as the rules ask about it. */
import { parseAccountRule } from '@touchstone/rules/contests/account-rule';
import type { ContestRules } from '@touchstone/rules/contests/contest-access';
import type { ContestRow } from './contests.repository.ts';

export const contestRules = (contest: ContestRow): ContestRules => ({
  startMs: contest.startAt.getTime(),
  endMs: contest.endAt.getTime(),
  sealedFromMs: contest.sealedFrom?.getTime() ?? null,
  isUnsealedAtEnd: contest.isUnsealedAtEnd,
  ownerId: contest.ownerId,
  audience: contest.audience,
  isVisible: contest.isVisible,
  accountRule: contest.accountRule === null ? null : parseAccountRule(contest.accountRule),
  isSubmittingAllowedAfterEnd: contest.isSubmittingAllowedAfterEnd,
  // There are no groups to be a member of yet: what belongs to one is closed.
  group: contest.groupId === null ? null : { isViewerMember: false, isViewerRoot: false },
});
