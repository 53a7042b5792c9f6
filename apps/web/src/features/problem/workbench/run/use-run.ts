/**
 * A test run, from the button to its result.
 *
 * How this works: the server returns a key, with which the client polls for the result: first at short intervals, then
 * every second. The server deletes a result after sending it once, so a lost response cannot be fetched again; the user
 * has to run the program again, and the error text says so. A new run, or leaving the page, stops the polling.
 */
import { findTestRunInputProblem } from '@touchstone/rules/judging/submit-code';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../../lib/api/index.ts';
import { currentMessages } from '../../../../lib/messages.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { fetchRun, startRun, type RunResult } from '../api/run-program.ts';
import { failureOf, type SendFailure } from '../check-program.ts';
import type { Draft } from '../draft/create-draft.ts';
import type { ProblemContext, WorkbenchProblem } from '../workbench-problem.ts';
import { findSample } from './find-sample.ts';
import { pollForResult } from './poll-for-result.ts';
import { runMessages } from './run-messages.ts';

export interface FinishedRun {
  result: RunResult;
  /** The sample that was used as input, zero-based. */
  sample: number | undefined;
  expectedOutput: string | undefined;
  code: string;
}

export type RunState =
  | { kind: 'idle' }
  | { kind: 'running' }
  | SendFailure
  | ({ kind: 'done' } & FinishedRun);

interface RunParts {
  problem: WorkbenchProblem;
  context: ProblemContext;
  draft: Draft;
}

export function useRun({ problem, context, draft }: RunParts) {
  const [state, setState] = useState<RunState>({ kind: 'idle' });
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  async function runOnce(input: string, signal: AbortSignal): Promise<void> {
    const sample = findSample(problem.examples, input);
    const expectedOutput = sample === undefined ? undefined : problem.examples[sample]?.output;
    const code = draft.getCode();
    const program = { problem, context, language: draft.get().language, code, input, expectedOutput };
    const key = await startRun(program, signal);
    const result = await pollForResult((asked) => fetchRun(key, asked), signal);
    setState({ kind: 'done', result, sample, expectedOutput, code });
  }

  async function start(input: string, controller: AbortController): Promise<void> {
    setState({ kind: 'running' });
    try {
      await runOnce(input, controller.signal);
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      setState(error.kind === 'unauthorized' ? { kind: 'idle' } : failureOf(error));
    }
  }

  const run = (input: string) => {
    const inputProblem = findTestRunInputProblem(input);
    if (inputProblem !== undefined) return showToast('warning', currentMessages(runMessages)[inputProblem]);
    current.current?.abort();
    current.current = new AbortController();
    draft.flush();
    void start(input, current.current);
  };

  return { state, run };
}
