/** What an update changes on the loaded page of the list. Pure. */
import type { SubmissionUpdate } from '../../../lib/submission-updates/index.ts';
import type { JudgeRow, SubmissionPage } from '../api/list-submissions.ts';
import { liveFieldsOf } from '../live-fields.ts';

/** The other rows keep their identity, so that they are not rendered again. */
export function patchRows(
  page: SubmissionPage,
  submitId: number,
  changes: Partial<JudgeRow>,
): SubmissionPage {
  const records = page.records.map((row) => (row.submitId === submitId ? { ...row, ...changes } : row));
  return { ...page, records };
}

/** An update that does not say whether the verdict is manual leaves that as it is. */
export const changesOf = (update: SubmissionUpdate): Partial<JudgeRow> => ({
  ...liveFieldsOf(update),
  ...(update.isManual !== null && { isManual: update.isManual }),
});

/** A row of the page, or one for which the page was fetched again already. */
export const isKnownRow = (
  rows: readonly Pick<JudgeRow, 'submitId'>[],
  announced: ReadonlySet<number>,
  submitId: number,
): boolean => announced.has(submitId) || rows.some((row) => row.submitId === submitId);
