import { useQuery } from '@tanstack/react-query';
import { statuses } from '@touchstone/contract/statuses';
import { useMemo } from 'react';
import { parseCompileMarks, type CompileMark } from '../../../ui/code-editor/compile-marks.ts';
import { submissionTextQuery } from './api/get-judgement.ts';
import type { Draft } from './draft/create-draft.ts';
import type { SubmitState } from './result/use-submit.ts';
import type { RunState } from './run/use-run.ts';

interface MarkSources {
  draft: Draft;
  run: RunState;
  submission: SubmitState;
  /** Which of the two was sent last. */
  latest: 'run' | 'submission';
}

interface Complaint {
  text: string;
  code: string;
}

/** Interpreters report errors at run time. */
const complaining: readonly number[] = [statuses.compileError, statuses.runtimeError];

function complaintOfRun(run: RunState): Complaint | undefined {
  if (run.kind !== 'done' || !complaining.includes(run.result.status)) return undefined;
  return { text: run.result.stderr ?? '', code: run.code };
}

const noMarks: readonly CompileMark[] = [];

/** The lines that the last compiler output refers to; none if the code has changed since. */
export function useMarks({ draft, run, submission, latest }: MarkSources) {
  const failedId =
    submission.kind === 'judged' && submission.update.status === statuses.compileError
      ? submission.submitId
      : undefined;
  const text = useQuery({ ...submissionTextQuery(failedId ?? 0), enabled: failedId !== undefined }).data;
  const sent = submission.kind === 'judged' ? submission.code : '';
  const ofRun = complaintOfRun(run);
  const ofSubmission = failedId === undefined || text == null ? undefined : { text, code: sent };
  const complaint = latest === 'run' ? ofRun : ofSubmission;
  const { text: said, code } = complaint ?? {};
  return useMemo(() => {
    if (said === undefined) return { marks: noMarks, isCodeChanged: false };
    const isCodeChanged = code !== draft.getCode();
    return { marks: isCodeChanged ? noMarks : parseCompileMarks(said), isCodeChanged };
  }, [said, code, draft]);
}
