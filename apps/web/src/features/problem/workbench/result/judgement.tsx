import { useQuery } from '@tanstack/react-query';
import { statuses } from '@touchstone/contract/statuses';
import { useMessages } from '../../../../lib/messages.ts';
import { withoutNote } from '@touchstone/rules/judging/note-text';
import type { CaseExplanation } from '../../../../ui/case-results/case-entries.ts';
import { NoteView } from '../../../../ui/explanation/note-view.tsx';
import { LineSkeletons } from './line-skeletons.tsx';
import { VerdictMark } from '../../../../ui/verdict/verdict-mark.tsx';
import { caseResultsQuery, explanationQuery, submissionTextQuery } from '../api/get-judgement.ts';
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
  // The page already shows why the other judge has no result.
  if (status === statuses.submittedFailed && state.update.remote?.reason != null) return null;
  if (withText.includes(status)) return <JudgeText state={state} isCodeChanged={isCodeChanged} />;
  return withoutCases.includes(status) ? null : <FirstFailing submitId={state.submitId} />;
}

function JudgeText({ state, isCodeChanged }: { state: Judged; isCodeChanged: boolean }) {
  const m = useMessages(resultMessages);
  const { data, isPending, isError } = useQuery(submissionTextQuery(state.submitId));
  const isCompileError = state.update.status === statuses.compileError;
  const explanation = useQuery(explanationQuery(state.submitId));
  if (isError) return <p className={classes['note']}>{m.textFailed}</p>;
  if (isPending || explanation.isPending) return <LineSkeletons />;
  const note = explanation.data?.note ?? null;
  return (
    <>
      {note !== null && <NoteView note={note} />}
      <PlainText
        text={withoutNote(data ?? '', note)}
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
  const explanation = useQuery(explanationQuery(submitId));
  if (isError) return <p className={classes['note']}>{m.textFailed}</p>;
  if (isPending || explanation.isPending) return <LineSkeletons />;
  const explained = explanation.data?.cases ?? [];
  const failing = findFailingCase(data);
  if (failing !== undefined) {
    const reason = explained.find(({ seq }) => seq === failing.result.seq);
    return <FailingCaseSheet failing={failing} explanation={reason} />;
  }
  const [sample] = explained;
  return sample === undefined ? null : <FailingSampleSheet explanation={sample} />;
}

/** The cases of the problem are hidden, but a sample is in the statement. */
function FailingSampleSheet({ explanation }: { explanation: CaseExplanation }) {
  const m = useMessages(resultMessages);
  return (
    <section className={classes['case']} aria-label={m.firstFailing}>
      <h2 className={classes['label']}>{m.firstFailing}</h2>
      <div className={classes['line']}>
        <strong className={classes['caseNumber']}>{m.sample}</strong>
        <VerdictMark status={explanation.status} />
      </div>
      <Reason explanation={explanation} />
    </section>
  );
}

function Reason({
  explanation: { note, message },
}: {
  explanation: Pick<CaseExplanation, 'note' | 'message'>;
}) {
  const m = useMessages(resultMessages);
  if (note !== null) return <NoteView note={note} />;
  return message === null ? null : <PlainText text={message} label={m.judgeSays} />;
}

interface FailingCaseSheetProps {
  failing: FailingCase;
  explanation: CaseExplanation | undefined;
}

function FailingCaseSheet({ failing, explanation }: FailingCaseSheetProps) {
  const m = useMessages(resultMessages);
  const { number, total, group, result } = failing;
  return (
    <section className={classes['case']} aria-label={m.firstFailing}>
      <h2 className={classes['label']}>{m.firstFailing}</h2>
      <div className={classes['line']}>
        <strong className={classes['caseNumber']}>
          {group !== undefined && `${m.subtask(group)} · `}
          {m.failingCase(number, total)}
          {explanation?.isSample === true && ` · ${m.sample}`}
        </strong>
        <VerdictMark status={result.status} score={result.score} />
        <Measures status={result.status} time={result.time} memory={result.memory} />
      </div>
      <Reason
        explanation={
          explanation ?? { note: null, message: result.userOutput === '' ? null : result.userOutput }
        }
      />
    </section>
  );
}
