import { useQuery } from '@tanstack/react-query';
import { statuses } from '@touchstone/contract/statuses';
import { useMessages } from '../../../../lib/messages.ts';
import { LineSkeletons } from './line-skeletons.tsx';
import { VerdictMark } from '../../../../ui/verdict/verdict-mark.tsx';
import { caseResultsQuery, submissionTextQuery } from '../api/get-judgement.ts';
import { findFailingCase, type FailingCase } from './first-failing-case.ts';
import { Measures } from './measures-line.tsx';
import { PlainText } from './plain-text.tsx';
import { resultMessages } from './result-messages.ts';
import classes from './result-panel.module.css';
import type { SubmitState } from './submit-state.ts';

type Judged = Extract<SubmitState, { kind: 'judged' }>;

/** Statuses for which the server sends a text. */
const withText: readonly number[] = [statuses.compileError, statuses.systemError, statuses.submittedFailed];
/** Statuses without a failing case. */
const withoutCases: readonly number[] = [...withText, statuses.accepted, statuses.cancelled];

export function Judgement({ state, isCodeChanged }: { state: Judged; isCodeChanged: boolean }) {
  const m = useMessages(resultMessages);
  const { status } = state.update;
  if (status === statuses.accepted) return <p className={classes['note']}>{m.acceptedNote}</p>;
  if (withText.includes(status)) return <JudgeText state={state} isCodeChanged={isCodeChanged} />;
  return withoutCases.includes(status) ? null : <FirstFailing submitId={state.submitId} />;
}

function JudgeText({ state, isCodeChanged }: { state: Judged; isCodeChanged: boolean }) {
  const m = useMessages(resultMessages);
  const { data, isPending, isError } = useQuery(submissionTextQuery(state.submitId));
  const isCompileError = state.update.status === statuses.compileError;
  if (isPending) return <LineSkeletons />;
  if (isError) return <p className={classes['note']}>{m.textFailed}</p>;
  return (
    <>
      <PlainText
        text={data ?? ''}
        label={isCompileError ? m.compilerSays : m.judgeSays}
        keepsLines={isCompileError}
      />
      {isCompileError && isCodeChanged && <p className={classes['note']}>{m.codeChanged}</p>}
    </>
  );
}

function FirstFailing({ submitId }: { submitId: number }) {
  const m = useMessages(resultMessages);
  const { data, isPending, isError } = useQuery(caseResultsQuery(submitId));
  if (isPending) return <LineSkeletons />;
  if (isError) return <p className={classes['note']}>{m.textFailed}</p>;
  const failing = findFailingCase(data);
  return failing === undefined ? null : <FailingCaseSheet failing={failing} />;
}

function FailingCaseSheet({ failing }: { failing: FailingCase }) {
  const m = useMessages(resultMessages);
  const { number, total, group, result } = failing;
  return (
    <section className={classes['case']} aria-label={m.firstFailing}>
      <h2 className={classes['label']}>{m.firstFailing}</h2>
      <div className={classes['line']}>
        <strong className={classes['caseNumber']}>
          {group !== undefined && `${m.subtask(group)} · `}
          {m.failingCase(number, total)}
        </strong>
        <VerdictMark status={result.status} score={result.score} />
        <Measures time={result.time} memory={result.memory} />
      </div>
      {result.userOutput !== null && result.userOutput !== '' && (
        <PlainText text={result.userOutput} label={m.judgeSays} />
      )}
    </section>
  );
}
