/** The context of a stored submission, in the form that the rules of visibility take. */
import { isContestAdmin, type ContestAudience } from '@touchstone/rules/contests/contest-access';
import { isFrozenAt, stageAt } from '@touchstone/rules/contests/contest-time';
import { isSuperAdmin } from '@touchstone/rules/permissions';
import type { ContestFacts, SubmissionFacts, SubmissionViewer } from '@touchstone/rules/submission-access';
import type { GroupStandings } from '../groups/index.ts';

/** The columns of a submission's row that name its context. Those of the contest are null outside contests. */
export interface ContextRow {
  submittedAt: Date;
  groupId: number | null;
  contestId: number | null;
  contestScoring: 'acm' | 'oi' | null;
  contestAudience: ContestAudience | null;
  contestOwnerId: string | null;
  contestStartAt: Date | null;
  contestEndAt: Date | null;
  contestFrozenFrom: Date | null;
  isContestUnfrozenAtEnd: boolean | null;
  isContestVisible: boolean | null;
}

interface Viewing {
  now: Date;
  /** The viewer is known to have access to the contest. */
  isInside: boolean;
  /** The viewer is known to administer the contest, or to be on its jury. */
  hasResults: boolean;
  standings: GroupStandings;
}

export function describeContext(
  row: ContextRow,
  viewer: SubmissionViewer,
  viewing: Viewing,
): Pick<SubmissionFacts, 'contest' | 'groupStanding'> {
  return {
    contest: row.contestId === null ? null : describeContest(row, viewer, viewing),
    groupStanding: viewing.standings(row.groupId),
  };
}

function describeContest(
  row: ContextRow,
  viewer: SubmissionViewer,
  { now, isInside, hasResults, standings }: Viewing,
): ContestFacts {
  const { contestScoring, contestStartAt, contestEndAt, contestAudience, isContestUnfrozenAtEnd } = row;
  if (contestScoring === null || contestStartAt === null || contestEndAt === null) {
    // The contest was deleted; its submissions stay closed.
    const isRoot = viewer !== undefined && isSuperAdmin(viewer.role);
    return {
      scoring: 'oi',
      isViewerAdmin: isRoot,
      isViewerInside: false,
      isRunning: true,
      isFrozen: true,
    };
  }
  const rule = {
    startMs: contestStartAt.getTime(),
    endMs: contestEndAt.getTime(),
    frozenFromMs: row.contestFrozenFrom?.getTime() ?? null,
    isUnfrozenAtEnd: isContestUnfrozenAtEnd !== false,
  };
  const nowMs = now.getTime();
  const stage = stageAt(rule, nowMs);
  // Submissions made before the start would reveal the problems, and a hidden contest shows nothing.
  const isOpenToAll = contestAudience !== 'private' && stage !== 'scheduled' && row.isContestVisible === true;
  return {
    scoring: contestScoring,
    isViewerAdmin:
      hasResults ||
      isContestAdmin(viewer, { ownerId: row.contestOwnerId, groupStanding: standings(row.groupId) }),
    isViewerInside: isInside || isOpenToAll,
    isRunning: stage !== 'ended',
    isFrozen: isFrozenAt(rule, nowMs) && row.submittedAt.getTime() >= (rule.frozenFromMs ?? Infinity),
  };
}
