/**
 * The boards of contests, in memory.
 *
 * How this works: a board is loaded from the database when it is first requested, and cached. The bus tells of every submission
 * that changed, by its id alone; the ids are collected, and one batch at a time loads the records of the contestants and problems
 * concerned and replaces them on the board. So a verdict costs the same whatever the size of the contest, and a burst of
 * them a few queries per tenth of a second. Each load is of all records of a cell: the order in which events arrive does not
 * matter, nor that one arrives twice.
 *
 * A change of the contest itself (its times, problems, stars, rights), and a bus that was away, invalidate the board. Names of
 * people are loaded again after a minute.
 */
import { createCoalescingWorker } from '../../platform/coalescing-worker.ts';
import type { Platform } from '../../platform/platform.ts';
import { createCachedBoards } from './cached-boards.ts';
import type { ContestBoard } from './contest-board.ts';
import { loadBoard, reloadCells, reloadContestants } from './load-board.ts';
import { listBoardCells } from './standings.repository.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'logger' | 'eventBus'>;

const pauseMs = 100;
const retryMs = 1000;
const namesTtlMs = 60_000;

export interface BoardCache {
  get: (contestId: number) => Promise<ContestBoard>;
  stop: () => void;
}

export function createBoardCache(parts: Parts): BoardCache {
  const { database, clock, logger, eventBus } = parts;
  const boards = createCachedBoards((contestId) => loadBoard(parts, contestId));

  const worker = createCoalescingWorker<number>({
    process: async (submissionIds) => {
      const cells = await listBoardCells(database, submissionIds);
      for (const [contestId, concerned] of Map.groupBy(cells, (cell) => cell.contestId)) {
        const board = await boards.find(contestId);
        if (board !== undefined) await reloadCells(parts, board, concerned);
      }
    },
    onFailure: (error) => {
      logger.warn({ err: error }, 'boards could not be updated; they are loaded again when requested');
      boards.invalidateAll();
      return 'drop';
    },
    isNeeded: () => !boards.isEmpty(),
    pauseMs,
    retryMs,
  });

  /** In the background: the names of a minute ago serve meanwhile. */
  const refreshNames = async (contestId: number, loading: Promise<ContestBoard>) => {
    try {
      await reloadContestants(parts, await loading);
    } catch (error) {
      logger.warn({ err: error, contestId }, 'names of a board could not be loaded again');
    }
  };

  const resync = async () => boards.invalidateAll();
  const handle = async ({ submissionId }: { submissionId: number }) => worker.add([submissionId]);
  eventBus.subscribe('submission.progress', { handle, resync });
  eventBus.subscribe('submission.judged', { handle, resync });
  eventBus.subscribe('contest.changed', {
    handle: async ({ contestId }) => boards.invalidate(contestId),
    resync,
  });

  return {
    get: (contestId) => {
      const now = clock().getTime();
      const cached = boards.use(contestId, now);
      if (now - cached.namesLoadedAt > namesTtlMs) {
        cached.namesLoadedAt = now;
        void refreshNames(contestId, cached.board);
      }
      return cached.board;
    },
    stop: () => {
      worker.stop();
      boards.invalidateAll();
    },
  };
}
