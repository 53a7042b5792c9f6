import { IconInfoCircle } from '@tabler/icons-react';
import { statuses } from '@touchstone/contract/statuses';
import { withoutNote } from '@touchstone/rules/judging/note-text';
import { useMessages } from '../../../../lib/messages.ts';
import { NoteView } from '../../../../ui/explanation/note-view.tsx';
import { VerdictMark } from '../../../../ui/verdict/verdict-mark.tsx';
import { VerdictShape } from '../../../../ui/verdict/verdict-shape.tsx';
import { FailureBox } from '../failure-box.tsx';
import { Measures } from '../result/measures-line.tsx';
import { PlainText } from '../result/plain-text.tsx';
import { OutputDiff } from './output-diff.tsx';
import { runMessages } from './run-messages.ts';
import classes from './run-result.module.css';
import type { FinishedRun, RunState } from './use-run.ts';

/** The server truncates program output to this length and appends dots. */
const shownOutput = 1000;

/** Checkers and interactors decide on their own whether output is correct. */
const isSpecial = (mode: string | null) => mode === 'spj' || mode === 'interactive';

export function RunResult({ state, onRetry }: { state: RunState; onRetry: () => void }) {
  const m = useMessages(runMessages);
  switch (state.kind) {
    case 'idle':
      return (
        <p className={classes['hint']}>
          <IconInfoCircle size={16} stroke={1.75} aria-hidden="true" />
          {m.noRun}
        </p>
      );
    case 'running':
      return (
        <p className={classes['running']} role="status">
          {m.running}
        </p>
      );
    case 'failed':
      return <FailureBox failure={state} retryLabel={m.retry} onRetry={onRetry} />;
    case 'done':
      return <Finished run={state} />;
    default:
      return state satisfies never;
  }
}

function Finished({ run }: { run: FinishedRun }) {
  const m = useMessages(runMessages);
  const { result, sample } = run;
  if (result.status === statuses.notSubmitted)
    return (
      <p className={classes['hint']}>
        <IconInfoCircle size={16} stroke={1.75} aria-hidden="true" />
        {m.noRun}
      </p>
    );
  const isCompared = run.expectedOutput !== undefined;
  const isUncertain =
    isCompared &&
    isSpecial(result.problemJudgeMode) &&
    (result.status === statuses.accepted || result.status === statuses.wrongAnswer);
  const isPlainRun = result.status === statuses.accepted && !isCompared;
  const isPassed = result.status === statuses.accepted && sample !== undefined && !isUncertain;
  return (
    <div className={classes['result']}>
      <div className={classes['head']} role="status">
        {isUncertain || isPlainRun ? (
          <span className={classes['ran']}>
            <VerdictShape shape="check" size={16} />
            {m.ran}
          </span>
        ) : (
          <VerdictMark status={result.status} />
        )}
        {isPassed && <span className={classes['passed']}>{m.samplePassed(sample + 1)}</span>}
        {result.status !== statuses.compileError && (
          <Measures status={result.status} time={result.time} memory={result.memory} />
        )}
      </div>
      {isUncertain && <p className={classes['note']}>{m.uncertain}</p>}
      <Texts run={run} />
    </div>
  );
}

function Texts({ run: { result, expectedOutput } }: { run: FinishedRun }) {
  const m = useMessages(runMessages);
  const { note } = result;
  const errorText = result.stderr ?? '';
  if (result.status === statuses.compileError)
    return (
      <>
        {note !== null && <NoteView note={note} />}
        <PlainText text={withoutNote(errorText, note)} label={m.compilerSays} keepsLines />
      </>
    );
  const output = result.userOutput ?? '';
  const isCut = output.length > shownOutput;
  const shown = isCut ? output.slice(0, shownOutput) : output;
  const isWrong = result.status === statuses.wrongAnswer && expectedOutput !== undefined;
  return (
    <>
      {note !== null && <NoteView note={note} />}
      {isWrong ? (
        <OutputDiff expected={isCut ? expectedOutput.slice(0, shownOutput) : expectedOutput} actual={shown} />
      ) : (
        <section>
          <h2 className={classes['label']}>{m.output}</h2>
          {shown === '' ? (
            <p className={classes['note']}>{m.noOutput}</p>
          ) : (
            <PlainText text={shown} label={m.output} />
          )}
        </section>
      )}
      {isCut && <p className={classes['note']}>{m.cut}</p>}
      {errorText !== '' && (
        <section>
          <h2 className={classes['label']}>{m.errorOutput}</h2>
          <PlainText text={errorText} label={m.errorOutput} />
        </section>
      )}
    </>
  );
}
