/**
 * How this works: the page of submissions is what was read last; on top of it lies what has been told since about those that
 * are still being judged. A page that is read anew is newer than anything told before.
 */
import { isUnderWay } from '@touchstone/contract/statuses';
import { useState } from 'react';
import { withUpdate, type JudgedRow, type LiveRow } from './live-row.ts';
import type { SubmissionUpdate } from '@touchstone/api-client/submission-update';
import { useSubmissionUpdates } from './use-submission-updates.ts';

type Updates = ReadonlyMap<number, SubmissionUpdate>;
const nothingTold: Updates = new Map();

export function useLiveRows<Row extends JudgedRow>(rows: readonly Row[]): LiveRow<Row>[] {
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
