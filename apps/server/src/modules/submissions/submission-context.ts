/**
 * Where submissions are made: on the site itself, in a contest, in a training or in a group. The one place that knows which
 * of them exist. This release has the site itself and contests: whatever else a caller names is not found, and a stored
 * submission that carries such a place is treated as closed as can be.
 */
import { isContestAdmin, type ContestAudience } from '@touchstone/rules/contests/contest-access';
import { isSealedAt, stageAt } from '@touchstone/rules/contests/contest-time';
import { isSuperAdmin } from '@touchstone/rules/permissions';
import type { ContestFacts, GroupFacts, SubmissionViewer } from '@touchstone/rules/submission-access';
import { callError } from '../../platform/errors/call-error.ts';
import type { Settings } from '../../platform/settings/setting-sections.ts';

/** As a caller names it; undefined: not there. */
export interface SubmissionContext {
  contestId: number | undefined;
  trainingId: number | undefined;
  groupId: number | undefined;
}

/** Existing clients send zero for "none". */
const orNone = (id: number | undefined) => (id === 0 ? undefined : id);

export const parseContext = (ids: {
  cid?: number | undefined;
  tid?: number | undefined;
  gid?: number | undefined;
}): SubmissionContext => ({
  contestId: orNone(ids.cid),
  trainingId: orNone(ids.tid),
  groupId: orNone(ids.gid),
});

export type JudgingArea = 'public' | 'contest' | 'group';

export const areaOf = ({ contestId, groupId }: SubmissionContext): JudgingArea =>
  groupId !== undefined ? 'group' : contestId !== undefined ? 'contest' : 'public';

/** An administrator can switch judging off, for each area. */
export function checkJudgingOpen(switches: Settings['switches'], area: JudgingArea) {
  switch (area) {
    case 'public':
      if (!switches.openPublicJudge) throw callError('publicJudgingClosed');
      return;
    case 'contest':
      if (!switches.openContestJudge) throw callError('contestJudgingClosed');
      return;
    case 'group':
      if (!switches.openGroupJudge) throw callError('groupJudgingClosed');
      return;
    default:
      area satisfies never;
  }
}

export function requireKnownContext({ trainingId, groupId }: Omit<SubmissionContext, 'contestId'>) {
  if (trainingId !== undefined) throw callError('trainingNotFound');
  if (groupId !== undefined) throw callError('groupNotFound');
}

/** What a submission's row tells of where it was made; the contest's part is null outside contests. */
export interface ContextRow {
  submittedAt: Date;
  groupId: number | null;
  contestId: number | null;
  contestScoring: 'acm' | 'oi' | null;
  contestAudience: ContestAudience | null;
  contestOwnerId: string | null;
  contestStartAt: Date | null;
  contestEndAt: Date | null;
  contestSealedFrom: Date | null;
  isContestUnsealedAtEnd: boolean | null;
  isContestVisible: boolean | null;
}

/** Where a stored submission was made, as the rules of seeing it ask. `isInside`: the viewer is known to be let in. */
export function describeContext(
  row: ContextRow,
  viewer: SubmissionViewer,
  { now, isInside }: { now: Date; isInside: boolean },
): { contest: ContestFacts | null; group: GroupFacts | null } {
  return {
    contest: row.contestId === null ? null : describeContest(row, viewer, { now, isInside }),
    group: row.groupId === null ? null : { isViewerMember: false, isViewerRoot: false },
  };
}

function describeContest(
  row: ContextRow,
  viewer: SubmissionViewer,
  { now, isInside }: { now: Date; isInside: boolean },
): ContestFacts {
  const { contestScoring, contestStartAt, contestEndAt, contestAudience, isContestUnsealedAtEnd } = row;
  if (contestScoring === null || contestStartAt === null || contestEndAt === null) {
    // The contest is gone; its submissions stay closed.
    const isRoot = viewer !== undefined && isSuperAdmin(viewer.role);
    return {
      scoring: 'oi',
      isViewerAdmin: isRoot,
      isViewerInside: false,
      isRunning: true,
      isSealed: true,
    };
  }
  const rule = {
    startMs: contestStartAt.getTime(),
    endMs: contestEndAt.getTime(),
    sealedFromMs: row.contestSealedFrom?.getTime() ?? null,
    isUnsealedAtEnd: isContestUnsealedAtEnd !== false,
  };
  const nowMs = now.getTime();
  const stage = stageAt(rule, nowMs);
  // What was tried out before the start tells of the problems, and a hidden contest tells nothing.
  const isOpenToAll = contestAudience !== 'private' && stage !== 'scheduled' && row.isContestVisible === true;
  return {
    scoring: contestScoring,
    isViewerAdmin: isContestAdmin(viewer, { ownerId: row.contestOwnerId, group: null }),
    isViewerInside: isInside || isOpenToAll,
    isRunning: stage !== 'ended',
    isSealed: isSealedAt(rule, nowMs) && row.submittedAt.getTime() >= (rule.sealedFromMs ?? Infinity),
  };
}
