/** Loads boards from the database, wholly or in part. */
import { isFrozenAt } from '@touchstone/rules/contests/contest-time';
import { callError } from '../../platform/errors/call-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { findContest, listContestProblems, listUnranked, freezeRule } from '../contests/index.ts';
import { createContestBoard, type ContestBoard } from './contest-board.ts';
import {
  listContestants,
  listRecordsAt,
  listStars,
  loadRecordPages,
  type BoardCell,
} from './standings.repository.ts';

type Parts = Pick<Platform, 'database' | 'clock'>;

/** In parts, so that other requests are answered meanwhile. */
export async function loadBoard({ database, clock }: Parts, contestId: number): Promise<ContestBoard> {
  const contest = await findContest(database, contestId);
  if (contest === undefined) throw callError('contestMissing');
  const [problems, stars, excluded] = await Promise.all([
    listContestProblems(database, contestId),
    listStars(database, contestId),
    listUnranked(database, contest),
  ]);
  const board = createContestBoard({
    contest,
    problems,
    stars: new Set(stars),
    excluded,
    people: new Map(),
  });
  for await (const rows of loadRecordPages(database, contestId)) {
    await addContestants(database, board, rows);
    board.add(rows);
  }
  const isFrozen = isFrozenAt(freezeRule(contest), clock().getTime());
  await board.prepare({ isFrozen, includesAfterEnd: false });
  return board;
}

/** Loads all records of these cells again. */
export async function reloadCells(
  { database }: Pick<Parts, 'database'>,
  board: ContestBoard,
  cells: readonly BoardCell[],
) {
  const rows = await listRecordsAt(database, board.contest.id, cells);
  await addContestants(database, board, cells);
  board.replace(cells, rows);
}

export async function reloadContestants({ database }: Pick<Parts, 'database'>, board: ContestBoard) {
  board.setContestants(await listContestants(database, [...board.people.keys()]));
}

/** Contestants who submit for the first time. */
async function addContestants(
  database: Platform['database'],
  board: ContestBoard,
  cells: readonly { userId: string }[],
) {
  const unknown = [...new Set(cells.map(({ userId }) => userId))].filter((id) => !board.people.has(id));
  if (unknown.length > 0) board.setContestants(await listContestants(database, unknown));
}
