import { useQueryClient } from '@tanstack/react-query';
import { isUnderWay } from '@touchstone/contract/statuses';
import { useOwnSubmissionUpdates } from '../../../lib/submission-updates/index.ts';
import { useOnChange } from '../../../lib/use-on-change.ts';
import { problemKey } from '../api/problem-key.ts';
import type { ContestSituation } from './contest-situation.ts';

/**
 * In a contest the marks of all problems are in sight: a verdict moves them also where the submission was made in another
 * tab. And each turn of the contest (start, seal, end) changes what the server tells.
 */
export function useContestNews(contest: ContestSituation | undefined): void {
  const client = useQueryClient();
  useOwnSubmissionUpdates(contest !== undefined, ({ status }) => {
    if (!isUnderWay(status)) void client.invalidateQueries({ queryKey: [problemKey] });
  });
  const turn = contest === undefined ? '' : `${contest.stage} ${String(contest.isSealed)}`;
  useOnChange(turn, () => void client.invalidateQueries({ queryKey: [problemKey] }));
}
