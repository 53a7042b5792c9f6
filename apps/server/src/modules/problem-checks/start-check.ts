import { statuses } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import { recordAudit } from '../../platform/audit-log.ts';
import { callError } from '../../platform/errors/call-error.ts';
import type { Actor } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { targetOfProblem } from '../problem-administration/index.ts';
import { listLanguageNames, listProblemSolutions } from '../problems/index.ts';
import { queueProgramChecks } from '../submissions/index.ts';
import { checkMayStart, limitRunningChecks, loadJudging } from './checked-problem.ts';
import { deleteCheck, insertCheck, insertPrograms } from './problem-checks.repository.ts';

type Parts = Pick<Platform, 'database' | 'clock'>;

/** Judges every solution on every case and replaces the previous check. */
export async function startCheck(parts: Parts, by: Actor, problemId: number) {
  await checkMayStart(parts, by.viewer, problemId);
  await queueCheck(parts, by, { problemId, isLimited: true });
}

/** Without the limit of checks per user: an import checks all its problems. They run in the lane of checks. */
export async function queueCheck(
  { database, clock }: Parts,
  by: Actor,
  { problemId, isLimited }: { problemId: number; isLimited: boolean },
) {
  const offered = await listLanguageNames(database);
  await inTransaction(database, async (transaction) => {
    if (isLimited) await limitRunningChecks(transaction, by.viewer, problemId);
    const conditions = await loadJudging(transaction, problemId);
    const solutions = await listProblemSolutions(transaction, problemId);
    if (solutions.length === 0) throw callError('checkWithoutSolutions');
    await deleteCheck(transaction, problemId, 'solutions');
    const now = clock();
    const checkId = await insertCheck(transaction, {
      problemId,
      kind: 'solutions',
      startedBy: by.viewer.id,
      startedAt: now,
      conditions,
    });
    const programs = solutions.map(({ expectedStatuses, ...solution }, index) => ({
      ...solution,
      ...initialState(solution.language, offered),
      checkId,
      position: index + 1,
      expectedStatuses: JSON.stringify(expectedStatuses),
      updatedAt: now,
    }));
    const waiting = await insertPrograms(transaction, programs);
    await queueProgramChecks({ clock }, transaction, waiting, by.origin);
    await recordAudit(transaction, by, {
      action: 'problem.check-solutions',
      target: targetOfProblem(problemId),
      after: { solutions: solutions.length, cases: conditions.cases.length },
    });
  });
}

/** A program in a language without a judge fails immediately. */
export const initialState = (language: string, offered: readonly string[]) =>
  offered.includes(language)
    ? { status: statuses.pending }
    : { status: statuses.submittedFailed, message: `No judge offers the language ${language}.` };
