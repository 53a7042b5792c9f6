/**
 * How this works: a stream may name one contest. Its watcher is told that announcements, the board or the contest itself
 * have changed, never what: the calls about it tell that, to whom they may. Behind a seal a submission is told once, as the
 * try that it is: when its verdict came is nobody's business. Where points are given the sealed board does not even show
 * the try.
 */
import type { ContestEvent } from '@touchstone/contract';
import { isSealedAt } from '@touchstone/rules/contests/contest-time';
import type { Platform } from '../../../platform/platform.ts';
import { contestRules } from '../../contests/index.ts';
import { createBoardChangeThrottle } from './board-change-throttle.ts';
import { createContestAccessCache, type Visit } from './contest-access-cache.ts';
import type { SubmissionProgressRow } from './events.repository.ts';
import type { Watcher } from './submission-feed.ts';

const rememberedTries = 20_000;

const isLetIn = ({ refusal }: Visit) => refusal === undefined;
/** Its times are told to everybody who knows of it. */
const isTold = ({ isVisible, isAdmin }: Visit) => isVisible || isAdmin;

export function createContestFeed(platform: Pick<Platform, 'database' | 'clock' | 'logger'>) {
  const doors = createContestAccessCache(platform);
  const triesTold = new Set<number>();

  const tell = (contestId: number, changed: ContestEvent['changed'], isMeant: (visit: Visit) => boolean) => {
    for (const watcher of doors.watchersOf(contestId)) {
      const visit = doors.look(watcher);
      if (visit !== undefined && isMeant(visit)) watcher.tellContest({ cid: contestId, changed });
    }
  };

  const boardNews = createBoardChangeThrottle({
    countWatchers: doors.count,
    tell: (contestId, isForAll) => {
      tell(contestId, 'board', ({ isBoardShown, isAdmin }) => isBoardShown && (isForAll || isAdmin));
    },
  });

  /** Whether it is the first word of this submission. */
  const noteTry = (submissionId: number): boolean => {
    if (triesTold.has(submissionId)) return false;
    triesTold.add(submissionId);
    const [oldest] = triesTold;
    if (triesTold.size > rememberedTries && oldest !== undefined) triesTold.delete(oldest);
    return true;
  };

  const noteSubmission = ({ id, contestId, submittedAt }: SubmissionProgressRow) => {
    const contest = contestId === null ? undefined : doors.find(contestId);
    if (contest === undefined) return;
    const isBehindSeal =
      contest.sealedFrom !== null &&
      submittedAt >= contest.sealedFrom &&
      isSealedAt(contestRules(contest), platform.clock().getTime());
    const isDifferent = !isBehindSeal || (contest.scoring === 'acm' && noteTry(id));
    boardNews.note(contest.id, isDifferent);
  };

  return {
    join: doors.join,
    leave: (watcher: Watcher) => {
      doors.leave(watcher);
      const { contestId } = watcher;
      if (contestId !== undefined && doors.count(contestId) === 0) boardNews.forget(contestId);
    },
    beat: doors.beat,
    /** Whether the contest that this watcher named is this one, and lets him in. */
    isInside: (watcher: Watcher, contestId: number | null) => {
      const visit = contestId === watcher.contestId ? doors.look(watcher) : undefined;
      return visit !== undefined && isLetIn(visit);
    },
    noteSubmissions: (rows: readonly SubmissionProgressRow[]) => {
      for (const row of rows) noteSubmission(row);
    },
    noteAnnouncements: async ({ contestId }: { contestId: number }) => {
      tell(contestId, 'announcements', isLetIn);
    },
    noteChange: async ({ contestId }: { contestId: number }) => {
      if (doors.count(contestId) === 0) return;
      await doors.renew(contestId);
      tell(contestId, 'contest', isTold);
      boardNews.note(contestId, true);
    },
    /** Something may have been missed. */
    catchUp: async () => {
      for (const contestId of doors.watchedIds()) {
        await doors.renew(contestId);
        tell(contestId, 'contest', isTold);
        tell(contestId, 'announcements', isLetIn);
        boardNews.note(contestId, true);
      }
    },
    stop: () => {
      doors.stop();
      boardNews.stop();
    },
  };
}

export type ContestFeed = ReturnType<typeof createContestFeed>;
