/** What each context decides about a new submission: who may submit to which problem, whether the interval applies, and the columns of the row. */
import type { Database } from '@touchstone/database';
import { isGroupMember } from '@touchstone/rules/group-standing';
import { isSuperAdmin } from '@touchstone/rules/permissions';
import { decideSubmitAccess, type SubmitAccess } from '@touchstone/rules/problem-access';
import { callError } from '../../platform/errors/call-error.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { findContestTarget } from '../contests/index.ts';
import { loadGroupStandings } from '../groups/index.ts';
import { findProblemByDisplayId } from '../problems/index.ts';
import { findTrainingTarget, type TrainingParts } from '../trainings/index.ts';
import { kindOf, type ContextKind, type SubmissionContext } from './submission-context.ts';

/** The columns of the submission's row that its context decides. */
export interface SubmissionTarget {
  problemId: number;
  contestId: number | null;
  contestProblemId: number | null;
  trainingId: number | null;
  groupId: number | null;
}

interface Request {
  viewer: Viewer;
  displayId: string;
  context: SubmissionContext;
  language: string;
  now: Date;
}

interface ContextRules {
  /** Whether the interval between submissions applies. */
  hasInterval: boolean;
  findTarget: (parts: TrainingParts, request: Request) => Promise<SubmissionTarget>;
}

const contexts: Record<ContextKind, ContextRules> = {
  public: {
    hasInterval: true,
    findTarget: ({ database }, { displayId }) => findProblemTarget(database, displayId, null),
  },
  training: {
    hasInterval: true,
    findTarget: async (parts, { viewer, displayId, context }) => {
      const { groupId, trainingId = 0 } = context;
      const target = await findTrainingTarget(parts, viewer, { trainingId, groupId, displayId });
      return { ...target, contestId: null, contestProblemId: null };
    },
  },
  contest: {
    hasInterval: false,
    findTarget: async ({ database }, { viewer, displayId, context, language, now }) => {
      const contestId = context.contestId ?? 0;
      const target = await findContestTarget(database, viewer, { contestId, displayId, language, now });
      return { ...target, trainingId: null };
    },
  },
  group: {
    hasInterval: true,
    findTarget: async ({ database }, { viewer, displayId, context }) => {
      const groupId = context.groupId ?? 0;
      const standings = await loadGroupStandings(database, viewer, [groupId]);
      // Outsiders do not learn whether the group exists.
      if (!isGroupMember(standings(groupId)) && !isSuperAdmin(viewer.role)) throw callError('groupNotFound');
      return findProblemTarget(database, displayId, groupId);
    },
  },
};

export const contextRules = (context: SubmissionContext): ContextRules => contexts[kindOf(context)];

/** A public problem of the site, or one of the given group. */
async function findProblemTarget(
  database: Database,
  displayId: string,
  groupId: number | null,
): Promise<SubmissionTarget> {
  const problem = await findProblemByDisplayId(database, displayId);
  if (problem === undefined) throw callError('problemGone');
  const access = decideSubmitAccess(problem, groupId);
  if (access !== 'open') throw callError(refusals[access]);
  return { problemId: problem.id, contestId: null, contestProblemId: null, trainingId: null, groupId };
}

const refusals = {
  closed: 'problemClosed',
  'group-only': 'groupProblemOutside',
  'not-of-group': 'problemGone',
} as const satisfies Record<Exclude<SubmitAccess, 'open'>, string>;
