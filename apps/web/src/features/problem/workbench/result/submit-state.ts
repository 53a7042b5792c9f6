/**
 * The states of a submission on the problem page, as pure steps: idle → sending → judging → judged. `use-submit.ts`
 * describes them.
 */
import { isUnderWay, statuses } from '@touchstone/contract/statuses';
import type { ApiError } from '../../../../lib/api/index.ts';
import type { SubmissionUpdate } from '../../../../lib/submission-updates/index.ts';
import { failureOf, type SendFailure } from '../check-program.ts';

export interface Sent {
  submitId: number;
  /** The submitted code: compile marks are valid only while the editor contains the same code. */
  code: string;
}

export type SubmitState =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | SendFailure
  /** `attempt` counts the captchas; `problem` describes the last wrong answer. */
  | { kind: 'captcha'; attempt: number; problem: string | undefined }
  | ({ kind: 'hidden' } & Sent)
  | ({ kind: 'judging'; update: SubmissionUpdate | undefined } & Sent)
  | ({ kind: 'judged'; update: SubmissionUpdate } & Sent);

/** The server has the code. */
export const stateAfterSending = (sent: Sent, isResultHidden: boolean): SubmitState =>
  isResultHidden ? { kind: 'hidden', ...sent } : { kind: 'judging', ...sent, update: undefined };

/** The same state if the update is about another submission, or came after the verdict. */
export function stateAfterUpdate(state: SubmitState, update: SubmissionUpdate): SubmitState {
  if (state.kind !== 'judging' || update.submitId !== state.submitId) return state;
  const { submitId, code } = state;
  if (isUnderWay(update.status)) return { kind: 'judging', submitId, code, update };
  if (update.status === statuses.unknownResult) return { kind: 'hidden', submitId, code };
  return { kind: 'judged', submitId, code, update };
}

/** The server refused the code, or the connection was lost. */
export function stateAfterError(error: ApiError, captchaAttempt: number): SubmitState {
  if (error.code === 'submitCaptchaRequired')
    return { kind: 'captcha', attempt: captchaAttempt, problem: undefined };
  if (error.code === 'captchaWrong')
    return { kind: 'captcha', attempt: captchaAttempt, problem: error.message };
  // The login dialog handles an expired session.
  return error.kind === 'unauthorized' ? { kind: 'idle' } : failureOf(error);
}
