/**
 * The rows of the list with live updates.
 *
 * How this works: the client subscribes to rows that are being judged and writes their updates into the cached page, so
 * that a row looks the same whether it was updated or loaded. A refetched page may be older than an update: then the row
 * is subscribed again, and the server repeats the update at once. A new submission of the viewer triggers one refetch of
 * the first page.
 */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import { useOwnSubmissionUpdates, useSubmissionUpdates } from '../../../lib/submission-updates/index.ts';
import type { SubmissionContext } from '../addresses.ts';
import { submissionListQuery, type JudgeRow } from '../api/list-submissions.ts';
import { isUnderWay, progressOf, type ShownProgress } from '../live-fields.ts';
import type { ListFilter } from './list-filter.ts';
import { changesOf, isKnownRow, patchRows } from './patch-rows.ts';

export function useSubmissionList(filter: ListFilter, { groupId }: SubmissionContext = {}) {
  const { user } = useSession();
  const client = useQueryClient();
  const query = submissionListQuery(filter, { uid: user?.uid, groupId });
  const { data, isError, isPlaceholderData, isFetching, refetch } = useQuery(query);
  const [progress, setProgress] = useState<ReadonlyMap<number, ShownProgress>>(new Map());
  const announced = useRef(new Set<number>());

  const patchRow = (submitId: number, changes: Partial<JudgeRow>) =>
    client.setQueryData(query.queryKey, (page) =>
      page === undefined ? undefined : patchRows(page, submitId, changes),
    );

  const rows = data?.records ?? [];
  const watched = isPlaceholderData ? [] : rows.filter(({ status }) => isUnderWay(status));
  useSubmissionUpdates(
    watched.map(({ submitId }) => submitId),
    (update) => {
      const shown = progressOf(update);
      if (shown !== undefined) setProgress((before) => new Map(before).set(update.submitId, shown));
      patchRow(update.submitId, changesOf(update));
    },
  );

  // Subscribes once the rows are loaded, so that one connection serves both subscriptions.
  const followsOwn = user !== undefined && filter.page === 1 && data !== undefined;
  useOwnSubmissionUpdates(followsOwn, ({ submitId }) => {
    if (isPlaceholderData || isKnownRow(rows, announced.current, submitId)) return;
    announced.current.add(submitId);
    void refetch();
  });

  return { data, isError, isPlaceholderData, isFetching, refetch, progress, patchRow };
}

export type SubmissionList = ReturnType<typeof useSubmissionList>;
