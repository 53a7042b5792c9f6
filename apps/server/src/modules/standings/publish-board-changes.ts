/**
 * Publishes that a board has changed to the subscribers of its contest.
 *
 * How this works: the ids of changed submissions are collected and loaded together. While the board is
 * frozen, a submission after the freeze is published once, as an attempt, so that the moment of its verdict
 * stays hidden. With OI scoring the frozen board does not even show the attempt. Administrators of the
 * contest see every change.
 */
import { isFrozenAt } from '@touchstone/rules/contests/contest-time';
import { createCoalescingWorker } from '../../platform/coalescing-worker.ts';
import type { LiveEvents } from '../../platform/live-events/live-events.ts';
import type { Platform } from '../../platform/platform.ts';
import { findContest, freezeRule, type ContestRow, type ContestTopic } from '../contests/index.ts';
import { listContestSubmissions } from './standings.repository.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'logger' | 'eventBus'>;

const pauseMs = 100;
const retryMs = 1000;
const maxRememberedAttempts = 20_000;

export function publishBoardChanges(liveEvents: LiveEvents, parts: Parts, contestTopic: ContestTopic) {
  const { database, clock, logger, eventBus } = parts;
  const isFirstOf = createFirstTimeCheck(maxRememberedAttempts);

  const isForAll = (contest: ContestRow, { id, submittedAt }: { id: number; submittedAt: Date }) => {
    const isAfterFreeze =
      contest.sealedFrom !== null &&
      submittedAt >= contest.sealedFrom &&
      isFrozenAt(freezeRule(contest), clock().getTime());
    return !isAfterFreeze || (contest.scoring === 'acm' && isFirstOf(id));
  };

  const worker = createCoalescingWorker<number>({
    process: async (ids) => {
      const rows = await listContestSubmissions(database, ids);
      for (const [contestId, concerned] of Map.groupBy(rows, (row) => row.contestId)) {
        const contest = await findContest(database, contestId);
        if (contest === undefined) continue;
        for (const row of concerned)
          contestTopic.publishBoardChange(contestId, { isForAll: isForAll(contest, row) });
      }
    },
    onFailure: (error) => {
      logger.warn({ err: error }, 'board changes could not be loaded yet');
      return 'retry';
    },
    isNeeded: contestTopic.acceptsChanges,
    pauseMs,
    retryMs,
  });
  liveEvents.onStop(worker.stop);

  const handle = async ({ submissionId }: { submissionId: number }) => {
    worker.add([submissionId]);
  };
  // After a resync the topic of the contest publishes a change of every board by itself.
  const resync = async () => undefined;
  eventBus.subscribe('submission.progress', { handle, resync });
  eventBus.subscribe('submission.judged', { handle, resync });
}

/** Returns true for the first call with an id, as long as the id is remembered. */
function createFirstTimeCheck(maxRemembered: number) {
  const seen = new Set<number>();
  return (id: number): boolean => {
    if (seen.has(id)) return false;
    seen.add(id);
    const [oldest] = seen;
    if (seen.size > maxRemembered && oldest !== undefined) seen.delete(oldest);
    return true;
  };
}
