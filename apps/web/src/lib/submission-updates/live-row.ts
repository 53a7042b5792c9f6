import { isUnderWay } from '@touchstone/contract/statuses';
import type { SubmissionUpdate } from '@touchstone/api-client/submission-update';

/** What every list of submissions has of each. */
export interface JudgedRow {
  submitId: number;
  status: number;
  score: number | null;
  time: number | null;
  memory: number | null;
}

export type LiveRow<Row extends JudgedRow> = Row & { progress?: { done: number; total: number } };

/** A row as it is now: an update that arrived since it was fetched counts while the row has no verdict of its own. */
export function withUpdate<Row extends JudgedRow>(
  row: Row,
  update: SubmissionUpdate | undefined,
): LiveRow<Row> {
  if (update === undefined || !isUnderWay(row.status)) return row;
  const { status, score, time, memory, progress } = update;
  const live = { ...row, status, score, time, memory };
  return progress === undefined
    ? live
    : { ...live, progress: { done: progress.judgedCases, total: progress.totalCases } };
}
