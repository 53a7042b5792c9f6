/** The fields of a submission that change during judging. */
import { isUnderWay, statuses } from '@touchstone/contract/statuses';
import type { SubmissionUpdate } from '../../lib/submission-updates/index.ts';

export interface LiveFields {
  status: number;
  score: number | null;
  time: number | null;
  memory: number | null;
  judger: string | null;
}

export const liveFieldsOf = ({ status, score, time, memory, judger }: LiveFields): LiveFields => ({
  status,
  score,
  time,
  memory,
  judger,
});

/** A requeued submission has no result. */
export const judgedAgain: LiveFields & { isManual: false } = {
  status: statuses.pending,
  score: null,
  time: null,
  memory: null,
  judger: null,
  isManual: false,
};

export interface ShownProgress {
  done: number;
  total: number;
}

/** Undefined before the cases run. */
export function progressOf({ status, progress }: SubmissionUpdate): ShownProgress | undefined {
  if (status !== statuses.judging || progress === undefined) return undefined;
  return { done: progress.judgedCases, total: progress.totalCases };
}

/** It never reached a judge, so its owner may submit it again. */
export const canResubmit = (status: number, isOwn: boolean): boolean =>
  isOwn && status === statuses.submittedFailed;

export { isUnderWay };
