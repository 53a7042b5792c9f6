import {
  judgeTask,
  type JudgeTask,
  type RunConditions,
  type SubmissionTask,
} from '@touchstone/contract/judge-messages';
import type { Queryable } from '@touchstone/database';
import type { TaskRow } from './attempts.repository.ts';
import { getJudgedSubmission, type JudgedSubmissionRow } from './judged-rows.repository.ts';

/** The rows do not make a task: no judge can do anything with them. */
export class UnfitTaskError extends Error {
  override readonly name = 'UnfitTaskError';
}

/** Everything a judge is told about a task. What is stored is checked here, so that one bad row harms only itself. */
export async function buildTask(database: Queryable, task: TaskRow, attemptId: string): Promise<JudgeTask> {
  const built =
    task.submissionId === null
      ? { ...(task.payload as object), kind: task.kind, attemptId }
      : await buildSubmissionTask(database, task.submissionId, attemptId);
  const parsed = judgeTask.safeParse(built);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new UnfitTaskError(
    `What is stored cannot be judged: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`,
  );
}

async function buildSubmissionTask(database: Queryable, submissionId: number, attemptId: string) {
  const row = await getJudgedSubmission(database, submissionId);
  const { checkerLanguage, checkerCode } = row;
  const needsChecker = row.judgeMode !== 'default' && checkerLanguage !== null && checkerCode !== null;
  return {
    kind: 'submission',
    attemptId,
    program: { language: row.language, code: row.code },
    conditions: conditionsOf(row),
    scoring: row.scoring,
    judgeMode: row.judgeMode,
    caseMode: row.caseMode,
    fullScore: row.fullScore,
    checker: needsChecker ? { language: checkerLanguage, code: checkerCode } : null,
    judgeExtraFiles: row.judgeExtraFiles as Record<string, string>,
    cases: row.cases,
  } satisfies SubmissionTask;
}

const conditionsOf = (row: JudgedSubmissionRow): RunConditions => ({
  timeLimitMs: row.timeLimitMs,
  memoryLimitMb: row.memoryLimitMb,
  stackLimitMb: row.stackLimitMb,
  fileIo:
    row.inputFileName === null || row.outputFileName === null
      ? null
      : { inputName: row.inputFileName, outputName: row.outputFileName },
  isTrailingBlankIgnored: row.isTrailingBlankIgnored,
  // Whether the stored value is such an object is checked with the whole task.
  userExtraFiles: row.userExtraFiles as Record<string, string>,
});
