import { problemCheckLimits } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import { recordAudit } from '../../platform/audit-log.ts';
import { callError } from '../../platform/errors/call-error.ts';
import type { Actor } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { targetOfProblem } from '../problem-administration/index.ts';
import { listLanguageNames } from '../problems/index.ts';
import { queueProgramChecks } from '../submissions/index.ts';
import { checkMayStart, limitRunningChecks, loadJudging } from './checked-problem.ts';
import { deleteCheck, insertCheck, insertPrograms } from './problem-checks.repository.ts';
import { initialState } from './start-check.ts';
import { chooseSubmissions, lockSubmissions } from './trials.repository.ts';

type Parts = Pick<Platform, 'database' | 'clock'>;

/** Judges finished submissions with the current data. No submission changes. */
export async function startTrial({ database, clock }: Parts, by: Actor, problemId: number) {
  await checkMayStart({ database, clock }, by.viewer, problemId);
  const offered = await listLanguageNames(database);
  await inTransaction(database, async (transaction) => {
    await limitRunningChecks(transaction, by.viewer, problemId);
    const conditions = await loadJudging(transaction, problemId);
    const chosen = await chooseSubmissions(transaction, problemId, problemCheckLimits.trialMaximum);
    if (chosen.ids.length === 0) throw callError('trialWithoutSubmissions');
    const submissions = await lockSubmissions(transaction, chosen.ids);
    await deleteCheck(transaction, problemId, 'submissions');
    const now = clock();
    const checkId = await insertCheck(transaction, {
      problemId,
      kind: 'submissions',
      startedBy: by.viewer.id,
      startedAt: now,
      conditions,
      candidates: chosen.candidates,
    });
    const programs = chosen.ids.flatMap((id, index) => {
      const submission = submissions.get(id);
      if (submission === undefined) return [];
      const { language, code, status: statusBefore, score: scoreBefore } = submission;
      const before = { submissionId: id, statusBefore, scoreBefore };
      const program = { checkId, position: index + 1, language, code, updatedAt: now };
      return [{ ...program, ...before, ...initialState(language, offered) }];
    });
    const waiting = await insertPrograms(transaction, programs);
    await queueProgramChecks({ clock }, transaction, waiting, by.origin);
    await recordAudit(transaction, by, {
      action: 'problem.try-submissions',
      target: targetOfProblem(problemId),
      after: { submissions: programs.length, candidates: chosen.candidates },
    });
  });
}
