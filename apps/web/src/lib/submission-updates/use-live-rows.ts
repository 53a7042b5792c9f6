/**
 * How this works: the page of submissions is the last fetched one, with later updates applied to rows that are still
 * being judged. A page that is fetched again is newer than any earlier update.
 */
import { isUnderWay } from '@touchstone/contract/statuses';
import { useState } from 'react';
import { withUpdate, type JudgedRow, type LiveRow } from './live-row.ts';
import type { SubmissionUpdate } from '@touchstone/api-client/submission-update';
import { useSubmissionUpdates } from './use-submission-updates.ts';

type Updates = ReadonlyMap<number, SubmissionUpdate>;
const noUpdates: Updates = new Map();

export function useLiveRows<Row extends JudgedRow>(rows: readonly Row[]): LiveRow<Row>[] {
  const [received, setReceived] = useState({ rows, updates: noUpdates });
  const updates = received.rows === rows ? received.updates : noUpdates;
  const live = rows.map((row) => withUpdate(row, updates.get(row.submitId)));
  const underWay = live.filter(({ status }) => isUnderWay(status)).map(({ submitId }) => submitId);
  useSubmissionUpdates(underWay, (update) =>
    setReceived((before) => ({
      rows,
      updates: new Map(before.rows === rows ? before.updates : []).set(update.submitId, update),
    })),
  );
  return live;
}
