/**
 * How this works: the page of submissions is what was read last; on top of it lies what has been told since about those that
 * are still being judged. A page that is read anew is newer than anything told before.
 */
import { isUnderWay } from '@touchstone/contract/statuses';
import { useState } from 'react';
import { useSubmissionUpdates, type SubmissionUpdate } from '../../../lib/submission-updates/index.ts';
import type { OwnSubmission } from '../api/list-own-submissions.ts';
import { withUpdate, type LiveSubmission } from './live-submission.ts';

type Updates = ReadonlyMap<number, SubmissionUpdate>;
const nothingTold: Updates = new Map();

export function useLiveSubmissions(rows: readonly OwnSubmission[]): LiveSubmission[] {
  const [told, setTold] = useState({ rows, updates: nothingTold });
  const updates = told.rows === rows ? told.updates : nothingTold;
  const live = rows.map((row) => withUpdate(row, updates.get(row.submitId)));
  const underWay = live.filter(({ status }) => isUnderWay(status)).map(({ submitId }) => submitId);
  useSubmissionUpdates(underWay, (update) =>
    setTold((before) => ({
      rows,
      updates: new Map(before.rows === rows ? before.updates : []).set(update.submitId, update),
    })),
  );
  return live;
}
