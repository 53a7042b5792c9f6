/**
 * Submitting, from the button to the verdict.
 *
 * How this works: idle → sending → judging → judged. A refusal or a lost connection ends in `failed`; the code stays
 * unchanged and the user can retry: the same program has the same key then, so that it is stored once. A user who submits too fast must solve a captcha first (`captcha`), which is sent
 * along. A submission that failed at another judge can be sent again. If the contest hides results, the state ends in `hidden` as soon as the server has the code.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '../../../../lib/api/index.ts';
import { currentMessages } from '../../../../lib/messages.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useSubmissionUpdates } from '../../../../lib/submission-updates/index.ts';
import { resubmitSolution } from '../api/resubmit-solution.ts';
import { submitSolution, type CaptchaAnswer } from '../api/submit-solution.ts';
import type { Draft } from '../draft/create-draft.ts';
import type { ProblemContext, WorkbenchProblem } from '../workbench-problem.ts';
import { resultMessages } from './result-messages.ts';
import { createSubmissionKeys } from './submission-keys.ts';
import {
  stateAfterError,
  stateAfterSending,
  stateAfterUpdate,
  type Sent,
  type SubmitState,
} from './submit-state.ts';

interface SubmitParts {
  problem: WorkbenchProblem;
  context: ProblemContext;
  draft: Draft;
  isResultHidden: boolean;
  onJudged: () => void;
}

export function useSubmit({ problem, context, draft, isResultHidden, onJudged }: SubmitParts) {
  const client = useQueryClient();
  const [state, setState] = useState<SubmitState>({ kind: 'idle' });
  const isSending = useRef(false);
  const captchaCount = useRef(0);
  const [keys] = useState(createSubmissionKeys);

  useSubmissionUpdates(state.kind === 'judging' ? [state.submitId] : [], (update) => {
    const next = stateAfterUpdate(state, update);
    if (next === state) return;
    setState(next);
    if (next.kind !== 'judging') onJudged();
  });

  function settle(error: ApiError): void {
    const attempt = captchaCount.current;
    captchaCount.current += 1;
    setState(stateAfterError(error, attempt));
  }

  async function send(captcha: CaptchaAnswer | undefined): Promise<void> {
    const code = draft.getCode();
    setState({ kind: 'sending' });
    try {
      const { language } = draft.get();
      const idempotencyKey = keys.keyOf({ problem, context, language, code });
      const submitId = await submitSolution({ problem, context, language, code, captcha, idempotencyKey });
      keys.forget();
      showToast('success', currentMessages(resultMessages).submitted);
      const next = stateAfterSending({ submitId, code }, isResultHidden);
      setState(next);
      if (next.kind === 'hidden') onJudged();
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

  /** The stored submission again, not the code of the editor. `callApi` shows a refusal, and the result stays. */
  async function sendAgain({ submitId, code }: Sent): Promise<void> {
    try {
      await resubmitSolution(submitId);
      // The texts of the failed attempt.
      client.removeQueries({ queryKey: ['submission', submitId] });
      setState(stateAfterSending({ submitId, code }, isResultHidden));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }

  const resubmit = (sent: Sent) => {
    if (isSending.current) return;
    isSending.current = true;
    void sendAgain(sent).finally(() => {
      isSending.current = false;
    });
  };

  return { state, submit, resubmit };
}
