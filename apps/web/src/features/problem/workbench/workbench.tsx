/**
 * How this works: the draft keeps the code outside React, so that typing causes no render. The test run and
 * the submission each have their own state, shown in the dock under the editor.
 */
import { statuses } from '@touchstone/contract/statuses';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { useSession } from '../../../lib/session.ts';
import { CodeEditor } from '../../../ui/code-editor/code-editor.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { barMessages } from './bar/bar-messages.ts';
import { BarrierNotice } from './barrier-notice.tsx';
import { useShortcuts } from './bar/shortcuts.ts';
import { WorkbenchBar } from './bar/workbench-bar.tsx';
import { Dock, type DockPane } from './dock.tsx';
import type { Draft } from './draft/create-draft.ts';
import { DraftNotice } from './draft/draft-notice.tsx';
import { useDraft } from './draft/use-draft.ts';
import { closeLightWorkbench } from './light-workbench.ts';
import { useOpenedCode } from './draft/use-opened-code.ts';
import { NextProblems } from './next/next-problems.tsx';
import { resultMessages } from './result/result-messages.ts';
import { ResultPanel } from './result/result-panel.tsx';
import { runMessages } from './run/run-messages.ts';
import { RunPanel } from './run/run-panel.tsx';
import { registerWorkbench } from './open-workbench.ts';
import { useSending, type Sending } from './use-sending.ts';
import { findBarrier } from './find-barrier.ts';
import type { ContestConditions, ProblemContext, WorkbenchProblem } from './workbench-problem.ts';
import classes from './workbench.module.css';

export interface WorkbenchProps {
  problem: WorkbenchProblem;
  context: ProblemContext;
  conditions?: ContestConditions | undefined;
  /** Called when a submission made here has its final verdict. */
  onJudged: () => void;
}

const noConditions: ContestConditions = { isResultHidden: false, willOverwrite: false, isLastCounted: false };

/** The right pane of the problem page: editor, test run, submit, verdict. Fills the available height. */
export function Workbench({ problem, context, conditions: given = noConditions, onJudged }: WorkbenchProps) {
  const { user } = useSession();
  const conditions = { ...given, submitBarrier: findBarrier(given.submitBarrier, user) };
  const m = useMessages(barMessages);
  const open = useDraft(problem, context);
  useLightWorkbench(open.draft);
  useOpenedCode(open.draft, problem.languages);
  const sending = useSending({ draft: open.draft, problem, context, conditions, onJudged });
  const { run, submission, dock, marks } = sending;
  useRegistration(open.draft, sending);
  useShortcuts({ run: sending.startRun, submit: sending.requestSubmit });
  const { language, settings, content } = open.state;
  return (
    <section className={classes['root']} aria-label={m.workbench}>
      <WorkbenchBar
        open={open}
        problem={problem}
        context={context}
        isRunning={run.state.kind === 'running'}
        isSubmitting={submission.state.kind === 'sending'}
        isSubmitClosed={conditions.submitBarrier !== undefined}
        onRun={sending.startRun}
        onSubmit={sending.requestSubmit}
      />
      <BarrierNotice barrier={conditions.submitBarrier} context={context} />
      <DraftNotice open={open} />
      <div className={classes['editor']}>
        <CodeEditor
          content={content}
          onChange={open.type}
          language={language}
          settings={settings}
          label={m.editor}
          hint={m.keyboardHint}
          marks={marks.marks}
        />
      </div>
      <WorkbenchDock
        sending={sending}
        dock={dock}
        problem={problem}
        context={context}
        canRetry={conditions.submitBarrier === undefined}
      />
      <OverwriteDialog sending={sending} isLastCounted={conditions.isLastCounted} />
    </section>
  );
}

/** Other panes of the page read the program and fill the test input. */
function useRegistration(draft: Draft, sending: Sending): void {
  const current = useRef(sending);
  useEffect(() => {
    current.current = sending;
  });
  useEffect(
    () =>
      registerWorkbench({
        getProgram: () => ({ code: draft.getCode(), language: draft.get().language }),
        getSubmitId: () => {
          const { state } = current.current.submission;
          return state.kind === 'judged' ? state.submitId : undefined;
        },
        setInput: (text) => {
          current.current.setInput(text);
          current.current.showDock('run');
        },
      }),
    [draft],
  );
}

/** What was written before hydration is in storage, as if another window had written it. */
function useLightWorkbench(draft: Draft): void {
  useLayoutEffect(() => {
    if (closeLightWorkbench()) draft.follow();
  }, [draft]);
}

interface WorkbenchDockProps {
  sending: Sending;
  dock: DockPane | undefined;
  problem: WorkbenchProblem;
  context: ProblemContext;
  canRetry: boolean;
}

function WorkbenchDock({ sending, dock, problem, context, canRetry }: WorkbenchDockProps) {
  const titles = { run: useMessages(runMessages).title, result: useMessages(resultMessages).title };
  return (
    <Dock shown={dock} titles={titles} onShow={sending.showDock}>
      {dock === 'run' && (
        <RunPanel
          samples={problem.examples}
          input={sending.input}
          state={sending.run.state}
          onInput={sending.setInput}
          onRun={sending.startRun}
        />
      )}
      {dock === 'result' && (
        <>
          <ResultPanel
            state={sending.submission.state}
            problem={problem}
            context={context}
            isCodeChanged={sending.marks.isCodeChanged}
            onRetry={canRetry ? sending.requestSubmit : undefined}
            onAnswer={sending.submission.submit}
            onResubmit={sending.submission.resubmit}
            onRunInput={sending.runInput}
          />
          {isAccepted(sending) && <NextProblems problem={problem} context={context} />}
        </>
      )}
    </Dock>
  );
}

const isAccepted = ({ submission: { state } }: Sending): boolean =>
  state.kind === 'judged' && state.update.status === statuses.accepted;

function OverwriteDialog({ sending, isLastCounted }: { sending: Sending; isLastCounted: boolean }) {
  const m = useMessages(resultMessages);
  return (
    <ConfirmDialog
      opened={sending.isConfirming}
      title={m.coverTitle}
      confirmLabel={m.submit}
      isBusy={sending.isConfirmed}
      onConfirm={sending.confirmSubmit}
      onCancel={sending.cancelSubmit}
    >
      {isLastCounted ? m.coverText : m.coverHighest}
    </ConfirmDialog>
  );
}
