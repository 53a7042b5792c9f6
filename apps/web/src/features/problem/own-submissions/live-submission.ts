import { isUnderWay } from '@touchstone/contract/statuses';
import type { SubmissionUpdate } from '../../../lib/submission-updates/index.ts';
import type { OwnSubmission } from '../api/list-own-submissions.ts';

export interface LiveSubmission extends OwnSubmission {
  progress?: { done: number; total: number };
}

/** A row as it is now: what was told since it was read counts while it has no verdict of its own. */
export function withUpdate(row: OwnSubmission, update: SubmissionUpdate | undefined): LiveSubmission {
  if (update === undefined || !isUnderWay(row.status)) return row;
  const { status, score, time, memory, progress } = update;
  const live = { ...row, status, score, time, memory };
  return progress === undefined
    ? live
    : { ...live, progress: { done: progress.judgedCases, total: progress.totalCases } };
}
