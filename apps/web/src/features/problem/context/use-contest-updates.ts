import { useQueryClient } from '@tanstack/react-query';
import { isUnderWay } from '@touchstone/contract/statuses';
import { useOwnSubmissionUpdates } from '../../../lib/submission-updates/index.ts';
import { useOnChange } from '../../../lib/use-on-change.ts';
import { problemKey } from '../api/problem-key.ts';
import type { ContestSituation } from './contest-situation.ts';

/**
 * A contest page shows the status of all problems: a verdict changes it, also that of a submission made in another tab. Each
 * phase of the contest (start, freeze, end) changes what the server returns.
 */
export function useContestUpdates(contest: ContestSituation | undefined): void {
  const client = useQueryClient();
  useOwnSubmissionUpdates(contest !== undefined, ({ status }) => {
    if (!isUnderWay(status)) void client.invalidateQueries({ queryKey: [problemKey] });
  });
  const phase = contest === undefined ? '' : `${contest.stage} ${String(contest.isFrozen)}`;
  useOnChange(phase, () => void client.invalidateQueries({ queryKey: [problemKey] }));
}
