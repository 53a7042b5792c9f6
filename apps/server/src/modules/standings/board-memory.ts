/**
 * How this works: the board of a contest is read from the database when somebody first asks for it, and kept. The bus tells
 * of every submission that changed, by its id alone; the ids gather, and one reading at a time fetches the records of the
 * contestants and problems concerned and puts them in place of the former ones. So a verdict costs the same whatever the
 * size of the contest, and a storm of them a few queries per tenth of a second. Each reading is of all records of a place:
 * it does not matter in which order events arrive, or that one arrives twice.
 *
 * What changes a contest itself (its times, problems, stars, rights), and a bus that was away, makes the board be read anew.
 * Names of people are read anew after a minute. Boards that nobody looks at are forgotten.
 */
import { isSealedAt } from '@touchstone/rules/contests/contest-time';
import { callError } from '../../platform/errors/call-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { findContest, listContestProblems, sealRule } from '../contests/index.ts';
import { createContestBoard, type ContestBoard } from './contest-board.ts';
import {
  listBoardCells,
  listPeople,
  listRecordsAt,
  listStars,
  listSuperAdmins,
  readRecords,
} from './standings.repository.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'logger' | 'eventBus'>;
type LoadParts = Pick<Platform, 'database' | 'clock'>;

interface KeptBoard {
  board: Promise<ContestBoard>;
  usedAt: number;
  namesReadAt: number;
}

const pauseMs = 100;
const retryMs = 1000;
const namesLifeMs = 60_000;
const unusedLifeMs = 30 * 60_000;
const mostBoards = 50;

export interface BoardMemory {
  read: (contestId: number) => Promise<ContestBoard>;
  stop: () => void;
}

export function createBoardMemory({ database, clock, logger, eventBus }: Parts): BoardMemory {
  const kept = new Map<number, KeptBoard>();
  const noted = new Set<number>();
  let next: NodeJS.Timeout | undefined;
  let isReading = false;
  let isStopped = false;

  const forgetUnused = (now: number) => {
    for (const [contestId, { usedAt }] of kept) {
      if (now - usedAt > unusedLifeMs || kept.size > mostBoards) kept.delete(contestId);
    }
  };

  const read = async (contestId: number): Promise<ContestBoard> => {
    const now = clock().getTime();
    const known = kept.get(contestId);
    if (known !== undefined) {
      known.usedAt = now;
      // Put last: what was not asked for the longest comes first, and is forgotten first.
      kept.delete(contestId);
      kept.set(contestId, known);
      if (now - known.namesReadAt > namesLifeMs) {
        known.namesReadAt = now;
        void refreshNames(contestId, known.board);
      }
      return known.board;
    }
    forgetUnused(now);
    const board = loadBoard({ database, clock }, contestId);
    kept.set(contestId, { board, usedAt: now, namesReadAt: now });
    try {
      return await board;
    } catch (error) {
      if (kept.get(contestId)?.board === board) kept.delete(contestId);
      throw error;
    }
  };

  /** Nobody waits for it: the names of a minute ago serve meanwhile. */
  const refreshNames = async (contestId: number, loading: Promise<ContestBoard>) => {
    try {
      const board = await loading;
      board.setPeople(await listPeople(database, [...board.people.keys()]));
    } catch (error) {
      logger.warn({ err: error, contestId }, 'names of a board not read anew');
    }
  };

  /** Whatever fails is read anew by who asks next. */
  const refresh = async (ids: readonly number[]) => {
    const cells = await listBoardCells(database, ids);
    for (const [contestId, concerned] of Map.groupBy(cells, (place) => place.contestId)) {
      const loading = kept.get(contestId)?.board;
      if (loading === undefined) continue;
      const board = await loading;
      const rows = await listRecordsAt(database, contestId, concerned);
      await addPeople(database, board, concerned);
      board.replace(concerned, rows);
    }
  };

  const start = () => {
    if (kept.size === 0) noted.clear();
    if (noted.size === 0 || isReading || next !== undefined || isStopped) return;
    const ids = [...noted];
    noted.clear();
    isReading = true;
    refresh(ids).then(
      () => goOn(pauseMs),
      (error: unknown) => {
        logger.warn({ err: error }, 'boards not brought up to date; read anew when somebody asks');
        kept.clear();
        goOn(retryMs);
      },
    );
  };

  const goOn = (waitMs: number) => {
    isReading = false;
    if (isStopped) return;
    next = setTimeout(() => {
      next = undefined;
      start();
    }, waitMs);
    next.unref();
  };

  const forgetAll = () => {
    kept.clear();
    return Promise.resolve();
  };
  const note = ({ submissionId }: { submissionId: number }) => {
    noted.add(submissionId);
    start();
    return Promise.resolve();
  };
  eventBus.subscribe('submission.progress', { handle: note, resync: forgetAll });
  eventBus.subscribe('submission.judged', { handle: note, resync: forgetAll });
  eventBus.subscribe('contest.changed', {
    handle: ({ contestId }) => {
      kept.delete(contestId);
      return Promise.resolve();
    },
    resync: forgetAll,
  });

  return {
    read,
    stop: () => {
      isStopped = true;
      clearTimeout(next);
      kept.clear();
    },
  };
}

/** In parts, so that everybody else is answered meanwhile. */
async function loadBoard({ database, clock }: LoadParts, contestId: number): Promise<ContestBoard> {
  const contest = await findContest(database, contestId);
  if (contest === undefined) throw callError('contestMissing');
  const [problems, stars, superAdmins] = await Promise.all([
    listContestProblems(database, contestId),
    listStars(database, contestId),
    listSuperAdmins(database),
  ]);
  const board = createContestBoard({
    contest,
    // What nobody may look at any more counts for nobody, as in the reveal.
    problems: problems.filter(({ visibility }) => visibility !== 'private'),
    stars: new Set(stars),
    excluded: new Set(contest.ownerId === null ? superAdmins : [...superAdmins, contest.ownerId]),
    people: new Map(),
  });
  for await (const rows of readRecords(database, contestId)) {
    await addPeople(database, board, rows);
    board.add(rows);
  }
  const isSealed = isSealedAt(sealRule(contest), clock().getTime());
  await board.prepare({ isSealed, includesAfterEnd: false });
  return board;
}

/** Who submits for the first time. */
async function addPeople(
  database: Platform['database'],
  board: ContestBoard,
  cells: readonly { userId: string }[],
) {
  const unknown = [...new Set(cells.map(({ userId }) => userId))].filter((id) => !board.people.has(id));
  if (unknown.length > 0) board.setPeople(await listPeople(database, unknown));
}
