import { problemCheckLimits } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import { callError } from '../../platform/errors/call-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { enforceRateLimit } from '../../platform/rate-limits.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { getAdministered } from '../problem-administration/index.ts';
import { findProblem, findProblemJudging } from '../problems/index.ts';
import { countProblemsUnderCheck, lockCheckStart } from './problem-checks.repository.ts';

/** Throws unless the viewer may start a check of this problem now. */
export async function checkMayStart(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  viewer: Viewer,
  problemId: number,
) {
  await getAdministered(database, viewer, problemId);
  const problem = await findProblem(database, problemId);
  if (problem?.isRemote !== false) throw callError('checkOfRemoteProblem');
  await enforceRateLimit({ database, clock }, 'problem-check', viewer.id);
}

/** Runs inside the transaction that starts the check. */
export async function limitRunningChecks(transaction: Queryable, viewer: Viewer, problemId: number) {
  await lockCheckStart(transaction);
  const running = await countProblemsUnderCheck(transaction, {
    userId: viewer.id,
    exceptProblemId: problemId,
  });
  const maximum = problemCheckLimits.runningMaximum;
  if (running >= maximum) throw callError('checksTooMany', { maximum });
}

export async function loadJudging(transaction: Queryable, problemId: number) {
  const judging = await findProblemJudging(transaction, problemId);
  if (judging === undefined) throw callError('problemNotFound');
  if (judging.cases.length === 0) throw callError('checkWithoutCases');
  return judging;
}
