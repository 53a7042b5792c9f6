import type { ProgramCheckResult, ProgramCheckTask } from '@touchstone/contract/judge-messages';
import { statuses } from '@touchstone/contract/statuses';
import { isCutShort } from '@touchstone/rules/problem-checks-verdict';
import { judgeSubmission } from './judge-submission.ts';
import type { JudgingHooks, JudgingParts } from './judging-parts.ts';

/** Judges a program as a submission would be, and learns more of its cases where that is wanted. */
export async function checkProgram(
  parts: JudgingParts,
  task: ProgramCheckTask,
  hooks: JudgingHooks,
): Promise<ProgramCheckResult> {
  const result = await judgeSubmission(parts, { ...task, kind: 'submission' }, hooks);
  // Of what was cut short, nothing is known.
  const status = result.note?.code === 'not-judged' ? statuses.cancelled : result.status;
  return { ...result, status, kind: 'program-check', isCutShort: isCutShort(result.cases) };
}
