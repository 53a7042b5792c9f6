/** Which verdicts come with a message that explains them. */
import { statuses } from '@touchstone/contract/statuses';

const explainedStatuses: readonly number[] = [
  statuses.compileError,
  statuses.systemError,
  statuses.runtimeError,
  statuses.submittedFailed,
];

/** The message of any other verdict is not stored. */
export const hasErrorMessage = (status: number): boolean => explainedStatuses.includes(status);

/** The message of a Runtime Error is stored for administrators, but the page of a submission does not show it. */
export const isErrorMessageShown = (status: number): boolean =>
  hasErrorMessage(status) && status !== statuses.runtimeError;
