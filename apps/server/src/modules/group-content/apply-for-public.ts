/**
 * A group applies for one of its problems to join the public ones; an administrator of the site answers
 * (`problem-administration/group-applications`). Withdrawing an approved application takes the problem back, unless the
 * site uses it by then.
 */
import { inTransaction, type Queryable } from '@touchstone/database';
import { decideGroupProblemRights } from '@touchstone/rules/problem-administration';
import { recordAudit } from '../../platform/audit-log.ts';
import { callError } from '../../platform/errors/call-error.ts';
import type { Actor } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { loadGroupStandings } from '../groups/index.ts';
import { describeUses, isUsed, loadUsage, targetOfProblem } from '../problem-administration/index.ts';
import { changeProblemAudience } from '../submissions/index.ts';
import { lockApplicant, setApplication } from './group-content.repository.ts';
import { openGroupFor } from './group-gate.ts';

const pending = 1;
const approved = 2;

interface Request extends Actor {
  query: { pid: number; isApplied: boolean };
}

export async function applyForPublic(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { viewer, origin, query: { pid, isApplied } }: Request,
) {
  await inTransaction(database, async (transaction) => {
    const { problem, groupId } = await lockOwnProblem(transaction, viewer, pid);
    const before = problem.applicationProgress;
    if (isApplied && (before === pending || before === approved)) return;
    if (!isApplied && before === null) return;
    if (before === approved) await requireUnused(transaction, { problemId: pid, groupId, viewer });
    await setApplication(transaction, pid, isApplied ? { groupId, progress: pending } : null);
    if (problem.groupId !== groupId)
      await changeProblemAudience(transaction, pid, { groupId, updatedAt: clock() });
    const { displayId: problemId, title } = problem;
    await recordAudit(
      transaction,
      { viewer, origin },
      {
        action: isApplied ? 'problem.apply-for-public' : 'problem.withdraw-application',
        target: targetOfProblem(pid),
        before: { problemId, title, groupId, progress: before },
        after: { problemId, title, groupId, progress: isApplied ? pending : null },
      },
    );
  });
}

/** An approved problem has left the group, and still belongs to its author there. */
async function lockOwnProblem(transaction: Queryable, viewer: Viewer, problemId: number) {
  const problem = await lockApplicant(transaction, problemId);
  const groupId = problem?.groupId ?? problem?.applicationGroupId ?? null;
  if (problem === undefined || groupId === null) throw callError('problemNotInGroup');
  await openGroupFor(transaction, viewer, { groupId, action: 'seeContent' });
  const standing = (await loadGroupStandings(transaction, viewer, [groupId]))(groupId) ?? 'none';
  if (!decideGroupProblemRights(viewer, problem.authorId, standing).canEdit)
    throw callError('groupAuthorsOnly');
  return { problem, groupId };
}

/** Contests and trainings outside the group keep what they contain. */
async function requireUnused(
  transaction: Queryable,
  { problemId, groupId, viewer }: { problemId: number; groupId: number; viewer: Viewer },
) {
  const uses = (await loadUsage(transaction, [problemId]))(problemId);
  const outside = {
    contests: uses.contests.filter((contest) => contest.groupId !== groupId),
    trainings: uses.trainings.filter((training) => training.groupId !== groupId),
  };
  if (isUsed(outside)) throw callError('problemUsedOutsideGroup', describeUses(outside, { viewer, groupId }));
}
