import type { BodyOf, discussionsCalls } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import { refuseStarting } from '@touchstone/rules/community/discussion-access';
import { findDiscussionFormError } from '@touchstone/rules/community/discussion-form';
import { refuseSolutionPost } from '@touchstone/rules/community/solution-access';
import { isGroupAdmin } from '@touchstone/rules/group-standing';
import { isAnyAdmin } from '@touchstone/rules/permissions';
import { callError } from '../../platform/errors/call-error.ts';
import { publishEvent } from '../../platform/event-bus.ts';
import type { Actor } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { enforceRateLimit } from '../../platform/rate-limits.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { openGroup } from '../groups/index.ts';
import { canSeeProblem, findProblemByDisplayId, type ProblemRow } from '../problems/index.ts';
import { findCategory, insertDiscussion } from './discussions.repository.ts';
import { enforcePostingLimits } from './posting-limits.ts';
import { loadSolutionFacts } from './solution-facts.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'settings'>;
export type SentDiscussion = BodyOf<(typeof discussionsCalls)['POST /api/discussion']>;

/** The fields that a writer fills in. Throws the first error. */
export async function parseForm({ database }: Pick<Parts, 'database'>, sent: SentDiscussion) {
  const form = {
    title: sent.title?.trim() ?? '',
    description: sent.description?.trim() ?? '',
    content: sent.content ?? '',
    categoryId: sent.categoryId,
  };
  const error = findDiscussionFormError(form);
  if (error !== undefined) throw callError(error);
  const { categoryId } = form;
  if (categoryId === undefined || (await findCategory(database, categoryId)) === undefined)
    throw callError('discussionCategoryMissing');
  return { ...form, categoryId };
}

/** A problem that the viewer does not see is reported as missing. */
async function findNamedProblem(
  { database }: Pick<Parts, 'database'>,
  viewer: Viewer,
  displayId: string | null | undefined,
): Promise<ProblemRow | undefined> {
  if (displayId == null) return undefined;
  const problem = await findProblemByDisplayId(database, displayId);
  if (problem === undefined || !(await canSeeProblem(database, problem, viewer)))
    throw callError('discussionProblemNotFound');
  return problem;
}

/** Returns whether the viewer may pin in this place. */
async function admitToPlace(
  { database, settings }: Parts,
  viewer: Viewer,
  groupId: number | null,
): Promise<boolean> {
  const { openPublicDiscussion, openGroupDiscussion } = settings.current.switches;
  if (groupId === null) {
    if (!openPublicDiscussion) throw callError('publicDiscussionClosed');
    return isAnyAdmin(viewer.role);
  }
  if (!openGroupDiscussion) throw callError('groupDiscussionClosed');
  const { actor } = await openGroup(database, viewer, groupId, 'seeContent');
  return actor.isSuperAdmin || isGroupAdmin(actor.standing);
}

export async function admitSolution(parts: Parts, viewer: Viewer, problemId: number | undefined) {
  if (problemId === undefined) throw callError('solutionProblemMissing');
  const facts = await loadSolutionFacts(parts, viewer, problemId);
  if (facts === undefined) throw callError('solutionProblemMissing');
  const refusal = refuseSolutionPost(viewer, facts);
  if (refusal !== undefined) throw callError(refusal);
}

export async function postDiscussion(
  parts: Parts,
  { viewer, origin }: Actor,
  sent: SentDiscussion,
): Promise<number> {
  const { database, clock } = parts;
  const refusal = refuseStarting(viewer.role);
  if (refusal !== undefined) throw callError(refusal);
  await enforceRateLimit(parts, 'discussion-post', viewer.id);
  await enforceRateLimit(parts, 'discussion-post-address', origin.ip);
  const problem = await findNamedProblem(parts, viewer, sent.pid);
  // A problem of a group belongs to the group wherever it is discussed.
  const groupId = problem?.groupId ?? sent.gid ?? null;
  const canPin = await admitToPlace(parts, viewer, groupId);
  const form = await parseForm(parts, sent);
  const kind = sent.kind ?? 'discussion';
  if (kind === 'solution') await admitSolution(parts, viewer, problem?.id);
  const now = clock();
  return inTransaction(database, async (transaction) => {
    await enforcePostingLimits(transaction, parts, { viewer, problemId: problem?.id ?? null, text: form });
    const id = await insertDiscussion(transaction, {
      ...form,
      kind,
      groupId,
      problemId: problem?.id ?? null,
      authorId: viewer.id,
      isPinned: canPin && sent.topPriority === true,
      createdAt: now,
      updatedAt: now,
    });
    await publishEvent(transaction, 'discussions.listed', {});
    return id;
  });
}
