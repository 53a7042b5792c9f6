import { Button } from '@mantine/core';
import { IconArrowRight, IconInfoCircle, IconSend2 } from '@tabler/icons-react';
import { problemTypes } from '@touchstone/contract/problem-types';
import { statuses } from '@touchstone/contract/statuses';
import { hasFailingInput } from '@touchstone/rules/judging/failing-input';
import { Link } from 'react-router';
import { useMessages } from '../../../../lib/messages.ts';
import { CounterExample } from '../../../../ui/counter-example/counter-example.tsx';
import { RemoteRunLine } from '../../../../ui/remote/remote-run-line.tsx';
import { VerdictMark } from '../../../../ui/verdict/verdict-mark.tsx';
import { VerdictShape } from '../../../../ui/verdict/verdict-shape.tsx';
import { submissionUrl } from '../../context/problem-context.ts';
import type { CaptchaAnswer } from '../api/submit-solution.ts';
import { FailureBox } from '../failure-box.tsx';
import type { ProblemContext, WorkbenchProblem } from '../workbench-problem.ts';
import { CancelButton } from './cancel-button.tsx';
import { CaptchaForm } from './captcha-form.tsx';
import { Judgement } from './judgement.tsx';
import { Measures } from './measures-line.tsx';
import { resultMessages } from './result-messages.ts';
import classes from './result-panel.module.css';
import type { Sent, SubmitState } from './submit-state.ts';

interface ResultPanelProps {
  state: SubmitState;
  problem: WorkbenchProblem;
  context: ProblemContext;
  isCodeChanged: boolean;
  /** Undefined if submitting is closed. */
  onRetry: (() => void) | undefined;
  onAnswer: (answer: CaptchaAnswer) => void;
  /** Sends a submission again that another judge did not finish. */
  onResubmit: (sent: Sent) => void;
  /** Runs the code in the editor on this input. */
  onRunInput: (input: string) => void;
}

/** The state of the last submission: one line while it is judged, then the verdict with details. */
export function ResultPanel({ state, problem, context, isCodeChanged, ...actions }: ResultPanelProps) {
  const m = useMessages(resultMessages);
  return (
    <div className={classes['root']}>
      <div className={classes['line']} role="status">
        <ResultLine state={state} isScored={problem.type === problemTypes.oi} />
        {state.kind === 'judging' && (
          <CancelButton
            // A failed attempt to cancel must not block the next submission.
            key={state.submitId}
            submitId={state.submitId}
            status={state.update?.status ?? statuses.pending}
            isInContest={context.contestId !== undefined}
          />
        )}
        {'submitId' in state && (
          <Link
            className={classes['link'] ?? ''}
            to={submissionUrl(context, problem.problemId, state.submitId)}
          >
            {m.details}
            <IconArrowRight size={15} stroke={1.75} aria-hidden="true" />
          </Link>
        )}
      </div>
      {state.kind === 'captcha' && (
        <CaptchaForm
          key={state.attempt}
          attempt={state.attempt}
          problem={state.problem}
          onAnswer={actions.onAnswer}
        />
      )}
      <RemoteFacts state={state} />
      {state.kind === 'judged' && <Judgement state={state} isCodeChanged={isCodeChanged} />}
      {state.kind === 'judged' && hasFailingInput(state.update.status) && (
        <CounterExample key={state.submitId} submitId={state.submitId} onRunInput={actions.onRunInput} />
      )}
      {state.kind === 'judged' && state.update.status === statuses.submittedFailed && (
        <Button
          className={classes['again'] ?? ''}
          size="compact-md"
          leftSection={<IconSend2 size={16} stroke={1.75} />}
          onClick={() => actions.onResubmit(state)}
        >
          {m.resubmit}
        </Button>
      )}
      {state.kind === 'failed' && (
        <FailureBox failure={state} retryLabel={m.retry} onRetry={actions.onRetry} />
      )}
    </div>
  );
}

/** How far the submission is at another judge, and the link to it there. */
function RemoteFacts({ state }: { state: SubmitState }) {
  if (state.kind !== 'judging' && state.kind !== 'judged') return null;
  const { update } = state;
  return update?.remote === undefined ? null : <RemoteRunLine run={update.remote} status={update.status} />;
}

function ResultLine({ state, isScored }: { state: SubmitState; isScored: boolean }) {
  const m = useMessages(resultMessages);
  switch (state.kind) {
    case 'idle':
      return (
        <p className={classes['hint']}>
          <IconInfoCircle size={16} stroke={1.75} aria-hidden="true" />
          {m.noResult}
        </p>
      );
    case 'sending':
      return <p className={classes['sending']}>{m.sending}</p>;
    case 'failed':
      return null;
    case 'captcha':
      return <p className={classes['asked']}>{m.captchaNeeded}</p>;
    case 'hidden':
      return (
        <>
          <span className={classes['submitted']}>
            <VerdictShape shape="check" size={16} />
            {m.submitted}
          </span>
          <span className={classes['hint']}>{m.hidden}</span>
        </>
      );
    case 'judging': {
      const { status = statuses.pending, progress } = state.update ?? {};
      return (
        <VerdictMark
          status={status}
          progress={progress && { done: progress.judgedCases, total: progress.totalCases }}
        />
      );
    }
    case 'judged': {
      const { status, score, time, memory } = state.update;
      const hasRun = status !== statuses.compileError && status !== statuses.systemError;
      return (
        <>
          <VerdictMark status={status} />
          {isScored && score !== null && <strong className={classes['score']}>{m.score(score)}</strong>}
          {hasRun && <Measures status={status} time={time} memory={memory} />}
        </>
      );
    }
    default:
      return state satisfies never;
  }
}
