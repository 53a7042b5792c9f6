/** Sending code by run or submit, the dock that shows the result, and the compile marks in the editor. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { currentMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { barrierMessages } from './barrier-messages.ts';
import { checkProgram } from './check-program.ts';
import type { DockPane } from './dock.tsx';
import { delayOverwrite } from './delay-overwrite.ts';
import type { Draft } from './draft/create-draft.ts';
import { useSubmit } from './result/use-submit.ts';
import { useRun } from './run/use-run.ts';
import { useMarks } from './use-marks.ts';
import { useSendAfterLogin, type SendKind } from './use-send-after-login.ts';
import { useSampleRequests } from './use-sample-requests.ts';
import type { ContestConditions, ProblemContext, WorkbenchProblem } from './workbench-problem.ts';

interface SendingParts {
  draft: Draft;
  problem: WorkbenchProblem;
  context: ProblemContext;
  conditions: ContestConditions;
  onJudged: () => void;
}

export type Sending = ReturnType<typeof useSending>;

export function useSending({ draft, problem, context, conditions, onJudged }: SendingParts) {
  const [dock, showDock] = useState<DockPane>();
  const [input, setInput] = useState(problem.examples[0]?.input ?? '');
  const [latest, setLatest] = useState<'run' | 'submission'>('submission');
  const [isConfirming, setIsConfirming] = useState(false);
  const [isConfirmed, setConfirmed] = useState(false);
  const run = useRun({ problem, context, draft });
  const submission = useSubmit({
    problem,
    context,
    draft,
    isResultHidden: conditions.isResultHidden,
    onJudged,
  });
  const marks = useMarks({ draft, run: run.state, submission: submission.state, latest });
  const sendAgain = useRef<(kind: SendKind) => void>(() => undefined);
  const canSend = useSendAfterLogin(sendAgain);
  const runWith = (text: string) => {
    showDock('run');
    if (!checkProgram(draft, problem.languages) || !canSend('run')) return;
    setLatest('run');
    run.run(text);
  };
  const submit = () => {
    setIsConfirming(false);
    setConfirmed(false);
    showDock('result');
    setLatest('submission');
    submission.submit();
  };
  const requestSubmit = () => {
    const { submitBarrier } = conditions;
    if (submitBarrier !== undefined)
      return showToast('warning', currentMessages(barrierMessages).why[submitBarrier]);
    if (!checkProgram(draft, problem.languages) || !canSend('submit')) return undefined;
    return conditions.willOverwrite ? setIsConfirming(true) : submit();
  };
  useEffect(() => {
    sendAgain.current = (kind) => (kind === 'run' ? runWith(input) : requestSubmit());
  });
  const submitConfirmed = useEffectEvent(submit);
  // The last chance to notice that the wrong code replaces an earlier submission.
  useEffect(() => {
    if (!isConfirmed) return undefined;
    return delayOverwrite(() => submitConfirmed());
  }, [isConfirmed]);
  useSampleRequests((index) => {
    const sample = problem.examples[index];
    if (sample === undefined) return;
    setInput(sample.input);
    if (draft.isUntouched()) showDock('run');
    else runWith(sample.input);
  });
  return {
    dock,
    showDock,
    input,
    setInput,
    run,
    submission,
    marks,
    isConfirming,
    isConfirmed,
    confirmSubmit: () => setConfirmed(true),
    cancelSubmit: () => {
      setIsConfirming(false);
      setConfirmed(false);
    },
    startRun: () => runWith(input),
    runInput: (text: string) => {
      setInput(text);
      runWith(text);
    },
    requestSubmit,
    submit,
  };
}
