/**
 * Live updates inside a contest. The tab's event stream reports that something changed, and the affected
 * queries are refetched. Without a stream, each query polls on its own.
 */
import { useQueryClient } from '@tanstack/react-query';
import { isUnderWay } from '@touchstone/contract/statuses';
import { useEffect, useEffectEvent, useState } from 'react';
import { useContestChanges, useOwnSubmissionUpdates } from '../../lib/submission-updates/index.ts';
import { useOnChange } from '../../lib/use-on-change.ts';
import { useQuestionUpdates } from './questions/use-question-updates.ts';
import type { ContestState } from './use-contest.ts';

type ContestPhase = Pick<ContestState, 'contestId' | 'canEnter' | 'stage' | 'isFrozen'>;

const parts = {
  announcements: ['announcements', 'unread-announcements'],
  board: ['submissions'],
  contest: ['info', 'access', 'problems', 'board-problems'],
} as const;

/** The server recomputes the counts for all contestants at most every two seconds. */
const countsMs = 2500;

export function useContestUpdates({ contestId, canEnter, stage, isFrozen }: ContestPhase): void {
  const client = useQueryClient();
  const invalidate = (names: readonly string[]) => {
    for (const name of names) void client.invalidateQueries({ queryKey: ['contest', contestId, name] });
  };
  const invalidateCounts = useDelayed(countsMs, () => invalidate(['problems']));
  // Active before the start too, because the start may move. The server sends inner changes only to users
  // with access.
  useContestChanges(contestId, (change) => {
    invalidate(parts[change]);
    if (change === 'board') invalidateCounts();
  });
  useQuestionUpdates(contestId);
  useOwnSubmissionUpdates(canEnter, ({ status }) => {
    if (isUnderWay(status)) return;
    invalidate(['own-results']);
    invalidateCounts();
  });
  // Start, freeze and end change almost every response.
  useOnChange(`${stage} ${String(isFrozen)}`, () => {
    void client.invalidateQueries({ queryKey: ['contest', contestId] });
  });
}

/** Runs `act` once, `delayMs` after the first call; calls in between are merged. */
function useDelayed(delayMs: number, act: () => void): () => void {
  const [isScheduled, setScheduled] = useState(false);
  const perform = useEffectEvent(act);
  useEffect(() => {
    if (!isScheduled) return undefined;
    const timer = setTimeout(() => {
      setScheduled(false);
      perform();
    }, delayMs);
    return () => clearTimeout(timer);
  }, [isScheduled, delayMs]);
  return () => setScheduled(true);
}
