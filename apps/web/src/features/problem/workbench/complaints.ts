/** The compiler output that the editor marks: of the last run or of the last submission. */
import { statuses } from '@touchstone/contract/statuses';
import { parseCompileMarks, type CompileMark } from '../../../ui/code-editor/compile-marks.ts';
import type { Sent, SubmitState } from './result/submit-state.ts';
import type { RunState } from './run/use-run.ts';

export interface Complaint {
  text: string;
  /** The code that it is about. */
  code: string;
}

/** Interpreters report errors at run time. */
const complaining: readonly number[] = [statuses.compileError, statuses.runtimeError];

export function complaintOfRun(run: RunState): Complaint | undefined {
  if (run.kind !== 'done' || !complaining.includes(run.result.status)) return undefined;
  return { text: run.result.stderr ?? '', code: run.code };
}

/** The submission whose compiler output must be loaded. */
export const findFailedSubmission = (submission: SubmitState): Sent | undefined =>
  submission.kind === 'judged' && submission.update.status === statuses.compileError ? submission : undefined;

export function complaintOfSubmission(
  submission: SubmitState,
  text: string | null | undefined,
): Complaint | undefined {
  const failed = findFailedSubmission(submission);
  return failed === undefined || text == null ? undefined : { text, code: failed.code };
}

const noMarks: readonly CompileMark[] = [];

/** No marks if the code has changed since: they would be at the wrong lines. */
export function marksOf(complaint: Complaint | undefined, code: string) {
  const isCodeChanged = complaint !== undefined && complaint.code !== code;
  const isShown = complaint !== undefined && !isCodeChanged;
  return { marks: isShown ? parseCompileMarks(complaint.text) : noMarks, isCodeChanged };
}
