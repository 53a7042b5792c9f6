/**
 * What happens in a contest while somebody is inside it. The stream of the tab says that something has changed; what is on
 * the page is asked for again. Where there is no stream, each of the questions is put again now and then by itself.
 */
import { useQueryClient } from '@tanstack/react-query';
import { isUnderWay } from '@touchstone/contract/statuses';
import { useEffect, useEffectEvent, useState } from 'react';
import { useContestChanges, useOwnSubmissionUpdates } from '../../lib/submission-updates/index.ts';
import { useOnChange } from '../../lib/use-on-change.ts';
import type { ContestState } from './use-contest.ts';

type Inside = Pick<ContestState, 'contestId' | 'canEnter' | 'stage' | 'isSealed'>;

const parts = {
  announcements: ['announcements', 'unread-announcements'],
  board: ['submissions'],
  contest: ['info', 'access', 'problems', 'board-problems'],
} as const;

/** The server counts for all contestants at once, and not more often than every two seconds. */
const countsMs = 2500;

export function useContestNews({ contestId, canEnter, stage, isSealed }: Inside): void {
  const client = useQueryClient();
  const askAgain = (names: readonly string[]) => {
    for (const name of names) void client.invalidateQueries({ queryKey: ['contest', contestId, name] });
  };
  const askForCounts = useDelayed(countsMs, () => askAgain(['problems']));
  // Before the start too: it may be moved. Of what is inside, the server tells only those whom it lets in.
  useContestChanges(contestId, (change) => {
    askAgain(parts[change]);
    if (change === 'board') askForCounts();
  });
  useOwnSubmissionUpdates(canEnter, ({ status }) => {
    if (isUnderWay(status)) return;
    askAgain(['own-results']);
    askForCounts();
  });
  // Start, seal and end change what the server tells of nearly everything.
  useOnChange(`${stage} ${String(isSealed)}`, () => {
    void client.invalidateQueries({ queryKey: ['contest', contestId] });
  });
}

/** Does it a while after it was asked for, once however often it is asked for meanwhile. */
function useDelayed(delayMs: number, act: () => void): () => void {
  const [isWanted, setWanted] = useState(false);
  const perform = useEffectEvent(act);
  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setTimeout(() => {
      setWanted(false);
      perform();
    }, delayMs);
    return () => clearTimeout(timer);
  }, [isWanted, delayMs]);
  return () => setWanted(true);
}
