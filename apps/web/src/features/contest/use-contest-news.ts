/**
 * Live updates inside a contest. The tab's event stream reports that something changed, and the affected
 * queries are refetched. Without a stream, each query polls on its own.
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

/** The server recomputes the counts for all contestants at most every two seconds. */
const countsMs = 2500;

export function useContestNews({ contestId, canEnter, stage, isSealed }: Inside): void {
  const client = useQueryClient();
  const askAgain = (names: readonly string[]) => {
    for (const name of names) void client.invalidateQueries({ queryKey: ['contest', contestId, name] });
  };
  const askForCounts = useDelayed(countsMs, () => askAgain(['problems']));
  // Active before the start too, because the start may move. The server sends inner changes only to users
  // with access.
  useContestChanges(contestId, (change) => {
    askAgain(parts[change]);
    if (change === 'board') askForCounts();
  });
  useOwnSubmissionUpdates(canEnter, ({ status }) => {
    if (isUnderWay(status)) return;
    askAgain(['own-results']);
    askForCounts();
  });
  // Start, freeze and end change almost every response.
  useOnChange(`${stage} ${String(isSealed)}`, () => {
    void client.invalidateQueries({ queryKey: ['contest', contestId] });
  });
}

/** Runs `act` once, `delayMs` after the first call; calls in between are merged. */
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
