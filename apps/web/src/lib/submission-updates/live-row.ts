import { isUnderWay } from '@touchstone/contract/statuses';
import type { SubmissionUpdate } from '@touchstone/api-client/submission-update';

/** The fields that every list of submissions has. */
export interface JudgedRow {
  submitId: number;
  status: number;
  score: number | null;
  time: number | null;
  memory: number | null;
}

export type LiveRow<Row extends JudgedRow> = Row & { progress?: { done: number; total: number } };

/** The current row: an update that arrived after the fetch applies while the row has no verdict. */
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
