/**
 * Where submissions are made: on the site itself, in a contest, in a training or in a group. The one place that knows which
 * of them exist. This release has the site itself: whatever else a caller names is not found, and a stored submission that
 * carries such a place is treated as closed as can be.
 */
import { isSuperAdmin } from '@touchstone/rules/permissions';
import type { ContestFacts, GroupFacts, SubmissionViewer } from '@touchstone/rules/submission-access';
import { callError } from '../../platform/errors/call-error.ts';
import type { Settings } from '../../platform/settings/setting-sections.ts';

/** As a caller names it; undefined: not there. */
export interface NamedPlace {
  contestId: number | undefined;
  trainingId: number | undefined;
  groupId: number | undefined;
}

/** Existing clients send zero for "none". */
const orNone = (id: number | undefined) => (id === 0 ? undefined : id);

export const namePlace = (ids: {
  cid?: number | undefined;
  tid?: number | undefined;
  gid?: number | undefined;
}): NamedPlace => ({
  contestId: orNone(ids.cid),
  trainingId: orNone(ids.tid),
  groupId: orNone(ids.gid),
});

export type JudgingArea = 'public' | 'contest' | 'group';

export const areaOf = ({ contestId, groupId }: NamedPlace): JudgingArea =>
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

export function checkPlaceExists({ contestId, trainingId, groupId }: NamedPlace) {
  if (contestId !== undefined) throw callError('contestNotFound');
  if (trainingId !== undefined) throw callError('trainingNotFound');
  if (groupId !== undefined) throw callError('groupNotFound');
}

/** Where a stored submission was made, as the rules of seeing it ask. */
export function describePlace(
  { contestId, groupId }: { contestId: number | null; groupId: number | null },
  viewer: SubmissionViewer,
): { contest: ContestFacts | null; group: GroupFacts | null } {
  const isRoot = viewer !== undefined && isSuperAdmin(viewer.role);
  return {
    contest:
      contestId === null ? null : { scoring: 'oi', isViewerAdmin: isRoot, isRunning: true, isSealed: true },
    group: groupId === null ? null : { isViewerMember: false, isViewerRoot: false },
  };
}
