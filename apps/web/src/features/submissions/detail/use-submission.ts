/**
 * One submission, kept fresh.
 *
 * How this works: while it is judged it is watched, and what is told is written into what was read. The verdict alone is not
 * everything: with it the submission and its cases are read once more, for the compiler's words and what else the end
 * brings. Whatever an administrator changes here is written in at once and read again, too.
 */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale } from '../../../lib/locale.ts';
import { useSession } from '../../../lib/session.ts';
import { useSubmissionUpdates } from '../../../lib/submission-updates/index.ts';
import { caseResultsQuery } from '../api/get-case-results.ts';
import { submissionQuery, type Submission } from '../api/get-submission.ts';
import { isUnderWay, liveFieldsOf, progressOf, type ShownProgress } from '../live-fields.ts';

export function useSubmission(submitId: number) {
  const client = useQueryClient();
  const { user } = useSession();
  const locale = useLocale();
  const query = submissionQuery(submitId, { uid: user?.uid, locale });
  const { data, error, refetch } = useQuery(query);
  const [progress, setProgress] = useState<ShownProgress>();

  const patch = (changes: Partial<Submission>) =>
    client.setQueryData(query.queryKey, (detail) =>
      detail === undefined ? undefined : { ...detail, submission: { ...detail.submission, ...changes } },
    );
  const readAgain = () => {
    void client.invalidateQueries({ queryKey: ['submissions', 'detail', submitId] });
    void client.invalidateQueries({ queryKey: ['submissions', 'cases', submitId] });
  };

  const isRunning = data !== undefined && isUnderWay(data.submission.status);
  useSubmissionUpdates(isRunning ? [submitId] : [], (update) => {
    setProgress(progressOf(update));
    patch({ ...liveFieldsOf(update), isManual: update.isManual });
    if (!isUnderWay(update.status)) readAgain();
  });
  return { data, error, refetch, progress: isRunning ? progress : undefined, isRunning, patch, readAgain };
}

export type SubmissionControl = ReturnType<typeof useSubmission>;

/** Read when there is something to read: a submission that is judged, and not sealed. */
export function useCaseResults(submitId: number, isReady: boolean) {
  const { user } = useSession();
  return useQuery({ ...caseResultsQuery(submitId, user?.uid), enabled: isReady });
}
