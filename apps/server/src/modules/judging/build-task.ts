import { judgeTask, type JudgeTask } from '@touchstone/contract/judge-messages';
import { describeJudging } from '../problems/index.ts';
import { describeCheck, type CheckedProgram } from './checked-programs.repository.ts';
import type { WaitingWork } from './task-payload.repository.ts';

/** The stored rows do not form a valid task, so no judge can run it. */
export class InvalidTaskError extends Error {
  override readonly name = 'InvalidTaskError';
}

/**
 * Builds the task that a judge receives. Stored data is validated here, so that one bad row affects only its
 * own task.
 */
export function buildTask(
  work: WaitingWork,
  { attemptId, checked }: { attemptId: string; checked: CheckedProgram | undefined },
): JudgeTask {
  const described = describe(work, checked);
  const parsed = judgeTask.safeParse({
    ...described,
    kind: work.kind,
    attemptId,
    requestId: work.requestId ?? undefined,
    isInContest: work.lane === 'contest',
  });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new InvalidTaskError(
    `What is stored cannot be judged: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`,
  );
}

function describe(work: WaitingWork, checked: CheckedProgram | undefined) {
  if (checked !== undefined) return describeCheck(checked);
  return work.submissionId === null ? (work.payload as object) : describeSubmission(work);
}

const describeSubmission = (work: WaitingWork) => ({
  program: { language: work.language, code: work.code },
  finished: work.finished ?? undefined,
  ...describeJudging(work),
});
