/**
 * The context of a submission: the public problem set, a training, a contest or a group. What a context decides about a new
 * submission is in submission-target.ts, about a stored one in stored-context.ts.
 */
import { callError } from '../../platform/errors/call-error.ts';
import type { Settings } from '../../platform/settings/setting-sections.ts';

/** Undefined ids were not sent. */
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

export type ContextKind = 'public' | 'training' | 'contest' | 'group';

/** Contests and trainings of a group carry the id of the group too. */
export function kindOf({ contestId, trainingId, groupId }: SubmissionContext): ContextKind {
  if (contestId !== undefined) return 'contest';
  if (trainingId !== undefined) return 'training';
  return groupId === undefined ? 'public' : 'group';
}

export type JudgingArea = 'public' | 'contest' | 'group';

/** Everything inside a group is closed by the switch of groups. */
export const areaOf = ({
  contestId,
  groupId,
}: Pick<SubmissionContext, 'contestId' | 'groupId'>): JudgingArea =>
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
