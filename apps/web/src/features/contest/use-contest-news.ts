/**
 * What happens in a contest while somebody is inside it. The stream of the tab says that something has changed; what is on
 * the page is asked for again. Where there is no stream, each of the questions is put again now and then by itself.
 */
import { useQueryClient } from '@tanstack/react-query';
import { isUnderWay } from '@touchstone/contract/statuses';
import { useContestChanges, useOwnSubmissionUpdates } from '../../lib/submission-updates/index.ts';
import { useOnChange } from '../../lib/use-on-change.ts';
import type { ContestState } from './use-contest.ts';

type Inside = Pick<ContestState, 'contestId' | 'canEnter' | 'stage' | 'isSealed'>;

const parts = {
  announcements: ['announcements', 'unread-announcements'],
  board: ['problems', 'submissions'],
  contest: ['info', 'access', 'problems', 'board-problems'],
  own: ['own-results', 'problems'],
} as const;

export function useContestNews({ contestId, canEnter, stage, isSealed }: Inside): void {
  const client = useQueryClient();
  const askAgain = (names: readonly string[]) => {
    for (const name of names) void client.invalidateQueries({ queryKey: ['contest', contestId, name] });
  };
  useContestChanges(canEnter ? contestId : undefined, (change) => askAgain(parts[change]));
  useOwnSubmissionUpdates(canEnter, ({ status }) => {
    if (!isUnderWay(status)) askAgain(parts.own);
  });
  // Start, seal and end change what the server tells of nearly everything.
  useOnChange(`${stage} ${String(isSealed)}`, () => {
    void client.invalidateQueries({ queryKey: ['contest', contestId] });
  });
}
