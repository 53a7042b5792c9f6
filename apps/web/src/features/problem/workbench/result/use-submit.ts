/**
 * Submitting, from the button to the verdict.
 *
 * How this works: idle → sending → judging → judged. A refusal or a lost connection ends in `failed`; the code stays
 * unchanged and the user can retry. A user who submits too fast must solve a captcha first (`captcha`), which is sent
 * along. If the contest hides results, the state ends in `hidden` as soon as the server has the code.
 */
import { isUnderWay, statuses } from '@touchstone/contract/statuses';
import { useRef, useState } from 'react';
import { ApiError } from '../../../../lib/api/index.ts';
import { useSubmissionUpdates, type SubmissionUpdate } from '../../../../lib/submission-updates/index.ts';
import { submitSolution, type CaptchaAnswer } from '../api/submit-solution.ts';
import { failureOf, type SendFailure } from '../check-program.ts';
import type { Draft } from '../draft/create-draft.ts';
import type { ProblemContext, WorkbenchProblem } from '../workbench-problem.ts';

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

interface SubmitParts {
  problem: WorkbenchProblem;
  context: ProblemContext;
  draft: Draft;
  isResultHidden: boolean;
  onJudged: () => void;
}

export function useSubmit({ problem, context, draft, isResultHidden, onJudged }: SubmitParts) {
  const [state, setState] = useState<SubmitState>({ kind: 'idle' });
  const isSending = useRef(false);
  const captchaCount = useRef(0);

  useSubmissionUpdates(state.kind === 'judging' ? [state.submitId] : [], (update) => {
    if (state.kind !== 'judging' || update.submitId !== state.submitId) return;
    const { submitId, code } = state;
    if (isUnderWay(update.status)) return setState({ kind: 'judging', submitId, code, update });
    if (update.status === statuses.unknownResult) setState({ kind: 'hidden', submitId, code });
    else setState({ kind: 'judged', submitId, code, update });
    onJudged();
  });

  function settle(error: ApiError): void {
    const attempt = captchaCount.current;
    captchaCount.current += 1;
    if (error.code === 'submitCaptchaRequired')
      return setState({ kind: 'captcha', attempt, problem: undefined });
    if (error.code === 'captchaWrong') return setState({ kind: 'captcha', attempt, problem: error.message });
    // The login dialog handles an expired session.
    return setState(error.kind === 'unauthorized' ? { kind: 'idle' } : failureOf(error));
  }

  async function send(captcha: CaptchaAnswer | undefined): Promise<void> {
    const code = draft.getCode();
    setState({ kind: 'sending' });
    try {
      const { language } = draft.get();
      const submitId = await submitSolution({ problem, context, language, code, captcha });
      if (isResultHidden) {
        setState({ kind: 'hidden', submitId, code });
        onJudged();
      } else setState({ kind: 'judging', submitId, code, update: undefined });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      settle(error);
    }
  }

  const submit = (captcha?: CaptchaAnswer) => {
    if (isSending.current) return;
    isSending.current = true;
    draft.flush();
    void send(captcha).finally(() => {
      isSending.current = false;
    });
  };

  return { state, submit };
}
