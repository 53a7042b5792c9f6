import type { CheckerResult, CheckerTask } from '@touchstone/contract/judge-messages';
import { statuses, type FinalStatus } from '@touchstone/contract/statuses';
import { CheckerError } from '../checkers/checker-cache.ts';
import { cutText } from '../languages/shown-text.ts';
import type { JudgingHooks, JudgingParts } from './judging-parts.ts';

const longestMessage = 1024 * 1024;

/** Compiles a checker or an interactor for its author. What compiles is kept, so that the first submission need not wait. */
export async function compileChecker(
  parts: JudgingParts,
  task: CheckerTask,
  hooks: JudgingHooks,
): Promise<CheckerResult> {
  hooks.onCompiling?.();
  try {
    await parts.checkers.get(task.program, task.judgeExtraFiles);
    return answer(statuses.accepted, null);
  } catch (error) {
    if (error instanceof CheckerError) return answer(statuses.compileError, error.message);
    throw error;
  } finally {
    hooks.signal.throwIfAborted();
  }
}

const answer = (status: FinalStatus, message: string | null): CheckerResult => ({
  kind: 'compile-checker',
  status,
  message: message === null ? null : cutText(message, longestMessage),
});
