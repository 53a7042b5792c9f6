/**
 * One submission with live updates.
 *
 * How this works: while the submission is judged, the client subscribes to its updates and writes them into the query
 * cache, and the finished cases are refetched. With the final verdict, the submission and its cases are refetched once, for the compiler output and the other
 * final fields. Changes by an administrator on this page are written into the cache immediately and then refetched.
 */
import { readRemoteRun, type RemoteRun } from '@touchstone/api-client/submission-update';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale } from '../../../lib/locale.ts';
import { useSession } from '../../../lib/session.ts';
import { useSubmissionUpdates } from '../../../lib/submission-updates/index.ts';
import { caseResultsQuery } from '../api/get-case-results.ts';
import { explanationQuery } from '../api/get-explanation.ts';
import { submissionQuery, type Submission } from '../api/get-submission.ts';
import { isUnderWay, liveFieldsOf, progressOf, type ShownProgress } from '../live-fields.ts';

export function useSubmission(submitId: number) {
  const client = useQueryClient();
  const { user } = useSession();
  const locale = useLocale();
  const query = submissionQuery(submitId, { uid: user?.uid, locale });
  const { data, error, refetch } = useQuery(query);
  const [progress, setProgress] = useState<ShownProgress>();
  const [liveRun, setLiveRun] = useState<RemoteRun>();

  const patch = (changes: Partial<Submission>) =>
    client.setQueryData(query.queryKey, (detail) =>
      detail === undefined ? undefined : { ...detail, submission: { ...detail.submission, ...changes } },
    );
  const refetchCases = () => void client.invalidateQueries({ queryKey: ['submissions', 'cases', submitId] });
  const refetchAll = () => {
    void client.invalidateQueries({ queryKey: ['submissions', 'detail', submitId] });
    refetchCases();
    void client.invalidateQueries({ queryKey: ['submissions', 'explanation', submitId] });
  };

  const isRunning = data !== undefined && isUnderWay(data.submission.status);
  useSubmissionUpdates(isRunning ? [submitId] : [], (update) => {
    setProgress(progressOf(update));
    setLiveRun(update.remote);
    patch({ ...liveFieldsOf(update), isManual: update.isManual });
    if (!isUnderWay(update.status)) refetchAll();
    else if (progressOf(update) !== undefined) refetchCases();
  });
  const storedRun = readRemoteRun(data?.submission.remote);
  return {
    data,
    error,
    refetch,
    progress: isRunning ? progress : undefined,
    /** At another judge; undefined for a submission to ours. */
    remoteRun: isRunning ? (liveRun ?? storedRun) : storedRun,
    isRunning,
    patch,
    refetchAll,
  };
}

export type SubmissionControl = ReturnType<typeof useSubmission>;

/** While the submission is judged: the cases that have finished. */
export function useCaseResults(submitId: number) {
  const { user } = useSession();
  return useQuery(caseResultsQuery(submitId, user?.uid));
}

/** Loaded only for a submission that has failed. */
export function useExplanation(submitId: number, isFailed: boolean) {
  const { user } = useSession();
  return useQuery({ ...explanationQuery(submitId, user?.uid), enabled: isFailed });
}
