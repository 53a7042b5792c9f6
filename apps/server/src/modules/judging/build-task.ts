import { judgeTask, type JudgeTask } from '@touchstone/contract/judge-messages';
import type { WaitingWork } from './judged-rows.repository.ts';

/** The rows do not make a task: no judge can do anything with them. */
export class UnfitTaskError extends Error {
  override readonly name = 'UnfitTaskError';
}

/** Everything a judge is told about a task. What is stored is checked here, so that one bad row harms only itself. */
export function buildTask(work: WaitingWork, attemptId: string): JudgeTask {
  const described = work.submissionId === null ? (work.payload as object) : describeSubmission(work);
  const parsed = judgeTask.safeParse({ ...described, kind: work.kind, attemptId });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new UnfitTaskError(
    `What is stored cannot be judged: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`,
  );
}

function describeSubmission(work: WaitingWork) {
  const { checkerLanguage, checkerCode, inputFileName, outputFileName } = work;
  const hasChecker = work.judgeMode !== 'default' && checkerLanguage !== null && checkerCode !== null;
  return {
    program: { language: work.language, code: work.code },
    conditions: {
      timeLimitMs: work.timeLimitMs,
      memoryLimitMb: work.memoryLimitMb,
      stackLimitMb: work.stackLimitMb,
      fileIo:
        inputFileName === null || outputFileName === null
          ? null
          : { inputName: inputFileName, outputName: outputFileName },
      isTrailingBlankIgnored: work.isTrailingBlankIgnored,
      userExtraFiles: work.userExtraFiles,
    },
    scoring: work.scoring,
    judgeMode: work.judgeMode,
    caseMode: work.caseMode,
    fullScore: work.fullScore,
    checker: hasChecker ? { language: checkerLanguage, code: checkerCode } : null,
    judgeExtraFiles: work.judgeExtraFiles,
    cases: work.cases,
  };
}
