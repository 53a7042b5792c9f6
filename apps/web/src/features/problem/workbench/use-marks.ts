import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { submissionTextQuery } from './api/get-judgement.ts';
import { complaintOfRun, complaintOfSubmission, findFailedSubmission, marksOf } from './complaints.ts';
import type { Draft } from './draft/create-draft.ts';
import type { SubmitState } from './result/submit-state.ts';
import type { RunState } from './run/use-run.ts';

interface MarkSources {
  draft: Draft;
  run: RunState;
  submission: SubmitState;
  /** Which of the two was sent last. */
  latest: 'run' | 'submission';
}

/** The lines that the last compiler output refers to; none if the code has changed since. */
export function useMarks({ draft, run, submission, latest }: MarkSources) {
  const failedId = findFailedSubmission(submission)?.submitId;
  const text = useQuery({ ...submissionTextQuery(failedId ?? 0), enabled: failedId !== undefined }).data;
  const complaint = latest === 'run' ? complaintOfRun(run) : complaintOfSubmission(submission, text);
  const { text: said, code } = complaint ?? {};
  return useMemo(
    () =>
      marksOf(said === undefined || code === undefined ? undefined : { text: said, code }, draft.getCode()),
    [said, code, draft],
  );
}
