/** A request of an administrator in the back office, or of a learner on the practice page. A job does the work. */
import { variantLimits, type VariantState } from '@touchstone/contract';
import { inTransaction, sql } from '@touchstone/database';
import { callError } from '../../platform/errors/call-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { enforceRateLimit } from '../../platform/rate-limits.ts';
import { lockRows } from '../../platform/row-locks.repository.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import {
  checkSpending,
  decideAccess,
  findEndpoint,
  refusalErrors,
  spendingErrors,
} from '../assistant/index.ts';
import { canSeeProblem, findProblemByDisplayId } from '../problems/index.ts';
import { countVariantsOf, findSource, insertVariant, isUnderWay } from './variants.repository.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'settings' | 'secrets' | 'queue'>;

export async function requestVariant(
  parts: Parts,
  { viewer, displayId }: { viewer: Viewer; displayId: string },
): Promise<number> {
  const { database } = parts;
  if (findEndpoint(parts) === undefined) throw callError('assistantNotConfigured');
  const problem = await findProblemByDisplayId(database, displayId);
  if (problem === undefined || !(await canSeeProblem(database, problem, viewer)))
    throw callError('problemNotFound');
  await requireSource(parts, problem.id);
  const { refusal } = await checkSpending(parts, viewer.id);
  if (refusal !== null) throw callError(spendingErrors[refusal]);
  return storeRequest(parts, { viewer, sourceProblemId: problem.id, countedStates: isUnderWay });
}

/**
 * The assistant is off for the same reasons as beside the problem: contests, teachers, quota and budget. Consent is not asked
 * for, because only the public statement is sent and nothing of the user.
 */
export async function requestOwnVariant(
  parts: Parts,
  { viewer, problemId }: { viewer: Viewer; problemId: number },
): Promise<number> {
  const context = { problemId, contestId: undefined, trainingId: undefined, groupId: undefined };
  const { refusal, opened } = await decideAccess(parts, viewer, context);
  if (refusal !== null && refusal !== 'consent') throw callError(refusalErrors[refusal]);
  if (opened.problem.visibility !== 'public') throw callError('problemNotFound');
  await requireSource(parts, problemId);
  await enforceRateLimit(parts, 'assistant-question', viewer.id);
  // A queue for review that one learner fills would keep the others waiting.
  return storeRequest(parts, {
    viewer,
    sourceProblemId: problemId,
    countedStates: [...isUnderWay, 'waiting'],
  });
}

/** The checks of a variant need one right output for each input, and test data of this site. */
async function requireSource({ database }: Parts, id: number): Promise<void> {
  const source = await findSource(database, id);
  if (source === undefined || source.isRemote || source.groupId !== null || source.judgeMode !== 'default')
    throw callError('variantSource');
}

interface NewRequest {
  viewer: Viewer;
  sourceProblemId: number;
  countedStates: readonly VariantState[];
}

const storeRequest = (
  { database, clock, queue }: Parts,
  { viewer, sourceProblemId, countedStates }: NewRequest,
): Promise<number> =>
  inTransaction(database, async (transaction) => {
    // Concurrent requests of one user are counted one after another.
    await lockRows(transaction, 'userAccount', { where: sql`id = ${viewer.id}`, mode: 'noKeyUpdate' });
    const maximum = variantLimits.openMaximum;
    const open = await countVariantsOf(transaction, { userId: viewer.id, states: countedStates });
    if (open >= maximum) throw callError('variantsOpen', { maximum });
    const variantId = await insertVariant(transaction, {
      sourceProblemId,
      requestedBy: viewer.id,
      now: clock(),
    });
    await queue.enqueue(transaction, 'problem-variant.write', { data: { variantId } });
    return variantId;
  });
