import { makePage } from '@touchstone/contract';
import { refuseStarting } from '@touchstone/rules/community/discussion-access';
import { decideSolutionLock, refuseSolutionPost } from '@touchstone/rules/community/solution-access';
import { callError } from '../../platform/errors/call-error.ts';
import type { PageRequest } from '../../platform/page-request.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { loadSolutionBenefit } from '../membership/index.ts';
import { findProblemByDisplayId } from '../problems/index.ts';
import { presentDiscussion } from './discussions.presenter.ts';
import { loadSolutionFacts } from './solution-facts.ts';
import { countSolutions, listSolutions } from './solutions.repository.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'settings'>;

/** Locked solutions tell their number only: a title may be half of the solution. */
export async function loadSolutions(
  parts: Parts,
  viewer: Viewer | undefined,
  { pid, ...page }: PageRequest & { pid: string },
) {
  const { database, settings } = parts;
  const problem = await findProblemByDisplayId(database, pid);
  const facts = problem && (await loadSolutionFacts(parts, viewer, problem.id));
  if (problem === undefined || facts === undefined || !facts.isProblemVisible)
    throw callError('discussionProblemNotFound');
  const { openPublicDiscussion, openGroupDiscussion } = settings.current.switches;
  const isOpen = problem.groupId === null ? openPublicDiscussion : openGroupDiscussion;
  if (!isOpen) throw callError(problem.groupId === null ? 'publicDiscussionClosed' : 'groupDiscussionClosed');
  const lockReason = decideSolutionLock(viewer, facts) ?? null;
  // No membership opens solutions during a contest.
  const isForMembers = lockReason === 'unsolved' || lockReason === 'login';
  const lock = isForMembers ? ((await loadSolutionBenefit(parts, viewer)).lock ?? null) : null;
  const canPost =
    viewer !== undefined &&
    refuseStarting(viewer.role) === undefined &&
    refuseSolutionPost(viewer, facts) === undefined;
  const common = { isLocked: lockReason !== null, lockReason, lock, canPost };
  if (lockReason !== null)
    return { ...makePage([], await countSolutions(database, problem.id), page), ...common };
  const { rows, total } = await listSolutions(database, problem.id, page);
  const records = rows.map((row) => presentDiscussion(row, null));
  return { ...makePage(records, total, page), ...common };
}
